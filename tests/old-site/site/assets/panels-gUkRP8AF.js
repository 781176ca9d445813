const t=(e,s=t,a=s.f||(s.f=["./shared-Bk2HQp5u.js","./index-PFgPgsMU.js","./index-Dw0zXcbK.css","./beside-Blo_MBbd.js","./beside-L11DpyGX.css","./shared-Bz1R9yDR.css"]))=>e.map(t=>a[t]);import{_ as e,A as s,an as a,ak as n,b as i,a9 as r,aL as o,a0 as l,aW as c,V as u,N as d,Y as f,$ as p,Z as m,bl as h,bm as b,bn as g,a7 as $,bo as y,bp as v,bq as w,Q as k,ao as j,br as x,bs as _,ac as O,bt as S,b3 as M,aI as P,bu as z,O as B}from"./index-PFgPgsMU.js";import{c as T,a as C,r as q}from"./app-FFp7_iua.js";import{k as A,w as F,p as D,m as L,a as R,l as W}from"./play-BvGTAzMU.js";const I=Object.assign({"./custodian.json":()=>e(()=>import("./rules-CRmgChb3.js").then(t=>t.c),[],import.meta.url).then(t=>t.default),"./taketwo.json":()=>e(()=>import("./rules-CRmgChb3.js").then(t=>t.t),[],import.meta.url).then(t=>t.default),"./tches.json":()=>e(()=>import("./rules-CRmgChb3.js").then(t=>t.a),[],import.meta.url).then(t=>t.default),"./till.json":()=>e(()=>import("./rules-CRmgChb3.js").then(t=>t.b),[],import.meta.url).then(t=>t.default)}),E=t=>I[`./${t}.json`]();function U(t,e){const s=t.createGame(e);try{s.setVariant(e);const t=e.split(";")[0];return new Map(s.statements().map(e=>{const[s,a]=e.split("=");return[`rules-${t}-${s}`,void 0===a?void 0:Number(a)]}))}finally{s.dispose()}}function V(t,e){const[s,...a]=e.split(";"),n=U(t,e),i=new Map;for(const e of a){const r=[s,...a.filter(t=>t!==e)].join(";");let o;try{o=U(t,r)}catch{continue}for(const[t,s]of n)o.has(t)&&o.get(t)===s||i.set(t,[...i.get(t)??[],e.split("=")[0]])}return i}const G=new WeakMap;let Q,H;function N({words:t},{variant:e,statements:a,causes:n},r=""){const o=e.split(";")[0],l=n.get(r)??[],c=t.list(l.map(e=>t.format(`option-${o}-${e}`))),u=a.get(r);return i`${t.format(r,void 0===u?{}:{count:u})}${l.length>0?i` <small class="because">${t.format("rules-because",{options:c})}</small>`:s}`}function X(t,r,o){const l=function(t,e){return H?.variant!==e&&(H=function({engine:t},e){return{variant:e,statements:U(t,e),causes:V(t,e)}}(t,e)),H}(t,r),c=function(t,e){const s=t.map(t=>function(t,e){if("heading"in t)return t;if("text"in t)return e.has(t.text)?t:void 0;if("reading"in t)return e.has(t.reading)?t:void 0;if("list"in t){const s=t.list.filter(t=>e.has(t));return s.length>0?{...t,list:s}:void 0}const s=t.figures.filter(({caption:t,shows:s=[t]})=>s.every(t=>e.has(t)));return s.length>0?{...t,figures:s}:void 0}(t,e)).filter(t=>void 0!==t);return s.filter((t,e)=>!("heading"in t)||s[e+1]&&!("heading"in s[e+1]))}(o,l.statements);return 0===c.length?s:i`<div class="rules">
${T(t,r)} ${c.map(r=>function(t,r,o){const{words:l}=t;return"heading"in o?i`<h3>${l.format(o.heading)}</h3>`:"text"in o?i`<p>${N(t,r,o.text)}</p>`:"list"in o?i`<ul>
${o.list.map(e=>i`<li>${N(t,r,e)}</li>`)}
</ul>`:"reading"in o?i`<p class="reading">
<strong>${l.format("rules-reading")}</strong> ${N(t,r,o.reading)}
</p>`:i`<div class="figures">
${o.figures.map(r=>function(t,r,o){const{words:l}=t,c=Q?.drawTrial(t,r,o);if(c)return c;const u=t.scenes.of(r),d=Math.min(G.get(r)??0,u.length-1);return i`<figure>
${a(t,u[d].view,!1,u[d].last)}
<div class="row">
${u.length>1?i`<button type="button" class="small" aria-pressed=${d>0} @click=${()=>{G.set(r,0===d?1:0),t.update()}}>
${n(d>0?"back":"play")}${l.format(d>0?"figure-back":"figure-play")}
</button>`:s}
<button type="button" class="small" @click=${()=>async function(t,s){try{Q=await e(()=>Promise.resolve().then(()=>gt),void 0,import.meta.url),Q.beginTrial(t,s),t.update()}catch(e){t.table.tellMissing(e)}}(t,r)}>
${n("hands")}${l.format("figure-try")}
</button>
</div>
<figcaption>${o}</figcaption>
</figure>`}(t,r,l.format(r.caption)))}
</div>`}(t,l,r))}
</div>`}const K=Object.freeze(Object.defineProperty({__proto__:null,prepare:async function({words:t},e){const s=["rules",`rules-${e}`],[a]=await Promise.all([E(e),...s.map(e=>r(t,e))]),n=a.filter(({isOfPieces:t})=>t);return{rules:(t,e)=>X(t,e,a),ofPieces:(t,e)=>X(t,e,n)}}},Symbol.toStringTag,{value:"Module"})),Y=o(async t=>{const[s]=await Promise.all([e(()=>Promise.resolve().then(()=>$t),void 0,import.meta.url),t.addWords("legend")]);return s},"legend"),Z=Object.freeze(Object.defineProperty({__proto__:null,pieces:Y},Symbol.toStringTag,{value:"Module"}));function J({engine:t},{game:e},s){return void 0===s?void 0:C(t,e,[s])[0]}function tt(t,e,s,a){const{words:n,schema:i}=t,r=J(t,e,s);if(!r)return n.format("puzzle-hint-astray");const o=d(i,e.view.family);if(a)return n.format("puzzle-hint-action",{action:f(n,o,r)});const c=l(r.action),u=p(o,r.kind??r.action.kind??"");return n.format(c?"hint-piece":"hint-hand",{kind:u,square:m(n,c??"")})}function et(t,e,s,a){const n=J(t,e,s);if(!n)return{};const i=l(n.action),r=i?[{from:i,to:i,number:1,isAhead:!0}]:[],o=c([n]).map(({from:t,to:e,number:s})=>({from:t,to:e,number:s,isAhead:!0}));return{trail:{...u,stages:a&&o.length>0?o:r}}}const st=o(()=>e(()=>import("./shared-Bk2HQp5u.js").then(t=>t.e),t([0,1,2,3,4,5]),import.meta.url),"seatLines"),at=Object.freeze(Object.defineProperty({__proto__:null,gamePanel:function(t,e){const{game:s}=e;return i`<div class="game-panel">
<h3>${h(t,e.game.variant)}</h3>
${st(t,e)}
<div class="game-buttons">
${b(t,e)} ${g(t)}
<button type="button" @click=${()=>t.openEditor({variant:s.variant,position:s.position})}>
${n("edit")}${t.words.format("editor-open")}
</button>
</div>
${T(t,e.game.variant)}
</div>`}},Symbol.toStringTag,{value:"Module"})),nt=[];function it(t){const{words:e}=t;return i`<div class="controls">
<button type="button" class="main" @click=${()=>t.arrangement.change(t=>t.finishSeat())}>
${e.format("arrange-ready")}
</button>
<button type="button" @click=${()=>t.arrangement.change(t=>t.randomize(t.seat))}>
${n("dice")}${e.format("arrange-random")}
</button>
<button type="button" @click=${()=>t.arrangement.change(t=>t.reset(t.seat))}>
${j("again")}${e.format("arrange-usual")}
</button>
</div>`}const rt=Object.freeze(Object.defineProperty({__proto__:null,setupScreen:function(t,e){return e.isOpen?function(t,e){const{words:a}=t,n=$(e.start.family,e.seat??""),{seats:r,forward:o}=e.start,l=2===o[r.indexOf(e.seat??"")],{coordinates:c}=t.choices,d={coordinates:c,view:e.view,flip:l,last:nt,trail:u,isOff:!1};return y(e.view,{status:i`<header class="status">
<h1 id="game-title" tabindex="-1">${a.format("arrange-title",{seat:n})}</h1>
<p>${a.format("arrange-help")}</p>
</header>`,board:w(t.table,{id:"board",isArranging:!0,...d}),rail:v(t.table,e.view,(e,s)=>t.arrangement.change(t=>t.set(e,s))),controls:it(t),side:i`<section class="side" aria-labelledby="side-title">
<h2 id="side-title" class="side-title">${a.format("tab-pieces")}</h2>
<div class="side-panel" tabindex="0" role="group" aria-labelledby="side-title">
${t.session?Y(t,t.session,e.view,l):s}
</div>
</section>`})}(t,e):function(t,e){const{words:s}=t,a=$(e.start.family,e.seat??""),r=s.list([...e.start.seats].filter(t=>t!==e.seat).map(t=>$(e.start.family,t)));return i`<div class="hand-over">
${k(e.start,e.seat??"","large")}
<h1 tabindex="-1">${s.format("arrange-title",{seat:a})}</h1>
<p>${s.format("arrange-pass",{seat:a,others:r})}</p>
<button type="button" class="main" @click=${()=>t.arrangement.change(t=>t.isOpen=!0)}>
${j("eye")}${s.format("arrange-open",{seat:a})}
</button>
<hr />
<p>${s.format("arrange-skip")}</p>
${function(t){const{words:e}=t;return i`<div class="row">
<button type="button" @click=${()=>t.arrangement.finish("usual")}>
${e.format("arrange-usual-all")}
</button>
<button type="button" @click=${()=>t.arrangement.finish("random")}>
${n("dice")}${e.format("arrange-random-all")}
</button>
</div>`}(t)}
</div>`}(t,e)}},Symbol.toStringTag,{value:"Module"})),ot=t=>t.toLowerCase().split(/[\s:;()“”→×]+|,(?!-?\d)|(?<=[a-z\d])-/u).filter(Boolean);function lt({words:t,schema:e},s,a){const{view:n,game:i}=s;return f(t,d(e,n.family),x(n,i.playAside(a.text),a))}function ct({words:t,schema:e},s){const a=d(e,s.family);return s.actions.map(e=>({action:e,words:ot(`${e.text} ${f(t,a,x(s,s,e))}`)}))}const ut={block:"nearest"};class dt{#t;#e="";#s=-1;#a="";#n=null;constructor(t){this.#t=t}focus(){this.#t.update(),requestAnimationFrame(()=>{const t=document.getElementById("typed");t?.closest("form")?.scrollIntoView(ut),t?.focus({preventScroll:!0})})}#i(){this.#t.typing=null,this.#t.update(),this.#t.board?.focus()}#r({view:t}){const{table:e}=this.#t;return!this.#e.trim()||e.isOff?[]:(this.#n?.view!==t&&(this.#n={view:t,list:ct(e,t)}),function(t,e){const s=e.toLowerCase().replace(/\s/g,""),a=ot(e),n=({action:t})=>t.text.toLowerCase().startsWith(s);return[...t.filter(n),...t.filter(t=>(({words:t})=>a.every(e=>t.some(t=>t.startsWith(e))))(t)&&!n(t))].map(({action:t})=>t)}(this.#n.list,this.#e))}#o(t){this.#e=t,this.#s=-1,this.#a="",this.#t.update()}#l(t,e){const s=Math.min(t.length,40);this.#s=(this.#s+1+e+s+1)%(s+1)-1,this.#t.update(),requestAnimationFrame(()=>document.querySelector("#typed-list [aria-selected=true]")?.scrollIntoView(ut))}#c(t){this.#o(""),this.#t.table.choose(t.text)}#u(t){const{words:e,table:s,board:a}=this.#t;if(!this.#e.trim())return;const n=this.#r(t),i=n[this.#s]??function(t,e){const s=e.trim();return 1===t.length?t[0]:t.find(t=>t.text===s)}(n,this.#e);if(i)return this.#c(i);if(s.isOff)this.#a=e.format("typed-waits");else if(n.length>0)this.#a=e.format("typed-choose");else{const{text:e,squares:n}=function({words:t},e,s){const{game:a}=e,n=t=>"bad-square"!==a.explain(t,t).reason;for(const[a,i]of function*(t){const e=t.split(/[\s:;]+/).filter(Boolean);for(const t of e)for(const s of e)e.indexOf(t)<e.indexOf(s)&&(yield[t,s]);const s=t.replace(/\s/g,"");for(let t=1;t<s.length;t++)for(const e of[t,t+1])yield[s.slice(0,t),s.slice(e)]}(s))if(n(a)&&n(i)){const s=_(t,e,a,i);if("none"!==s.reason)return s}try{a.playAside(s.trim())}catch(e){if(!(e instanceof O))throw e;if(e.offset>0)return{text:S(t,e).text,squares:[]}}return{text:t.format("typed-none"),squares:[]}}(s,t,this.#e);this.#a=e,a?.showReason(n)}this.#t.update()}#d(t,e){const s={ArrowDown:1,ArrowUp:-1}[e.key];if(s)this.#l(this.#r(t),s);else{if("Escape"!==e.key)return;this.#e?this.#o(""):this.#i()}e.preventDefault()}#f(t,e,s){const{words:a,table:n}=this.#t;return i`<li
id="typed-${s}"
role="option"
aria-selected=${s===this.#s}
@pointerdown=${t=>t.preventDefault()}
@click=${()=>this.#c(e)}
>
${a.format("typed-option",{text:e.text,action:lt(n,t,e)})}
</li>`}#p(t,e){const{words:s}=this.#t;return i`<ul
id="typed-list"
role="listbox"
aria-label=${s.format("typed-list")}
?hidden=${0===e.length}
>
${e.slice(0,40).map((e,s)=>this.#f(t,e,s))}
</ul>`}#m(t){const{words:e,table:s}=this.#t;if(this.#a||!this.#e.trim())return this.#a;if(s.isOff)return e.format("typed-waits");const{length:a}=t;return a>40?e.format("typed-many",{count:a,shown:40}):e.format("typed-count",{count:a})}draw(t){const{words:e}=this.#t,a=this.#r(t);return i`<form class="typing" @submit=${e=>{e.preventDefault(),this.#u(t)}}>
${this.#p(t,a)}
<div class="row">
<input
id="typed"
type="text"
role="combobox"
autocomplete="off"
autocapitalize="off"
spellcheck="false"
aria-label=${e.format("typed-title")}
placeholder=${e.format("typed-example")}
aria-autocomplete="list"
aria-expanded=${a.length>0}
aria-controls="typed-list"
aria-activedescendant=${this.#s<0?s:`typed-${this.#s}`}
aria-describedby="typed-told"
aria-invalid=${this.#a?"true":"false"}
.value=${this.#e}
@input=${({target:t})=>this.#o(t.value)}
@keydown=${e=>this.#d(t,e)}
/>
<button type="submit" class="main">${e.format("typed-do")}</button>
<button
type="button"
class="quiet square"
aria-label=${e.format("typed-close")}
title=${e.format("typed-close")}
@click=${()=>this.#i()}
>
${j("close")}
</button>
</div>
<p id="typed-told" role="status" class=${this.#a?"error":"hint"}>${this.#m(a)}</p>
</form>`}}const ft=Object.freeze(Object.defineProperty({__proto__:null,TypedField:dt,openField:async function(t){return await r(t.words,"spoken"),new dt(t)}},Symbol.toStringTag,{value:"Module"})),pt="figure-board";class mt{#t;#h;constructor(t,{variant:e,position:s="",before:a=[]}){this.#t=t,this.table=new M(t.words,this),this.table.schema=t.schema,this.table.choices={...t.choices,turns:void 0};const n=new P(t.engine,e,s);for(const t of a)n.play(t);this.#h={steps:n.steps,at:n.at,result:null},this.table.seat(n)}draw(){this.#t.update()}get board(){return document.getElementById(pt)}isLegendShown=!1;isClosed=!1;isBusy=!1;get thinker(){return this.#t.thinker}accepts(){return!0}follow(){}report(){}async addWords(){}reload(){}get remark(){const{words:t,session:e,remark:s}=this.table;if(s||!e)return s;const{outcome:a,view:n,steps:i,at:r}=e,o=this.isBegun?i[r-1]:void 0,l=o?f(t,d(this.#t.schema,n.family),o):"";return"ongoing"===a.result?l:`${l} ${z(t,n,a)}`}get isBegun(){return(this.table.session?.at??0)>this.#h.at}back(){this.table.restore(this.#h)}end(){this.table.seat(null)}}let ht=null;function bt(){ht?.trial.end(),ht=null}const gt=Object.freeze(Object.defineProperty({__proto__:null,beginTrial:function(t,e){bt(),ht={item:e,trial:new mt(t,e)}},drawTrial:function(t,e,a){if(ht?.item!==e)return;const{words:r}=t,{trial:o}=ht;return i`<figure class="trial">
<figcaption>${a}</figcaption>
${w(o.table,{id:pt,coordinates:"inside"})}
<p role="status">${o.remark}</p>
<div class="row">
${o.isBegun?i`<button type="button" class="small" @click=${()=>o.back()}>
${n("back")}${r.format("figure-back")}
</button>`:s}
<button type="button" class="small" @click=${()=>{bt(),t.update()}}>${j("close")}${r.format("close")}</button>
</div>
</figure>`},endTrial:bt},Symbol.toStringTag,{value:"Module"}));document.adoptedStyleSheets.push(...W());const $t=Object.freeze(Object.defineProperty({__proto__:null,legend:function(t,e,a,n){const r=d(t.schema,a.family);if(!r)return s;const{words:o,choices:l,table:c}=t,{pointed:u,considered:f}=c,p={words:o,family:r,view:a,movement:(t,s)=>e.game.movement(t,s),look:l.look,isFlipped:n,pointed:u,considered:f},m=A(p),h=m.flatMap(t=>F(p,t)).flatMap(({steps:t})=>t);return i`<div class="legend">
${D(p)} ${function({words:t},e,{kinds:a}){return 0===e.hands.length||e.pending.length>0?s:i`<section>
<h3>${t.format("hands")}</h3>
<table class="hands">
<thead>
<tr>
<td></td>
${a.map(({name:e})=>i`<th scope="col">
${B(e)}<span class="only-spoken">${t.format(`kind-${e}`)}</span>
</th>`)}
</tr>
</thead>
<tbody>
${[...e.seats].map(s=>i`<tr>
<th scope="row">${k(e,s)} ${t.name($(e.family,s))}</th>
${a.map(({code:t})=>i`<td>${((t,s)=>e.hands.find(e=>e.seat===t&&e.kind===s)?.count??0)(s,t)||"–"}</td>`)}
</tr>`)}
</tbody>
</table>
</section>`}(t.table,a,r)} ${L(p,h)}
<div class="kinds">${m.map(t=>R(p,t))}</div>
${q(t,e.game.variant)}
</div>`}},Symbol.toStringTag,{value:"Module"}));export{tt as a,Z as b,at as g,et as h,Y as p,K as r,rt as s,ft as t};