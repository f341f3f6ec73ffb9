// Tells somebody who looks elsewhere that it is their turn: in the tab's title and icon, and softly by sound if they
// asked for it.

import { table } from "./page.js";
import { afterShow } from "./show.js";

const TURN_ICON = "/static/icon-turn.svg";
const NOTES = [523.25, 659.25]; // C5, E5

const title = document.title.replace(/^● /, "");
let wasMine = false;
let began = false;
/** @type {AudioContext | null} */
let audio = null;

export function noticeTurns() {
  afterShow.add(notice);
  addEventListener("pointerdown", readySound, { once: true }); // browsers let sound begin only then
  notice();
}

function notice() {
  const main = table();
  if (!main) return;
  const mine = main.dataset.turn === "mine";
  const words = main.dataset.title || title;
  document.title = mine ? `● ${words}` : words;
  swapIcon(mine);
  if (mine && !wasMine && began && main.dataset.sound === "1") chime();
  wasMine = mine;
  began = true;
}

/** @param {boolean} mine */
function swapIcon(mine) {
  const link = document.querySelector("link[rel~=icon]");
  if (!(link instanceof HTMLLinkElement)) return;
  link.dataset.idle ??= link.getAttribute("href") ?? "";
  const wish = mine ? (link.dataset.turn ?? TURN_ICON) : link.dataset.idle;
  if (link.getAttribute("href") !== wish) link.setAttribute("href", wish);
}

function readySound() {
  if (table()?.dataset.sound !== "1") return;
  audio ??= new AudioContext();
  audio.resume();
}

/** Two soft notes, one after the other. */
function chime() {
  readySound();
  const context = audio;
  if (context?.state !== "running") return;
  NOTES.forEach((pitch, n) => {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + n * 0.16;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.08, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0005, start + 0.5);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}
