// Plays by keyboard: a number or letter takes the option that shows it, arrows walk over the places of the board,
// Enter takes the one that is lit, U or Ctrl+Z undoes, Escape closes. Nothing happens while somebody types.

import { choose, closeChooser, light, optionsOf, press, stepInChooser, targets, thing } from "./board.js";
import { closeCard } from "./cards.js";
import { closeLaw } from "./laws.js";
import { own } from "./morph.js";
import { clearToast, isShown, isTyping, table } from "./page.js";
import { afterShow } from "./show.js";
import { reveal, zoomKey } from "./zoom.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

let cursor = ""; // the place that the arrows have reached

export function playByKeys() {
  document.addEventListener("keydown", key);
  document.addEventListener("focusin", (event) => void (event.target === boardElement() && light(cursor)));
  afterShow.add(dress);
}

function boardElement() {
  return document.getElementById("board");
}

/** The board can be reached by Tab while there is something to choose on it. */
function dress() {
  const board = boardElement();
  const places = targets();
  if (!places.some((each) => each.id === cursor)) cursor = "";
  if (!board) return;
  const on = places.length > 0 || board === document.activeElement;
  own(board, "tabindex", on ? "0" : null);
  own(board, "role", on ? "application" : null);
  own(board, "aria-label", on ? (board.querySelector("svg")?.getAttribute("aria-label") ?? "") : null);
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.defaultPrevented || event.altKey || !table()) return;
  if (taken(event)) event.preventDefault();
}

/**
 * @param {KeyboardEvent} event
 * @returns {boolean} whether the key was for us
 */
function taken(event) {
  if (event.key === "Escape") return escape();
  if (isTyping(event.target)) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "z" && !event.shiftKey && once(event, undo);
  const arrow = ARROWS[event.key];
  if (arrow) return stepInChooser(arrow[0] + arrow[1]) || (event.target === boardElement() && walk(arrow));
  if (event.key === "Enter") return once(event, () => enter(event.target));
  return zoomKey(event.key) || (table()?.dataset.keys !== "0" && once(event, () => hot(event)));
}

/**
 * A key that is held down does its deed once.
 * @param {KeyboardEvent} event
 * @param {() => boolean} deed
 */
function once(event, deed) {
  return !event.repeat && deed();
}

function escape() {
  const closed = [closeChooser(), closeCard(), closeLaw()].some(Boolean);
  if (!closed) clearToast();
  return closed;
}

/** @param {KeyboardEvent} event */
function hot(event) {
  const names = [event.key.toLowerCase(), event.code.replace(/^(Key|Digit|Numpad)/, "").toLowerCase()]; // any layout
  const buttons = [...document.querySelectorAll("#table button[data-hot]")];
  for (const name of names) {
    const found = buttons.find((each) => each.getAttribute("data-hot") === name && isShown(each));
    if (found instanceof HTMLButtonElement) {
      press(found);
      return true;
    }
  }
  return names.includes("u") && undo();
}

function undo() {
  return pressIn("form[data-do=undo] button");
}

/** @param {string} query */
function pressIn(query) {
  const button = [...document.querySelectorAll(`#table ${query}`)].find(isShown);
  if (button instanceof HTMLButtonElement) press(button);
  return !!button;
}

/**
 * On the board Enter takes the lit place; where nothing has the focus it is the main button.
 * @param {EventTarget | null} target
 */
function enter(target) {
  const place = target === boardElement() && cursor ? thing(cursor) : null;
  if (place) choose(cursor, place.getBoundingClientRect());
  if (place) return true;
  const idle = target === document.body || target === boardElement() || target === table() || isQuestion(target);
  return idle && (pressIn("form[data-do=confirm] button") || pressIn("#prompt form button.main"));
}

/** @param {EventTarget | null} target */
function isQuestion(target) {
  return target instanceof Element && (target.id === "asked" || target.id === "prompt");
}

/** @param {[number, number]} direction */
function walk(direction) {
  const places = targets();
  const from = places.find((each) => each.id === cursor);
  const next = from ? nearest(from, places, direction) : places[0];
  if (!next) return places.length > 0;
  cursor = next.id;
  light(cursor);
  reveal(next);
  announce(cursor);
  return true;
}

/**
 * The next place in a direction: near, and rather ahead than aside.
 * @param {Element} from
 * @param {Element[]} places
 * @param {[number, number]} direction
 */
function nearest(from, places, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const each of places) {
    const [ex, ey] = middle(each);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    if (each === from || ahead < 1 || ahead + 2 * aside >= least) continue;
    least = ahead + 2 * aside;
    best = each;
  }
  return best;
}

/**
 * @param {Element} element
 * @returns {[number, number]}
 */
function middle(element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}

const voice = document.createElement("div");
voice.className = "unseen";
voice.setAttribute("aria-live", "polite");

/**
 * Says what can be done at a place, for those who do not see it light up.
 * @param {string} name
 */
function announce(name) {
  if (!voice.isConnected) document.body.append(voice);
  const labels = optionsOf(name).map((each) => (each.querySelector(".words") ?? each).textContent);
  voice.textContent = labels.join("; ");
}
