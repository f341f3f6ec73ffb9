"""A whole game as one HTML page: every position drawn, every action in words, no other file needed."""

from html import escape

from parlour.draw.tokens import css
from parlour.record.transcript import write_transcript
from parlour.table.table import Table

STYLE = """
body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 system-ui,sans-serif}
main{max-width:1240px;margin:0 auto;padding:12px}
.board svg{width:100%;height:auto;max-height:calc(100vh - 150px);display:block}
.bar{display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:8px 0}
button{font:inherit;font-weight:600;min-width:44px;min-height:44px;border:1px solid var(--edge);border-bottom-width:2px;
 border-radius:8px;background:var(--paper);color:var(--ink);cursor:pointer}
input[type=range]{flex:1;min-width:160px;min-height:44px;accent-color:var(--signal)}
.log{min-height:4.5em;margin:0;padding-left:1.2em}
"""
SCRIPT = """
const frames=[...document.querySelectorAll('template')],range=document.querySelector('input'),
board=document.querySelector('.board'),log=document.querySelector('.log'),count=document.querySelector('output');
let timer=0;
function show(n){n=Math.max(0,Math.min(frames.length-1,n));range.value=n;const f=frames[n].content.cloneNode(true);
log.replaceChildren(...f.querySelectorAll('li'));board.replaceChildren(f.querySelector('svg'));
count.textContent=n+' / '+(frames.length-1);location.hash=n}
function step(d){show(+range.value+d)}
function stop(){clearInterval(timer);timer=0}
function play(){if(timer)return stop();timer=setInterval(()=>{+range.value<frames.length-1?step(1):stop()},900)}
range.oninput=()=>show(+range.value);
document.querySelectorAll('button').forEach(b=>b.onclick=()=>({first:()=>show(0),back:()=>step(-1),play:play,
 on:()=>step(1),last:()=>show(frames.length-1)})[b.name]());
addEventListener('keydown',e=>{if(e.target!==range){if(e.key==='ArrowRight')step(1);if(e.key==='ArrowLeft')step(-1)}});
show(parseInt(location.hash.slice(1))||0)
"""
BUTTONS = (("first", "⏮"), ("back", "◀"), ("play", "⏯"), ("on", "▶"), ("last", "⏭"))
LABELS = {"first": "first", "back": "back", "play": "play or pause", "on": "on", "last": "last"}


def story(table: Table, theme: str) -> str:
    """The table's past, action by action."""
    title = f"{table.words.say('title')} · Parlour"
    frames = "".join(frame(table, count) for count in range(len(table.match.actions) + 1))
    buttons = "".join(f'<button name="{n}" aria-label="{LABELS[n]}">{sign}</button>' for n, sign in BUTTONS)
    return (
        f'<!doctype html><html lang="{table.language}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{css(':root', theme)}{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f'<div class="board"></div><div class="bar">{buttons}'
        f'<input type="range" min="0" max="{len(table.match.actions)}" value="0" aria-label="action">'
        f"<output></output></div>"
        f'<ul class="log"></ul><details><summary>transcript</summary><pre>{escape(write_transcript(table.match))}</pre>'
        f"</details></main>{frames}<script>{SCRIPT}</script></body></html>"
    )


def frame(table: Table, count: int) -> str:
    """One moment: what the action just taken brought about, and the board after it."""
    moment = table.at(count)
    lines = "".join(f"<li>{escape(line)}</li>" for line in moment.log(after=max(0, count - 1)))
    return f"<template>{moment.svg(targets=False)}{lines}</template>"
