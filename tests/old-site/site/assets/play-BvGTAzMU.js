import{T as e,A as t,b as a,c as i,w as n,E as s,d as r,C as o,U as l,t as d,g as c,p,r as h,V as u,W as g,X as f,Y as m,N as w,Z as k,$ as y,a0 as v,a1 as b,a2 as x,O as $,a3 as M,a4 as q,a5 as j,a6 as z,S,a7 as T,Q as _,a8 as P,k as O,a9 as F,aa as A}from"./index-PFgPgsMU.js";import{l as B,p as L}from"./app-FFp7_iua.js";const R=i`
.trail {
position: absolute;
inset: 0;
overflow: visible; /* a table is more than the one square that it is measured by */
opacity: 0.85;
pointer-events: none;
}
.trail path {
fill: none;
stroke-linecap: round;
stroke-linejoin: round;
}
.trail .ink {
stroke: var(--sign);
stroke-width: 0.075;
}
.trail .halo {
stroke: var(--rim);
stroke-width: 0.14;
}
.trail g {
--sign: var(--board-trail);
--rim: var(--board-halo);
}
/* The colour of the seat, rimmed in that of its figures. */
.trail g[data-tile] {
--sign: var(--tile-fill);
--rim: var(--tile-ink);
}
.trail .stop {
fill: var(--sign);
stroke: var(--rim);
stroke-width: 0.04;
}
.trail text {
fill: var(--rim);
font: bold 0.3px sans-serif;
text-anchor: middle;
}
.trail .pair {
--sign: var(--board-capture);
}
.pair circle {
fill: none;
stroke: var(--sign);
stroke-width: 0.06;
}
.pair circle.rim {
stroke: var(--rim);
stroke-width: 0.12;
}
.lost {
--sign: var(--board-capture);
}
.lost > .sign {
inset: 12%;
opacity: 0.75;
}
/* Where another piece stands now, what stood there is told in the corner. */
.lost > .was {
position: absolute;
width: 42%;
height: 42%;
border-radius: 50%;
background: var(--board-panel);
box-shadow: 0 0 0 1px var(--board-capture);
inset: -8% -8% auto auto;
}
.lost > .was[data-tile] {
border-radius: 20%;
background: var(--tile-fill);
}
/* A tile has signs of its own in its corners. */
.endless .lost > .was {
inset: -24% 29% auto auto;
}
.handed {
--sign: var(--board-recruit);
}
.handed > .sign {
position: absolute;
width: 44%;
height: 44%;
border-radius: 50%;
background: var(--board-panel);
inset: -10% -10% auto auto;
}
`;function W({geometry:e,view:t},a,i){const[n,s]=[e.place(a),e.place(i)],r=s.column-n.column,o="cylinder"===t.surface&&Math.abs(r)>1?r-Math.sign(r)*t.files:r,l=s.row-n.row,[d,c]=[.3/Math.hypot(o,l),.5-.3/Math.hypot(o,l)],p=({column:e,row:t},a)=>`M${e+.5+a*o*d} ${t+.5+a*l*d}l${a*o*c} ${a*l*c}`;return p(n,1)+p(s,-1)}const I=new WeakMap,E=Object.freeze(Object.defineProperty({__proto__:null,dress:function(t){I.get(t)!==t.ownerDocument&&(I.set(t,t.ownerDocument),e(t,[R.styleSheet]))},sketch:function(e){const{geometry:i,trail:u,selected:g,foreseen:f}=e,{stages:m,taken:w,pairs:k,handed:y}=g?{stages:[],taken:[],pairs:[],handed:[]}:u,v=[...k,...f.pairs],{files:b,ranks:x}=i;return a`${m.length+v.length>0?a`<svg class="trail" viewBox="0 0 ${b} ${x}">${v.map(t=>function(e,{actor:t,victim:a,partner:i}){const s=W(e,t,a)+W(e,a,i),{column:r,row:o}=e.geometry.place(i),l=e=>n`<circle class=${e} cx=${r+.5} cy=${o+.5} r="0.45"></circle>`;return n`<g class="pair" data-square=${i}><path class="halo" d=${s}></path><path class="ink" d=${s}></path>${l("rim")}${l("ring")}</g>`}(e,t))} ${m.map(a=>function({geometry:e,view:a},{from:i,to:r,number:o,seat:l,isAhead:d=!1}){const[c,p]=[e.place(i),e.place(r)],[h,u]=[c.column+.5,c.row+.5],[g,f]=[p.column+.5,p.row+.5],m=d||i===r?-.3:0,w=Math.atan2(f-u,g-h),k=(e,t,a,i=0)=>`${e+Math.cos(w+i)*a} ${t+Math.sin(w+i)*a}`,y=k(g,f,-.24),v=`M${k(g,f,-.48,.36)}L${y}L${k(g,f,-.48,-.36)}`,b=i===r?"":`M${k(h,u,d?.3:.22)}L${y}${v}`;return n`<g data-tile=${s(a)&&l||t}><path class="halo" d=${b}></path><path class="ink" d=${b}></path><circle class="stop" cx=${h+m} cy=${u+m} r="0.21"></circle><text x=${h+m} y=${u+m+.1}>${o}</text></g>`}(e,a))}</svg>`:t}
${w.map(i=>function(e,i){const{view:n,geometry:s}=e,h=r(n,i.square),u=o(n,i),g=a`<div class="was" data-seat=${u.seat} data-tile=${u.tile}>${l(e.nameKind(i.kind),i.kind)}</div>`;return a`${h?t:c(e,i,i.square)}<div class="mark lost" data-square=${i.square} ${p(s.place(i.square))}>${h?g:d}</div>`}(e,i))} ${y.map(t=>function({geometry:e},t){return a`<div class="mark handed" data-square=${t} ${p(e.place(t))}>${h}</div>`}(e,t))}`}},Symbol.toStringTag,{value:"Module"})),C=Object.freeze(Object.defineProperty({__proto__:null,Replay:class{#e;#t;#a;#i;#n=0;#s;constructor(e,t,a){const i=e.session;this.#e=e,this.#t=function(e,t){const{at:a}=e,i=[];for(let n=t;n<=a;n++)e.goTo(n),i.push(e.view);return i}(i,t),this.#a=i.steps.slice(t,i.at),this.#i=a,this.#r()}stop(){clearTimeout(this.#s)}#r(){const e=this.#a.slice(0,this.#n),t=e[e.length-1];this.#e.aside={view:this.#t[this.#n],last:t?f(t.action):[],trail:{...u,pairs:g(t?[t]:[]).pairs},note:"status-replay",pace:t&&800},this.#e.update();const a=this.#n===this.#a.length;this.#s=setTimeout(()=>a?this.#i():this.#o(),0===this.#n?500:1500)}#o(){this.#n++,this.#r()}}},Symbol.toStringTag,{value:"Module"})),{styleSheet:N}=i`
.planned rect {
fill: var(--board-recruit);
fill-opacity: 0.3;
stroke: var(--board-recruit);
stroke-width: 0.04;
}
.possible.planned .ink {
stroke: var(--board-recruit);
stroke-width: 0.08;
}
.possible.planned .way {
stroke-dasharray: 0.01 0.13;
}
`,V=new WeakSet;class D{planned=null;#l;#d;#n={of:null,view:null};#c=void 0;constructor(e,t){this.#l=e,this.#d=t;const{table:a}=e,{playAside:i}=a;a.playAside=e=>this.#p?null:i(e),this.#h("motley-play",e=>this.#u(e.detail.text)),this.#h("motley-source",e=>this.#g(e.detail.source)),this.#h("motley-refuse",()=>this.#f("premove-not")),this.#h("motley-landing",e=>a.say(e.detail.text)),addEventListener("pointerdown",e=>this.#m(e),{capture:!0}),addEventListener("click",e=>this.#w(e),{capture:!0}),addEventListener("keydown",e=>this.#k(e))}details(e){const t=this.#l.practice||this.#l.table.aside?null:this.#y(e);return t&&{view:t,isOff:!1}}#y(e){const{view:t}=e;if(this.#n.of===t)return this.#n.view;const a=function({table:e},{seats:t}){const{players:a}=e.opponents,i=[...t].filter(e=>!a[e]);return 1===i.length?i[0]:null}(this.#l,t),i=a&&this.#d.turn(e,a);if(a&&!i)return null;const{actions:n}=i||{actions:[]},s=a&&n.length>0;return this.#n={of:t,view:s?{...t,turn:{...t.turn,player:a},actions:n}:null},this.#n.view}get#p(){const{table:e,session:t}=this.#l;return e.opponents.isToAct&&!e.aside&&null!==this.#n.view&&this.#n.of===t?.view}draw(i){const{board:s,session:r,table:o}=this.#l;return function({geometry:i},s,r){if(!s)return t;var o;o=r?.shadowRoot,o&&!V.has(o)&&(e(o,[N]),V.add(o));const l=f(s).filter(e=>i.has(e)),d=l.map(e=>i.place(e)),c=d.map(({column:e,row:t})=>`${e+.5} ${t+.5}`),p=`M${c.join("L")}`,h=`M${c[c.length-1]}m0-.16a.16.16 0 1 1 0 .32a.16.16 0 1 1 0-.32z`;return a`<svg class="possible planned" viewBox="0 0 ${i.files} ${i.ranks}">
${d.map(({column:e,row:t},a)=>n`<rect data-square=${l[a]} x=${e+.02} y=${t+.02} width="0.96" height="0.96"></rect>`)}
<path class="halo" d=${p+h}></path><path class="ink way" d=${p}></path><path class="ink" d=${h}></path>
</svg>`}(i,r!==this.planned?.session||o.aside?void 0:this.planned?.action,s)}#h(e,t){this.#l.root.addEventListener(e,e=>{e.target===this.#l.board&&this.#p&&(e.stopPropagation(),t(e))},{capture:!0})}#g(e){null!==e&&this.#v(),this.#l.table.source=e,this.#l.update()}#u(e){const{session:t}=this.#l,{view:a}=this.#n,i=a?.actions.find(t=>t.text===e);t&&a&&i&&(this.planned={session:t,seat:a.turn.player,action:i,said:this.#b(a,i)},this.#f("premove-planned",{action:this.planned.said}),this.#d.redraw())}#b(e,t){const{words:a,schema:i}=this.#l,{text:n,kind:s}=t,o=r(e,t.source??""),l={text:n,action:t,kind:o?.kind??s,taken:[],partners:[],ousted:[]};return m(a,w(i,e.family),l)}#f(e,t={}){this.#l.table.say(this.#l.words.format(e,t))}#v(){this.planned=null,this.#d.redraw()}#x(){this.planned&&(this.#v(),this.#f("premove-cancelled"))}#$(e){const{board:t}=this.#l;return null!==t&&e.composedPath().includes(t)}#m(e){this.#$(e)&&(this.#c=this.planned,2===e.button&&this.#x())}#w(e){if(!this.#$(e))return;const t=void 0===this.#c?this.planned:this.#c;this.#c=void 0,t===this.planned&&this.#x()}#k(e){"Escape"!==e.key||e.defaultPrevented||this.#l.dialog||this.#x()}follow({type:e,by:t}){const{planned:a}=this,{session:i}=this.#l;if(!a||"look"===e)return;if("play"!==e||"computer"!==t||i!==a.session)return this.#v();const{turn:n,standings:s}=i.view,r=s.some(({seat:e,owner:t})=>e===a.seat&&t!==e);"ongoing"!==i.outcome.result?this.#v():(r||n.player===a.seat)&&setTimeout(()=>this.#M(a))}#M(e){const{table:t,session:a}=this.#l;if(e!==this.planned||a!==e.session)return;this.#v();const{text:i}=e.action;a.view.actions.some(e=>e.text===i)&&!t.isOff?t.choose(i):this.#f("premove-dropped",{action:e.said})}}const K=Object.freeze(Object.defineProperty({__proto__:null,Premove:D,prepare:async function(e){const t=await e.closerLook.load();return t&&(e.premove??=new D(e,t)),{premove:({premove:e},t)=>e?.details(t)}}},Symbol.toStringTag,{value:"Module"})),U=Object.freeze(Object.defineProperty({__proto__:null,reasonsOf:function({words:e,schema:t},a,{game:i,view:n},{endIn:s,line:r,threats:o=[]}){const{player:l}=n.turn,d=B(a,i,r.slice(0,1)).view,c=d.pieces.filter(({square:e,seat:t,owner:a=t})=>o.includes(e)&&a!==l),p=w(t,n.family),h=c.slice(0,3).map(({kind:t,square:a})=>e.format("say-piece",{kind:y(p,t),square:k(e,a),role:"object"})),u=({pieces:e})=>Math.min(...e.flatMap(({goal:e,seat:t})=>e&&t===l?[e.steps]:[]));return[s>0&&e.format("hint-why-win",{count:s}),u(d)<u(n)&&e.format("hint-why-goal",{steps:u(d)}),h.length>0&&e.format("hint-why-threatens",{pieces:e.list(h)})].filter(Boolean).join(" ")},tellHint:function({words:e,schema:t,session:a},{stage:i,steps:n,why:s}){const[r]=n;if(!r||!a)return"";const o=w(t,a.view.family),l=n.map(t=>m(e,o,t)).join("; "),d=y(o,r.kind??r.action.kind??""),c=v(r.action),p=c?"piece":"pass"===r.action.type?"pass":"hand",h=e.format(["",`hint-${p}`,"hint-action","hint-line"][i],{kind:d,square:k(e,c??""),action:m(e,o,r),line:l});return 2===i?[h,s].filter(Boolean).join(" "):h}},Symbol.toStringTag,{value:"Module"})),G=i`.legend{--legend-ink:var(--motley-text,light-dark(#2a2521,#f3ead9));--legend-soft:color-mix(in oklab,var(--legend-ink) 82%,transparent);--legend-line:var(--motley-line,light-dark(#d9cbb3,#453e37));--legend-panel:var(--motley-background,light-dark(#fffaf0,#292521));--legend-accent:var(--motley-accent,light-dark(#1c6b62,#7fd6c8));--legend-danger:light-dark(#a3271f,#ff9c8c);--legend-focus:light-dark(#1d3c8f,#cfe0ff);--legend-light:var(--motley-light,light-dark(#f2e8d7,#877b6b));--legend-dark:var(--motley-dark,light-dark(#dcc9ac,#6c6153));display:grid;gap:20px;color:var(--legend-ink);overflow-wrap:break-word}:where(.legend) :where(h3,p,ul,figure){margin:0}.legend :is(.orders,.key){padding:0;list-style:none}.legend :is(h3,.title,.title span,.state,.in-words,figcaption)::first-letter{text-transform:uppercase}:where(.legend) section > h3{margin-bottom:6px;font-size:1.15em;line-height:1.3}.legend :is(.drawing,.card-art){display:inline-block;line-height:0}.legend :is(.drawing,.card-art,.facing) svg{width:100%;height:100%}.legend :is(.drawing,.card-art) .body{fill:var(--piece-fill);stroke:var(--piece-line);stroke-width:2.4;stroke-linejoin:round}.legend :is(.drawing,.card-art) .line{fill:none;stroke:var(--piece-detail);stroke-width:2.4;stroke-linecap:round}.legend :is(.drawing,.card-art) .dot{fill:var(--piece-detail)}.legend .drawing.on-tile{border:1px solid var(--legend-soft);border-radius:4px;background:var(--tile-fill);forced-color-adjust:none}.legend .card-row{display:inline-flex;gap:2px;vertical-align:middle}.legend .card-art{--piece-fill:var(--legend-panel);--piece-line:var(--legend-ink);--piece-detail:var(--legend-ink);width:22px;height:22px}.legend .card-art:nth-child(n + 3){opacity:0.4}.framed{display:grid;gap:14px;align-content:start;min-height:215px;padding:12px;border:2px solid var(--legend-accent);border-radius:12px}.framed .layer{display:grid;gap:6px}.framed .layer + .layer{padding-top:12px;border-top:1px solid var(--legend-line)}.framed .title{display:flex;align-items:center;gap:8px;margin:0;font-size:1.1em;line-height:1.3}.framed .title .drawing{flex:none;width:30px;height:30px}.framed p:not(.title),.legend-hint{font-size:0.92em;line-height:1.4}.framed .in-words,.legend-hint{color:var(--legend-soft)}.framed figcaption .card-row{display:flex}.framed .ways{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,130px),1fr));gap:12px}.framed figure{display:flex;flex-wrap:wrap;gap:6px 12px;align-content:start;align-items:start}.framed figcaption{flex:1 0 100%;font-size:0.92em}.framed figure .diagram{flex:none;width:min(100%,150px)}.framed figure .in-words{flex:1 1 9em}.kinds{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));grid-auto-flow:dense;gap:20px 16px}.kinds .with-orders{grid-column:1 / -1}:is(.with-orders,.framed) .orders{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:14px 10px}.orders li{display:grid;gap:4px;align-content:start;justify-items:center}.legend.compact{gap:10px;font-size:0.95em}.kind-row{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,clamp(8em,30%,10.6em)),1fr));gap:4px}.kind-row button{display:flex;align-items:center;gap:5px;min-width:0;min-height:34px;margin:0;padding:2px 4px;border:1px solid var(--legend-line);border-radius:8px;background:none;color:inherit;font:inherit;font-size:0.92em;line-height:1.15;text-align:start;hyphens:auto;cursor:pointer}.kind-row span{min-width:0}@media (pointer:coarse){.kind-row button{min-height:44px}}.kind-row button:focus-visible{outline:3px solid var(--legend-focus);outline-offset:1px}.kind-row button:is(.glanced,[aria-expanded='true']){border-color:var(--legend-accent);background:color-mix(in oklab,var(--legend-accent) 16%,transparent)}.kind-row button[aria-expanded='true']{box-shadow:inset 0 -3px 0 var(--legend-accent)}.kind-row .drawing{flex:none;width:26px;height:26px}.stage{display:grid;gap:10px;align-content:start}.stage.used{min-height:250px}.diagram{position:relative;display:block;width:100%;max-width:190px}.diagram svg{display:block}.diagram > svg{border:1px solid var(--legend-line);border-radius:6px}.diagram .light{fill:var(--legend-light)}.diagram .dark{fill:var(--legend-dark)}.diagram-piece{position:absolute;inset:40%;display:grid;grid-template:100% / 100%;place-content:center;place-items:center}.diagram-piece[data-side='7']{inset:42.8%}.diagram-piece > *{grid-area:1 / 1}.diagram-piece .drawing{width:118%;height:118%}.diagram-piece .on-tile{width:96%;height:96%}.diagram-piece .facing{width:150%;height:150%;margin:-25%;line-height:0}.facing[data-turn='1']{transform:rotate(90deg)}.facing[data-turn='2']{transform:rotate(180deg)}.facing[data-turn='3']{transform:rotate(270deg)}.diagram .facing .body{fill:var(--legend-ink);stroke:var(--legend-light);stroke-width:2}.diagram .mark circle{fill:var(--legend-accent);stroke:var(--legend-accent);stroke-width:1.1}.diagram :is(.mark.quiet,.mark.conditional) circle{fill:none}.diagram .mark path{fill:none;stroke:var(--legend-danger);stroke-width:1.7;stroke-linecap:round}.diagram .mark.conditional path{stroke-width:1.1;transform:scale(0.62)}.diagram .mark.initial circle{stroke-dasharray:1.9 1.5}.diagram .onward{fill:none;stroke:var(--legend-danger);stroke-width:1}.diagram .ray{fill:none;stroke:var(--legend-accent);stroke-width:0.9;stroke-linecap:round}.legend .key{display:grid;gap:4px;color:var(--legend-soft);font-size:0.92em;line-height:1.4}.key li{display:flex;align-items:center;gap:8px}.key-mark{position:relative;box-sizing:border-box;flex:none;width:15px;height:15px;border:2px solid var(--legend-accent);border-radius:50%}.key-mark.both{background:var(--legend-accent)}.key-mark.then{border-color:var(--legend-danger);border-radius:0;transform:rotate(45deg) scale(0.75)}.key-mark.capture{border:0}.key-mark.initial{border-style:dashed}.key-mark:is(.capture,.conditional)::before,.key-mark:is(.capture,.conditional)::after{position:absolute;inset:0;width:2.5px;margin:auto;background:var(--legend-danger);content:'';transform:rotate(45deg)}.key-mark:is(.capture,.conditional)::after{transform:rotate(-45deg)}.key-mark.conditional::before,.key-mark.conditional::after{inset:1.5px}@media (forced-colors:active){.key-mark,.kind-row button[aria-expanded='true']{forced-color-adjust:none}}`,Q=[b(x),G],H=()=>Q.flatMap(({styleSheet:e})=>e??[]);function X({quiet:e,capture:t,conditional:a}){return a?"conditional":e&&t?"both":t?"capture":"quiet"}const Y=({dx:e,dy:t})=>({dx:t,dy:-e});function Z(e,t){return 0===t?e:Z(e.map(e=>({...e,...Y(e),path:e.path?.map(Y),then:e.then?.map(Y)})),t-1)}const J=({dx:e,dy:t},a)=>Math.max(Math.abs(e),Math.abs(t))<=a;function ee(e,t){const{dx:a,dy:i,range:n,path:s=[]}=e,r=!!e.initial,o=s.slice(0,-1).map(e=>({...e,purpose:"capture",isInitial:r}));for(let s=1;s<=(n||t)&&J({dx:a*s,dy:i*s},t);s++)o.push({dx:a*s,dy:i*s,purpose:X(e),isInitial:r});return o}function te({then:e=[]}){const t=e.filter(({dx:e,dy:t})=>0===e||0===t).length;return 0===e.length?"":t===e.length?"straight":t>0?"any":"diagonal"}function ae(e,t){const a=te(t);return[t.path?e.format("way-bent"):"",t.lame?e.format("way-lame"):"",a&&e.format("way-then",{direction:a})].filter(Boolean)}function ie({dx:e,dy:t,range:a}){const i=0===e||0===t,n=Math.abs(e)===Math.abs(t),s=i?"straight":n?"diagonal":"leap",r=Math.max(Math.abs(e),Math.abs(t))>1;return{direction:s,way:0===a?"slide":r?"leap":a>1?"walk":"step",range:a}}function ne(e,t){if(0===t.length)return e.format("way-none");const a=new Map;for(const e of t){const t={...ie(e),purpose:X(e),first:e.initial?"yes":"no"},i=[...Object.values(t),te(e),!!e.path,!!e.lame].join(),n=a.get(i);n?n.steps.push(e):a.set(i,{args:t,steps:[e]})}return[...a.values()].map(({args:t,steps:a})=>[e.format("way",{...t,count:a.length,facing:a.every(({dy:e})=>e>0)?"forward":"all"}),...ae(e,a[0])].join(", ")).join("; ")}const se=10;function re(e,i,s,{seat:r,painted:o,turn:l=0,hasFacing:d=!1}={}){const c=Z(s,l),p=function(e){return Math.max(2,...e.flatMap(({dx:e,dy:t,then:a=[]})=>[{dx:0,dy:0},...a].flatMap(a=>[Math.abs(e+a.dx),Math.abs(t+a.dy)])))}(c),h=2*p+1;return a`<span class="diagram" role="img" aria-label=${ne(e,s)}>
<svg viewBox="0 0 ${h*se} ${h*se}" aria-hidden="true">
${Array.from({length:h*h},(e,t)=>function(e,t){const a=2*e+1,[i,s]=[t%a,Math.floor(t/a)];return n`<rect class=${(i+s)%2?"dark":"light"} x=${i*se} y=${s*se}
width=${se} height=${se} />`}(p,t))}
${function(e){return e.filter(({range:e})=>1!==e)}(c).map(e=>function(e,{dx:t,dy:a,range:i}){const s=(e+.5)*se,r=i||Math.floor(e/Math.max(Math.abs(t),Math.abs(a)))+.45;return n`<line class="ray" x1=${s+t*se*.5} y1=${s-a*se*.5}
x2=${s+t*se*r} y2=${s-a*se*r} />`}(p,e))}
${c.filter(({path:e})=>e).map(e=>function(e,{path:t=[]}){const a=(e+.5)*se,i=t.map(({dx:e,dy:t})=>`L${a+e*se} ${a-t*se}`).join("");return n`<path class="ray" d="M${a} ${a}${i}" />`}(p,e))}
${function(e,t){const a=new Map;for(const i of e)for(const{dx:e,dy:n}of i.then?ee(i,t+1):[])for(const s of i.then??[]){const i={dx:e+s.dx,dy:n+s.dy};J(i,t)&&(i.dx||i.dy)&&a.set(`${i.dx},${i.dy}`,i)}return[...a.values()]}(c,p).map(e=>function(e,{dx:t,dy:a}){return n`<path class="onward" d="M0-3.8 3.8 0 0 3.8-3.8 0z"
transform="translate(${(e+t+.5)*se} ${(e-a+.5)*se})" />`}(p,e))}
${function(e,t){const a=new Map;for(const i of e)for(const e of ee(i,t)){const t=`${e.dx},${e.dy}`,i=a.get(t);i&&i.purpose!==e.purpose&&(e.purpose="both"),i&&(e.isInitial&&=i.isInitial),a.set(t,e)}return[...a.values()]}(c,p).map(e=>function(e,{dx:a,dy:i,purpose:s,isInitial:r}){return n`<g class=${`mark ${s}${r?" initial":""}`} transform="translate(${(e+a+.5)*se} ${(e-i+.5)*se})">
${"capture"===s?t:n`<circle r=${"conditional"===s?3.6:2.4} />`}
${"capture"===s||"conditional"===s?n`<path d=${"M-2.4-2.4 2.4 2.4M2.4-2.4-2.4 2.4"} />`:t}
</g>`}(p,e))}
</svg>
<span class="diagram-piece" data-side=${h}>
${$(i,r,o)}
${d?function(e){return a`<span class="facing" data-turn=${e} aria-hidden="true">${M(q("facing"))}</span>`}(l):t}
</span>
</span>`}function oe({family:e,view:t}){return e.kinds.filter(({code:e})=>0===t.kinds.length||t.kinds.includes(e))}function le({movement:e},t,a="",i=""){const n=e(t,a);return n?[{order:i,steps:n.steps}]:[]}function de(e,{code:t}){const a=(e.family.orders??[]).flatMap(a=>le(e,t,a,a));return a.length>0?a:le(e,t)}function ce({captive:e}){return!0===e}function pe({words:e},i){return e.has(`kind-${i}-line`)?a`<p>${e.format(`kind-${i}-line`)}</p>`:t}function he(e,i){const{name:n}=i,s=de(e,i);return a`<section class=${s.length>1?"with-orders":""}>
<h3>${e.words.format(`kind-${n}`)}</h3>
${pe(e,n)} ${function({words:e,look:i},n,s){return a`<ul class="orders">
${s.map(({order:s,steps:r})=>a`<li>${s?j(e,i,s):t}${re(e,n,r)}</li>`)}
</ul>`}(e,n,s)}
</section>`}function ue({words:e},t){const i=new Set(t.map(X)),n=[...["both","quiet","capture","conditional"].filter(e=>i.has(e)),...t.some(({initial:e})=>e)?["initial"]:[],...t.some(({then:e})=>e)?["then"]:[]];return a`<ul class="key">
${n.map(t=>a`<li>
<span class="key-mark ${t}" aria-hidden="true"></span>
${e.format("then"===t?"key-then":`way-${t}`)}
</li>`)}
</ul>`}function ge({family:e},t){return e.kinds.find(({code:e})=>e===t)?.name??t}function fe({words:e},t,a,i){const n=t.piece(i),s=t.place(a.square);if(i===a)return e.format("legend-piece",{piece:n,square:s});const r=t.kind(i.kind);return e.format(ce(i)?"legend-captive":"legend-carried",{piece:n,kind:r})}function me(e){const{on:t}=e;return t?{...e,on:{kind:t.kind,seat:t.seat}}:e}function we(e){const{words:i,view:n,isFlipped:s}=e,r=function({view:e,pointed:t}){return e.pieces.find(({square:e})=>e===t?.square)}(e);if(!r)return a`<p class="legend-hint">${i.format("legend-hint")}</p>`;const o=new S(i,n,t=>ge(e,t),s);return a`<section class="framed piece-now" aria-label=${fe(e,o,r,r)}>
${function(e){return e.on?[e,e.on]:[e]}(r).map(i=>function(e,i,n,s){const{view:r}=e,o=[i.condition(me(s)),i.plight(s)].filter(Boolean).join(", "),l=ge(e,s.kind);return a`<div class="layer">
<p class="title">
${$(l,s.seat,r)} <span>${fe(e,i,n,s)}</span>
</p>
${o?a`<p class="state">${o}</p>`:t}
${pe(e,l)}
${ce(s)?t:a`<div class="ways">${function(e,i){const{view:n,words:s,isFlipped:r}=e,{facing:o,seat:l,kind:d}=i,c={seat:l,painted:n,turn:z(n,l,o??0,r),hasFacing:void 0!==o};return function(e,{kind:t,cards:a,imitates:i,square:n}){const s=le(e,t,a??i,a),{considered:r}=e;return a&&r?.cards&&r.square===n?[...s,...le(e,t,r.cards,r.cards)]:s}(e,i).map(({order:i,steps:n},r)=>a`<figure>
${i?a`<figcaption>
${s.format(r>0?"legend-exchanged":"legend-now")} ${j(s,e.look,i)}
</figcaption>`:t}
${re(s,ge(e,d),n,c)} ${function({words:e},t){return a`<p class="in-words" aria-hidden="true">${ne(e,t)}</p>`}(e,n)}
</figure>`)}(e,s)}</div>`}
</div>`}(e,o,r,i))}
</section>`}function ke(e,t,a){const{view:i}=t,{piece:n,isSupposed:s,actions:r,why:o}=a,l=T(i.family,n.owner??n.seat),d=o?function(e,{view:t},{piece:a,why:i}){const{reason:n="none",squares:s=[]}=i??{},{square:r}=a,o={from:r,to:r,token:r,count:s.length};return e.formatFirst([`stuck-${n}`,`reason-${t.family}-${n}`,`reason-${n}`],o)}(e,t,a):"";if(!s)return d;if(o)return e.format("game-over"===o.reason?"reason-game-over":"possible-not",{seat:l,reason:d});const c=[...new Set(r.map(({target:e})=>e??""))];return e.format("possible-squares",{seat:l,count:c.length,squares:c.join(", ")})}const ye=[i`
/* Pieces follow each other under the pointer: what is around them does not jump. */
.closer .piece-room {
height: 14.5em;
overflow: auto;
}
.closer .framed {
min-height: 0;
padding: 0;
border: 0;
}
.closer .ways {
display: flex;
gap: 12px;
}
.closer .ways figure {
display: flex;
flex: 1;
flex-wrap: wrap;
align-items: center;
gap: 4px 12px;
min-width: 0;
}
.closer .ways figure .diagram {
flex: none;
width: 104px;
}
.closer .ways figure .in-words {
flex: 1 1 120px;
}
.closer .told {
margin: 0;
font-weight: 600;
}
.closer .told:empty {
display: none;
}
.closer .takes {
margin: 0;
padding: 0;
list-style: none;
}
.closer .takes li {
display: flex;
gap: 8px;
align-items: baseline;
}
`,i`
.closer {
position: sticky;
bottom: 0;
display: grid;
gap: 8px;
max-height: 60vh;
overflow: auto;
padding: 10px 12px;
border: 1px solid var(--line);
background: var(--panel);
box-shadow: 0 -2px 8px rgb(0 0 0 / 8%);
}
.closer figcaption {
display: flex;
gap: 8px;
}
.closer .in-words {
font-size: 0.85em;
line-height: 1.3;
}
/* Where there is little room: a strip instead of the head of the page, as long as a piece is looked at. */
@media (max-height: 560px), not all and (min-width: 40em) and (min-aspect-ratio: 6 / 5) {
.closer {
position: fixed;
inset: 0 0 auto;
z-index: 5;
height: var(--head);
overflow: hidden;
padding: 1px 8px 1px 2px;
border-width: 0 0 1px;
box-shadow: 0 2px 6px rgb(0 0 0 / 12%);
pointer-events: none;
}
.closer .piece-room {
display: grid;
grid-template-columns: auto minmax(0, 1fr);
gap: 0 10px;
align-content: center;
height: calc(var(--head) - 3px);
overflow: hidden;
font-size: 0.92em;
line-height: 1.25;
}
.closer :is(.piece-now, .layer) {
display: contents;
}
.closer.past,
.closer .layer > :not(.title, .ways),
.closer .layer ~ .layer > *,
.closer figure > :not(.diagram),
.closer .framed .title .drawing {
display: none;
}
/* The diagrams take both lines. */
.closer .ways {
grid-area: 1 / 1 / 3 / 2;
gap: 4px;
}
.closer .ways figure .diagram {
width: calc(var(--head) - 4px);
}
.closer :is(.title, .told) {
grid-column: 2;
align-self: center;
overflow: hidden;
margin: 0;
text-overflow: ellipsis;
white-space: nowrap;
}
.closer .title {
font-weight: 600;
}
.closer .piece-room:has(.told:empty) .title {
grid-row: 1 / 3;
}
.closer .told {
color: var(--ink-2);
font-size: 0.85em;
font-weight: 400;
}
/* What could be taken is on the board; the list of it is for ears. */
.closer .taking,
.closer.taking-only {
position: absolute;
width: 1px;
height: 1px;
padding: 0;
border: 0;
clip-path: inset(50%);
}
}
@media (min-width: 40em) and (min-aspect-ratio: 6 / 5) and (max-height: 560px) {
.closer {
right: auto;
left: calc(50% + (var(--board) + var(--gap) - var(--beside)) / 2);
width: var(--beside);
}
}
`].map(({styleSheet:e})=>e);function ve(e,i,{square:n,isPast:s,look:r,takes:o}){const l=function({words:e,schema:a,choices:i,considered:n},{game:s,view:r,isFlipped:o},l){const d=w(a,r.family),c=r.pieces.find(e=>e.square===l);return d&&c?we({words:e,family:d,view:r,movement:(e,t)=>s.movement(e,t),look:i.look,isFlipped:o,pointed:c,considered:n}):t}(e,i,n),d=l!==t;return d||o?a`<aside class=${`closer legend ${s?"past":""} ${d&&!s?"":"taking-only"}`} aria-label=${e.words.format("possible")}>
${d?a`<div class="piece-room">${l} ${function({words:e},t,i){return a`<p class="told">${i?ke(e,t,i):""}</p>`}(e,i,r)}</div>`:t}
${o?function(e,i,n){const{words:s}=e,r="none yet"===n?0:n.done/10,o="none yet"!==n&&n.whole;return a`<section class="taking" role="status" aria-label=${s.format("takes")}>
<p class="told">
${o?s.format("takes"):s.format("takes-looking",{percent:Math.floor(r)})}
</p>
<ul class="takes">
${"none yet"===n?t:n.seats.map(t=>function({words:e},{view:t},i){const{seat:n,reason:s,takes:r}=i,o=T(t.family,n),l=[`reason-${t.family}-${s}`,`reason-${s}`],d=void 0!==t.turn.of,c=r.map(({square:t,actions:a,from:i})=>e.format(d?"takes-within":"takes-by",{square:t,count:d?a:i.length}));return a`<li>
${_(t,n)}
<span
>${"none"===s?e.format("takes-seat",{seat:o,count:r.length,squares:c.join("; ")}):e.formatFirst(l,{from:"",to:"",token:"",count:0})}</span
>
</li>`}(e,i,t))}
</ul>
</section>`}(e,i,o):t}
</aside>`:t}function be({slot:e},t){return e.request("possible_turn","game",t)}document.adoptedStyleSheets.push(...H(),...ye);class xe{isTaking=!1;takes=null;#q=null;#j=null;#z=null;#S=null;#T=new Map;#n=null;#_;#P=!1;constructor(e,t){this.app=e,this.#_=t}redraw(){this.app.board?.requestUpdate()}#O(){this.app.update(),this.redraw()}#F(){return this.#z??=this.#_().then(e=>{this.#j=e,this.#P=!1,this.#O()},e=>this.#A(e)),this.#z}#A(e){this.#z=this.#j=this.#S=this.#n=null,this.#P=!0,this.app.table.tellMissing(e)}#B(e,t,a){if(!this.#j)return this.#P||this.#F(),null;try{return this.#L(this.#j,e,t,a)}catch(e){return this.#A(e),null}}#L(e,t,a,i){if(this.#n!==t.view){const{variant:a}=t.game;this.#S?.dispose(),this.#S=e.createGame(a),this.#S.setVariant(a),this.#S.setPosition(t.game.position),this.#n=t.view,this.#T.clear()}return this.#T.has(a)||this.#T.set(a,i(this.#S)),this.#T.get(a)}turn(e,t){return this.#B(e,`turn ${t}`,e=>be(e,t))}look(e,t){const{view:a}=e,i=null===t?void 0:r(a,t);if(!i||null===t)return null;const n=i.owner??i.seat,s=n!==a.turn.player||"ongoing"!==e.outcome.result,o=s?this.turn(e,n):null;if(s&&!o)return null;const l=(o?.actions??a.actions).filter(({type:e,source:a})=>"move"===e&&a===t);if(l.length>0)return{piece:i,isSupposed:s,actions:l,why:null};const d=o&&"none"!==o.reason?o:this.#B(e,`why ${t}`,e=>function({slot:e},t){return e.request("possible_piece","game",t)}(e,t));return d&&{piece:i,isSupposed:s,actions:l,why:d}}exchange(e){const{square:t="",cards:a}=this.app.table.considered??{},{view:i}=e,n=a?P(i,t,a):void 0;return n?this.#B(e,n.text,e=>{e.play(n.text);const{reason:a,squares:s,actions:r}=be(e,i.turn.player);e.undo();const o=$e(i.actions,t);if("none"!==a)return{opened:[],closed:[],attacked:s};const l=$e(r,t);return{opened:l.filter(e=>!o.includes(e)),closed:o.filter(e=>!l.includes(e)),attacked:[]}}):null}async tell(e){await this.#F();const{table:t,board:a}=this.app,{session:i}=t;if(t.asked!==e)return;const n=i&&!t.aside?this.look(i,e):null;i&&n&&(t.say(ke(t.words,i,n)),a?.showReason(n.why?.squares??[]))}toggleTakes(){this.isTaking=!this.isTaking;const{session:e}=this.app.table;this.isTaking?e&&this.followTakes(e):this.#R(),this.#O()}#W=null;#R(){this.#q?.drop(),this.#q=null,this.takes=null,this.#W=null}async followTakes(e){const{table:t,thinker:a}=this.app;if(this.#W===e.view)return;if(this.#R(),this.#W=e.view,"ongoing"!==e.outcome.result)return;const i=e=>{n===this.#q&&e&&(this.takes=e,this.#O())},n=a.start("takes",{place:L(e)},i);this.#q=n,t.watchTask(n);try{i(await n.result)}catch(e){n===this.#q&&t.tellComputerFailure(e,"takes-failed")}}}function $e(e,t){const a=e.filter(({type:e,source:a})=>"move"===e&&a===t);return[...new Set(a.map(({target:e})=>e??""))]}const Me=i`
.possible {
position: absolute;
inset: 0;
width: 100%;
height: 100%;
overflow: visible;
pointer-events: none;
}
.possible :is(.halo, .ink) {
fill: none;
stroke-linecap: round;
stroke-linejoin: round;
}
.possible .halo {
stroke: var(--board-halo);
stroke-width: 0.13;
opacity: 0.8;
}
.possible .ink {
stroke: var(--board-trail);
stroke-width: 0.06;
}
.possible .barrier .ink {
stroke: var(--board-check);
stroke-dasharray: 0.16 0.12;
}
.possible .opened .ink {
stroke: var(--board-target);
}
.possible .closed .ink {
stroke: var(--board-check);
}
.possible .badge {
fill: var(--tile-fill, var(--piece-fill));
stroke: var(--tile-ink, var(--piece-line));
stroke-width: 0.04;
}
.possible .outer {
fill: none;
stroke: var(--board-check);
stroke-width: 0.11;
}
.possible text {
fill: var(--tile-ink, var(--piece-detail));
font: 700 0.26px system-ui, sans-serif;
text-anchor: middle;
}
`,qe=new WeakSet,je="M0-.16a.16.16 0 1 1 0 .32a.16.16 0 1 1 0-.32z",ze="M-.44-.26v-.1a.08.08 0 0 1 .08-.08h.1M.26-.44h.1a.08.08 0 0 1 .08.08v.1M.44.26v.1a.08.08 0 0 1-.08.08h-.1M-.26.44h-.1a.08.08 0 0 1-.08-.08v-.1";function Se({geometry:e},a,i,s=je){if(!e.has(a))return t;const{column:r,row:o}=e.place(a);return n`<g class=${i} data-square=${a} transform="translate(${r+.5} ${o+.5})">
<path class="halo" d=${s}></path><path class="ink" d=${s}></path>
</g>`}const Te=["M0-.21a.21.21 0 1 1 0 .42a.21.21 0 1 1 0-.42z","M-.19-.19h.38v.38h-.38z","M0-.27l.27.44h-.54z","M0-.26l.26.26l-.26.26l-.26-.26z","M0-.28l.09.16l.18.04l-.12.14l.02.19l-.17-.08l-.17.08l.02-.19l-.12-.14l.18-.04z","M-.1-.24h.2v.14h.14v.2h-.14v.14h-.2v-.14h-.14v-.2h.14z"];function _e(i,{board:r,look:o,exchange:l,takes:d}){!function(t){t?.shadowRoot&&!qe.has(t)&&(e(t.shadowRoot,[Me.styleSheet]),qe.add(t))}(r);const{files:c,ranks:p}=i.geometry;return a`<svg class="possible" viewBox="0 0 ${c} ${p}">
${function(e,a){if(!a)return t;const{piece:i,actions:n,why:s}=a;if(s)return s.squares.map(t=>Se(e,t,"barrier","M0-.42a.42.42 0 1 1 0 .84a.42.42 0 1 1 0-.84z"));if(e.targets.size>0&&O(e.view,i.square))return t;const r=new Set(n.flatMap(({captures:e=[]})=>e));return[...[...new Set(n.map(({target:e})=>e??""))].filter(e=>""!==e&&!r.has(e)).map(t=>Se(e,t,"supposed")),...[...r].map(t=>Se(e,t,"supposed taking",ze))]}(i,o)} ${function(e,a){if(!a)return t;const{opened:i,closed:n,attacked:s}=a;return[...i.map(t=>Se(e,t,"opened",je+"M0-.15v.3M-.15 0h.3")),...n.map(t=>Se(e,t,"closed","M-.12-.12l.24.24M.12-.12l-.24.24")),...s.map(t=>Se(e,t,"opened",ze))]}(i,l)} ${function({view:e,geometry:a},i){const r=new Map,o=s(e),l=o?1/0:a.files-.28,d=void 0!==e.turn.of;return(i?.seats??[]).flatMap(({seat:i,takes:s})=>s.map(({square:s,actions:c,from:p})=>{if(!a.has(s))return t;const h=r.get(s)??0;r.set(s,h+1);const{column:u,row:g}=a.place(s),f=Te[e.seats.indexOf(i)]??Te[0];return n`<g class="take" data-square=${s} data-by=${i} data-actions=${c}
data-seat=${o?t:i} data-tile=${o?i:t}
transform=${m=Math.min(u+.82-h%2*.64,l),w=g+.18+.32*Math.floor(h/2),`translate(${m} ${w})${o?"scale(0.75)":""}`}>
<path class="outer" d=${f}></path><path class="badge" d=${f}></path>
<text y="0.095">${d?c:p.length}</text>
</g>`;var m,w}))}(i,d)}
</svg>`}class Pe extends xe{square=null;#I=null;#E=null;#C=null;draw(e){const{table:t}=this.app,{session:a,aside:i}=t;if(!a||i)return _e(e,{});this.#N(e);const n=null!==e.selected&&e.targets.size>0&&e.selected!==this.square,s=e.choosing||e.landing||n?null:this.look(a,this.square);return _e(e,{board:this.app.board,look:s,exchange:this.exchange(a),takes:this.isTaking?this.takes:null})}#N({view:e,pointed:t,selected:a}){null!==t&&t!==this.#I&&(this.#I=null);const i=[t,this.#I,a].find(t=>null!==t&&r(e,t))??null;i!==this.square&&(this.square=i,this.#E=i??this.#E,this.app.update())}async tell(e){this.#I=e,this.redraw(),await super.tell(e)}shown(e){const{table:t}=this.app;this.isTaking&&this.followTakes(e),t.considered!==this.#C&&this.redraw(),this.#C=t.considered;const a=t.aside?null:this.#E;return{square:a,isPast:null===this.square,look:this.look(e,a),takes:this.isTaking?this.takes??"none yet":null}}}class Oe extends Pe{constructor(e){super(e,async()=>e.engine),this.page=e}draw(e){const{premove:i}=this.page;return a`${super.draw(e)}${i?i.draw(e):t}`}card(e){const t=this.shown(e),{tab:a,task:i}=this.page;return ve(this.app.table,e,"pieces"===a||i?{...t,square:null}:t)}}const Fe=Object.freeze(Object.defineProperty({__proto__:null,PageScreen:Oe,openPossible:async function(e){return await Promise.all(["legend","possible"].map(t=>F(e.words,t))),new Oe(e)}},Symbol.toStringTag,{value:"Module"})),Ae=(e=0,t=1500,a=.5)=>({at:e,hertz:t,last:.06,loud:a,isKnock:!0}),Be=(e,t,a=.25,i=.16)=>({at:e,hertz:t,last:a,loud:i}),Le={move:[Ae(),Be(0,190,.08,.3)],capture:[Ae(0,900,.7),Ae(.07,1900,.5),Be(0,120,.14,.4)],check:[Be(.08,587),Be(.2,784,.3)],turn:[Be(.1,523,.22,.1)],end:[Be(.1,392,.9),Be(.25,494,.8),Be(.4,587,.8),Be(.55,784,1)]};let Re,We;function Ie(e){if(Re)return Re;Re=e.createBuffer(1,e.sampleRate/2,e.sampleRate);const t=Re.getChannelData(0);for(let e=0;e<t.length;e++)t[e]=2*Math.random()-1;return Re}function Ee(e,t){const{start:a,end:i}=function(e,{hertz:t,isKnock:a}){if(!a){const a=new OscillatorNode(e,{type:"triangle",frequency:t});return{start:a,end:a}}const i=new AudioBufferSourceNode(e,{buffer:Ie(e)}),n=new BiquadFilterNode(e,{type:"bandpass",frequency:t,Q:1.2});return{start:i,end:i.connect(n)}}(e,t),n=e.currentTime+t.at,s=new GainNode(e,{gain:t.loud});s.gain.setValueAtTime(t.loud,n),s.gain.exponentialRampToValueAtTime(1e-4,n+t.last),i.connect(s).connect(e.destination),a.start(n),a.stop(n+t.last)}const Ce={move:[12],capture:[25],check:[20,40,20],turn:[30],end:[40,60,80]},Ne=Object.freeze(Object.defineProperty({__proto__:null,giveFeedback:function(e,{session:t,opponents:a},{sound:i,shake:n}){if(!t)return;const s=function(e,t,a){const{steps:i,at:n,view:s,outcome:r}=t;if("result"===e.type)return"ongoing"===r.result?[]:["end"];if(0===n||!function({type:e,before:t},{at:a}){return"play"===e||"go"===e&&a>t.at}(e,t))return[];const o=[i[n-1].action.captures?.length?"capture":"move"];return"ongoing"!==r.result?[...o,"end"]:(s.pieces.some(({check:e})=>e)?o.push("check"):function({steps:e,at:t,view:a}){return!(!A(a)&&a.seats.length<3)&&a.turn.player!==e[t-1].seat}(t)&&a(s.turn.player)&&o.push("turn"),o)}(e,t,e=>!a.players[e]),r=s[s.length-1];r&&("on"===i&&function(e){if("undefined"==typeof AudioContext)return;We??=new AudioContext;const t=We,{state:a}=t;if("suspended"===a&&t.resume(),"suspended"!==a||navigator.userActivation?.isActive)for(const a of e.flatMap(e=>Le[e]))Ee(t,a)}(s),"on"===n&&navigator.vibrate?.(Ce[r]))}},Symbol.toStringTag,{value:"Module"}));export{he as a,K as b,Fe as c,Ne as f,U as h,oe as k,H as l,ue as m,we as p,C as r,E as t,de as w};