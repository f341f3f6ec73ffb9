// What all modules share: the table's element and numbers, the server's words, the toast and the offline bar.

import { keep } from "./morph.js";

export const phone = matchMedia("(max-width: 700px)");
const TOAST = 6000; // ms
const LETTERS = 12; // of a paragraph's number that a chip shows
const WORDS = { // used when <main data-word-…> says nothing
  failed: "That did not work. Please try again.",
  "zoom-in": "Zoom in",
  "zoom-out": "Zoom out",
  "zoom-reset": "Whole board",
  copied: "Copied",
  choose: "Choose",
};

/**
 * The <main> of a table or of its replay; looked up each time, because it may have been replaced.
 * @returns {HTMLElement | null}
 */
export function table() {
  return document.querySelector("main[data-table]");
}

/** @param {string} rest of the address, after /t/ID */
export function address(rest) {
  return `/t/${encodeURIComponent(table()?.dataset.table ?? "")}${rest}`;
}

/**
 * @param {"seq" | "talk" | "moves" | "seen"} name
 * @param {HTMLElement | null} main
 */
export function count(name, main = table()) {
  return Number(main?.dataset[name] ?? 0) || 0;
}

/**
 * A word that the script shows by itself, in the person's language.
 * @param {keyof typeof WORDS} name
 */
export function word(name) {
  return table()?.getAttribute(`data-word-${name}`) ?? WORDS[name];
}

/**
 * @param {Element | null | undefined} element
 * @returns {boolean} whether a person can see it now
 */
export function isShown(element) {
  return !!element && element.getClientRects().length > 0;
}

/** @param {EventTarget | null} target */
export function isTyping(target) {
  const fields = "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]";
  return target instanceof Element && !!target.closest(fields);
}

/**
 * How long to wait before the next attempt: 0.25 s, 0.5 s … 5 s, a little uneven so that no crowd comes back at once.
 * @param {number} failures so far
 */
export function backoff(failures) {
  return Math.min(5000, 250 * 2 ** Math.min(failures, 6)) * (0.8 + 0.4 * Math.random());
}

/**
 * Waits, but not longer than the network is away.
 * @param {number} ms
 * @returns {Promise<void>}
 */
export function pause(ms) {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
  });
}

/** @type {Set<string>} */
const lost = new Set();

/**
 * Shows the offline bar while any part of the script cannot reach the server.
 * @param {"act" | "feed" | "page"} who
 * @param {boolean} isLost
 */
export function offline(who, isLost) {
  if (isLost) lost.add(who);
  else lost.delete(who);
  const bar = document.getElementById("offline");
  if (bar) {
    keep(bar);
    bar.hidden = lost.size === 0;
  }
}

let toastTimer = 0;

/**
 * Says a sentence for a while, with the paragraph that it rests on.
 * @param {string} sentence
 * @param {Node | null} law
 */
export function toast(sentence, law = null) {
  const box = document.getElementById("toast") ?? newToast();
  const line = document.createElement("p");
  line.textContent = sentence;
  keep(box);
  box.replaceChildren(line, ...(law ? [law] : []));
  box.hidden = false;
  clearTimeout(toastTimer);
  toastTimer = setTimeout(hush, TOAST);
}

/** Takes the toast away, unless somebody is about to use it. */
function hush() {
  const box = document.getElementById("toast");
  if (box?.matches(":hover, :focus-within")) toastTimer = setTimeout(hush, 1000);
  else clearToast();
}

export function clearToast() {
  clearTimeout(toastTimer);
  const box = document.getElementById("toast");
  if (!box) return;
  box.replaceChildren();
  box.hidden = true;
}

function newToast() {
  const box = document.createElement("div");
  box.id = box.className = "toast";
  box.setAttribute("role", "alert");
  document.body.append(box);
  return box;
}

/**
 * The chip that leads to a paragraph of the law.
 * @param {string} paragraph
 */
export function lawChip(paragraph) {
  const chip = document.createElement("a");
  chip.className = "law";
  chip.dataset.law = paragraph;
  chip.href = `/rules/${table()?.dataset.game ?? ""}#${paragraph}`;
  const cut = paragraph.slice(0, LETTERS - 1).replace(/[-.]+$/, "");
  chip.textContent = `§ ${paragraph.length > LETTERS ? `${cut}…` : paragraph}`;
  return chip;
}
