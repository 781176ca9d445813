const t=(e,s=t,n=s.f||(s.f=["./clocks-DiIbbJc_.js","./index-PFgPgsMU.js","./index-Dw0zXcbK.css","./shared-Bk2HQp5u.js","./beside-Blo_MBbd.js","./beside-L11DpyGX.css","./shared-Bz1R9yDR.css","./clocks-kLdZz3bU.css"]))=>e.map(t=>n[t]);import{bv as e,a9 as s,A as n,b as o,Q as a,R as i,_ as r,aI as l,bw as c,bx as d,N as u,a7 as p,Z as f,$ as m,bo as $,bp as h,bq as g,ak as b,ao as y,bl as v,bu as w,ae as k,be as x,am as j,aq as _,aN as D,by as S,O as z,an as O,a_ as B,bh as L,bz as P,ac as I,bA as M,bB as T,bt as J,aL as A,bC as q,bD as C,bE as F,aZ as E,bF as N,ag as R,ar as U,P as H,bG as Q,a5 as Z,S as G,aj as W,bH as X,a$ as K}from"./index-PFgPgsMU.js";import{s as V,p as Y,f as tt,b as et,c as st,m as nt,d as ot,e as at,g as it,w as rt}from"./app-FFp7_iua.js";import{c as lt,w as ct,d as dt}from"./home-DoQdW2Qf.js";import{h as ut,p as pt,a as ft}from"./panels-gUkRP8AF.js";import{v as mt,p as $t,c as ht,s as gt,d as bt,a as yt}from"./shared-Bk2HQp5u.js";import{c as vt,r as wt,a as kt,w as xt,b as jt,t as _t,m as Dt,f as St,g as zt,l as Ot,d as Bt}from"./record-C7jeUhoE.js";import"./cards-DmAZoH26.js";function Lt(t){return 1/(1+10**(-t/600))}function Pt(t){const e=Math.max(...t),s=t.map(t=>10**((t-e)/600)),n=s.reduce((t,e)=>t+e,0);return s.map(t=>t/n)}function It({score:t,now:e,seat:s},n){if(n.length>2)return Pt(e);const o=Lt(t);return s===n[0]?[o,1-o]:[1-o,o]}function Mt({seats:t,standings:e}){const s=e.filter(({seat:t,owner:e})=>t!==e).map(({seat:t})=>t);return[...t].filter(t=>!s.includes(t))}function Tt({session:t,opponents:e}){return t?Mt(t.view).filter(t=>e.players[t]):[]}async function Jt(t,e,s){for(let n=1;;n++){const o=t.thinker.start("think",{place:Y(e),strength:{...s,seed:n}});t.watchTask(o);const a=await o.result;if(!a||a.depth>0||20===n)return a}}function At({view:t,steps:s},n,o){const{seats:a}=t,i=e(s).length<10*a.length;return It(o,a)[a.indexOf(n)]*a.length<=(i?.75:1.05)}const qt=({table:t},{family:e},s)=>i(t,e,s),Ct=Object.freeze(Object.defineProperty({__proto__:null,prepare:async function(t){return await s(t,"ending"),{endDialog:t=>"draw"===t.dialog?.name?function(t){const{words:e,session:s,dialog:i,table:r}=t,l=s?.view;if(!l)return n;const c=Tt(r),d=Mt(l).filter(t=>!c.includes(t)),u=2===l.seats.length,p=u||d.every(t=>i?.agreed?.includes(t)),f=c.length>0?"draw-offer":u?"draw-agree":"draw-agree-all";return tt(t,"draw-title",o`<p>${e.format(u?"draw-text":"draw-text-all")}</p>
${u?n:o`<div class="agreement">${d.map(e=>function(t,e,s){const n=t.dialog?.agreed??[],i=n.filter(t=>t!==s);return o`<label class="choice">
<input type="checkbox" .checked=${n.includes(s)} @change=${({target:e})=>t.openDialog("draw",{agreed:e.checked?[...i,s]:i})} />
<span>${a(e,s)} ${t.words.format("draw-seat",{seat:qt(t,e,s)})}</span>
</label>`}(t,l,e))}</div>`}
${c.length>0?o`<p>
${e.format("draw-computers",{seats:e.list(c.map(e=>qt(t,l,e)))})}
</p>`:n}
<div class="row">
<button type="button" class="main" ?disabled=${!p} @click=${()=>async function(t,e){const{table:s,words:n}=t;t.closeDialog(),s.goTo(1/0),Tt(s).length>0&&s.say(n.format("draw-asked"));try{const o=await async function(t){const{session:e}=t;if(!e)return;const{steps:s}=e,n=()=>t.session===e&&"ongoing"===e.outcome.result&&s.every((t,s)=>e.steps[s]===t);for(const s of Tt(t)){const o=await Jt(t,e,{...V(t.opponents.players[s]),nodes:2e3});if(!o||!n())return;if(!At(e,s,o))return s}return null}(s);o?s.say(n.format("draw-declined",{seat:qt(t,e,o)})):null===o&&s.decide({result:"draw",reason:"agreement"})}catch(t){s.tellComputerFailure(t,"draw-failed")}}(t,l)}>
${e.format(f)}
</button>
<button type="button" autofocus @click=${()=>t.closeDialog()}>
${e.format("go-on")}
</button>
</div>`)}(t):function(t){const{words:e,session:s,table:i}=t,r=s?.view;if(!r)return n;const l=[...r.seats],c=l.filter(e=>!i.opponents.players[e]&&(e=>t.byLink?.isMine?.(e)??!0)(e));return tt(t,"resign-title",o`<p>${e.format("resign-text",{count:c.length})}</p>
<div class="row">
${c.map(s=>o`<button type="button" @click=${()=>(e=>{const s=l.find(t=>t!==e);t.closeDialog(),i.decide({result:"win",winner:s,reason:"resignation"})})(s)}>
${a(r,s)} ${e.format("resign-seat",{seat:qt(t,r,s)})}
</button>`)}
<button type="button" class="main" autofocus @click=${()=>t.closeDialog()}>
${e.format("go-on")}
</button>
</div>`)}(t)}}},Symbol.toStringTag,{value:"Module"})),Ft={ArrowLeft:"←",ArrowRight:"→"},Et=Object.freeze(Object.defineProperty({__proto__:null,helpDialog:function(t){const{words:e,choices:s}=t;return tt(t,"help-title",o`<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
<h3>${e.format("help-board")}</h3>
<p>${e.format("help-board-text")}</p>
<h3>${e.format("help-keys")}</h3>
<label class="choice">
<input type="checkbox" .checked=${"on"===s.keys} @change=${({target:e})=>t.choose({keys:e.checked?"on":"off"})} />
${e.format("help-keys-on")}
</label>
<table class="keys">
<thead>
<tr>
<th scope="col">${e.format("help-key")}</th>
<th scope="col">${e.format("help-what")}</th>
</tr>
</thead>
<tbody>
${et.map(({keys:t,id:s})=>o`<tr>
<td>${t.map(t=>o`<span class="combination">${function(t){return(Ft[t]??t).replace(/^Ctrl\+(?=[A-Z]$)/,"Ctrl+Shift+").split(/\+(?=.)/).map((t,e)=>o`${e?"+":""}<kbd>${1===t.length?t.toUpperCase():t}</kbd>`)}(t)}</span>`)}</td>
<td>${e.format(`key-${s}`)}</td>
</tr>`)}
</tbody>
</table>
</div>`)}},Symbol.toStringTag,{value:"Module"})),Nt=Object.assign({"./custodian.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.c),[],import.meta.url).then(t=>t.default),"./taketwo.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.t),[],import.meta.url).then(t=>t.default),"./tches-backs.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.a),[],import.meta.url).then(t=>t.default),"./tches-capture.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.b),[],import.meta.url).then(t=>t.default),"./tches-escort.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.d),[],import.meta.url).then(t=>t.default),"./tches-flag.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.e),[],import.meta.url).then(t=>t.default),"./tches-polarity.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.f),[],import.meta.url).then(t=>t.default),"./tches-prey.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.g),[],import.meta.url).then(t=>t.default),"./tches-replace.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.h),[],import.meta.url).then(t=>t.default),"./tches-same.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.i),[],import.meta.url).then(t=>t.default),"./tches-strike.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.j),[],import.meta.url).then(t=>t.default),"./tches-transport.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.k),[],import.meta.url).then(t=>t.default),"./tches.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.l),[],import.meta.url).then(t=>t.default),"./till.json":()=>r(()=>import("./lessons-eJl_BIoo.js").then(t=>t.m),[],import.meta.url).then(t=>t.default)});async function Rt(t){return{idea:t,...await Nt[`./${t}.json`]()}}const Ut=["lessons","puzzles"];async function Ht(t){await Promise.all(Ut.map(e=>s(t,e)))}async function Qt(t,e){const[n]=await Promise.all([Promise.all((lt[e]??[]).map(Rt)),Ht(t),...(ct[e]??[]).map(e=>s(t,e))]);return n}class Zt extends l{#t;constructor(t,e){super(t,e.variant,e.position),this.#t=e,this.game.goal(e.goal)}get link(){const{variant:t,position:e,goal:s,key:n,solution:o}=this.#t,a=[["at","0"],["goal",s.replaceAll(" ","+")]];return void 0!==n&&a.push(["lesson",n]),{variant:t,position:e,actions:o,extras:[...a,...this.extras]}}}class Gt{state="open";mistakes=0;isShown=!1;hint=0;#e;#s;#n;#o;constructor(t,e,s=()=>{}){this.#e=t,this.lesson=e,this.#s=s,this.#n=this.#a.view.turn.player}get#a(){return this.#e.session}get seat(){return this.#n}get#i(){return"open"===this.state&&this.#a.view.turn.player!==this.#n}get isDone(){return"open"!==this.state||this.isShown||this.#i}get nextAction(){const{steps:t,at:e}=this.#a,{solution:s}=this.lesson;return t.slice(0,e).every(({text:t},e)=>t===s[e])?s[e]:void 0}follow(){clearTimeout(this.#o);const t=this.state;this.state=this.#a.game.goal(this.lesson.goal),"failed"===this.state&&"failed"!==t&&this.mistakes++,"open"!==this.state&&(this.hint=0),"reached"!==this.state||this.isShown||this.#s(),this.#i?this.#r(this.nextAction??this.#a.view.actions[0]?.text):"open"===this.state&&this.isShown&&this.#r(this.nextAction)}#r(t){void 0!==t&&(this.#o=setTimeout(()=>this.#e.play(t,"script"),600))}ask(){this.isDone||(this.hint=Math.min(this.hint+1,3))}restart(){this.isShown=!1,this.hint=0,this.#e.goTo(0),this.#e.cutHere()}show(){this.restart(),this.isShown=!0,this.follow()}drop(){clearTimeout(this.#o)}}const Wt=({key:t})=>`lesson-${t}`,Xt=t=>d().includes(Wt(t));function Kt(t,e){const s=t.findIndex(t=>t.key===e)+1,n=[...t.slice(s),...t.slice(0,s)];return n.find(t=>!Xt(t))??n[0]}function Vt({words:t},{lesson:e},s){return void 0===e.key?"":t.format(`lesson-${e.key}${s}`)}function Yt(t,e,s){const{words:n,schema:o}=t;return Vt(t,s,"-task")||function(t,e,s,n,o){const a=u(e,s),[,i="",r,l="none"]=o.match(/^(.*?)(?: in (\d+) (action|turn)s?)?$/)??[],c=t.list(i.split(" and ").map(e=>function(t,e,s){const[n,o=""]=s.split(" "),[a,i]=o.split("@").reverse(),r=Number(o);if(""===o)return t.format(`goal-${n}`);if(r>0)return t.format(`goal-${n}-count`,{count:r});const l=f(t,a);return void 0!==i?t.format(`goal-${n}-kind`,{kind:m(e,i),square:l}):t.format(`goal-${n}-square`,{square:l})}(t,a,e)));return t.format("goal",{seat:p(s,n),aims:c,unit:l,count:Number(r??0)})}(n,o,e.view.family,s.game.seat,s.lesson.goal)}function te(t,e,s){const{words:i,table:r}=t,{state:l}=s.game,c=v(r,e.game.variant);return o`<header class="status puzzle-status">
<h1 id="game-title" tabindex="-1">${Vt(t,s,"")||i.format("lesson-of-others",{name:c})}</h1>
<div role="status" aria-live="polite" class=${"open"===l?"standing":`standing over lesson-${l}`}>
${function(t,e,s){const{words:i}=t,{view:r,outcome:l}=e,{state:c,isShown:d,seat:u}=s.game,p="ongoing"===l.result?n:o`<p>${w(i,r,l)}</p>`;return"reached"===c?o`<p class="result">${i.format(d?"puzzle-shown":"lesson-reached")}</p>
<p>${Vt(t,s,"-praise")}</p>`:"failed"===c?o`<p class="result">${i.format("lesson-failed")}</p>
${p}
<p>${Yt(t,e,s)}</p>`:o`<p class="turn">${a(r,u)}<span class="lesson-task">${Yt(t,e,s)}</span></p>`}(t,e,s)}
<p class="remark">${r.remark||function(t,e,{game:s,lesson:n}){if(0===s.hint)return"";const{words:o}=t;return 1===s.hint&&void 0!==n.key?o.format(`lesson-${n.key}-hint`):0===n.solution.length?"":ft(t,e,s.nextAction,s.hint>2)}(t,e,s)}</p>
</div>
</header>`}function ee(t,e,s){const{words:a}=t,{game:i,next:r,lesson:l}=s,{state:c,isShown:d,hint:u}=i,p=l.solution.length>0,f=(t,e,s,n=!1)=>o`<button type="button" class=${n?"main":""} @click=${s}>${t}${a.format(e)}</button>`,m="open"===c&&!d;return o`<div class="controls puzzle-controls" role="group" aria-label=${a.format("controls")}>
${m&&p?f(y("bulb"),u>0?"puzzle-hint-more":"puzzle-hint",()=>s.ask()):n}
${e.at>0&&"reached"!==c?f(y("undo"),"puzzle-again",()=>i.restart(),"failed"===c):n}
${"reached"===c?f(y("again"),"puzzle-restart",()=>i.restart()):n}
${"reached"!==c&&!d&&p?f(y("eye"),"puzzle-show",()=>i.show()):n}
${r?f(b("play"),"reached"===c?"lesson-next":"lesson-skip",()=>s.goOn(),"reached"===c):n}
</div>`}function se(t,e,s){const{words:a}=t,{variant:i}=e.game;return o`<section class="side" aria-labelledby="side-title">
<h2 id="side-title" class="side-title">${a.format("lessons")}</h2>
<div class="side-panel" tabindex="0" role="group" aria-labelledby="side-title">
${function({words:t},e){const{list:s,doneCount:a,lesson:i}=e;if(0===s.length)return n;const r=o`${y("check")}<span class="only-spoken">${t.format("lessons-done")}</span>`;return o`<p>${t.format("lessons-progress",{done:a,count:s.length})}</p>
<ol class="lesson-list">
${s.map(s=>o`<li>
<button
type="button"
class="small"
aria-current=${s===i?"step":n}
@click=${()=>e.open(s)}
>
${t.format(`lesson-${s.key}`)}
${Xt(s)?r:n}
</button>
</li>`)}
</ol>`}(t,s)}
<div class="row lesson-row">
<button type="button" @click=${()=>t.openLessons(i)}>
${b("games")}${a.format("lessons-all")}
</button>
<button type="button" @click=${()=>t.openDialog("rules",{variant:i})}>
${b("rules")}${a.format("rules")}
</button>
<button type="button" @click=${()=>t.copyLink()}>${b("link")}${a.format("lesson-link")}</button>
<button type="button" @click=${()=>t.openDialog("embed")}>
${b("code")}${a.format("embed-title")}
</button>
<button type="button" @click=${()=>t.start(i)}>
${b("people")}${a.format("lesson-play")}
</button>
</div>
${st(t,i)}
<h3>${a.format("tab-pieces")}</h3>
${pt(t,e,e.view,e.isFlipped)}
</div>
${t.closerLook.card(e)}
</section>`}class ne{#l;constructor(t,e,s){this.#l=t,this.lesson=e,this.chapter=s;const n=new Zt(t.engine,e),{seats:o,surface:a,turn:i}=n.view;n.isFlipped=1===o.indexOf(i.player)&&"plane"!==a,t.seat(n),this.game=new Gt(t.table,e,()=>function(t){void 0!==t.key&&c(Wt(t))}(e)),t.task=this}get list(){return this.chapter?.lessons??[]}get number(){return this.list.indexOf(this.lesson)+1}get doneCount(){return this.list.filter(Xt).length}get next(){const t=Kt(this.list,this.lesson.key);return t===this.lesson?void 0:t}goOn(){this.next&&this.open(this.next)}open(t){oe(this.#l,t,this.chapter)}get asked(){const{goal:t,key:e}=this.lesson;return{goal:t,question:void 0===e?"":this.#l.words.format(`lesson-${e}-task`)}}screen(){return function(t,e,s){const{table:a,choices:i,closerLook:r}=t,l=a.aside?.view??e.view,{hint:c,nextAction:d}=s.game,u={id:"board",annotations:r.draw,coordinates:i.coordinates},p=c>1?ut(t,e,d,c>2):{};return $(l,{status:te(t,e,s),board:g(a,Object.assign(u,p)),rail:h(a,l),controls:o`${t.typing?.draw(e)??n} ${ee(t,e,s)}`,side:se(t,e,s)})}(this.#l,this.#l.session,this)}get isDone(){return this.game.isDone}follow(){this.game.follow()}ask(){this.game.ask(),this.#l.update()}drop(){this.game.drop()}}function oe(t,e,s){new ne(t,e,s),t.navigation.visit()}const ae=Object.freeze(Object.defineProperty({__proto__:null,LessonPage:ne,loadLessons:Qt,openLesson:async function(t,e){const[s]=await Promise.all([Qt(t.words,e),t.need(e)]),n=s.find(({lessons:t})=>!t.every(Xt))??s[0];oe(t,Kt(n.lessons),n)},openLessonLink:async function(t,e){const{variant:s,position:n,actions:o}=e,a=k(e,"lesson"),i=u(t.schema,x(s))?.family??"",r=(void 0===a?[]:await Qt(t.words,i)).find(({lessons:t})=>t.some(t=>t.key===a)),l=r?.lessons.find(t=>t.key===a);if(l)return()=>new ne(t,l,r);await Ht(t.words);const c={variant:s,position:n,goal:(k(e,"goal")??"").replaceAll("+"," "),solution:o};return new Zt(t.engine,c).dispose(),()=>new ne(t,c)},show:oe},Symbol.toStringTag,{value:"Module"}));function ie({words:t},{number:e,title:s,line:a,isDone:i,isNext:r,run:l}){return o`<li>
<button type="button" class=${r?"lesson next":"lesson"} @click=${l}>
<span class="number">${e}</span>
<span class="lesson-text"><strong>${s}</strong> ${a?o`<span>${a}</span>`:n}</span>
${i?o`${y("check")}<span class="only-spoken">${t.format("lessons-done")}</span>`:r?o`<small>${t.format("lessons-next")}</small>`:n}
</button>
</li>`}const re=Object.freeze(Object.defineProperty({__proto__:null,lessonsDialog:function(t){const{words:e,schema:s,dialog:a}=t,i=u(s,a?.variant??""),r=a?.chapters??[],l=r.find(({lessons:t})=>!t.every(Xt));return tt(t,"lessons-title",o`<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
${r.map(e=>function(t,e,s){const{words:n}=t,{idea:a,lessons:i}=e,r=s?Kt(i):void 0;return o`<details class="chapter" ?open=${s}>
<summary>
<h3>${n.format(`chapter-${a}`)}</h3>
<small>${n.format("lessons-progress",{done:i.filter(Xt).length,count:i.length})}</small>
</summary>
<ol class="lessons">
${i.map((s,o)=>ie(t,{number:o+1,title:n.format(`lesson-${s.key}`),isDone:Xt(s),isNext:s===r,run:()=>oe(t,s,e)}))}
</ol>
</details>`}(t,e,e===l||1===r.length))}
${function(t,e){const{words:s}=t,a=j(e),i=d(),r=_(a);return 0===a.length?n:o`<details class="chapter">
<summary><h3>${s.format("lessons-games")}</h3></summary>
<p>${s.format("lessons-games-line")}</p>
<ol class="lessons">
${a.map((e,n)=>ie(t,{number:n+1,title:s.format(`preset-${e.key}`),line:s.format(`preset-${e.key}-line`),isDone:i.includes(e.key),isNext:e===r,run:()=>t.start(e.variant,{position:e.position})}))}
</ol>
</details>`}(t,i)}
</div>`,{wide:!0,args:{name:e.format(`family-${i?.family}`)}})}},Symbol.toStringTag,{value:"Module"})),le=t=>t?t.split(","):[];function ce({words:t},{code:e,name:s},n){return o`<label class="kind-card">
<input
type=${n.type}
name=${n.group}
value=${e}
.checked=${n.isChosen}
@change=${n.choose}
/>
${z(s)}<span>${t.format(`kind-${s}`)}</span>
</label>`}function de({words:t},e,s,n,a){return o`<select
aria-label=${s}
@change=${t=>a(mt(t))}
>
${e.map(({code:e,name:s})=>o`<option value=${e} .selected=${e===n}>${t.format(`kind-${s}`)}</option>`)}
</select>`}function ue(t,e,s,a){const{form:i}=s.option;return"backs"===i?function(t,{kinds:e},s){const{words:n}=t,a=le(s.value),i=e.filter(({code:t})=>e.some(({front:e})=>e===t));return o`<div class="fronts">
${i.map(i=>{const r=e.filter(t=>t.front===i.code),l=a.filter(t=>!r.some(e=>e.code===t)),c=r.find(({code:t})=>a.includes(t))??i,d=n.format("armies-side",{kind:`kind-${i.name}`});return o`<div class="kind-cards" role="radiogroup" aria-label=${d}>
${[i,...r].map(e=>ce(t,e,{type:"radio",group:`${s.option.key}-${i.code}`,isChosen:e===c,choose:()=>s.set((e===i?l:[...l,e.code]).join(","))}))}
</div>`})}
</div>`}(t,e,s):"kinds"===i?function(t,{kinds:e},s,n){const a=le(s.value);return o`<div class="kind-cards">
${e.filter(({code:t})=>n.includes(t)||a.includes(t)).map(e=>ce(t,e,{type:"checkbox",group:s.option.key,isChosen:a.includes(e.code),choose:()=>{return t=e.code,s.set((a.includes(t)?a.filter(e=>e!==t):[...a,t]).join(","));var t}}))}
</div>`}(t,e,s,a):"pairs"===i?function(t,{kinds:e},s,a){const{words:i}=t,r=le(s.value).map(t=>t.split(":")),l=t=>s.set(t.map(t=>t.join(":")).join(",")),c=(t,e)=>l(r.map((s,n)=>n===t?e:s)),d=e.filter(({code:t})=>a.includes(t)&&!r.some(([e])=>e===t)),u=(t,n)=>e.filter(({code:e})=>!S(s.option,[e,t])||e===n);return o`<div class="pairs">
${r.map(([a,d=""],p)=>{const f=m({kinds:e},a),$=i.format("armies-source",{kind:f}),h=i.format("pair-idle",{pair:""});return o`<div class="row">
${de(t,u(d,a),i.format("armies-lost"),a,t=>c(p,[t,d]))}
<span aria-hidden="true">←</span>
${de(t,u(a,d),$,d,t=>c(p,[a,t]))}
${S(s.option,[a,d])?o`<span>${h}</span>`:n}
<button
type="button"
class="square quiet"
aria-label=${i.format("armies-remove",{kind:f})}
@click=${()=>l(r.filter((t,e)=>e!==p))}
>
${y("close")}
</button>
</div>`})}
<button type="button" class="small" @click=${()=>{const{code:t}=d[d.length-1]??e[e.length-1],{code:s}=u(t,"").find(({code:t})=>a.includes(t))??u(t,"")[0];l([...r,[t,s]])}}>
${b("plus")}${i.format("armies-add")}
</button>
</div>`}(t,e,s,a):void 0}function pe(t,e,s=!1){const n=t.dialog?.draft;if(!n||t.waits(e.text??"",()=>pe(t,e,s)))return;const o=void 0!==e.text&&n.clock?.includes(",")?void 0:n.clock,a=nt(t,{...n,clock:o,...e});s||void 0!==a.error||(a.text=a.variant),t.openDialog("new",{draft:a})}function fe(t,e){return t.scenes.start(e,"").seats}function me({words:t},e,s){const a=void 0===s?void 0:J(t,s);return o`<div id=${e} class="error" role="status">
${a?o`<p>${a.text}</p>
${a.place?C(a.place):n}`:n}
</div>`}const $e=A(({words:e})=>r(()=>import("./clocks-DiIbbJc_.js").then(t=>t.a),t([0,1,2,3,4,5,6,7]),import.meta.url).then(t=>t.prepare(e)),"clockField");function he({engine:t},{variant:e,position:s,seed:n}){const o=new l(t,e,s.trim(),n);return o.dispose(),o.start}const ge=Object.freeze(Object.defineProperty({__proto__:null,newGameDialog:function(t){const{words:e,schema:s}=t,a=t.dialog?.draft,i=u(s,a.variant),r=void 0!==a.error||void 0!==a.positionError;return tt(t,"new-game",o`<form class="new-game" @submit=${e=>{if(e.preventDefault(),r)return;const{variant:s,position:n,cards:o,seed:i,players:l,clock:c,isByLink:d}=a;t.start(s,{position:n.trim(),cards:o,seed:i,players:l,clock:c,isByLink:d})}}>
<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
${function(t,{variant:e}){const{words:s,schema:n}=t,a=u(n,e)?.family;return o`<fieldset class="families">
<legend>${s.format("new-family")}</legend>
${n.families.map(({family:e})=>o`<label class="choice">
<input
type="radio"
name="family"
.checked=${e===a}
@change=${()=>function(t,e,s){const n=u(e,s),o=n?.shuffle?L():void 0;n&&pe(t,{text:n.presets[0].variant,position:"",seed:o})}(t,n,e)}
/>
<span
><strong>${s.format(`family-${e}`)}</strong>
<small>${s.format(`family-${e}-line`)}</small></span
>
</label>`)}
</fieldset>`}(t,a)}
<div class="preview">
${O(t,t.scenes.start(a.variant,r?"":a.position.trim(),a.seed))}
</div>
<div class="options">
${r?n:function(t,{variant:e,position:s,players:a,isByLink:i}){const r=t.scenes.start(e,s.trim()),l=[...r.seats].filter(t=>!B(a??"",r.seats)[t]);return o`${$t(t,r,a,e=>pe(t,{players:e}))}
${l.length>1?o`<label class="choice">
<input
type="checkbox"
.checked=${i??!1}
@change=${({target:e})=>pe(t,{isByLink:e.checked})}
/>
<span>${t.words.format("new-by-link")}</span>
</label>`:n}`}(t,a)} ${r?n:function(t,{variant:e,position:s,clock:n}){const o=t.scenes.start(e,s.trim());return $e(t,o,n,e=>pe(t,{clock:e}))}(t,a)}
${i?function(t,{presets:e,shuffle:s},a){const{words:i}=t;if(e.length<2||s)return n;const r=e.find(({variant:t,position:e=""})=>t===a.variant&&e===a.position);return o`<label class="field">
<span>${i.format("new-preset")}</span>
<select @change=${s=>{const n=e.find(({key:t})=>t===mt(s));n&&pe(t,{text:n.variant,position:n.position??""})}}>
${r?n:o`<option value="" selected>${i.format("new-preset-own")}</option>`}
${e.map(({key:t})=>o`<option value=${t} .selected=${t===r?.key}>
${i.format(`preset-${t}`)}
</option>`)}
</select>
${r?o`<small>${i.format(`preset-${r.key}-line`)}</small>`:n}
</label>`}(t,i,a):n}
${i?.orders?function(t,e){const{words:s}=t;return o`<fieldset>
<legend>${s.format("new-cards")}</legend>
${["chosen","random","usual"].map(n=>o`<label class="choice">
<input
type="radio"
name="cards"
.checked=${e.cards===n}
@change=${()=>pe(t,{cards:n})}
/>
<span
><strong>${s.format(`new-cards-${n}`)}</strong>
<small>${s.format(`new-cards-${n}-help`)}</small></span
>
</label>`)}
</fieldset>`}(t,a):n}
${i?.shuffle?function(t,{presets:e},s){const{words:a}=t,i=fe(t,s.variant),r=e.filter(({variant:e,position:s})=>s&&fe(t,e)===i),l=(e,s,n)=>o`<label class="choice">
<input
type="radio"
name="start"
.checked=${s}
@change=${()=>pe(t,{seed:void 0,position:"",...n})}
/>
<span
><strong>${a.format(e)}</strong> <small>${a.format(`${e}-line`)}</small></span
>
</label>`,c=void 0!==s.seed;return o`<fieldset>
<legend>${a.format("new-table")}</legend>
${l("new-table-random",c,{seed:L()})}
${c?function(t,e){const{words:s}=t;return o`<div class="row seed">
<label class="field">
<span>${s.format("new-table-seed")}</span>
<input type="text" inputmode="numeric" .value=${String(e)} @change=${s=>pe(t,{seed:F(mt(s).trim())??e})} />
</label>
<button type="button" @click=${()=>pe(t,{seed:L()})}>
${b("dice")}${s.format("new-table-again")}
</button>
</div>`}(t,s.seed):n}
${r.map(({key:t,variant:e,position:n})=>l(`preset-${t}`,!c&&s.position===n&&s.variant===e,{text:e,position:n}))}
${l("new-table-hand",!c&&""===s.position,{})}
</fieldset>`}(t,i,a):n}
${i?.options.map(e=>function(t,e,s){const{words:a}=t,{family:i,shuffle:r}=e,l=t.dialog?.draft,c=`option-${i}-${s.key}`,d=function({text:t,variant:e,error:s},n){return void 0!==s&&x(t)===n?t:e}(l,i),u=P(d,s)??function(t,{variant:e},{key:s}){return t.scenes.start(e,"").options[s]}(t,l,s),p=function({words:t},{text:e,error:s},a){return s instanceof I&&M(e,s.offset)===a?o`<p class="error" role="status">${T(t,s)}</p>`:n}(t,l,s.key),f=e=>pe(t,{text:q(d,s.key,e),position:"",seed:r&&l.position?L():l.seed}),{kinds:m}=t.scenes.start(l.variant,""),$={option:s,id:c,value:String(u??""),set:f},h=function(t,e,s,{inPlay:a,refused:i}){const r=ue(t,e,s,a);if(!r)return;const{words:l}=t,{option:c,id:d,value:u}=s,p=u?D(l,e,c,u):l.format("armies-none");return o`<details class="list-field" ?open=${""!==u||i!==n}>
<summary><strong>${l.format(d)}</strong> <span>${p}</span></summary>
${r} ${i}
</details>`}(t,e,$,{inPlay:m,refused:p});return h||(s.form?function(t,{id:e,value:s,set:a},i){const{words:r}=t,l=t.dialog?.draft;return o`<div class="field" role="group" aria-label=${r.format(e)}>
<span>${r.format(e)}</span>
<div class="row">
<span>${s?r.format(`${e}-short`,{value:s}):r.format("new-option-usual")}</span>
<button type="button" class="small" @click=${()=>t.openEditor({variant:l.variant},!0)}>
${r.format("new-draw")}
</button>
${s?o`<button type="button" class="small" @click=${()=>a("")}>
${r.format("new-option-usual")}
</button>`:n}
</div>
${i}
</div>`}(t,$,p):s.values?o`<fieldset>
<legend>${a.format(c)}</legend>
${s.values.map(t=>o`<label class="choice">
<input
type="radio"
name=${s.key}
.checked=${t===u}
@change=${()=>f(t)}
/>
<span
><strong>${a.format(`${c}-${t}`)}</strong>
<small>${a.format(`${c}-${t}-help`)}</small></span
>
</label>`)}
${p}
</fieldset>`:o`<label class="field">
<span>${a.format(c)}</span>
<input
type="number"
min=${s.low??n}
max=${s.high??n}
.value=${String(u??"")}
@change=${t=>f(mt(t))}
/>
${p}
</label>`)}(t,i,e))}
<details>
<summary>${e.format("new-as-text")}</summary>
${function(t,e){const{words:s}=t;return o`<label class="field">
<span>${s.format("new-text")}</span>
<input
type="text"
spellcheck="false"
autocapitalize="off"
autocomplete="off"
aria-describedby="text-error"
aria-invalid=${void 0!==e.error}
.value=${e.text}
@input=${e=>pe(t,{text:mt(e)},!0)}
/>
</label>
${me(t,"text-error",e.error)}
<label class="field">
<span>${s.format("new-position")}</span>
<input
type="text"
spellcheck="false"
autocapitalize="off"
autocomplete="off"
placeholder=${s.format("new-position-usual")}
aria-describedby="position-error"
aria-invalid=${void 0!==e.positionError}
.value=${e.position}
@input=${e=>pe(t,{position:mt(e),seed:void 0},!0)}
/>
</label>
${me(t,"position-error",e.positionError)}`}(t,a)}
</details>
</div>
</div>
<div class="row">
${r?o`<p class="error">${function(t,{text:e,error:s,positionError:n}){return s instanceof I&&void 0!==M(e,s.offset)?T(t,s):J(t,s??n).text}(e,a)}</p>`:n}
<button type="submit" class="main" ?disabled=${r}>${e.format("new-start")}</button>
<button type="button" ?disabled=${r} @click=${()=>t.openEditor({variant:a.variant,position:he(t,a)})}>${e.format("editor-open")}</button>
<button type="button" @click=${()=>t.closeDialog()}>${e.format("cancel")}</button>
</div>
</form>`,{wide:!0})}},Symbol.toStringTag,{value:"Module"})),be=Object.freeze(Object.defineProperty({__proto__:null,openDialog:function(t){const{words:e}=t,{text:s="",file:a,isOpening:i,error:r}=t.dialog,l=vt(s),c=void 0===r?null:J(e,r);return tt(t,"open-title",o`<form @submit=${async e=>{e.preventDefault(),t.openDialog("open",{text:s,file:a,isOpening:!0});const{dialog:n}=t;try{await async function(t,e){if(await R(kt(e)))return t.navigation.openRecords(e);/[ /]/.test(e)&&!e.includes("#")&&await(t.engine.loadAll?.());const s=await R(function*(t,e,s){const n=yield*function(t){let e=!1;return N(t,t=>{const s=t.replace(/\s+/g," "),n=e&&" "===s[0]?1:0;return e=s.endsWith(" "),s.slice(n)})}(e.trim()),o=n.indexOf("#");if(o>=0)return n.slice(o+1);const a=x(n.split("!",1)[0]);if(n.includes("!")||t.schema().families.some(({family:t})=>t===a)||!/[ /]/.test(n))return n;const i=function(t,e,s){const n=t.schema().families.map(({family:t})=>t);let o;s&&n.unshift(s);for(const s of n){const n=t.createGame(s);try{return n.setVariant(s),n.setPosition(e),s}catch(t){const{offset:e=-1}=t;(!o||e>o.offset)&&(o=t)}finally{n.dispose()}}throw o}(t,n,s);return E({variant:i,position:n,actions:[],extras:[]})}(t.engine,e,t.session?.game.variant));return t.navigation.openEnteredText(s)}(t,s)}catch(e){if(t.dialog!==n)return;t.openDialog("open",{text:s,file:a,error:e}),document.getElementById("open-text")?.focus()}}}>
<label for="open-text">${e.format("open-label")}</label>
<textarea
id="open-text"
rows="5"
spellcheck="false"
autocapitalize="off"
autocomplete="off"
autofocus
aria-describedby="open-help open-error"
aria-invalid=${c?"true":"false"}
.value=${l?s:""}
@input=${e=>t.openDialog("open",{text:mt(e)})}
@paste=${e=>{const s=e.clipboardData?.getData("text")??"";vt(s)||(e.preventDefault(),t.openDialog("open",{text:s}))}}
></textarea>
${l?n:function({words:t},e,s){const n=e.length;return o`<p class="hint">
${s?t.format("open-long-file",{name:s,count:n}):t.format("open-long-text",{count:n})}
</p>`}(t,s,a)}
<p id="open-help" class="hint">${e.format("open-help")}</p>
<label class="file">
${b("open")}${e.format("open-file")}
<input type="file" accept=".pgn,.txt,text/plain" @change=${async({target:e})=>{const[s]=e.files??[];if(s)try{t.openDialog("open",{text:await wt(s),file:s.name})}catch(e){t.openDialog("open",{error:e})}}} />
</label>
<div id="open-error" class="error" role="alert">
${c?o`<p>${c.text}</p>
${c.place?C(c.place):n}`:n}
</div>
<div class="row">
<button type="submit" class="main" ?disabled=${i||""===s.trim()}>
${e.format(i?"open-doing":"open-do")}
</button>
<button type="button" @click=${()=>t.closeDialog()}>${e.format("cancel")}</button>
</div>
</form>`)}},Symbol.toStringTag,{value:"Module"})),ye=Object.freeze(Object.defineProperty({__proto__:null,opponentDialog:function(t){const{words:e,choices:s,dialog:n}=t,a=n?.preset,i=e=>{t.closeDialog(),t.choose({opponent:e}),a&&t.play(a)},r=x(a?.variant??t.schema.families[0].family);return tt(t,"opponent",o`<div class="row opponents">
<button type="button" autofocus @click=${()=>i("friend")}>
${b("people")}${e.format("opponent-friend")}
</button>
<button type="button" @click=${()=>i("link")}>
${b("link")}${e.format("opponent-link")}
</button>
<button type="button" @click=${()=>i("computer")}>
${y("play")}${e.format("opponent-computer")}
</button>
<button type="button" @click=${()=>i("watch")}>${y("eye")}${e.format("opponent-watch")}</button>
</div>
<label class="field">
<span>${e.format("opponent-strength")}</span>
<select @change=${e=>t.choose({level:String(ht(e))})}>
${gt(t,r,U(s.level))}
</select>
</label>
<p class="hint">${e.format("opponent-help")}</p>
<p class="hint">${e.format("strength-help")}</p>`)}},Symbol.toStringTag,{value:"Module"}));function*ve(t,{record:e,value:s}){try{if(e)return yield*xt(t,yield*ot(e),new Date(e.changed),e.tags)}catch{}return`% ${function(t){try{return JSON.stringify(t)}catch{return String(t)}}(s)}\n`}async function we(t,e,s="motley-games.pgn"){const n=await R(function*(t,e){const s=[];for(const n of e)s.push(yield*ve(t,n));return s.join("\n")}(t.engine,e));yt(new Blob([n],{type:"text/plain"}),s)}const ke=(t,e,s)=>o`<button type="button" class="square" aria-label=${e} title=${e} @click=${s}>
${b(t)}
</button>`;function xe(t,e,s){return ke("trash",t.words.format("saved-forget",{name:s}),()=>t.savedList.forget(e))}function je(t,e,s){const n=t.words.format("saved-export-one",{name:s});return ke("save",n,()=>we(t,[e],"motley-game.pgn"))}const _e=t=>({locale:t.words.locale,variant:e=>v(t,e),player:e=>H(t.words,e)});function De(t){return o`<button type="button" @click=${()=>t.openDialog("open")}>
${b("open")}${t.words.format("saved-import")}
</button>`}const Se=Object.freeze(Object.defineProperty({__proto__:null,savedDialog:function(t){const{words:e,savedList:s}=t,{games:a,count:i}=s.found??s,r=o`<p class="hint">${e.format("saved-where")}</p>`;return tt(t,"saved",0===s.games.length?o`<p>${e.format("saved-none")}</p>
${r} ${De(t)}`:o`${function(t,e){const{words:s,savedList:n}=t;return o`<div class="row saved-search">
<label class="field">
<span class="only-spoken">${s.format("saved-find")}</span>
<input
type="search"
placeholder=${s.format("saved-find")}
.value=${n.query}
@input=${e=>n.find(mt(e),_e(t))}
/>
</label>
<span role="status">${s.format("saved-found",{count:e})}</span>
</div>`}(t,i)}
<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
<ul class="saved-list">
${a.map(e=>function(t,e){const{words:s}=t,{view:a,record:i}=e;if(!a||!i)return function(t,e){const{words:s}=t,a=e.error?J(s,e.error):void 0;return o`<li class="saved broken">
<div class="card-text">
<strong>${s.format("saved-broken")}</strong>
<span>${a?.text??s.format("saved-broken-text")}</span>
${a?.place?C(a.place):n}
</div>
<div class="saved-tools">
${je(t,e,s.format("saved-broken"))} ${xe(t,e,s.format("saved-broken"))}
</div>
</li>`}(t,e);const r=v(t,i.link.split("!",1)[0]);return o`<li class="saved">
<button type="button" class="card resume" @click=${()=>t.navigation.resume(i)}>
${O(t,a,e.isFlipped)}
<span class="card-text">
<strong>${r}</strong>
${function({words:t},{view:e,names:s,players:a}){if(!e||!a)return n;const i=[...e.seats];if(!i.some(t=>s?.has(t)||a[t]))return n;const r=i.map(n=>s?.get(n)??(a[n]?H(t,a[n]):t.name(p(e.family,n)))),[l,c]=r;return o`<span>${2===r.length?t.format("players-two",{first:l,second:c}):t.list(r)}</span>`}(t,e)}
<span>${dt(t,e)}</span>
<small>
${s.format("saved-count",{count:e.count??0})} · ${bt(s.locale,i.changed)}
</small>
</span>
</button>
<div class="saved-tools">
${function(t,e,s){const{words:n,savedList:a}=t;return o`<input
class="tags"
type="text"
maxlength="200"
.value=${e.record?.tags??""}
placeholder=${n.format("saved-tags")}
aria-label=${n.format("saved-tags-of",{name:s})}
@change=${t=>a.tag(e,mt(t).trim())}
/>`}(t,e,r)}
${je(t,e,r)} ${xe(t,e,r)}
</div>
</li>`}(t,e))}
</ul>
${a.length<i?function(t){return o`<button type="button" @click=${()=>t.savedList.more(_e(t))}>
${t.words.format("saved-more")}
</button>`}(t):n} ${r}
</div>
<div class="row">
<button type="button" @click=${()=>async function(t){const{games:e}=await at(t.engine,t.store,{most:1/0});await we(t,e)}(t)}>
${b("save")}${e.format("saved-export")}
</button>
${De(t)}
</div>`,{wide:!0})}},Symbol.toStringTag,{value:"Module"}));function ze(t,e){const{words:s}=t;return o`<fieldset>
<legend>${s.format(`settings-${e}`)}</legend>
${Q[e].map(s=>o`<label class="choice">
<input
type="radio"
name=${e}
value=${s}
.checked=${t.choices[e]===s}
@change=${()=>t.choose({[e]:s})}
/>
${"look"===e?function(t,e){const s=t.schema.families.find(({orders:t})=>t)?.orders?.[0]??"";return Z(t.words,e,s)}(t,s):n}
${function({words:t},e,s){if("language"!==e||"auto"===s)return t.format(`settings-${e}-${s}`);const n=new Intl.DisplayNames([s],{type:"language"}).of(s);return o`<span lang=${s}>${n}</span>`}(t,e,s)}
</label>`)}
</fieldset>`}const Oe=Object.freeze(Object.defineProperty({__proto__:null,settingsDialog:function(t){return tt(t,"settings",o`${ze(t,"language")} ${ze(t,"theme")} ${ze(t,"board")} ${ze(t,"pieces")}
${ze(t,"coordinates")} ${ze(t,"look")} ${ze(t,"cards")} ${ze(t,"sound")}
${"vibrate"in navigator?ze(t,"shake"):n} ${ze(t,"glide")}
${ze(t,"turns")} ${ze(t,"premove")} ${ze(t,"speed")}`)}},Symbol.toStringTag,{value:"Module"}));function Be({words:t,called:e},{family:s},n){const[o,a]=[e(n),p(s,n)];return o?t.format("summary-player",{player:o,seat:a}):a}function Le(t,{view:e,outcome:s}){const{words:n,called:o}=t;if("ongoing"!==s.result)return[W(n,e.family,s,o),w(n,e,s,o)];const a=Be(t,e,e.turn.player),{left:i}=e.turn;return[i>0?n.format("summary-left",{seat:a,left:i}):n.format("summary-turn",{seat:a}),...X(n,e)]}function Pe(t,{kind:e,seat:s,owner:n}){return n?t.piece({kind:e,seat:s}):t.kind(e)}function Ie(t,{hands:e},s){const n=e.filter(t=>t.seat===s&&t.count>0).map(({kind:e,count:s})=>t.say("hand-kind",{kind:t.kind(e),count:s}));return n.length>0?[t.say("summary-hand",{kinds:n.join("; ")})]:[]}function Me(t,{marks:e}){if(0===e.length)return[];const s=e.map(({square:e})=>t.say("summary-mark",{square:t.place(e),meaning:t.marks(e).join(", ")}));return[{name:t.say("summary-marks"),lines:[...new Set(s)]}]}function Te({name:t,lines:e}){return o`<h3>${t}</h3>
${e.length>0?o`<ul class="spoken-lines">${e.map(t=>o`<li>${t}</li>`)}</ul>`:n}`}function Je(t){if(!t.session)return n;const{state:e,parts:s}=function(t,e){const{view:s,isFlipped:n}=e,o=u(t.schema,s.family)?.kinds??[],a=new G(t.words,s,t=>o.find(e=>e.code===t)?.name??t,n);return{state:Le(t,e),parts:[...[...s.seats].map(e=>function(t,e,s,n){const{words:o}=t,{view:a}=e,i=Be(t,a,n),r=a.standings.find(t=>t.seat===n)?.owner??n;if(r!==n)return{name:o.format("summary-out",{seat:i,owner:Be(t,a,r)}),lines:[]};const l=a.pieces.filter(t=>(t.owner??t.seat)===n),c=function(t,e,s){const n=t=>s.findIndex(({code:e})=>e===t.kind),o=new Map;for(const s of[...e].sort((t,e)=>n(t)-n(e))){const e=t.details(s),n=Pe(t,s),a=e?t.say("summary-piece",{kind:n,details:e}):n;o.set(a,[...o.get(a)??[],t.place(s.square)])}const a="plane"===t.view.surface?"; ":", ";return[...o].map(([e,s])=>t.say("summary-pieces",{kind:e,squares:s.join(a)}))}(e,l,s),d=l.length;return{name:o.format(d>0?"summary-side":"summary-none",{seat:i,count:d}),lines:[...c,...Ie(e,a,n)]}}(t,a,o,e)),...Me(a,s)]}}(t.table,t.session);return tt(t,"summary-title",o`<div
class="scroll"
tabindex="0"
autofocus
role="region"
aria-labelledby="dialog-title"
aria-describedby="position-in-words"
>
<div id="position-in-words">
${e.map(t=>o`<p>${t}</p>`)} ${s.map(Te)}
</div>
</div>`)}const Ae=Object.freeze(Object.defineProperty({__proto__:null,prepare:async function(t){return await s(t,"spoken"),{summaryDialog:Je}}},Symbol.toStringTag,{value:"Module"})),qe=(t,e)=>t.split(";").find(t=>t.startsWith(`${e}=`))?.slice(e.length+1),Ce=Object.freeze(Object.defineProperty({__proto__:null,matching:function(t,e){const s=e.toLocaleLowerCase(t.locale).split(/\s+/).filter(Boolean);return e=>{const n=function(t,{link:e,notes:s,tags:n="",changed:o}){const[a,,,i=""]=function(t){try{return decodeURIComponent(t)}catch{return t}}(e).split("!"),r=K({extras:[["notes",s??qe(i,"notes")]]}),l=(qe(i,"seats")??"").split(",").map(U).filter(Boolean);return[t.variant(a),...r.values(),...l.map(t.player),n,bt(t.locale,o)].join(" ").toLocaleLowerCase(t.locale)}(t,e);return s.every(t=>n.includes(t))}}},Symbol.toStringTag,{value:"Module"}));function*Fe(t){const{variant:e,position:s}=t,{tags:n,comments:o,variations:a}=yield*St(t),i=yield*zt({actions:t.actions,comments:o},a);i[i.length-1].result=(k(t,"result")??"").replaceAll("+"," ");const r=n.filter(([t])=>"Date"!==t);return{text:JSON.stringify([e,s,Ot(Bt(i[0])),r]),date:n.find(([t])=>"Date"===t)?.[1]}}class Ee{#c=new Map;async add(t){try{const{text:e,date:s}=await R(Fe(await R(ot(t))));this.#c.set(e,[...this.#c.get(e)??[],{date:s,record:t}])}catch{}}async find(t){const{text:e,date:s}=await R(Fe(t));return this.#c.get(e)?.find(t=>void 0===t.date||t.date===s)?.record}}const Ne=Object.freeze(Object.defineProperty({__proto__:null,importRecords:async function({engine:t,store:e},s,n){await(t.loadAll?.());const o=(await R(jt(t,s))).map(_t),a=new Ee;for(const t of(await e.list()).games)await a.add(t);if(!n())return null;let i=0;for(const{record:t,found:s}of o.slice(1).reverse()){const n=await R(Dt(t));if(await a.find(n))continue;const o={id:it(),...await R(rt(n)),revision:it(),changed:Date.now()};await e.save(o),s&&await e.tag(o.id,s),await a.add(o),i++}const{record:r,found:l}=o[0],c=await R(Dt(r)),d=await a.find(c),u=o.length-i-(d?0:1);return{link:d?await R(ot(d)):c,record:d,tags:l,saved:i,known:u}}},Symbol.toStringTag,{value:"Module"}));export{Lt as a,re as b,It as c,ye as d,Ct as e,Se as f,Oe as g,Et as h,Ae as i,Ce as j,Ne as k,ae as l,ge as n,be as o,Pt as s};