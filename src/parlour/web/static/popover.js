// Small sheets that float over the page without moving anything in it: a chooser, a card, a paragraph of the law.

const GAP = 8; // px to what the sheet belongs to, and to the edge of the window

/**
 * @param {string} name its class
 * @param {string} role
 */
export function makeSheet(name, role) {
  const sheet = document.createElement("div");
  sheet.className = `popover ${name}`;
  sheet.setAttribute("role", role);
  Object.assign(sheet.style, { position: "fixed", zIndex: "50", margin: "0", overflow: "auto" });
  return sheet;
}

/**
 * Puts a sheet next to a place of the window: below, or above where there is more room.
 * @param {HTMLElement} sheet
 * @param {{left: number, right: number, top: number, bottom: number}} place
 */
export function openSheet(sheet, place) {
  const [width, height] = [document.documentElement.clientWidth, innerHeight];
  sheet.style.maxWidth = `${width - 2 * GAP}px`;
  sheet.style.left = sheet.style.top = "0";
  if (!sheet.isConnected) document.body.append(sheet);
  const below = height - place.bottom - 2 * GAP;
  const above = place.top - 2 * GAP;
  const under = sheet.offsetHeight <= below || below >= above;
  sheet.style.maxHeight = `${Math.max(under ? below : above, 120)}px`;
  const top = under ? place.bottom + GAP : place.top - GAP - sheet.offsetHeight;
  const left = (place.left + place.right - sheet.offsetWidth) / 2;
  sheet.style.left = `${clamp(left, GAP, width - sheet.offsetWidth - GAP)}px`;
  sheet.style.top = `${clamp(top, GAP, height - sheet.offsetHeight - GAP)}px`;
}

/**
 * @param {number} value
 * @param {number} low wins over high
 * @param {number} high
 */
export function clamp(value, low, high) {
  return Math.max(low, Math.min(high, value));
}

/** @param {PointerEvent | MouseEvent} event */
export function pointOf({ clientX, clientY }) {
  return { left: clientX, right: clientX, top: clientY, bottom: clientY };
}
