// Shows a card large enough to read: after a moment's hover, at once for the keyboard or a tap on its name in the log,
// on a long press with a finger. What has been fetched once is kept.

import { PICTURES } from "./board.js";
import { own } from "./morph.js";
import { address, table } from "./page.js";
import { makeSheet, openSheet } from "./popover.js";
import { afterShow, parsedPicture } from "./show.js";

const HOVER = 300; // ms
const PRESS = 500;
const LEAVE = 150; // to get from the card's name onto the sheet

const sheet = makeSheet("card-sheet", "tooltip");
sheet.id = "card-sheet";
/** @type {Map<string, Promise<Element | null>>} */
const known = new Map();
/** @type {Element | null} the card whose sheet is open, or about to be */
let subject = null;
let timer = 0;
let pressed = false; // a long press has opened the sheet: letting go is no click

export function showCards() {
  document.addEventListener("pointerover", over);
  document.addEventListener("pointerdown", down);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, letGo);
  document.addEventListener("pointermove", moved);
  document.addEventListener("focusin", focus);
  document.addEventListener("click", click, true);
  document.addEventListener("contextmenu", (event) => void (pressed && event.preventDefault()));
  addEventListener("scroll", scrolled, { capture: true, passive: true });
  afterShow.add(() => void (subject && !subject.isConnected && closeCard()));
}

/**
 * A name in the log, or a thing in the picture of a kind that has a face.
 * @param {EventTarget | null} target
 */
function cardOf(target) {
  const kinds = (table()?.dataset.faces ?? "card").split(" ").map((kind) => `[id^="${kind}-"]`);
  const things = `:is(${PICTURES}) :is(${kinds.join(", ")}), .chip[data-card]`;
  return target instanceof Element ? target.closest(things) : null;
}

/** @param {PointerEvent} event */
function over(event) {
  if (event.pointerType === "touch") return;
  const card = cardOf(event.target);
  const inside = event.target instanceof Node && sheet.contains(event.target);
  if (card === subject || inside) stopWaiting();
  else if (card) later(() => void (card.matches(":hover") && open(card)), HOVER);
  else later(closeCard, LEAVE);
}

/**
 * The card has gone from where its sheet points; other things, such as the log, may scroll as they like.
 * @param {Event} event
 */
function scrolled({ target }) {
  if (subject && target instanceof Node && target.contains(subject)) closeCard();
}

/** @type {{x: number, y: number} | null} */
let finger = null;

/** @param {PointerEvent} event */
function down(event) {
  pressed = false;
  const card = cardOf(event.target);
  if (sheet.isConnected && (card !== subject || card?.matches(".target"))) closeCard(); // it would hide the answer
  if (event.pointerType !== "touch" || !card) return;
  finger = { x: event.clientX, y: event.clientY };
  later(() => {
    pressed = true;
    open(card);
  }, PRESS);
}

/** @param {PointerEvent} event */
function moved(event) {
  if (event.pointerType !== "touch" || !finger) return;
  if (Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > 10) stopWaiting();
}

function letGo() {
  finger = null;
  if (!pressed) stopWaiting();
}

/** @param {FocusEvent} event */
function focus(event) {
  const card = cardOf(event.target);
  if (card?.matches(":focus-visible")) open(card);
  else if (subject && !card && !pressed) closeCard();
}

/** @param {Event} event */
function click(event) {
  const chip = event.target instanceof Element ? event.target.closest(".chip[data-card]") : null;
  if (chip) open(chip);
  if (!pressed) return;
  pressed = false;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * @param {() => void} deed
 * @param {number} ms
 */
function later(deed, ms) {
  clearTimeout(timer);
  timer = setTimeout(deed, ms);
}

function stopWaiting() {
  clearTimeout(timer);
}

/** @param {Element} card */
async function open(card) {
  stopWaiting();
  subject = card;
  const name = card.getAttribute("data-card") ?? card.id;
  const drawing = await (known.get(name) ?? fetched(name));
  if (!drawing || subject !== card || !card.isConnected) return;
  sheet.replaceChildren(drawing);
  own(card, "aria-describedby", sheet.id);
  openSheet(sheet, card.getBoundingClientRect());
}

/** @returns {boolean} whether there was one */
export function closeCard() {
  stopWaiting();
  if (subject) own(subject, "aria-describedby", null);
  subject = null;
  const shown = sheet.isConnected;
  sheet.remove();
  return shown;
}

/** @param {string} name */
function fetched(name) {
  const drawing = fetch(address(`/card?target=${encodeURIComponent(name)}`)).then(
    async (response) => (response.ok ? drawn(await response.text()) : null),
    () => {
      known.delete(name); // no network now; next time perhaps
      return null;
    },
  );
  known.set(name, drawing);
  return drawing;
}

/**
 * The card as part of this page, with names of its own: the board's would be hidden, and when the sheet goes, browsers
 * build every <use> of such a name anew and lose the click that is just being made on one.
 * @param {string} svg
 */
function drawn(svg) {
  const root = parsedPicture(svg.replace(/( id="|href="#|url\(#)/g, "$1sheet-"));
  return root && document.importNode(root, true);
}
