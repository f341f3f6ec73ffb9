// Shows what moved. The page is already right when anything moves: pieces slide from where they were to where they are
// (FLIP), scores count up. Any input finishes all of it at once; who wants no motion gets a short fade.

import { afterShow, beforeShow } from "./show.js";

const MOST = 1200; // ms for everything that one decision sets in motion
const FADE = 120;
const COUNT = 420;
const NEAR = 2; // px: nothing moved

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @type {Map<string, DOMRect>} */
let places = new Map();
/** @type {Map<Element, number>} */
let scores = new Map();
/** @type {Set<{finish: () => void}>} */
const running = new Set();

export function animateMoves() {
  beforeShow.add(measure);
  afterShow.add(play);
  const inputs = ["pointerdown", "keydown", "wheel"];
  for (const name of inputs) addEventListener(name, finish, { capture: true, passive: true });
}

/** Puts everything that moves where it belongs, now. */
function finish() {
  for (const each of [...running]) each.finish();
  running.clear();
}

/** @param {Element} main */
function pieces(main) {
  return main.querySelectorAll("svg [data-piece]");
}

/** @param {Element} piece */
function nameOf(piece) {
  return piece.getAttribute("data-piece") ?? "";
}

/**
 * @param {HTMLElement} main
 * @param {HTMLElement} next
 */
function measure(main, next) {
  finish();
  const [before, after] = [main, next].map((each) => each.querySelector("#board > svg")?.getAttribute("viewBox"));
  const known = before === after ? [...pieces(main)] : [];
  places = new Map(known.map((each) => [nameOf(each), each.getBoundingClientRect()]));
  scores = new Map([...main.querySelectorAll("[data-score]")].map((each) => [each, Number(each.textContent)]));
}

/** @param {HTMLElement} main */
function play(main) {
  if (document.hidden) return;
  const speed = duration();
  let delay = 0;
  for (const piece of places.size > 0 ? pieces(main) : []) {
    const shift = shiftOf(piece);
    if (shift === null) continue;
    if (still.matches) run(piece, [{ opacity: 0 }, {}], FADE, 0);
    else if (delay + speed <= MOST) run(piece, shift, speed, delay);
    delay += speed; // one thing at a time; what comes too late is simply there
  }
  for (const [element, from] of still.matches ? [] : scores) countUp(element, from);
}

/** --move of the stylesheet, in ms. */
function duration() {
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--move")) || 260;
}

/**
 * How a piece came to be where it is: keyframes, or null if it has not moved.
 * @param {Element} piece
 * @returns {Keyframe[] | null}
 */
function shiftOf(piece) {
  const from = places.get(nameOf(piece));
  if (!from) return [{ opacity: 0 }, {}];
  const to = piece.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(dx, dy) < NEAR) return null;
  const [ux, uy] = inUnits(piece, dx, dy);
  return [{ translate: `${ux}px ${uy}px` }, { translate: "0px 0px" }]; // leaves the transform attribute alone
}

/**
 * A way on the screen in the units of the drawing around a piece.
 * @param {Element} piece
 * @param {number} dx
 * @param {number} dy
 */
function inUnits(piece, dx, dy) {
  const around = piece.parentElement;
  const matrix = around instanceof SVGGraphicsElement ? around.getScreenCTM()?.inverse() : null;
  return matrix ? [matrix.a * dx + matrix.c * dy, matrix.b * dx + matrix.d * dy] : [dx, dy];
}

/**
 * @param {Element} piece
 * @param {Keyframe[]} frames
 * @param {number} ms
 * @param {number} delay
 */
function run(piece, frames, ms, delay) {
  const easing = "cubic-bezier(.2, .7, .2, 1)";
  const motion = piece.animate(frames, { duration: ms, delay, easing, fill: "backwards" });
  running.add(motion);
  motion.onfinish = () => running.delete(motion);
}

/**
 * @param {Element} element
 * @param {number} from
 */
function countUp(element, from) {
  const words = element.textContent ?? "";
  const to = Number(words);
  if (!element.isConnected || element.childElementCount > 0 || !words || !(Math.abs(to - from) >= 1)) return;
  const began = performance.now();
  const counting = { finish: () => void (element.textContent = words) };
  running.add(counting);
  const tick = () => {
    const share = (performance.now() - began) / COUNT;
    if (!running.has(counting)) return;
    element.textContent = share >= 1 ? words : `${Math.round(from + (to - from) * share)}`;
    if (share >= 1) running.delete(counting);
    else requestAnimationFrame(tick);
  };
  tick();
}
