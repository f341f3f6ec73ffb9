// A new table: two seats never play the same, and no seat begins that is not there. The server knows both without us.

const setup = document.getElementById("setup");

/** What each seat plays: what it played before a change is still here. @type {Map<HTMLSelectElement, string>} */
const before = new Map();

function sides() {
  return [...(setup?.querySelectorAll("select") ?? [])].filter((each) => /^side\d/.test(each.name));
}

/**
 * Whoever is given another's side changes with them.
 * @param {HTMLSelectElement} changed
 */
function swap(changed) {
  const other = sides().find((each) => each !== changed && each.value === changed.value);
  if (other) other.value = before.get(changed) ?? other.value;
  remember();
}

function remember() {
  for (const each of sides()) before.set(each, each.value);
}

/** @param {string} name */
function picked(name) {
  const radio = setup?.querySelector(`input[name="${name}"]:checked`);
  return radio instanceof HTMLInputElement ? radio.value : "";
}

function letSomebodyBegin() {
  const lot = setup?.querySelector('input[name="set-first"]'); // the first choice; "by lot" is no number
  const gone = Number(picked("set-first")) >= Number(picked("seats"));
  if (gone && lot instanceof HTMLInputElement) lot.checked = true;
}

remember();
setup?.addEventListener("change", ({ target }) => {
  if (target instanceof HTMLSelectElement && before.has(target)) swap(target);
  if (target instanceof HTMLInputElement && target.name === "seats") letSomebodyBegin();
});
addEventListener("pageshow", remember); // a browser that comes back fills the form in by itself
