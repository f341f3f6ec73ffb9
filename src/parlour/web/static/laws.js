// Opens the paragraph behind a law chip where one is; a second click on the same chip goes to the page of rules.

import { makeSheet, openSheet } from "./popover.js";
import { afterShow } from "./show.js";

const sheet = makeSheet("law-sheet", "status");
/** @type {Map<string, Promise<Document | null>>} pages of rules, by path */
const pages = new Map();
/** @type {HTMLAnchorElement | null} */
let subject = null;

export function openLaws() {
  document.addEventListener("click", click);
  addEventListener("scroll", (event) => void (inSheet(event.target) || closeLaw()), { capture: true, passive: true });
  afterShow.add(() => void (subject && !subject.isConnected && closeLaw()));
}

/** @param {EventTarget | null} target */
function inSheet(target) {
  return target instanceof Node && sheet.contains(target);
}

/** @param {MouseEvent} event */
function click(event) {
  const chip = event.target instanceof Element ? event.target.closest("a.law") : null;
  if (!(chip instanceof HTMLAnchorElement)) {
    if (!inSheet(event.target)) closeLaw();
    return;
  }
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const onward = chip === subject || inSheet(chip) || chip.pathname === location.pathname;
  if (event.defaultPrevented || !plain || onward) return;
  event.preventDefault();
  open(chip);
}

/** @param {HTMLAnchorElement} chip */
async function open(chip) {
  subject = chip;
  const page = await (pages.get(chip.pathname) ?? fetched(chip.pathname));
  const paragraph = page?.getElementById(decodeURIComponent(chip.hash.slice(1)));
  if (subject !== chip || !chip.isConnected) return;
  if (paragraph) {
    sheet.replaceChildren(copied(paragraph, chip.pathname));
    openSheet(sheet, chip.getBoundingClientRect());
  } else {
    location.assign(chip.href);
  }
}

/**
 * @param {Element} paragraph of a page that the server has rendered
 * @param {string} path of that page
 */
function copied(paragraph, path) {
  const copy = document.importNode(paragraph, true);
  for (const link of copy.querySelectorAll("a[href^='#']")) {
    link.setAttribute("href", `${path}${link.getAttribute("href")}`);
  }
  for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
  return copy;
}

/** @param {string} path */
function fetched(path) {
  const page = fetch(path).then(
    async (response) => (response.ok ? new DOMParser().parseFromString(await response.text(), "text/html") : null),
    () => {
      pages.delete(path); // no network now; next time perhaps
      return null;
    },
  );
  pages.set(path, page);
  return page;
}

/** @returns {boolean} whether there was one */
export function closeLaw() {
  subject = null;
  const shown = sheet.isConnected;
  sheet.remove();
  return shown;
}
