// Keeps the lobby up to date while somebody looks at it, and helps with links and times.

import { dressSmallThings, listenToCopying } from "./copy.js";
import { morph } from "./morph.js";
import { parsed } from "./show.js";

const EVERY = 10000; // ms

let last = Date.now();

async function look() {
  const lobby = document.getElementById("lobby") ?? document.getElementById("main");
  if (!lobby || document.hidden) return;
  last = Date.now();
  const response = await fetch(location.href).catch(() => null);
  const next = response?.ok && !response.redirected ? parsed(await response.text(), lobby.id) : null;
  if (next && lobby.isConnected) morph(lobby, next);
  dressSmallThings();
}

listenToCopying();
setInterval(look, EVERY);
document.addEventListener("visibilitychange", () => void (Date.now() - last > EVERY && look()));
