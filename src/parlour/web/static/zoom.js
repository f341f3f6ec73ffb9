// Pan and zoom of the board. The page's own zoom and scrolling are never taken away: Ctrl+wheel stays the browser's, a
// plain wheel zooms only a board that has the focus or is zoomed, and one finger scrolls the page until we are zoomed.

import { word } from "./page.js";
import { clamp } from "./popover.js";
import { afterShow } from "./show.js";

const MOST = 6;
const STEP = 1.5; // of keys and buttons
const DRAG = 6; // px: less is a click with an unsteady hand
const TAP = 300; // ms between the taps of a double tap

let scale = 1;
let x = 0; // of the picture's corner, in px of the page
let y = 0;
/** @type {WeakSet<Element>} */
const wired = new WeakSet();

export function zoomBoard() {
  afterShow.add(dress);
  visualViewport?.addEventListener("resize", apply);
  addEventListener("resize", () => void (scale > 1 && moveTo(x, y)));
}

function board() {
  return document.getElementById("board");
}

function picture() {
  return board()?.querySelector(":scope > svg") ?? null;
}

function dress() {
  const element = board();
  if (!element || !picture()) return;
  if (!wired.has(element)) wire(element);
  wired.add(element);
  if (!element.querySelector(":scope > .zoom-tools")) element.append(tools());
  apply();
}

/** @param {HTMLElement} element */
function wire(element) {
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) element.addEventListener(name, up);
  element.addEventListener("click", stopAfterDrag, true);
  element.addEventListener("touchmove", keepFingers, { passive: false });
}

/** @param {TouchEvent} event two fingers are ours: otherwise the browser might scroll with them */
function keepFingers(event) {
  if (event.touches.length > 1 && !pageIsZoomed()) event.preventDefault();
}

// The state, and how it looks

/** @param {number} factor, around the middle of the board or a point of the window */
function zoomBy(factor, px = NaN, py = NaN) {
  const box = board()?.getBoundingClientRect();
  const rect = picture()?.getBoundingClientRect();
  if (!box || !rect) return;
  const cx = Number.isNaN(px) ? box.left + box.width / 2 : px;
  const cy = Number.isNaN(py) ? box.top + box.height / 2 : py;
  const next = clamp(scale * factor, 1, MOST);
  const grown = next / scale;
  scale = next;
  moveTo(x + (cx - rect.left) * (1 - grown), y + (cy - rect.top) * (1 - grown));
}

function zoomOut() {
  scale = 1;
  moveTo(0, 0);
}

/**
 * @param {string} key
 * @returns {boolean} whether it was for us
 */
export function zoomKey(key) {
  if (key === "+" || key === "=") zoomBy(STEP);
  else if (key === "-") zoomBy(1 / STEP);
  else if (key === "0") zoomOut();
  else return false;
  return picture() !== null;
}

/**
 * The picture always fills its frame: it cannot be lost.
 * @param {number} left
 * @param {number} top
 */
function moveTo(left, top) {
  const svg = picture();
  const width = svg?.clientWidth ?? 0;
  const height = svg?.clientHeight ?? 0;
  x = clamp(left, width * (1 - scale), 0) || 0;
  y = clamp(top, height * (1 - scale), 0) || 0;
  apply();
}

function apply() {
  const [element, svg] = [board(), picture()];
  if (!element || !(svg instanceof SVGElement)) return;
  const closer = scale > 1;
  element.style.position = "relative"; // for the tools
  element.classList.toggle("zoomed", closer);
  element.style.overflow = closer ? "hidden" : "";
  element.style.touchAction = pageIsZoomed() ? "auto" : closer ? "none" : "pan-x pan-y";
  svg.style.transformOrigin = "0 0";
  svg.style.transform = closer ? `translate(${x}px, ${y}px) scale(${scale})` : "";
  const reset = element.querySelector("[data-zoom=reset]");
  if (reset instanceof HTMLElement) reset.hidden = !closer;
}

/** Then fingers belong to the browser, on the board too, so that one can get out again. */
function pageIsZoomed() {
  return (visualViewport?.scale ?? 1) > 1.01;
}

/** @param {Element} element that should be in sight */
export function reveal(element) {
  const box = board()?.getBoundingClientRect();
  const rect = element.getBoundingClientRect();
  if (!box || scale === 1) return;
  const dx = clamp(0, box.left - rect.left, box.right - rect.right);
  const dy = clamp(0, box.top - rect.top, box.bottom - rect.bottom);
  if (dx || dy) moveTo(x + dx, y + dy);
}

function tools() {
  const box = document.createElement("div");
  box.className = "zoom-tools";
  box.dataset.own = "";
  Object.assign(box.style, { position: "absolute", right: "8px", bottom: "8px" });
  const [closer, farther] = [() => zoomBy(STEP), () => zoomBy(1 / STEP)];
  box.append(tool("in", "+", closer), tool("out", "−", farther), tool("reset", "⤢", zoomOut));
  return box;
}

/**
 * @param {"in" | "out" | "reset"} name
 * @param {string} sign
 * @param {() => void} deed
 */
function tool(name, sign, deed) {
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.zoom = name;
  button.textContent = sign;
  button.title = word(`zoom-${name}`);
  button.setAttribute("aria-label", button.title);
  button.addEventListener("click", deed);
  return button;
}

// Wheel

const PAUSE = 300; // ms without a turn of the wheel end a movement; until then it keeps its meaning
let scrolled = -Infinity; // when the wheel last scrolled the page
let zoomed = -Infinity; // when it last zoomed the board

/** @param {WheelEvent} event */
function wheel(event) {
  if (event.ctrlKey || event.metaKey) return;
  const { timeStamp, deltaY } = event;
  const begins = scale > 1 || (deltaY < 0 && !!board()?.contains(document.activeElement));
  if (timeStamp - scrolled < PAUSE || (!begins && timeStamp - zoomed >= PAUSE)) {
    scrolled = timeStamp;
    return;
  }
  zoomed = timeStamp;
  event.preventDefault();
  if (event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) moveTo(x - event.deltaX, y - event.deltaY);
  else zoomBy(Math.exp(-clamp(deltaY, -200, 200) / 300), event.clientX, event.clientY);
}

// Fingers and mouse

/** @type {Map<number, {x: number, y: number}>} */
const held = new Map();
let dragged = false;
let lastTap = { at: -Infinity, x: 0, y: 0 };

/** @param {PointerEvent} event */
function down(event) {
  if (event.target instanceof Element && event.target.closest(".zoom-tools")) return;
  if (event.pointerType === "mouse" && event.button !== 0) return;
  if (held.size === 0) dragged = false;
  held.set(event.pointerId, { x: event.clientX, y: event.clientY });
}

/** @param {PointerEvent} event */
function move(event) {
  if (event.buttons === 0) held.delete(event.pointerId); // let go where we could not see it
  const was = held.get(event.pointerId);
  if (!was || pageIsZoomed()) return;
  const now = { x: event.clientX, y: event.clientY };
  const others = [...held].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
  if (!dragged && others.length === 0 && Math.hypot(now.x - was.x, now.y - was.y) < DRAG) return;
  if (others.length === 0 && scale === 1) return;
  held.set(event.pointerId, now);
  if (!dragged && event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
  dragged = true;
  if (others[0]) pinch(was, now, others[0]);
  else moveTo(x + now.x - was.x, y + now.y - was.y);
}

/**
 * @param {{x: number, y: number}} was
 * @param {{x: number, y: number}} now
 * @param {{x: number, y: number}} other
 */
function pinch(was, now, other) {
  const before = Math.hypot(was.x - other.x, was.y - other.y);
  const after = Math.hypot(now.x - other.x, now.y - other.y);
  moveTo(x + (now.x - was.x) / 2, y + (now.y - was.y) / 2);
  if (before > 0) zoomBy(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
}

/** @param {PointerEvent} event */
function up(event) {
  if (!held.delete(event.pointerId) || event.type === "pointercancel" || dragged || held.size > 0) return;
  const { clientX, clientY, timeStamp } = event;
  const near = Math.hypot(clientX - lastTap.x, clientY - lastTap.y) < 24;
  const twice = near && timeStamp - lastTap.at < TAP;
  lastTap = { at: twice ? -Infinity : timeStamp, x: clientX, y: clientY };
  const playing = event.target instanceof Element && event.target.closest(".target");
  if (!twice || playing) return;
  if (scale > 1) zoomOut();
  else zoomBy(2, clientX, clientY);
}

/**
 * The end of a drag is no click.
 * @param {Event} event
 */
function stopAfterDrag(event) {
  if (!dragged) return;
  dragged = false;
  event.preventDefault();
  event.stopPropagation();
}
