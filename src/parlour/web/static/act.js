// Sends what people do. A form becomes a POST that is repeated, with the same idempotency key, until the server has
// answered: so a move is never lost and never done twice. The page then shows whatever the server says is true.

import { own } from "./morph.js";
import { address, backoff, clearToast, lawChip, offline, pause, table, toast, word } from "./page.js";
import { afterShow, refresh } from "./show.js";

const PATIENCE = 15000; // ms for one attempt
const JSON_PLEASE = { Accept: "application/json" };
const AWAY = [502, 503, 504]; // something in front of the server says that it is not there
const ASIDE = ["say", "note"]; // do not wait for moves, and moves do not wait for them

/**
 * @typedef {object} Deed something that is under way
 * @property {HTMLButtonElement | null} button that began it
 * @property {number} seq that its form knew
 * @property {(() => void) | null} then what was asked for meanwhile
 */

/** @type {Map<string, Deed>} by lane */
const underway = new Map();

export function listenToForms() {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !isOurs(form)) return;
    event.preventDefault();
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter : null;
    const deed = underway.get(laneOf(form));
    if (!deed) send(form, button);
    else if (seqOf(form) > deed.seq) deed.then = () => void (form.isConnected && form.requestSubmit(button));
  });
  afterShow.add(markBusy);
  addEventListener("beforeunload", (event) => void (underway.size > 0 && unsure && event.preventDefault()));
}

let unsure = false; // a first attempt has failed, so leaving now might lose a move

/** @param {HTMLFormElement} form */
function isOurs(form) {
  return form.matches("form.do, form[data-do]") && !!form.closest("#table");
}

/**
 * A form that knows more than the one under way is a new decision, made before the first was answered; any other is
 * the second half of a double click.
 * @param {HTMLFormElement} form
 */
function seqOf(form) {
  return Number(new FormData(form).get("expected_seq"));
}

/** @param {HTMLFormElement} form */
function laneOf(form) {
  const deed = form.dataset.do ?? "act";
  return ASIDE.includes(deed) ? deed : "play";
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} button
 */
async function send(form, button) {
  const lane = laneOf(form);
  /** @type {Deed} */
  const deed = { button, seq: seqOf(form), then: null };
  underway.set(lane, deed);
  markBusy();
  document.dispatchEvent(new Event("parlour:act"));
  try {
    const body = bodyOf(form, button);
    const response = await answered(form.getAttribute("action") ?? "", body); // form.action may be a field of that name
    await settle(response, form, body);
  } finally {
    underway.delete(lane);
    markBusy();
  }
  deed.then?.();
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement | null} button
 */
function bodyOf(form, button) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, button)) if (typeof value === "string") body.append(name, value);
  if (!body.get("key")) body.set("key", newKey());
  return body;
}

function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} url
 * @param {URLSearchParams} body
 * @returns {Promise<Response>} whatever the server says, however long it takes to reach it
 */
async function answered(url, body) {
  for (let failures = 0; ; failures += 1) {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(url, { method: "POST", headers: JSON_PLEASE, body, signal });
      if (!AWAY.includes(response.status)) {
        unsure = false;
        offline("act", false);
        return response;
      }
    } catch {
      // the network is away; the same key makes it safe to send the same again
    }
    unsure = true;
    offline("act", true);
    await pause(backoff(failures));
  }
}

/**
 * @param {Response} response
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} body
 */
async function settle(response, form, body) {
  const data = await response.json().catch(() => null);
  if (!response.ok) {
    const { sentence = word("failed"), law = "" } = data?.error ?? {};
    toast(sentence, law ? lawChip(law) : null);
  } else {
    clearToast();
    if (form.dataset.do === "say") emptied(form, body);
    if (onward(response, data)) return;
  }
  await refresh(true);
}

/**
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} body
 */
function emptied(form, body) {
  const field = form.querySelector("[name=text]");
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (isText && field.value === body.get("text")) field.value = field.defaultValue; // unless more was typed meanwhile
}

/**
 * Goes where the answer leads, if that is not the page we are on.
 * @param {Response} response
 * @param {{table?: string, rematch?: string, hint?: {action: number}} | null} data
 * @returns {boolean} whether we leave
 */
function onward(response, data) {
  const here = table()?.dataset.table;
  const other = data?.rematch ?? data?.table ?? here;
  const place = response.redirected ? response.url : location.href;
  const url = new URL(other === here ? place : `/t/${other}`, location.href);
  if (url.pathname !== location.pathname) {
    location.assign(url);
    return true;
  }
  if (data?.hint) url.searchParams.set("hint", `${data.hint.action}`);
  else url.searchParams.delete("hint");
  history.replaceState(null, "", url);
  return false;
}

/** Everything in a lane looks busy while one of it is under way; it keeps its focus. */
function markBusy() {
  for (const form of document.querySelectorAll("#table form")) {
    if (!(form instanceof HTMLFormElement) || !isOurs(form)) continue;
    const busy = underway.has(laneOf(form));
    for (const button of form.querySelectorAll("button")) {
      own(button, "aria-disabled", busy ? "true" : null);
      own(button, "aria-busy", busy && underway.get(laneOf(form))?.button === button ? "true" : null);
    }
  }
}

/**
 * Sends something that nobody waits for, once.
 * @param {string} rest of the table's address
 * @param {Record<string, string>} fields
 */
export function mention(rest, fields) {
  const body = new URLSearchParams(fields);
  fetch(address(rest), { method: "POST", headers: JSON_PLEASE, body, keepalive: true }).catch(() => null);
}
