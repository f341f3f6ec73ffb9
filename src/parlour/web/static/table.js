// The script of a table's page: starts every module, then asks for the board as a drawing that can be clicked.

import { listenToForms } from "./act.js";
import { playOnBoard } from "./board.js";
import { showCards } from "./cards.js";
import { dressSmallThings, listenToCopying } from "./copy.js";
import { listen } from "./feed.js";
import { markFresh } from "./fresh.js";
import { playByKeys } from "./keys.js";
import { openLaws } from "./laws.js";
import { animateMoves } from "./moves.js";
import { noticeTurns } from "./notice.js";
import { phone, table } from "./page.js";
import { afterShow, refresh } from "./show.js";
import { zoomBoard } from "./zoom.js";

if (table()) {
  animateMoves();
  listenToForms();
  playOnBoard();
  playByKeys();
  zoomBoard();
  showCards();
  openLaws();
  markFresh();
  noticeTurns();
  listenToCopying();
  afterShow.add(dressSmallThings);
  phone.addEventListener("change", () => refresh(true));
  refresh(true).then(listen);
}
