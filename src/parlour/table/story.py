"""A whole game as one HTML page: every position drawn, every action in words, no other file needed.

Two hundred pictures would be thirty megabytes, but they are made of the same pieces. So the page holds every piece
once, a picture is a list of their numbers, and all of it is packed (gzip in base64, unpacked by the browser).
"""

import gzip
import json
import re
from base64 import b64encode
from collections.abc import Callable
from html import escape
from typing import Final

from parlour.draw import fonts
from parlour.draw.icons import icon
from parlour.draw.tokens import HOUSE, css
from parlour.record.transcript import write_transcript
from parlour.table.table import Table

STYLE: Final = """
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 var(--sans);text-rendering:geometricPrecision}
main{max-width:1900px;margin:0 auto;padding:6px 12px}
.bar{display:flex;flex-wrap:wrap;gap:6px;align-items:center}
h1,h2{font:700 18px/1.2 var(--serif);margin:0 8px 0 0}
h2{font-size:16px;margin:10px 0 6px}
.bar button{font:inherit;font-weight:600;min-width:44px;min-height:44px;border:1px solid var(--edge);
 border-bottom-width:2px;border-radius:8px;background:var(--paper);color:var(--ink);cursor:pointer}
.bar svg{vertical-align:middle}
.bar svg+svg,.bar [aria-pressed=true] svg{display:none}
.bar [aria-pressed=true] svg+svg{display:inline}
.bar button[aria-pressed=true]{background:var(--signal-soft);border-color:var(--signal)}
:focus-visible{outline:2px solid var(--signal);outline-offset:2px}
input{flex:1;min-width:140px;min-height:44px;accent-color:var(--signal)}
output{font-variant-numeric:tabular-nums}
.log{min-height:1.5em;margin:4px 0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:0 14px}
.board>svg{display:block;width:100%;height:auto;margin:0 auto}
.moves{position:relative;max-height:50vh;overflow-y:auto;margin:0;padding:4px;list-style:none;background:var(--paper);
 border-radius:8px;box-shadow:0 2px 0 var(--line)}
.moves button{display:flex;gap:8px;width:100%;min-height:44px;padding:5px 8px;border:solid transparent;
 border-width:0 0 0 3px;border-radius:4px;background:none;color:var(--ink);
 font:13px/1.35 var(--sans);text-align:left;cursor:pointer;
 align-items:center}
.moves button:focus-visible{outline-offset:-2px}
.moves button:hover{background:var(--paper-2)}
.moves [aria-current]{border-left-color:var(--trail);background:var(--trail-soft)}
.moves b{min-width:1.9em;color:var(--ink-3);font-weight:400;text-align:right;font-variant-numeric:tabular-nums}
.moves [aria-current] b{color:inherit}
summary{min-height:34px;padding-top:10px;cursor:pointer}
pre{margin:0;overflow:auto;font-size:12px}
@media (max-width:700px){h1{display:none}.board{margin:0 -12px}}
@media (min-width:1100px){
 main{box-sizing:border-box;height:100vh;display:grid;gap:6px 12px;grid-template:auto minmax(0,1fr)/minmax(0,1fr) clamp(
  230px,21vw,340px)}
 .bar{grid-column:1/-1}
 .log{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
 .board>svg{height:100%}
 .side{display:flex;flex-direction:column;min-height:0}
 .moves{flex:1;max-height:none}
 .moves button{min-height:28px}
 pre{max-height:40vh}
}
"""
SCRIPT: Final = """
const $=q=>document.querySelector(q),range=$('input'),list=$('.moves'),player=$('[name=play]'),
small=matchMedia('(max-width:700px)'),packed=Uint8Array.from(atob($('#frames').textContent),c=>c.charCodeAt(0)),
text=await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))).text(),
[pieces,frames]=JSON.parse(text),end=frames.length-1,moves=[];let now=0,timer=0,current;
function make(tag,words){const made=document.createElement(tag);made.textContent=words;return made}
frames.forEach(([,,lines],n)=>{if(!lines.length)return;const item=make('li',''),button=make('button','');
button.tabIndex=-1;button.append(make('b',n),make('span',lines.join(' · ')));button.onclick=()=>go(n);
item.append(button);list.append(item);moves.push([n,button])});
function mark(){const found=moves.findLast(([n])=>n<=now);if(current){current.removeAttribute('aria-current');
current.tabIndex=-1}current=found?.[1];const first=current??moves[0]?.[1];if(first)first.tabIndex=0;
if(current)current.setAttribute('aria-current','step');
list.scrollTop=current?current.offsetTop-(list.clientHeight-current.offsetHeight)/2:0}
function show(n){now=Math.max(0,Math.min(end,n));range.value=now;const frame=frames[now];
$('.board').innerHTML=frame[small.matches?1:0].map(i=>pieces[i]).join('');
$('.log').replaceChildren(...frame[2].map(line=>make('li',line)));$('output').textContent=now+' / '+end;mark();
history.replaceState(null,'','#'+now)}
function run(on){clearInterval(timer);timer=on?setInterval(()=>{show(now+1);if(now===end)run(false)},900):0;
player.setAttribute('aria-pressed',on)}
function go(n){run(false);show(n)}
function play(){const on=!timer;if(on&&now===end)show(0);run(on&&end>0)}
const deeds={first:()=>go(0),back:()=>go(now-1),play,on:()=>go(now+1),last:()=>go(end)},
keys={Home:'first',ArrowLeft:'back',' ':'play',ArrowRight:'on',End:'last'};
range.oninput=()=>go(+range.value);
for(const button of document.querySelectorAll('.bar button'))button.onclick=deeds[button.name];
addEventListener('keydown',e=>{const deed=keys[e.key];if(!deed||e.ctrlKey||e.altKey||e.metaKey)return;
if(e.key===' '?e.target.closest('.bar button,summary'):e.target===range)return;e.preventDefault();
if(!(e.repeat&&e.key===' '))deeds[deed]()});
small.onchange=()=>show(now);addEventListener('hashchange',()=>go(parseInt(location.hash.slice(1))||0));
show(parseInt(location.hash.slice(1))||0);
"""
BUTTONS: Final = {  # signs of our own: not every machine has letters for them; while it plays, the second one
    "first": ["first"], "back": ["step-back"], "play": ["play", "pause"], "on": ["step-on"], "last": ["last"],
}  # fmt: skip
PIECE: Final = re.compile(r"(?=<[^/])")  # an element's first tag, its words, and the ends of elements after it


def story(table: Table, theme: str, progress: Callable[[int], None]) -> str:
    """The table's past, action by action."""
    count, moment = len(table.match.actions), table.at(0)
    pieces: dict[str, int] = {}
    frames = [frame(moment, theme, pieces)]
    progress(1)
    for _, action in table.match.actions:
        moment.apply(action)
        frames.append(frame(moment, theme, pieces))
        progress(1)
    say, colours = table.words.words.say, css(":root", theme, getattr(table.drawing, "PALETTE", HOUSE))
    title = escape(f"{table.words.say('title')} · Parlour")
    moves, keys, transcript = (escape(say(f"story-{name}")) for name in ("moves", "keys", "transcript"))
    return (
        f'<!doctype html><html lang="{table.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{fonts.nearest_faces()}{fonts.names()}{colours}{STYLE}</style></head><body><main>"
        f'<div class="bar" title="{keys}"><h1>{title}</h1>{buttons(say)}'
        f'<input type="range" min="0" max="{count}" value="0" aria-label="{escape(say("story-action"))}">'
        f'<output></output></div><ul class="log" aria-live="polite"></ul><div class="board"></div>'
        f'<div class="side"><h2 id="moves">{moves}</h2><ol class="moves" aria-labelledby="moves"></ol>'
        f"<details><summary>{transcript}</summary><pre>{escape(write_transcript(table.match))}</pre></details></div>"
        f'</main><script type="text/plain" id="frames">{packed([list(pieces), frames])}</script>'
        f'<script type="module">{SCRIPT}</script></body></html>'
    )


def buttons(say: Callable[..., str]) -> str:
    shown = []
    for name, signs in BUTTONS.items():
        state = ' aria-pressed="false"' if name == "play" else ""
        drawn = "".join(icon(sign) for sign in signs)
        shown.append(f'<button name="{name}" aria-label="{escape(say("story-" + name))}"{state}>{drawn}</button>')
    return "".join(shown)


def frame(moment: Table, theme: str, pieces: dict[str, int]) -> tuple[list[int], list[int], list[str]]:
    """One moment: the board for wide and narrow screens in pieces, and what the action just taken brought about."""
    wide, narrow = (
        [pieces.setdefault(piece, len(pieces)) for piece in PIECE.split(moment.svg(None, layout, theme, targets=False))]
        for layout in ("wide", "phone")
    )
    return wide, narrow, moment.log(after=max(0, len(moment.match.actions) - 1))


def packed(data: object) -> str:
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return b64encode(gzip.compress(text.encode(), 9, mtime=0)).decode()
