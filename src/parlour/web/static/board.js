// Lets people play on the picture: a click on a place is a click on its option in the prompt, and hovering or focusing
// one of the two lights up the other. The prompt stays the one truth about what may be done.

import { count, isShown, table, toast, word } from "./page.js";
import { makeSheet, openSheet, pointOf } from "./popover.js";
import { afterShow } from "./show.js";

export const PICTURES = "#board, #mine, #others"; // a phone shows the picture in three parts

export function playOnBoard() {
  document.addEventListener("click", click);
  document.addEventListener("pointerover", (event) => light(pointedAt(event.target)));
  document.addEventListener("focusin", (event) => light(pointedAt(event.target)));
  document.addEventListener("focusout", () => light(""));
  document.documentElement.addEventListener("pointerleave", () => light(""));
  document.addEventListener("pointerdown", (event) => {
    if (event.target instanceof Node && !chooser.contains(event.target)) closeChooser();
  });
  afterShow.add(() => {
    if (count("seq") !== chosenFrom) closeChooser(); // somebody who came or talked changes nothing about the question
    relight();
  });
}

/**
 * The names of a thing in the picture and of all that it lies in, innermost first.
 * @param {EventTarget | null} target
 */
function namesOf(target) {
  const names = [];
  let each = target instanceof Element && target.closest(PICTURES) ? target : null;
  while (each && !each.matches(PICTURES)) {
    names.push(each.getAttribute("data-id") ?? each.id);
    each = each.parentElement;
  }
  return names.filter(Boolean);
}

/**
 * What the prompt says about a thing: legal options are buttons, barred ones are not.
 * @param {string} name
 */
export function optionsOf(name) {
  const all = document.querySelectorAll("#table [data-target]");
  return [...all].filter((each) => each instanceof HTMLElement && each.dataset.target === name);
}

/** @param {MouseEvent} event */
function click(event) {
  if (event.defaultPrevented || event.button !== 0) return;
  const name = namesOf(event.target).find((each) => optionsOf(each).length > 0);
  if (name) choose(name, pointOf(event));
}

/**
 * Does what the prompt offers for a thing; asks which, if it offers several; says why not, if it bars it.
 * @param {string} name
 * @param {{left: number, right: number, top: number, bottom: number}} place
 */
export function choose(name, place) {
  const found = optionsOf(name);
  const legal = found.filter((each) => each instanceof HTMLButtonElement);
  if (legal.length > 1) openChooser(legal, place);
  else if (legal[0]) press(legal[0]);
  else if (found[0]) explain(found[0]);
}

/** @param {HTMLButtonElement | null | undefined} button */
export function press(button) {
  closeChooser();
  button?.form?.requestSubmit(button);
}

/** @param {Element} one of the things that a paragraph bars */
function explain(one) {
  const barred = one.closest(".opt") ?? one;
  const reason = barred.querySelector("small")?.cloneNode(true) ?? barred.cloneNode(true);
  const law = reason instanceof Element ? reason.querySelector("a.law") : null;
  law?.remove();
  toast(reason.textContent?.trim() ?? "", law ?? barred.querySelector("a.law")?.cloneNode(true) ?? null);
}

// Several options for one thing

const chooser = makeSheet("chooser", "group");
/** @type {Element | null} */
let cameFrom = null;
let chosenFrom = -1; // the moment of the question

/**
 * @param {HTMLButtonElement[]} buttons
 * @param {{left: number, right: number, top: number, bottom: number}} place
 */
function openChooser(buttons, place) {
  const copies = buttons.map((button) => {
    const copy = /** @type {HTMLButtonElement} */ (button.cloneNode(true));
    copy.type = "button";
    for (const name of ["data-hot", "aria-disabled", "aria-busy"]) copy.removeAttribute(name);
    copy.addEventListener("click", () => press(button));
    return copy;
  });
  cameFrom = document.activeElement;
  chosenFrom = count("seq");
  chooser.setAttribute("aria-label", document.getElementById("asked")?.textContent ?? word("choose"));
  chooser.replaceChildren(...copies);
  openSheet(chooser, place);
  copies[0]?.focus({ preventScroll: true });
}

/** @returns {boolean} whether there was one */
export function closeChooser() {
  if (!chooser.isConnected) return false;
  const back = chooser.contains(document.activeElement) ? cameFrom : null;
  chooser.remove();
  if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
  return true;
}

/** @param {number} step up or down among the chooser's buttons */
export function stepInChooser(step) {
  const buttons = [...chooser.querySelectorAll("button")];
  const at = buttons.findIndex((each) => each === document.activeElement);
  if (at < 0) return false;
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
  return true;
}

// Twins

/**
 * @param {EventTarget | null} target
 * @returns {string} what the pointer or the focus is on, if the prompt has something to say about it
 */
function pointedAt(target) {
  if (!(target instanceof Element)) return "";
  const option = target.closest("[data-target]");
  if (option instanceof HTMLElement) return option.dataset.target ?? "";
  return namesOf(target).find((each) => optionsOf(each).length > 0) ?? "";
}

let lit = "";

/**
 * Lights a thing in the picture together with its options, and what a single option would change; "" puts it out.
 * @param {string} name
 */
export function light(name) {
  if (name === lit) return;
  lit = name;
  for (const each of document.querySelectorAll(".lit, .ghost")) each.classList.remove("lit", "ghost");
  const options = name ? optionsOf(name) : [];
  for (const each of name ? [thing(name), ...options] : []) each?.classList.add("lit");
  const touched = options.length === 1 ? options[0]?.getAttribute("data-touches")?.split(" ") ?? [] : [];
  for (const each of touched) thing(each)?.classList.add("ghost");
}

/** After a morph the light stays where it was, if that can still be chosen. */
function relight() {
  const hinted = document.querySelector("#prompt .hinted")?.getAttribute("data-target") ?? "";
  const name = optionsOf(lit).length > 0 ? lit : hinted;
  light("");
  light(name);
}

/**
 * @param {string} name
 * @returns {Element | null} the thing in the picture that has this name
 */
export function thing(name) {
  return table()?.querySelector(`:is(${PICTURES}) #${CSS.escape(name)}`) ?? null;
}

/** All things in the picture that can be chosen now and are in sight. */
export function targets() {
  const all = table()?.querySelectorAll(`:is(${PICTURES}) .target`) ?? [];
  return [...all].filter((each) => isShown(each) && optionsOf(each.id).length > 0);
}
