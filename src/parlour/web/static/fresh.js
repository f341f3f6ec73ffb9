// Marks what has changed since the person last looked, until they act; and tells the server when they have looked.

import { mention } from "./act.js";
import { thing } from "./board.js";
import { address, count, phone, table } from "./page.js";
import { afterShow, parsedPicture } from "./show.js";

const MOST = 16; // things marked at once: when nearly everything is new, marks say nothing
const LOOK = 1000; // ms that a table must be in sight to have been looked at
const IGNORED = /^(class|style|data-.*|aria-.*|tabindex)$/; // says what can be done, not how things are

/** @typedef {Map<string, string>} Looks how each thing in the picture looks, by id */

/** @type {Looks | null} as the person last saw it */
let lastSeen = null;
let asked = false; // for the picture of the moment that was seen before this page was opened
let told = 0; // the seq that the server knows we have seen
let timer = 0;

export function markFresh() {
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : look()));
  document.addEventListener("parlour:act", unmark);
  afterShow.add(look);
}

function leave() {
  clearTimeout(timer);
  if (table()) lastSeen = looksIn(pictures());
}

function look() {
  if (document.hidden || !table()) return;
  if (lastSeen) mark(lastSeen);
  else if (!asked && pictures().length > 0) markSinceLastVisit();
  lastSeen = null;
  clearTimeout(timer);
  timer = setTimeout(tell, LOOK);
}

/** Spectators without a name are nobody: their `data-seen` never changes, and nobody keeps it. */
function tell() {
  const seq = count("seq");
  if (document.hidden || seq <= told || !table()?.dataset.seat) return;
  told = seq;
  mention("/seen", { seq: `${seq}` });
}

async function markSinceLastVisit() {
  asked = true;
  const seen = Number(table()?.dataset.seenMoves ?? count("seen"));
  if (!seen || seen >= count("moves")) return;
  const mine = document.querySelector("#table #mine") ? ["phone-mine"] : [];
  const layouts = phone.matches ? ["phone-board", "phone-rest", ...mine] : ["wide"];
  const seat = table()?.dataset.seat ?? "";
  const fetched = layouts.map((layout) => pictureAt(`/board.svg?layout=${layout}&at=${seen}&seat=${seat}`));
  const roots = (await Promise.all(fetched)).filter((each) => each !== null);
  if (roots.length > 0) mark(looksIn(roots));
}

/** @param {string} rest */
async function pictureAt(rest) {
  const response = await fetch(address(rest)).catch(() => null);
  if (!response?.ok) return null;
  return parsedPicture(await response.text());
}

function pictures() {
  return [...document.querySelectorAll("#table :is(#board, #mine, #others) > svg")];
}

/** @param {Looks} before */
function mark(before) {
  if (before.size === 0) return;
  unmark();
  const changed = [...looksIn(pictures())].filter(([id, looks]) => before.get(id) !== looks).map(([id]) => thing(id));
  // a seat nearly always differs; its cards and markers say how
  const small = changed.filter((each) => each && !each.querySelector("[id]"));
  if (small.length <= MOST) for (const each of small) each?.classList.add("fresh");
}

function unmark() {
  for (const each of document.querySelectorAll(".fresh")) each.classList.remove("fresh");
}

/**
 * @param {Element[]} roots
 * @returns {Looks}
 */
function looksIn(roots) {
  const things = roots.flatMap((root) => [...root.querySelectorAll("[id]")].filter((each) => !each.closest("defs")));
  return new Map(things.map((each) => [each.id, looksOf(each, true)]));
}

/**
 * How a thing looks by itself: without the things in it that have a name of their own, and without the rings that show
 * what may be chosen.
 * @param {Element} element
 * @param {boolean} isThing the one that is asked about
 * @returns {string}
 */
function looksOf(element, isThing = false) {
  if ((element.id && !isThing) || element.querySelector(":scope > .ring")) return "";
  const attributes = [...element.attributes].filter(({ name }) => !IGNORED.test(name));
  const words = attributes.map(({ name, value }) => `${name}=${value}`).sort();
  const inner = [...element.childNodes].map((each) => (each instanceof Element ? looksOf(each) : each.nodeValue));
  return `<${element.localName} ${words.join(" ")}>${inner.join("")}`;
}
