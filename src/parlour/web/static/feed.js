// Hears that the table has changed: a WebSocket, a long-poll where that does not get through, and a look now and then.
// It survives sleep, lost networks and restarts of the server, and never reloads the page.

import { address, backoff, count, offline, pause, table } from "./page.js";
import { refresh } from "./show.js";

const BEAT = 15000; // ms between two looks at the clock
const QUIET = 45000; // after so long without news we ask, since a dead connection is quiet too
const POLL_AFTER = 3; // failures in a row

/** @type {WebSocket | null} */
let socket = null;
let failures = 0;
let timer = 0;
let heard = Date.now();
let beat = Date.now();
let present = -1; // how many people are here
let polling = false;
let reached = false; // by long-poll
let gone = false; // the server says that there is no such table

export function listen() {
  connect();
  setInterval(look, BEAT);
  document.addEventListener("visibilitychange", () => void (document.hidden || wake()));
  addEventListener("online", wake);
  addEventListener("pageshow", (event) => void (event.persisted && wake()));
  addEventListener("pagehide", () => drop());
}

/** Somebody looks again, or the network is back: make sure of everything. */
function wake() {
  if (socket?.readyState !== WebSocket.OPEN || Date.now() - heard > QUIET) connect();
  refresh();
}

/** A clock that jumped means that the machine has slept, and the connection is probably dead. */
async function look() {
  const slept = Date.now() - beat > 2 * BEAT;
  beat = Date.now();
  if (slept) return wake();
  const late = lateSoon();
  if (document.hidden || !(late || Date.now() - heard > QUIET)) return;
  if (!(await refresh(late))) connect();
}

/** Somebody we wait for is gone: after a while a bot may play for them, and no news will say so. */
function lateSoon() {
  const main = table();
  if (!main?.dataset.seat || main.querySelector("[data-do=vote]")) return false;
  return !!main.querySelector(".seat-chip.turn .dot.gone");
}

function drop() {
  clearTimeout(timer);
  const old = socket;
  socket = null;
  old?.close();
}

function connect() {
  drop();
  const id = table()?.dataset.table;
  if (gone || !id) return;
  heard = Date.now();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const mine = (socket = new WebSocket(`${scheme}://${location.host}/feed?table=${encodeURIComponent(id)}`));
  mine.onopen = () => {
    failures = 0;
    offline("feed", false);
    refresh(); // what happened in between
  };
  mine.onmessage = (event) => hear(JSON.parse(event.data));
  mine.onclose = () => void (mine === socket && failed());
}

function failed() {
  socket = null;
  failures += 1;
  offline("feed", failures > 1 && !reached);
  if (failures >= POLL_AFTER) poll();
  timer = setTimeout(connect, backoff(failures - 1));
}

/** @param {{seq: number, talk: number, here?: number}} news */
function hear({ seq, talk, here }) {
  heard = Date.now();
  const came = here !== undefined && here !== present; // or went
  present = here ?? present;
  if (came) refresh(true);
  else if (seq > count("seq") || talk > count("talk")) refresh();
}

/** Asks and waits, for as long as the WebSocket does not get through. */
async function poll() {
  if (polling) return;
  polling = true;
  for (let misses = 0; failures >= POLL_AFTER && !gone; ) {
    reached = await polled();
    offline("feed", !reached && failures > 0);
    misses = reached ? 0 : misses + 1;
    if (!reached) await pause(backoff(misses));
  }
  polling = reached = false;
}

async function polled() {
  try {
    const signal = AbortSignal.timeout(40000);
    const response = await fetch(address(`/wait?after=${count("seq")}&talk=${count("talk")}`), { signal });
    gone = [403, 404, 410].includes(response.status);
    if (!response.ok) return gone;
    hear(await response.json());
    return true;
  } catch {
    return false;
  }
}
