import{bQ as t,bC as e,bz as s,N as i,ac as a,b as r,A as n,O as o,ak as d,$ as l,a7 as c,a5 as u,bB as f,ao as h,Q as p,bo as m,bl as g,bu as $,M as v,c as y,p as b,aI as w,a9 as k}from"./index-PFgPgsMU.js";import{c as q}from"./app-FFp7_iua.js";import{b as x,v as M}from"./shared-Bk2HQp5u.js";import{H as B}from"./tables-C6sigAva.js";import"./beside-Blo_MBbd.js";function j(t,e){const s=e.position.split(" ");return{pieces:e.view.pieces.map(({square:t,x:e,y:s,kind:i,seat:a,cards:r,facing:n,acted:o,switched:d,on:l})=>({square:t,x:e,y:s,kind:i,seat:a,cards:r,facing:n,acted:o,switched:d,on:l})),fields:Object.fromEntries(t.fields.map((t,e)=>[t,s[e]]))}}function O(t,e){const{kind:s,seat:i,facing:a,acted:r}=e;if("colours"===t.paint)return i+s;const{cards:n,on:o}=e,d=i===t.seats[0]?s:s.toLowerCase();return[d.length>1?`*${d}`:d,n&&n!==t.orders?.[0]?`~${n.slice(0,t.cardsInUse)}`:"",a?`~${a}`:"",r?"'":"",o?`_${O(t,o)}`:""].join("")}function z(t,e,s){const i=new Map,a=e.files>0;if(!a&&0===s.length)return{text:"-",squares:i};const r=new Map(s.map(t=>[`${t.x},${t.y}`,t])),{left:n,right:o,bottom:d,top:l}=function({files:t,ranks:e},s){if(t>0)return{left:0,right:t-1,bottom:0,top:e-1};const[i,a]=[s.map(({x:t})=>t),s.map(({y:t})=>t)];return{left:Math.min(...i),right:Math.max(...i),bottom:Math.min(...a),top:Math.max(...a)}}(e,s);let c=a?"":`${n},${l}:`;for(let e=l;e>=d;e--){let s=0;e<l&&(c+="/");for(let d=n;d<=o;d++){const n=r.get(`${d},${e}`);if(s+=n?0:1,s>0&&(n||a&&d===o)&&(c+=s),!n)continue;s=0;const l=O(t,n);i.set(n.square,{at:c.length,length:l.length}),c+=l}}return{text:c,squares:i}}function A({squares:t,fields:e},{offset:s,length:i}){return{square:[...t].find(([,t])=>s>=t.at&&s<t.at+t.length&&(s>t.at||i<=t.length))?.[0],field:[...e].find(([,t])=>s>=t.at&&s<=t.at+t.length)?.[0]??""}}const P=({options:t},e)=>t.find(t=>t.form===e);function F(t,{variant:e,frame:i}){const a=P(t,"squares"),r=a&&s(e,a),n=[...i.seats].map(t=>i.marks.find(e=>"portal"===e.mark&&e.seat===t)?.square??"");return{files:i.files,ranks:i.ranks,squares:r?.split(",")??n,isGiven:!!r}}function N(t,e){const s=t.pieces.filter(({x:t,y:s})=>t<e.files&&s<e.ranks).map(({square:t,x:e,y:s,kind:i,seat:a})=>({square:t,x:e,y:s,kind:i,seat:a}));return{...t,pieces:s,array:e}}function U(t,e){const s=t.slice(0,e).lastIndexOf(";")+1;return s>0?t.slice(s).split("=",1)[0]:""}const E={castling:t=>{const e=[...t.replace("-","")];return Array.from({length:2**e.length},(t,s)=>e.filter((t,e)=>s>>e&1).join("")).sort((t,e)=>e.length-t.length).map(t=>t||"-")},ep:()=>["-"],switched:()=>["-"],pending:()=>["-"],left:()=>["3","2","1","0"]};function G(t,e,s,i){const{field:a=""}=e;if(!E[a]||a===s.field)return{draft:t,verdict:e};for(const e of E[a](t.fields[a])){const r={...t,fields:{...t.fields,[a]:e}},n=i(r);if(n.field!==a)return G(r,n,s,i)}return{draft:t,verdict:e}}const I="*";class C{tool="move";brush;selected="";#t=[];#e=0;#s;#i={tool:""};constructor(t,e,s=""){this.#s=t.createGame(e),this.#s.setVariant(e);const a={variant:this.#s.variant,usual:this.#s.position,frame:this.#s.view()};this.family=i(t.schema(),a.variant),s&&this.#s.setPosition(s),this.brush={kind:this.family.kinds[0].code,seat:a.frame.seats[0]};const r={view:this.#s.view(),position:this.#s.position};this.#t=[{draft:j(this.family,r),verdict:r,rules:a}]}dispose(){this.#s.dispose()}get#a(){return this.#t[this.#e]}get draft(){return this.#a.draft}get verdict(){return this.#a.verdict}get variant(){return this.#a.rules.variant}get usual(){return this.#a.rules.usual}get#r(){return this.#a.rules.frame}get size(){return this.draft.array??this.#r}get seats(){return this.#r.seats}get usualKinds(){return this.#r.kinds}pieceOn(t){return this.draft.pieces.find(e=>e.square===t)}#n(){this.#s.variant!==this.variant&&this.#s.setVariant(this.variant)}#o(t){const e=function(t,e,{pieces:s,fields:i}){const a=z(t,e,s),r=new Map;let n="";return t.fields.forEach((t,e)=>{const s=0===e?a.text:i[t];e>0&&(n+=" "),r.set(t,{at:n.length,length:s.length}),n+=s}),{text:n,squares:a.squares,fields:r}}(this.family,this.#r,t);this.#n();try{return this.#s.setPosition(e.text),{view:this.#s.view(),position:this.#s.position}}catch(t){if(!(t instanceof a))throw t;return{position:e.text,error:t,...A(e,t)}}}canBe(t){if(this.draft.array)return!1;this.#n();const{text:e,squares:s}=z(this.family,this.#r,[t]);try{return this.#s.setPosition(e),!0}catch(t){return void 0===A({squares:s,fields:new Map},t).square}}#d(t,s=!0){if(t.array)return this.#l(function(t,s,i,a){const r=a.array,[n,o]=[P(s,"rows"),P(s,"squares")],d=z(s,r,a.pieces),l=r.isGiven&&r.squares.every(t=>t)?r.squares.join(","):"",c=o?e(i.variant,o.key,l):i.variant,u=n.key,f=e(c,u,d.text);try{t.setVariant(f);const[e,i]=[t.view(),t.position],n={variant:t.variant,usual:i,frame:e};return{draft:r.isGiven?a:{...a,array:F(s,n)},rules:n,verdict:{view:e,position:i}}}catch(t){const e=f.indexOf(`;${u}=`)+u.length+2,{offset:s,length:r}=t,{square:n}=A({...d,fields:new Map},{offset:s-e,length:r});return{draft:a,rules:i,verdict:{position:f,error:t,square:n,field:U(f,s)}}}}(this.#s,this.family,this.#a.rules,t));const{verdict:i}=this,a=this.#o(t),r=s?G(t,a,i,t=>this.#o(t)):{draft:t,verdict:a};this.#l({...r,rules:this.#a.rules})}#l(t){this.#t=[...this.#t.slice(0,this.#e+1),t],this.#e++}#c(t){this.#d(this.#u({...this.draft,pieces:t}))}#u({pieces:t,fields:e,array:s}){const i={...e};return e.switched&&(i.switched=t.find(t=>t.switched)?.square??"-"),this.isPlacing&&Object.assign(i,{hands:this.#f(t),ply:String(t.length)}),{pieces:t,fields:i,array:s}}put(t){const{kind:e,seat:s}=this.brush,i=this.draft.pieces.filter(e=>e.square!==t),a=this.pieceOn(t);if(this.selected=t,a?.kind===e&&a.seat===s)return this.#c(i);this.#c([...i,this.#h({...this.#p(t),kind:e,seat:s})])}#h(t){const[e,s]=this.family.orders??[];return{...t,cards:s&&this.canBe({...t,cards:s})?e:void 0,facing:this.canBe({...t,facing:1})?0:void 0}}#p(t){const[e,s]=this.#r.files>0?[t.charCodeAt(0)-97,Number(t.slice(1))-1]:t.split(",");return{square:t,x:Number(e),y:Number(s)}}move(t,e){const s=this.pieceOn(t);if(!s)return;const i=this.draft.pieces.filter(({square:s})=>s!==t&&s!==e);this.selected=e,this.#c([...i,{...s,...this.#p(e)}])}remove(t){this.pieceOn(t)&&(this.selected===t&&(this.selected=""),this.#c(this.draft.pieces.filter(e=>e.square!==t)))}turn(t,e){const s=this.draft.pieces.map(s=>{const i=e.switched?{...s,switched:void 0}:s;return s.square===t?{...s,...e}:i});this.#c(s)}set(t,e){this.#d({...this.draft,fields:{...this.draft.fields,[t]:e}},!1)}clear(){this.selected="",this.#c([])}restart(){this.selected="";const{rules:t}=this.draft.array?this.#t[0]:this.#a,e=j(this.family,{view:t.frame,position:t.usual});this.#d(this.draft.array?N(e,F(this.family,t)):e)}get hasArray(){return void 0!==P(this.family,"rows")}setArray(t){const{rules:e,draft:s}=this.#a;this.tool="move",t?this.#d(N(s,F(this.family,e))):this.#d(j(this.family,{view:e.frame,position:e.usual}))}resize(t){const{array:e}=this.draft;e&&this.#d(N(this.draft,{...e,...t}))}mark(t){const{array:e}=this.draft,s=e?.squares.map((e,s)=>this.seats[s]===this.brush.seat?t:e);e&&s&&this.#d({...this.draft,array:{...e,squares:s,isGiven:!0}})}get isPlacing(){const{hands:t}=this.draft.fields;return void 0===t?void 0:"-"!==t}setPlacing(t){const{pieces:e,fields:s}=this.draft,i=t?this.#f(e):"-",a=t?String(e.length):s.ply;this.#d({pieces:e,fields:{...s,hands:i,ply:a}})}#f(t){return[...this.seats].map(e=>{const s=this.#r.hands.filter(t=>t.seat===e),i=t.filter(t=>t.seat===e);return s.map(({kind:t,count:e})=>t.repeat(Math.max(0,e-i.filter(e=>e.kind===t).length))).join("")||"."}).join(",")}get canUndo(){return this.#e>0}get canRedo(){return this.#e<this.#t.length-1}goBy(t){this.#e=Math.min(Math.max(this.#e+t,0),this.#t.length-1)}get view(){const t=[this.tool,this.brush.seat,this.brush.kind].join(),e=this.#a;return this.#i.stage===e&&this.#i.tool===t&&this.#i.view||(this.#i={stage:e,tool:t,view:this.#m(e)}),this.#i.view}#m({draft:t,verdict:e}){const s=t.fields.owners??"",i=({seat:t})=>s[this.seats.indexOf(t)]??t,a=t.pieces.map(t=>({...t,owner:i(t)===t.seat?void 0:i(t)}));return{...e.view??this.#r,pieces:e.view?.pieces??a,files:this.size.files,ranks:this.size.ranks,marks:this.#g(),turn:{player:I,number:0,left:0,halfmoves:0,phase:"move"},outcome:{result:"ongoing"},hands:"move"===this.tool?[]:[{...this.brush,source:I,count:1}],standings:[],pending:[],actions:this.#$(t.pieces)}}#g(){const{array:t}=this.draft;return[...this.#r.marks.filter(({mark:e})=>"throne"===e||"portal"===e&&!t),...(t?.squares??[]).map((t,e)=>({...this.#p(t),mark:"portal",seat:this.seats[e]})).filter(({square:t})=>t)].filter(({x:t,y:e})=>this.#v(t,e))}#v(t,e){const{files:s,ranks:i}=this.size;return 0===s||t<s&&e<i}#$(t){const e=t.map(({square:t})=>t);if("remove"===this.tool)return e.map(t=>({text:`remove ${t}`,type:"place",source:I,target:t}));const s=this.#y(t),{tool:i}=this;return"move"!==i?s.map(t=>({text:`${i} ${t}`,type:"place",source:I,target:t})):e.flatMap(t=>s.filter(e=>e!==t).map(e=>({text:`move ${t} ${e}`,type:"move",source:t,target:e})))}#y(e){const{files:s,ranks:i}=this.size;if(s>0)return Array.from({length:s*i},(e,i)=>(({files:e},s,i)=>e>0?t(s,i):`${s},${i}`)(this.size,i%s,Math.floor(i/s)));const a=Array.from({length:5},(t,e)=>e-2),r=e.length>0?e:[{x:0,y:0}];return[...new Set(r.flatMap(({x:t,y:e})=>a.flatMap(s=>a.map(i=>`${t+s},${e+i}`))))]}act(t){const[e,s,i]=t.split(" ");"move"===e?this.move(s,i):"put"===e?this.put(s):"mark"===e?this.mark(s):this.remove(s)}}const D=[0,1,2,3],Q=(t,{seat:e,kind:s})=>({seat:c(t.family,e),kind:l(t,s),role:"name"}),S=(t,e,s)=>r`<label class="choice">
<input
type="checkbox"
.checked=${e}
@change=${({target:t})=>s(t.checked)}
/>
<span>${t}</span>
</label>`;function K({words:t},e,s){return r`<label class="field">
<span>${t.format(`editor-${s}`)}</span>
<input type="number" min="1" max=${26} .value=${String(e.editing.size[s])} @change=${t=>{const i=Math.min(Math.max(Math.trunc(Number(M(t)))||1,1),26);e.change(t=>t.resize({[s]:i}))}} />
</label>`}function V({label:t,value:e,set:s},i=!1){return r`<label class="field">
<span>${t}</span>
<input
type="text"
inputmode=${i?"numeric":"text"}
spellcheck="false"
autocapitalize="off"
autocomplete="off"
.value=${e}
@change=${t=>s(M(t).trim()||"-")}
/>
</label>`}const _=t=>V(t,!0),H={side:function({app:t,page:e,name:s,label:i,value:a,set:n}){const{seats:o,family:d}=e.editing;return r`<fieldset class="editor-side-to-act">
<legend>${i}</legend>
${[...o].map(e=>r`<label class="choice">
<input type="radio" name="editor-${s}" .checked=${e===a} @change=${()=>n(e)} />
<span>${t.words.name(c(d.family,e))}</span>
</label>`)}
</fieldset>`},castling:function({app:e,page:s,label:i,value:a,set:n}){const{family:o,size:d,seats:l}=s.editing,u=["K","Q","k","q"].map((e,s)=>({right:e,seat:c(o.family,l[s>>1]),square:t(s%2?0:d.files-1,s<2?0:d.ranks-1)}));return r`<fieldset class="editor-pairs">
<legend>${i}</legend>
${u.map(({right:t,seat:s,square:i})=>S(e.words.format("editor-castling",{seat:s,square:i}),a.includes(t),e=>((t,e)=>n(u.map(s=>(s.right===t?e:a.includes(s.right))&&s.right).filter(Boolean).join("")||"-"))(t,e)))}
</fieldset>`},left:_,last:function({app:t,page:e,label:s,value:i,set:a}){const{family:n,seats:o}=e.editing,{words:d}=t,u=i.split("/"),f=[{value:"-",text:d.format("editor-last-none")},...n.kinds.map(({code:t})=>({value:t,text:d.name(l(n,t))}))];return r`<fieldset class="editor-pairs">
<legend>${s}</legend>
${[...o].map((t,e)=>x(d.name(c(n.family,t)),f,u[e],t=>a(u.map((s,i)=>e===i?t:s).join("/"))))}
</fieldset>`},hands:function({page:t,label:e}){const{editing:s}=t;return S(e,!0===s.isPlacing,e=>t.change(t=>t.setPlacing(e)))},owners:function({app:t,page:e,label:s,value:i,set:a}){const{family:n,seats:o}=e.editing,{words:d}=t,l=[...o].map(t=>({value:t,text:d.name(c(n.family,t))}));return r`<fieldset class="editor-pairs">
<legend>${s}</legend>
${l.map(({text:t},e)=>x(t,l,i[e],t=>a(i.slice(0,e)+t+i.slice(e+1))))}
</fieldset>`},halfmove:_,turn:_,passes:_,ply:_},L=["side","castling","left","hands"],R=["rows","switched"],T=new WeakMap;function W(t,{editing:e},s){e.tool=s,t.table.source=null,t.update()}function J(t,e,s){e.editing.brush={...e.editing.brush,kind:s},W(t,e,"put")}function X(t,e){const{words:s}=t,{editing:i}=e,{family:a,brush:l,usualKinds:u}=i,f=function(t,e){const s=T.get(e)??new B(()=>t.board,s=>J(t,e,s));return T.set(e,s),s}(t,e),m=({code:n,name:d})=>r`<button
type="button"
aria-pressed=${"put"===i.tool&&l.kind===n}
aria-label=${s.format("board-piece",Q(a,{...l,kind:n}))}
title=${s.name(`kind-${d}`)}
@click=${s=>f.isEcho(s)||J(t,e,n)}
@pointerdown=${t=>f.down(t,n)}
@pointermove=${t=>f.move(t)}
@pointerup=${t=>f.up(t)}
@pointercancel=${()=>f.cancel()}
>
<span class="picture">${o(d,l.seat,a)}</span>
</button>`,g=({code:t=""})=>0===u.length||u.includes(t),$=a.kinds.filter(t=>!g(t));return r`<div class="rail editor-rail">
${function(t,e){const{words:s}=t,{editing:i}=e,{seats:a,family:n}=i,o=(a,n)=>r`<button
type="button"
class="square"
aria-pressed=${i.tool===a}
aria-label=${s.format(`editor-tool-${a}`)}
title=${s.format(`editor-tool-${a}`)}
@click=${()=>W(t,e,a)}
>
${n}
</button>`;return r`<div class="editor-tools">
${o("move",d("hands"))} ${o("remove",h("close"))}
<div class="editor-seats" role="group" aria-label=${s.format("editor-seats")}>
${[...a].map(a=>r`<button
type="button"
class="square"
aria-pressed=${i.brush.seat===a}
aria-label=${s.name(c(n.family,a))}
title=${s.name(c(n.family,a))}
@click=${()=>(s=>{i.brush={...i.brush,seat:s},W(t,e,"put")})(a)}
>
${p(n,a)}
</button>`)}
</div>
</div>`}(t,e)}
<div class="editor-kinds" role="group" aria-label=${s.format("editor-kinds")}>
${a.kinds.filter(g).map(m)}
</div>
${$.length>0?r`<details>
<summary>${s.format("editor-other-kinds")}</summary>
<div class="editor-kinds">${$.map(m)}</div>
</details>`:n}
</div>`}v.push(y`
:host([data-editing]) .target {
visibility: hidden;
}
.fault {
border-radius: 12%;
outline: 4px solid #c3272b;
outline-offset: -4px;
background: rgb(195 39 43 / 22%);
}
`);const Y=/^board-(target|places)/,Z=new WeakMap,tt=t=>({geometry:e})=>r`<div class="mark fault" data-square=${t} ${b(e.place(t))}></div>`;let et={draw:null};function st(t,e){const{words:s,choices:i,table:a}=t,{editing:n}=e,{family:o,verdict:d}=n,l=Z.get(s)??function({words:t}){return{format:(e,s)=>Y.test(e)?"":t.format("board-moves"===e?"editor-taken":e,s),formatFirst:(e,s)=>Y.test(e[0])?"":t.formatFirst(e,s)}}(t);return Z.set(s,l),r`<motley-view
id="board"
part="board"
data-editing
data-coordinates=${i.coordinates}
.view=${n.view}
.game=${n}
.kinds=${o.kinds}
.orders=${o.orders??[]}
.cardsInUse=${o.cardsInUse??0}
.flip=${!!t.session?.isFlipped}
.look=${i.look}
.cardMode=${i.cards}
.words=${l}
.annotations=${c=d.square,et.square!==c&&(et={square:c,draw:c?tt(c):null}),et.draw}
.source=${a.source}
@motley-play=${({detail:t})=>e.change(e=>e.act(t.text))}
@motley-source=${({detail:e})=>{a.source=e.source,n.pieceOn(e.source)&&(n.selected=e.source),t.update()}}
@motley-missing=${({detail:t})=>a.tellMissing(t.error)}
@keydown=${t=>{if("Delete"!==t.key&&"Backspace"!==t.key)return;const{source:s,focused:i}=t.currentTarget;e.change(t=>t.remove(t.pieceOn(s??"")?s??"":i))}}
></motley-view>`;var c}function it(t,e){const{words:s,table:i}=t,a=g(i,e.editing.variant);return r`<header class="status editor-status">
<h1 id="game-title" tabindex="-1">${s.format("editor-title",{name:a})}</h1>
<div role="status" aria-live="polite" class="standing">${function({words:t},{editing:e}){const{family:s,draft:i,verdict:a}=e,{error:n,square:o,field:d,view:l}=a;if(l)return"ongoing"===l.outcome.result?r`<p>${t.format("editor-fine")}</p>`:r`<p>${t.format("editor-end",{reason:$(t,l,l.outcome)})}</p>`;const c=f(t,n);if(o)return r`<p class="error">${t.format("editor-fault-square",{square:o,reason:c})}</p>`;if("rows"===d||!d)return r`<p class="error">${c}</p>`;const u=t.format(i.array?`option-${s.family}-${d}`:`editor-field-${d}`);return r`<p class="error">${t.format("editor-fault-field",{field:u,reason:c})}</p>`}(t,e)}</div>
</header>`}const at=({words:t},{start:e},s,i,a,n=!1)=>r`<button type="button" class=${n?"main":""} ?disabled=${!e} @click=${a}>
${s}${t.format(i)}
</button>`;function rt(t,e){const{words:s,table:i}=t,{editing:a}=e,n=(t,e,i,a=!1)=>r`<button
type="button"
class="square"
aria-label=${s.format(e)}
title=${s.format(e)}
?disabled=${a}
@click=${i}
>
${t}
</button>`;return r`<div class="controls editor-controls" role="group" aria-label=${s.format("controls")}>
${n(h("undo"),"editor-undo",()=>e.goBy(-1),!a.canUndo)}
${n(h("redo"),"editor-redo",()=>e.goBy(1),!a.canRedo)}
${n(h("flip"),"flip",()=>i.flip())}
${n(d("trash"),"editor-clear",()=>e.change(t=>t.clear()))}
${n(h("again"),"editor-restart",()=>e.change(t=>t.restart()))}
${at(t,e,h("play"),"editor-play",()=>e.play(),!0)}
${at(t,e,d("analysis"),"editor-analyse",()=>e.analyse())}
</div>`}function nt(t,e){const{words:s}=t,{variant:i}=e.editing;return r`<section class="side" aria-labelledby="side-title">
<h2 id="side-title" class="side-title">${s.format("editor-side")}</h2>
<div class="side-panel editor-side" tabindex="0" role="group" aria-labelledby="side-title">
${function(t,e){const{words:s}=t,{editing:i}=e,a=i.pieceOn(i.selected);if(!a)return r`<p class="hint">${s.format("editor-hint")}</p>`;const{family:l}=i,{square:c,seat:f,kind:h,acted:p}=a,m=t=>e.change(e=>e.turn(c,t)),g=p||i.canBe({...a,acted:!0});return r`<section class="editor-piece">
<h3>
${o(l.kinds.find(({code:t})=>t===h)?.name??"",f,l)}
${s.format("board-piece-at",{piece:s.format("board-piece",Q(l,a)),square:c})}
</h3>
${function({words:t,choices:e},{editing:s},{cards:i},a){const{orders:o=[],fields:d}=s.family;return i?r`<fieldset>
<legend>${t.format("editor-cards")}</legend>
<div class="row editor-orders">
${o.map(s=>r`<button type="button" aria-pressed=${s===i} @click=${()=>a({cards:s})}>
${u(t,e.look,s)}
</button>`)}
</div>
${d.includes("switched")?S(t.format("board-switched"),!0===s.pieceOn(s.selected)?.switched,t=>a({switched:t||void 0})):n}
</fieldset>`:n}(t,e,a,m)} ${function({words:t},{editing:e},s,i){return void 0!==s.facing||e.canBe({...s,facing:1})?x(t.format("editor-facing"),D.map(e=>({value:e,text:t.format(`editor-facing-${e}`)})),s.facing??0,t=>i({facing:Number(t)})):n}(t,e,a,m)}
${g?S(s.format("editor-acted"),!!p,t=>m({acted:t||void 0})):n}
${function({words:t},{editing:e},s,i){const{family:a,seats:r}=e,o=[...r].flatMap(t=>a.kinds.map(({code:e})=>({seat:t,kind:e}))).filter(t=>e.canBe({...s,on:t}));if(0===o.length)return n;const d=({seat:t,kind:e})=>`${t}${e}`,l={value:"",text:t.format("editor-under-none")},c=o.map(e=>({value:d(e),text:t.format("board-piece",Q(a,e))}));return x(t.format("editor-under"),[l,...c],s.on?d(s.on):"",t=>i({on:o.find(e=>d(e)===t)}))}(t,e,a,m)}
<button type="button" @click=${()=>e.change(t=>t.remove(c))}>
${d("trash")}${s.format("editor-remove")}
</button>
</section>`}(t,e)} ${function(t,e){const{editing:s}=e;if(!s.hasArray)return n;const i=void 0!==s.draft.array;return r`<section class="editor-array">
${S(t.words.format("editor-array"),i,t=>e.change(e=>e.setArray(t)))}
${i?r`<div class="editor-pairs">${K(t,e,"files")} ${K(t,e,"ranks")}</div>
${function(t,{editing:e}){const{family:s,seats:i,tool:a,brush:o,draft:d}=e,l=P(s,"squares");return l?r`<fieldset class="editor-pairs">
<legend>${t.words.format(`option-${s.family}-${l.key}`)}</legend>
${[...i].map((i,n)=>r`<button
type="button"
aria-pressed=${"mark"===a&&o.seat===i}
@click=${()=>(s=>{e.tool="mark",e.brush={...e.brush,seat:s},t.table.source=null,t.update()})(i)}
>
${t.words.name(c(s.family,i))} ${d.array?.squares[n]}
</button>`)}
</fieldset>`:n}(t,e)}`:n}
</section>`}(t,e)} ${e.editing.draft.array?n:function(t,e){const{words:s}=t,{family:i,draft:a,verdict:o}=e.editing,d=i.fields.filter(t=>!R.includes(t)),l=i=>{const d=s.format(`editor-field-${i}`),l=o.field===i;return r`<div class=${l?"editor-wrong":""}>
${(H[i]??V)({app:t,page:e,name:i,label:d,value:a.fields[i],set:t=>e.change(e=>e.set(i,t))})}
${l&&o.error?r`<p class="error">${f(s,o.error)}</p>`:n}
</div>`},c=d.filter(t=>!L.includes(t));return r`<section class="editor-fields">
${d.filter(t=>L.includes(t)).map(l)}
<details ?open=${c.includes(o.field??"")}>
<summary>${s.format("editor-more")}</summary>
${c.map(l)}
</details>
</section>`}(t,e)}
<h3>${s.format("editor-use")}</h3>
<div class="row editor-use">
${at(t,e,d("link"),"copy-link",()=>t.copyLink())}
${at(t,e,d("share"),"share",()=>t.openDialog("share"))}
${at(t,e,d("code"),"embed-title",()=>t.openDialog("embed"))}
</div>
${q(t,i)}
</div>
</section>`}class ot{#b;isDone=!0;constructor(t,{variant:e,position:s},i){this.#b=t,this.editing=new C(t.engine,e,s),i&&this.editing.setArray(!0),t.seat(this.#w()),t.task=this}#w(){const{variant:t,usual:e,verdict:s}=this.editing;return new w(this.#b.engine,t,s.position===e?"":s.position)}get start(){const{variant:t,usual:e,verdict:s}=this.editing;return s.error?null:{variant:t,position:s.position===e?void 0:s.position}}change(t){const{table:e,navigation:s}=this.#b,{verdict:i}=this.editing;if(t(this.editing),i!==this.editing.verdict&&this.start){const t=this.#w();t.isFlipped=!!e.session?.isFlipped,e.seat(t),s.follow(t,!1)}this.#b.update()}goBy(t){this.change(e=>e.goBy(t))}play(){this.start&&this.#b.play(this.start)}analyse(){this.start&&(this.#b.start(this.start.variant,{position:this.start.position,cards:"usual"}),this.#b.showTab("analysis"))}screen(){return e=this,(t=this.#b).session?m(e.editing.view,{status:it(t,e),board:st(t,e),rail:X(t,e),controls:rt(t,e),side:nt(t,e)}):n;var t,e}follow(){}ask(){}drop(){this.editing.dispose()}}async function dt(t,e,s=!1){await k(t.words,"editor"),new ot(t,e,s),t.navigation.visit()}export{ot as EditorPage,dt as openEditor};