"""A whole game as one HTML page: every position drawn, every action in words, no other file needed.

The frames are packed (gzip in base64, unpacked by the browser), because a hundred pictures would be ten megabytes.
"""

import gzip
import json
from base64 import b64encode
from collections.abc import Callable
from html import escape

from parlour.draw.tokens import css
from parlour.record.transcript import write_transcript
from parlour.table.table import Table

STYLE = """
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1440px;margin:0 auto;padding:6px 12px}
.bar{display:flex;flex-wrap:wrap;gap:6px;align-items:center}
h1{font:700 18px/1.2 Georgia,serif;margin:0 8px 0 0}
button{font:inherit;font-weight:600;min-width:44px;min-height:44px;border:1px solid var(--edge);border-bottom-width:2px;
 border-radius:8px;background:var(--paper);color:var(--ink);cursor:pointer}
input{flex:1;min-width:140px;min-height:44px;accent-color:var(--signal)}
.log{min-height:1.5em;margin:4px 0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:0 14px}
.board>svg{display:block;width:100%;height:auto;max-height:calc(100vh - 96px);margin:0 auto}
.board>svg:last-child{display:none}
@media (max-width:700px){h1{display:none}.board>svg{max-height:none}.board>svg:first-child{display:none}
 .board>svg:last-child{display:block}}
summary{min-height:44px;padding-top:10px}
"""
SCRIPT = """
const $=q=>document.querySelector(q),range=$('input'),packed=Uint8Array.from(atob($('#frames').textContent),
c=>c.charCodeAt(0)),text=await new Response(new Blob([packed]).stream().pipeThrough(
new DecompressionStream('gzip'))).text(),frames=JSON.parse(text);let timer=0;
function show(n){n=Math.max(0,Math.min(frames.length-1,n));range.value=n;const [wide,narrow,lines]=frames[n];
$('.board').innerHTML=wide+narrow;$('.log').replaceChildren(...lines.map(line=>{const item=document.createElement('li');
item.textContent=line;return item}));$('output').textContent=n+' / '+(frames.length-1);
history.replaceState(null,'','#'+n)}
function stop(){clearInterval(timer);timer=0}
function tick(){+range.value<frames.length-1?show(+range.value+1):stop()}
function play(){timer?stop():timer=setInterval(tick,900)}
const deeds={first:()=>show(0),back:()=>show(+range.value-1),play,on:()=>show(+range.value+1),last:()=>show(1e9)};
range.oninput=()=>show(+range.value);
for(const b of document.querySelectorAll('button'))b.onclick=deeds[b.name];
addEventListener('keydown',e=>{if(e.target!==range){if(e.key==='ArrowRight')deeds.on();if(e.key==='ArrowLeft')deeds.back()}});
show(parseInt(location.hash.slice(1))||0);
"""
BUTTONS = {"first": "⏮", "back": "◀", "play": "⏯", "on": "▶", "last": "⏭"}


def story(table: Table, theme: str, progress: Callable[[int], None]) -> str:
    """The table's past, action by action."""
    count = len(table.match.actions)
    frames = []
    for number in range(count + 1):
        frames.append(frame(table.at(number), number, theme))
        progress(1)
    packed = b64encode(gzip.compress(json.dumps(frames).encode(), mtime=0)).decode()
    say = table.words.words.say
    title = escape(f"{table.words.say('title')} · Parlour")
    buttons = "".join(
        f'<button name="{name}" aria-label="{escape(say("story-" + name))}">{sign}</button>'
        for name, sign in BUTTONS.items()
    )
    return (
        f'<!doctype html><html lang="{table.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>{css(':root', theme)}{STYLE}</style></head><body><main>"
        f'<div class="bar"><h1>{title}</h1>{buttons}'
        f'<input type="range" min="0" max="{count}" value="0" aria-label="{escape(say("story-action"))}">'
        f'<output></output></div><ul class="log" aria-live="polite"></ul><div class="board"></div>'
        f"<details><summary>{escape(say('story-transcript'))}</summary><pre>{escape(write_transcript(table.match))}</pre>"
        f'</details></main><script type="text/plain" id="frames">{packed}</script>'
        f'<script type="module">{SCRIPT}</script></body></html>'
    )


def frame(moment: Table, number: int, theme: str) -> tuple[str, str, list[str]]:
    """One moment: the board for wide and narrow screens, and what the action just taken brought about."""
    boards = [moment.svg(layout=layout, theme=theme, targets=False) for layout in ("wide", "phone")]
    return boards[0], boards[1], moment.log(after=max(0, number - 1))
