// Buttons that copy a link, and times in words that stay true: small help for any page.

import { word } from "./page.js";

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

/** Shows the copy buttons, which without a script would do nothing. */
export function dressSmallThings() {
  for (const button of document.querySelectorAll("button[data-copy]")) button.removeAttribute("hidden");
  for (const time of document.querySelectorAll("time[data-ago]")) tellTime(time);
}

export function listenToCopying() {
  dressSmallThings();
  setInterval(dressSmallThings, 30000);
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button[data-copy]") : null;
    if (button instanceof HTMLButtonElement) copy(button);
  });
}

/** @param {HTMLButtonElement} button whose data-copy names a field, or is the text itself */
async function copy(button) {
  const wish = button.dataset.copy ?? "";
  const field = wish ? document.getElementById(wish) : null;
  const text = field instanceof HTMLInputElement ? field.value : (field?.textContent ?? wish);
  try {
    await navigator.clipboard.writeText(text); // not there without https
  } catch {
    if (!(field instanceof HTMLInputElement)) return;
    field.select();
    if (!document.execCommand("copy")) return; // it is selected: Ctrl+C is one step
  }
  const words = [...button.childNodes];
  button.replaceChildren(word("copied"));
  setTimeout(() => button.replaceChildren(...words), 1500);
}

/** @param {Element} time */
function tellTime(time) {
  const seconds = (Date.parse(time.getAttribute("datetime") ?? "") - Date.now()) / 1000;
  if (Number.isNaN(seconds)) return;
  const [unit, length] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? ["minute", 60];
  const format = new Intl.RelativeTimeFormat(document.documentElement.lang || undefined, { numeric: "auto" });
  const words = format.format(Math.trunc(seconds / length), unit);
  if (time.textContent !== words) time.textContent = words;
}
