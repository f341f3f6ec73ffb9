// Brings what the server has rendered into the page: fetches the table's fragment, morphs it in, and tells the modules
// that care before and after. One fetch at a time; one that fails is tried again until it is answered.

import { morph, own } from "./morph.js";
import { address, backoff, count, offline, pause, phone, table } from "./page.js";

/** @type {Set<(main: HTMLElement, next: HTMLElement) => void>} */
export const beforeShow = new Set();
/** @type {Set<(main: HTMLElement) => void>} */
export const afterShow = new Set();

/**
 * Morphs `main` into `next`, which is used up.
 * @param {HTMLElement} main
 * @param {HTMLElement} next
 */
export function show(main, next) {
  for (const each of beforeShow) each(main, next);
  const asked = !!document.activeElement?.closest("#prompt");
  const moved = main.dataset.moves !== next.dataset.moves;
  morph(main, next);
  if (moved) upToQuestion();
  if (asked && document.activeElement === document.body) focusQuestion();
  for (const each of afterShow) each(main);
}

/** A new question begins at its top, wherever the last one was scrolled to. */
function upToQuestion() {
  for (let each = document.getElementById("prompt"); each && each !== document.body; each = each.parentElement) {
    each.scrollTop = 0;
  }
}

/** The button that had the focus is gone: whoever plays by keyboard goes on from the new question. */
function focusQuestion() {
  const question = document.getElementById("asked") ?? document.getElementById("prompt");
  if (!question) return;
  own(question, "tabindex", "-1");
  question.focus({ preventScroll: true });
}

/**
 * @param {string} html of a page or of a part of it
 * @param {string} id
 * @returns {HTMLElement | null}
 */
export function parsed(html, id) {
  return new DOMParser().parseFromString(html, "text/html").getElementById(id);
}

/**
 * A picture that came as a file. Its colours and letters come from our stylesheet here: the policy of the page allows
 * no style in a drawing, not even while it is parsed.
 * @param {string} svg
 * @returns {Element | null}
 */
export function parsedPicture(svg) {
  const plain = svg.replace(/<style[^]*?<\/style>/g, "");
  const root = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  return root.localName === "svg" ? root : null;
}

/** Which pictures the page wants. */
export function board() {
  return phone.matches ? "phone" : "wide";
}

/** @type {Promise<boolean> | null} */
let running = null;
let wanted = false;
let insisting = false;

/**
 * Fetches the table as it is now and shows it.
 * @param {boolean} insist also when the numbers say that nothing is newer
 * @returns {Promise<boolean>} when it is shown: whether the server answered at once
 */
export function refresh(insist = false) {
  wanted = true;
  insisting ||= insist;
  running ??= run().finally(() => (running = null));
  return running;
}

async function run() {
  let failures = 0;
  let smooth = true;
  while (wanted) {
    const insist = insisting;
    wanted = insisting = false;
    if (await fetched(insist)) {
      failures = 0;
    } else {
      wanted = true;
      insisting ||= insist;
      smooth = false;
      await pause(backoff(failures++));
    }
  }
  return smooth;
}

/**
 * @param {boolean} insist
 * @returns {Promise<boolean>} whether there was an answer
 */
async function fetched(insist) {
  const html = await fragment(insist).catch(() => null);
  offline("page", html === null);
  if (html) showNewer(html);
  return html !== null;
}

/**
 * @param {boolean} insist
 * @returns {Promise<string>} "" when there is nothing to show
 */
async function fragment(insist) {
  const response = await fetch(fragmentAddress(insist), { signal: AbortSignal.timeout(15000) });
  if (response.status >= 500) throw new Error(response.statusText);
  return response.status === 200 ? response.text() : "";
}

/** @param {boolean} insist */
function fragmentAddress(insist) {
  const query = new URLSearchParams(location.search); // an invitation or a hint stays
  query.set("board", board());
  if (!insist) {
    query.set("after", `${count("seq")}`);
    query.set("talk", `${count("talk")}`);
  }
  const part = table()?.matches(".screen") ? "/screen" : "/fragment"; // the big screen is a page of its own
  return address(`${part}?${query}`);
}

/** @param {string} html */
function showNewer(html) {
  const main = table();
  const next = parsed(html, "table");
  if (main && next && count("seq", next) >= count("seq", main)) show(main, next);
}
