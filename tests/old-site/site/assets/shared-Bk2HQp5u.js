import{b as e,a_ as t,Q as s,a7 as a,bI as n,bJ as l,bK as o,bf as r,ar as i,al as c,bL as p,a$ as u,A as f,bG as $,bM as m}from"./index-PFgPgsMU.js";import{c as d,t as b,l as g}from"./beside-Blo_MBbd.js";function h({target:e}){return e.value}function v(t,s,a,n){return e`<label class="field">
<span>${t}</span>
<select @change=${e=>n(h(e))}>
${s.map(t=>e`<option value=${t.value} .selected=${t.value===a}>${t.text}</option>`)}
</select>
</label>`}function y(c,p,u,f){const{seats:$}=p,m=t(u??"",$);return e`<fieldset class="players">
<legend>${c.words.format("players")}</legend>
${[...$].map(t=>e`<label class="field seat-field">
<span class="seat-label">${s(p,t,"tiny")}${c.words.name(a(p.family,t))}</span>
<select name="seat-${t}" @change=${e=>f(r({...m,[t]:i(h(e))},$))}>
${[0,...n,...l].map(s=>e`<option value=${s} .selected=${s===m[t]}>${o(c,s)}</option>`)}
</select>
</label>`)}
</fieldset>`}const w={custodian:[-10,200,400,550,820,1040,1320,1550,1730,2280],tches:[-50,310,580,770,940,1160,1330,1400,1480,1640],till:[-10,130,330,500,660,860,930,1140,1300,1750],taketwo:[50,320,710,970,1280,1570,1920,2120,2270,2880]};function j(t,s,a,o){const r=[...o?[0]:[],...n,...l];return(r.includes(a)?r:[...r,a]).map(n=>e`<option value=${n} .selected=${n===a}>
${function({words:e},t,s,a="strength-person"){if(!s)return e.format(a);const n=c(s);if(n)return e.format("strength-time",{seconds:n});const l=e.format("strength-level",{level:s}),o=function(e,t){const s=w;return"number"==typeof t?s[e]?.[t-1]:void 0}(t,s);return void 0===o?l:e.format("strength-points",{name:l,points:o})}(t,s,n,o)}
</option>`)}const L=({target:e})=>i(e.value);function k(e,t){return new Intl.DateTimeFormat(e,{dateStyle:"medium",timeStyle:"short"}).format(t)}function x(e,t){const s=URL.createObjectURL(e);Object.assign(document.createElement("a"),{href:s,download:t}).click(),setTimeout(()=>URL.revokeObjectURL(s),1e4)}const M=Object.freeze(Object.defineProperty({__proto__:null,seatLines:function(t,n){const{words:l}=t;return e`<ul class="seat-lines" aria-label=${l.format("players")}>
${[...n.view.seats].map(l=>function(t,n,l){const{words:o,table:r,byLink:i}=t,{view:c}=n,{players:f}=r.opponents,$=!1===i?.isMine?.(l)?"by-link-elsewhere":"strength-person",h=a(c.family,l);return e`<li class="seat-line">
${s(c,l)}
<input
type="text"
maxlength=${p}
.value=${u(n).get(l)??""}
placeholder=${o.name(h)}
aria-label=${o.format("seat-name",{seat:h})}
@change=${({target:e})=>{!async function(e,t,s){const{session:a,table:n}=e;if(a)try{a.extras=await m(a,t,s),a===e.session&&n.note("look")}catch(e){n.tellMissing(e)}}(t,l,e.value)}}
/>
<select
aria-label=${o.format("seat-player",{seat:h})}
?disabled=${null!==i}
@change=${e=>r.setPlayers({...f,[l]:L(e)})}
>
${j(t,c.family,f[l],$)}
</select>
<span class="seat-state">
<span>${o.format("seat-count",{count:d(c,l)})}</span>${b(r,n,l)}
${g(o,c,l)}
</span>
</li>`}(t,n,l))}
</ul>
${function(t,{view:s}){const{words:a,table:n}=t,{players:l}=n.opponents;return[...s.seats].every(e=>!l[e])?f:e`<label class="field seat-pace">
<span>${a.format("settings-speed")}</span>
<select @change=${({target:e})=>{const{value:s}=e;t.choose({speed:s})}}>
${$.speed.map(s=>e`<option value=${s} .selected=${s===t.choices.speed}>
${a.format(`settings-speed-${s}`)}
</option>`)}
</select>
</label>`}(t,n)}
<p class="hint">${l.format("strength-help")}</p>`}},Symbol.toStringTag,{value:"Module"}));export{x as a,v as b,L as c,k as d,M as e,y as p,j as s,h as v};