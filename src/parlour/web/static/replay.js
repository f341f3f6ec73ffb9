// The script of a replay: steps, plays and scrubs through the moments of a game without loading a page for each.
// Every link to a moment, every key and the scrubber end in `go`; the address always names the moment that is shown.

import { showCards } from "./cards.js";
import { dressSmallThings, listenToCopying } from "./copy.js";
import { openLaws } from "./laws.js";
import { own } from "./morph.js";
import { animateMoves } from "./moves.js";
import { address, backoff, count, isTyping, offline, pause, phone, table } from "./page.js";
import { clamp } from "./popover.js";
import { afterShow, board, parsed, show } from "./show.js";
import { zoomBoard, zoomKey } from "./zoom.js";

const PACE = 900; // ms a moment at ×1

let playing = false;
let speed = 1;
let timer = 0;
/** @type {URLSearchParams | null} the moment that is wanted while another is being fetched */
let wanted = null;
let fetching = false;

function end() {
  return count("moves");
}

/** The moment that is shown, or about to be. */
function now() {
  const query = wanted ?? new URLSearchParams(location.search);
  return clamp(Number(query.get("at") ?? end()), 0, end());
}

/** @returns {HTMLInputElement | null} */
function scrubber() {
  return table()?.querySelector("input[type=range]") ?? null;
}

/** @param {number} at a moment, through the same eyes */
function go(at) {
  const query = new URLSearchParams(wanted ?? location.search);
  query.set("at", `${clamp(at, 0, end())}`);
  return visit(query);
}

/**
 * Shows a moment. Whoever scrubs asks for many: the newest wish wins, the others are never fetched.
 * @param {URLSearchParams} query
 */
async function visit(query) {
  wanted = query;
  if (fetching) return;
  fetching = true;
  for (let failures = 0; wanted; ) {
    /** @type {URLSearchParams} */
    const wish = wanted;
    const html = await moment(wish).catch(() => null);
    offline("page", html === null);
    if (html === null) await pause(backoff(failures++));
    else if (wish === wanted) wanted = null;
    if (html && !wanted) display(html, wish);
    if (html === "") playing = false; // there is no such moment
  }
  fetching = false;
}

/** @param {URLSearchParams} query */
async function moment(query) {
  const whole = new URLSearchParams(query);
  whole.set("fragment", "1");
  whole.set("board", board());
  const response = await fetch(address(`/replay?${whole}`));
  if (response.status >= 500) throw new Error(response.statusText);
  return response.ok ? response.text() : "";
}

/**
 * @param {string} html
 * @param {URLSearchParams} query
 */
function display(html, query) {
  const main = table();
  const next = main && parsed(html, main.id);
  if (!main || !next) return;
  history.replaceState(null, "", `${location.pathname}?${query}`);
  show(main, next);
}

function dress() {
  const range = scrubber();
  if (range && range.value !== `${now()}`) range.value = `${now()}`;
  for (const button of document.querySelectorAll("[data-play], [data-speed]")) {
    const pressed = button.hasAttribute("data-play") ? playing : Number(button.getAttribute("data-speed")) === speed;
    button.removeAttribute("hidden"); // without a script they would do nothing
    own(button, "aria-pressed", `${pressed}`);
  }
}

// Playing

/** @param {boolean} on */
function play(on) {
  clearTimeout(timer);
  playing = on && end() > 0;
  if (playing && now() >= end()) go(0).then(onward);
  else if (playing) onward();
  dress();
}

function onward() {
  clearTimeout(timer);
  if (!playing) return;
  if (now() >= end()) play(false);
  else timer = setTimeout(() => go(now() + 1).then(onward), PACE / speed);
}

/** @param {number} at */
function stopAndGo(at) {
  play(false);
  go(at);
}

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowLeft: () => stopAndGo(now() - 1),
  ArrowRight: () => stopAndGo(now() + 1),
  Home: () => stopAndGo(0),
  End: () => stopAndGo(end()),
  " ": () => play(!playing),
};

/** @param {KeyboardEvent} event */
function key(event) {
  const { target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const ownKeys = event.key === " " ? target !== scrubber() && isTyping(target) : isTyping(target);
  const pressing = event.key === " " && target instanceof Element && target.closest("button, a, summary, label");
  if (ownKeys || pressing) return;
  const deed = KEYS[event.key];
  if (deed && !(event.key === " " && event.repeat)) deed();
  if (deed || zoomKey(event.key)) event.preventDefault();
}

/** @param {Event} event */
function scrub(event) {
  const range = scrubber();
  if (range && event.target === range) stopAndGo(Number(range.value));
}

/** @param {MouseEvent} event */
function click(event) {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!(event.target instanceof Element) || !plain) return;
  const link = event.target.closest("a[href]");
  const faster = event.target.closest("[data-speed]");
  if (link instanceof HTMLAnchorElement && isMoment(link)) {
    event.preventDefault();
    play(false);
    visit(new URLSearchParams(link.search));
  } else if (faster) {
    speed = Number(faster.getAttribute("data-speed")) || 1;
    onward();
    dress();
  } else if (event.target.closest("[data-play]")) {
    play(!playing);
  }
}

/** @param {HTMLAnchorElement} link */
function isMoment(link) {
  return link.origin === location.origin && link.pathname === location.pathname && link.search !== "";
}

if (table()) {
  animateMoves();
  zoomBoard();
  showCards();
  openLaws();
  listenToCopying();
  afterShow.add(dress);
  afterShow.add(dressSmallThings);
  document.addEventListener("keydown", key);
  document.addEventListener("click", click);
  document.addEventListener("input", scrub);
  document.addEventListener("visibilitychange", () => void (document.hidden && play(false)));
  phone.addEventListener("change", () => go(now()));
  visit(new URLSearchParams(location.search));
}
