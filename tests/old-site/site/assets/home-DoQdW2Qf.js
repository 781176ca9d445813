import{L as t,ah as e,ai as s,b as o,aj as a,R as n,ak as i,A as l,al as c,am as r,an as p,ao as u,ap as d,aq as m,ar as b}from"./index-PFgPgsMU.js";const f=new Map;t.squares=function(t){const a=['<div class="grid">'],n=[],i=t=>a[a.length-1]+=t;for(const o of t.geometry.rows()){i('<div class="row">');for(const l of o){i(`<div class="${Object.entries(e(t,l)).filter(([,t])=>t).map(([t])=>t).join(" ")}">`);const o=s(t,l);o.length>0&&(n.push(o),a.push("")),i("</div>")}i("</div>")}i("</div>");const l=a.join(),c=f.get(l)??Object.assign(a,{raw:a});return f.set(l,c),o(c,...n)};const $={custodian:["custodian"],taketwo:["taketwo"],till:["till"],tches:["tches","tches-strike","tches-same","tches-capture","tches-flag","tches-prey","tches-escort","tches-replace","tches-transport","tches-polarity","tches-backs"]},h={custodian:["lessons-custodian"],taketwo:["lessons-taketwo"],till:["lessons-till"],tches:["lessons-tches","lessons-tches-1","lessons-tches-2"]},y={custodian:{variant:"custodian",position:"r1bk1br/pp3pp/2np1n1/2p1p2/1P1PP2/P1N2NP/R1BK1BR w KQkq 0 7"},taketwo:{variant:"taketwo",position:"rnbqkb1r/pp~HO2pppp/2p~DO2n2/3p~OH4/4P~HD3/2N2Q~DH2/PPPP~DH1PPP/R1B1KBNR w KQkq - 2 6 -"},till:{variant:"till;players=4",position:"0,4:2aKbP/cBcNaQaR/bKdB1cPdPcK/1dRaPcRbR/dKbBbN1dQaN a - abcd 0 48"},tches:{variant:"tches",position:"rnb1qklbnr/1cfdgg1fc1/pp1pppp1pp/2p7/6d1p1/2M3P3/3P2C3/PPP1PP1PPP/1CFDG1DF2/RNB1QKLBNR w 3 C/D - 2 9"}};function v({words:t},e){if(!e.view||!e.outcome)return"";if(e.record?.setup)return t.format("saved-setup");const{family:s,turn:o}=e.view,i=t=>e.names?.get(t);if("ongoing"!==e.outcome.result)return a(t,s,e.outcome,i);const{player:l,number:c}=o;return t.format("saved-turn",{seat:n({called:i},s,l),number:c})}function w(t,e,s=()=>t.play(e)){return o`<li>
<button
type="button"
class="chip"
title=${t.words.format(`preset-${e.key}-line`)}
@click=${s}
>
${t.words.format(`preset-${e.key}`)}
</button>
</li>`}const g=o`<span class="picture"></span>`,P=Object.freeze(Object.defineProperty({__proto__:null,describeSaved:v,games:function(t){const{words:e}=t;return o`${function(t){const e=t.savedList.games.filter(({outcome:t})=>"ongoing"===t?.result).slice(0,2);return 0===e.length?l:o`<section aria-labelledby="resume-title">
<h2 id="resume-title">${t.words.format("resume-title")}</h2>
<ul class="cards">
${e.map(e=>function(t,e){const{view:s,record:a}=e;if(!s||!a)return l;const n=t.words.format(`family-${s.family}`);return o`<li>
<button type="button" class="card resume" @click=${()=>t.navigation.resume(a)}>
${p(t,s,e.isFlipped)}
<span class="card-text">
<strong>${n}</strong>
<span>${v(t,e)}</span>
</span>
</button>
</li>`}(t,e))}
</ul>
</section>`}(t)}
<section aria-labelledby="try-title">
<h2 id="try-title">${e.format("try-title")}</h2>
${function(t){const{words:e,choices:s}=t,{opponent:a,level:n}=s;return"ask"===a?l:o`<p class="row opponent-line">
${e.format("home-opponent",{opponent:a,level:n,seconds:c(b(n))})}
<button type="button" class="small" @click=${()=>t.openDialog("opponent")}>
${e.format("home-opponent-change")}
</button>
</p>`}(t)}
<ul class="cards">
${t.schema.families.map(e=>function(t,e){const{words:s}=t,{family:a}=e,[n,...c]=function({presets:t,shuffle:e}){const s=t.filter(({position:t})=>t);return e&&s.length>0?s:t}(e),b=s.format(`family-${a}`),f=(t=>y[t])(a)??n,h=r(e),v=t.shown(f),P=()=>t.need(a).catch(()=>{});return o`<li class="card game" @pointerdown=${P} @focusin=${P}>
<div class="card-face">${v?p(t,v):g}</div>
<div class="card-text">
<h3>${b}</h3>
<p>${s.format(`family-${a}-line`)}</p>
<div class="row">
<button
type="button"
class="main"
aria-label=${s.format("play-name",{name:b})}
@click=${()=>t.play(n)}
>
${u("play")}${s.format("play")}
</button>
${a in $?o`<button type="button" @click=${()=>t.openLesson(a)}>
${s.format("lessons-learn",{done:d(a)})}
</button>`:l}
<button type="button" @click=${()=>t.openDialog("rules",{variant:n.variant})}>
${s.format("rules")}
</button>
<button type="button" @click=${()=>t.openNewGame(n.variant)}>
${s.format("options")}
</button>
</div>
</div>
${h.length>0?function(t,e,s){const{words:a}=t,n=m(s);return o`<div class="twists">
<h4>${a.format("lessons-card")}</h4>
<ul class="chips">
${n?w(t,n,()=>t.start(n.variant,{position:n.position})):l}
<li>
<button type="button" class="chip" @click=${()=>t.openLessons(e)}>
${i("games")}${a.format("lessons-all")}
</button>
</li>
</ul>
</div>`}(t,a,h):c.length?o`<div class="twists">
<h4>${s.format("also")}</h4>
<ul class="chips">
${c.map(e=>w(t,e))}
</ul>
</div>`:l}
</li>`}(t,e))}
</ul>
</section>
${function(t){const{words:e,schema:s}=t;return o`<section aria-labelledby="puzzles-home">
<h2 id="puzzles-home">${e.format("puzzles-title")}</h2>
<p>${e.format("puzzles-line")}</p>
<div class="row">
<button type="button" class="main" @click=${()=>t.openPuzzle("day")}>${e.format("puzzle-of-day")}</button>
${s.families.map(({family:s})=>o`<button type="button" @click=${()=>t.openPuzzle(s)}>
${e.format(`family-${s}`)}
</button>`)}
</div>
</section>`}(t)}
<section class="for-pages" aria-labelledby="embed-home">
<h2 id="embed-home">${e.format("embed-title")}</h2>
<p>${e.format("embed-line")}</p>
<button type="button" @click=${()=>t.openDialog("embed")}>
${i("code")}${e.format("embed-make")}
</button>
</section>`}},Symbol.toStringTag,{value:"Module"}));export{$ as c,v as d,P as h,h as w};