const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/LessonPage-u23hOoEv.js","assets/api-BdGE_lxe.js","assets/index-BLmevbBE.js","assets/index-DbLM--h9.css","assets/steps-YKzsJmea.js","assets/LessonPage-ConqUsDz.css"])))=>i.map(i=>d[i]);
var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,ee=4096,b=8192,x=16384,te=32768,ne=1<<25,re=65536,ie=1<<18,ae=1<<19,oe=1<<20,se=1<<25,ce=1<<21,le=1<<22,ue=1<<23,de=Symbol(`$state`),fe=Symbol(`component`),pe=Symbol(`legacy props`),me=Symbol(``),he=Symbol(`attributes`),ge=Symbol(`class`),_e=Symbol(`style`),ve=Symbol(`text`),ye=Symbol(`form reset`),be=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},xe=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),Se={},S=Symbol(`uninitialized`),Ce=`http://www.w3.org/1999/xhtml`,we=`http://www.w3.org/2000/svg`,Te=`http://www.w3.org/1998/Math/MathML`;function Ee(){console.warn(`https://svelte.dev/e/derived_inert`)}function De(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Oe(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function ke(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var C=!1;function Ae(e){C=e}var w;function T(e){if(e===null)throw De(),Se;return w=e}function je(){return T(vn(w))}function E(e){if(C){if(vn(w)!==null)throw De(),Se;w=e}}function Me(e=1){if(C){for(var t=e,n=w;t--;)n=vn(n);w=n}}function Ne(e=!0){for(var t=0,n=w;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=vn(n);e&&n.remove(),n=i}}function Pe(e){if(!e||e.nodeType!==8)throw De(),Se;return e.data}function Fe(e){return e===this.v}function Ie(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Le(e){return!Ie(e,this.v)}function Re(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function ze(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Be(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ve(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function He(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Ue(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function We(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Ge(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ke(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Je(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Ye(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}function Xe(e){let t=e.p;for(;t!==null&&t.c===null;)t=t.p;return t?.c??null}function Ze(e,t){return e===null&&Re(t),e.c??=new Map(Xe(e)||void 0)}var Qe=null;function $e(e){Qe=e}function et(e){return Ze(Qe,`getContext`).get(e)}function tt(e,t){return Ze(Qe,`setContext`).set(e,t),t}function nt(e,t=!1,n){Qe={p:Qe,i:!1,c:null,e:null,s:e,x:null,r:P,l:null}}function rt(e){var t=Qe,n=t.e;if(n!==null){t.e=null;for(var r of n)Pn(r)}return e!==void 0&&(t.x=e),t.i=!0,Qe=t.p,it(e)}function it(e={}){return i(e,fe,{value:!0}),e}function at(){return!0}var ot=[];function st(){var e=ot;ot=[],m(e)}function ct(e){if(ot.length===0&&!Ft){var t=ot;queueMicrotask(()=>{t===ot&&st()})}ot.push(e)}function lt(){for(;ot.length>0;)st()}var ut=~(y|ee|v);function dt(e,t){e.f=e.f&ut|t}function ft(e){e.f&512||e.deps===null?dt(e,v):dt(e,ee)}function pt(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,ee),dt(e,v)}var mt=!1;function ht(){mt||(mt=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[ye]?.()})},{capture:!0}))}function gt(e){var t=N,n=P;ir(null),ar(null);try{return e()}finally{ir(t),ar(n)}}function _t(e,t,n,r=n){e.addEventListener(t,()=>gt(n));let i=e[ye];e[ye]=i?()=>{i(),r(!0)}:()=>r(!0),ht()}function vt(e,t,n,r){let i=at()?St:Tt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=P,c=yt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){Dn(e,s)}bt()}}var d=xt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>wt(e))).then(u).catch(e=>Dn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),bt())}):f()}function yt(){var e=P,t=N,n=Qe,r=O;return function(i=!0){ar(e),ir(t),$e(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function bt(e=!0){ar(null),ir(null),$e(null),e&&O?.deactivate()}function xt(){var e=P,t=e.b,n=O,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function St(e){var t=2|y;return P!==null&&(P.f|=ae),{ctx:Qe,deps:null,effects:null,equals:Fe,f:t,fn:e,reactions:null,rv:0,v:S,wv:0,parent:P,ac:null}}var Ct=Symbol(`obsolete`);function wt(e,t,n){let r=P;r===null&&ze();var i=void 0,a=Qt(S),o=!N,s=new Set;return Ln(()=>{var t=P,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==be&&n.reject(e)}).finally(bt)}catch(e){n.reject(e),bt()}var c=O;if(o){if(t.f&32768)var l=xt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(Ct);else for(let e of s.values())e.reject(Ct);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==Ct&&(c.activate(),t?(a.f|=ue,nn(a,t)):(a.f&8388608&&(a.f^=ue),nn(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Mn(()=>{for(let e of s)e.reject(Ct)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function D(e){let t=St(e);return sr(t),t}function Tt(e){let t=St(e);return t.equals=Le,t}function Et(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)Kn(t[n])}}function Dt(e){var t,n=P,r=e.parent;if(!tr&&r!==null&&e.v!==S&&r.f&24576)return Ee(),e.v;ar(r);try{Et(e),t=yr(e)}finally{ar(n)}return t}function Ot(e){var t=Dt(e);!e.equals(t)&&(e.wv=gr(),(!O?.is_fork||e.deps===null)&&(O===null?e.v=t:(O.capture(e,t,!0),Mt?.capture(e,t,!0)),e.deps===null))?dt(e,v):tr||(Nt===null?ft(e):(jn()||O?.is_fork)&&Nt.set(e,t))}function kt(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&gt(()=>{t.ac.abort(be),t.ac=null}),t.fn!==null&&(t.teardown=f),Sr(t,0),Wn(t))}function At(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&Cr(t)}var jt=null,O=null,Mt=null,Nt=null,Pt=null,Ft=!1,It=!1,Lt=null,Rt=null,zt=0,Bt=1,Vt=class e{id=Bt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){jt===null?jt=this:(jt.next=this,this.prev=jt),jt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)dt(r,y),t(r);for(r of n.m)dt(r,ee),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)dt(e,t),this.schedule(e);this.apply();for(var t=Lt=[],n=[],r=Rt=[];this.#a.length>0;){zt++>1e3&&(this.#b(),Ut());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Jt(e),this.#d()||this.discard(),t}}if(O=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(Lt=null,Rt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)qt(e,t);r.length>0&&O.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Mt=this,Gt(n),Gt(t),Mt=null,this.#i?.resolve();var o=O;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Xt.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):_r(r)&&(i&16&&this.add_dirty_reaction(r,ee),Cr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),dt(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),O=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)pt(e[t],this.#s)}capture(e,t,n=!1){e.v!==S&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Nt?.set(e,t)),this.is_fork||(e.v=t)}activate(){O=this}deactivate(){O=null,Nt=null}flush(){try{It=!0,O=this,this.#m()}finally{zt=0,Pt=null,Lt=null,Rt=null,It=!1,O=null,Nt=null,Xt.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(Ct);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,ct(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(O===null){let t=O=new e;!It&&!Ft&&ct(()=>{t.started||t.flush()})}return O}apply(){Nt=null}schedule(e){Pt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?jt=e:t.prev=e,this.linked=!1}}};function Ht(e){var t=Ft,n=Mt;Mt=null,Ft=!0;try{var r;for(e&&(Ht(),r=e());;){if(lt(),O===null)return r;O.flush()}}finally{Ft=t,Mt=n}}function Ut(){try{We()}catch(e){Dn(e,Pt)}}var Wt=null;function Gt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&_r(r)&&(Wt=new Set,Cr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Jn(r),Wt?.size>0)){Xt.clear();for(let e of Wt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Wt.has(n)&&(Wt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||Cr(n)}}Wt.clear()}}Wt=null}}function Kt(e){O.schedule(e)}function qt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),dt(e,v);for(var n=e.first;n!==null;)qt(n,t),n=n.next}}function Jt(e){dt(e,v);for(var t=e.first;t!==null;)Jt(t),t=t.next}var Yt=new Set,Xt=new Map,Zt=!1;function Qt(e,t){return{f:0,v:e,reactions:null,equals:Fe,rv:0,wv:0}}function k(e,t){let n=Qt(e,t);return sr(n),n}function $t(e,t=!1,n=!0){let r=Qt(e);return t||(r.equals=Le),r}function A(e,t,n=!1){return N!==null&&(!rr||N.f&131072)&&at()&&N.f&4325394&&(or===null||!or.has(e))&&Je(),nn(e,n?sn(t):t,Rt)}var en=null,tn=0;function nn(e,t,n=null){if(!e.equals(t)){tr?Xt.set(e,t):Xt.has(e)||Xt.set(e,e.v);var r=Vt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&Dt(t),Nt===null&&ft(t)}e.wv=gr(),en=null,tn=0,on(e,y,n),en=null,at()&&P!==null&&P.f&1024&&!(P.f&96)&&(ur===null?dr([e]):ur.push(e)),!r.is_fork&&Yt.size>0&&!Zt&&rn()}return t}function rn(){Zt=!1;for(let e of Yt){e.f&1024&&dt(e,ee);let t;try{t=_r(e)}catch{t=!0}t&&Cr(e)}Yt.clear()}function an(e){A(e,e.v+1)}function on(e,t,n){var r=e.reactions;if(r!==null){var i=at(),a=r.length;if(tn+=a,tn>1e5&&en===null&&(en=new Set),en!==null){if(en.has(e))return;en.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==P){var l=(c&y)===0;if(l&&dt(s,t),c&131072)Yt.add(s);else if(c&2){var u=s;Nt?.delete(u),on(u,ee,n)}else if(l){var d=s;c&16&&Wt!==null&&Wt.add(d),n===null?Kt(d):n.push(d)}}}}}function sn(t){if(typeof t!=`object`||!t||de in t||fe in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=k(0),u=null,d=mr,f=e=>{if(mr===d)return e();var t=N,n=mr;ir(null),hr(d);var r=e();return ir(t),hr(n),r};return i&&r.set(`length`,k(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ke();var i=r.get(t);return i===void 0?f(()=>{var e=k(n.value,u);return r.set(t,e),e}):A(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>k(S,u));r.set(t,e),an(o)}}else A(n,S),an(o);return!0},get(e,n,i){if(n===de)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>k(sn(s?e[n]:S),u)),r.set(n,o)),o!==void 0){var c=F(o);return c===S?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=F(i);if(a===S)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===de)return!0;var n=r.get(t),i=n!==void 0&&n.v!==S||Reflect.has(e,t);return(n!==void 0||(P!==null||N!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>k(i?sn(e[t]):S,u)),r.set(t,n)),F(n)===S)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>k(S,u)),r.set(d+``,p)):A(p,S)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>k(void 0,u)),A(c,sn(n)),r.set(t,c));else{l=c.v!==S;var m=f(()=>sn(n));A(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&A(g,_+1)}an(o)}return!0},ownKeys(e){F(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==S});for(var[n,i]of r)i.v!==S&&!(n in e)&&t.push(n);return t},setPrototypeOf(){qe()}})}function cn(e){try{if(typeof e==`object`&&e&&de in e)return e[de]}catch{}return e}function ln(e,t){return Object.is(cn(e),cn(t))}var un,dn,fn,pn,mn;function hn(){if(un===void 0){un=window,dn=document,fn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;pn=a(t,`firstChild`).get,mn=a(t,`nextSibling`).get,u(e)&&(e[ge]=void 0,e[he]=null,e[_e]=void 0,e.__e=void 0),u(n)&&(n[ve]=void 0)}}function gn(e=``){return document.createTextNode(e)}function _n(e){return pn.call(e)}function vn(e){return mn.call(e)}function yn(e,t){if(!C)return _n(e);var n=_n(w);if(n===null)n=w.appendChild(gn());else if(t&&n.nodeType!==3){var r=gn();return n?.before(r),T(r),r}return t&&Tn(n),T(n),n}function bn(e,t=!1){if(!C){var n=_n(e);return n instanceof Comment&&n.data===``?vn(n):n}if(t){if(w?.nodeType!==3){var r=gn();return w?.before(r),T(r),r}Tn(w)}return w}function xn(e,t=!1){if(!C)return _n(e);var n=yn(e,t);return E(e),n}function j(e,t=1,n=!1){let r=C?w:e;for(var i;t--;)i=r,r=vn(r);if(!C)return r;if(n){if(r?.nodeType!==3){var a=gn();return r===null?i?.after(a):r.before(a),T(a),a}Tn(r)}return T(r),r}function Sn(e){e.textContent=``}function Cn(){return!1}function wn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function Tn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function En(e){var t=P;if(t===null)return N.f|=ue,e;if(!(t.f&32768)&&!(t.f&4))throw e;Dn(e,t)}function Dn(e,t){if(e===Se)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function On(e){P===null&&(N===null&&Ue(e),He()),tr&&Ve(e)}function kn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function An(e,t){var n=P;n!==null&&n.f&8192&&(e|=b);var r={ctx:Qe,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};O?.register_created_effect(r);var i=r;if(e&4)Lt===null?Vt.ensure().schedule(r):Lt.push(r);else if(t!==null){try{Cr(r)}catch(e){throw Kn(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=re))}if(i!==null&&(i.parent=n,n!==null&&kn(i,n),N!==null&&N.f&2&&!(e&64))){var a=N;(a.effects??=[]).push(i)}return r}function jn(){return N!==null&&!rr}function Mn(e){let t=An(8,null);return dt(t,v),t.teardown=e,t}function Nn(e){On(`$effect`);var t=P.f;if(!N&&t&32&&Qe!==null&&!Qe.i){var n=Qe;(n.e??=[]).push(e)}else return Pn(e)}function Pn(e){return An(4|oe,e)}function Fn(e){Vt.ensure();let t=An(64|ae,e);return(e={})=>new Promise(n=>{e.outro?Yn(t,()=>{Kn(t),n(void 0)}):(Kn(t),n(void 0))})}function In(e){return An(4,e)}function Ln(e){return An(le|ae,e)}function Rn(e,t=0){return An(8|t,e)}function M(e,t=[],n=[],r=[]){vt(r,t,n,t=>{An(8,()=>{e(...t.map(F))})})}function zn(e,t=[],n=[],r=[]){vt(r,t,n,t=>{An(4,()=>e(...t.map(F)))})}function Bn(e,t=0){return An(16|t,e)}function Vn(e,t=0){return An(_|t,e)}function Hn(e){return An(32|ae,e)}function Un(e){var t=e.teardown;if(t!==null){let n=tr,r=N;nr(!0),ir(null);try{t.call(null)}catch(t){Dn(t,e.parent)}finally{nr(n),ir(r)}}}function Wn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&gt(()=>{e.abort(be)});var r=n.next;n.f&64?n.parent=null:Kn(n,t),n=r}}function Gn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||Kn(t),t=n}}function Kn(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(qn(e.nodes.start,e.nodes.end),n=!0),e.f|=ne,Wn(e,t&&!n),Sr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();Un(e),e.f^=ne,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&Jn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function qn(e,t){for(;e!==null;){var n=e===t?null:vn(e);e.remove(),e=n}}function Jn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Yn(e,t,n=!0){var r=[];e.f|=256,Xn(e,r,!0);var i=()=>{n&&Kn(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Xn(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Xn(i,t,o?n:!1)}i=a}}}function Zn(e){e.f&=-257,Qn(e,!0)}function Qn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(dt(e,y),Vt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Qn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function $n(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:vn(n);t.append(n),n=i}}var er=null,tr=!1;function nr(e){tr=e}var N=null,rr=!1;function ir(e){N=e}var P=null;function ar(e){P=e}var or=null;function sr(e){N!==null&&(N.f&2097152||N.f&2)&&(or??=new Set).add(e)}var cr=null,lr=0,ur=null;function dr(e){ur=e}var fr=1,pr=0,mr=pr;function hr(e){mr=e}function gr(){return++fr}function _r(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(_r(a)&&Ot(a),a.wv>e.wv)return!0}t&512&&Nt===null&&dt(e,v)}return!1}function vr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(or!==null&&or.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?vr(a,t,!1):t===a&&(n?dt(a,y):a.f&1024&&dt(a,ee),Kt(a))}}function yr(e){var t=cr,n=lr,r=ur,i=N,a=or,o=Qe,s=rr,c=mr,l=e.f;cr=null,lr=0,ur=null,N=l&96?null:e,or=null,$e(e.ctx),rr=!1,mr=++pr,e.ac!==null&&(gt(()=>{e.ac.abort(be)}),e.ac=null);try{e.f|=ce;var u=e.fn,d=u();e.f|=te;var f=br(e);if(at()&&ur!==null&&!rr&&f!==null&&!(e.f&6146))for(var p=0;p<ur.length;p++)vr(ur[p],e);if(i!==null&&i!==e){if(pr++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=pr;if(t!==null)for(let e of t)e.rv=pr;ur!==null&&(r===null?r=ur:r.push(...ur))}return e.f&8388608&&(e.f^=ue),d}catch(t){return br(e),En(t)}finally{e.f^=ce,cr=t,lr=n,ur=r,N=i,or=a,$e(o),rr=s,mr=c}}function br(e){var t=e.deps,n=O?.is_fork;if(cr!==null){var r;if(n||Sr(e,lr),t!==null&&lr>0)for(t.length=lr+cr.length,r=0;r<cr.length;r++)t[lr+r]=cr[r];else e.deps=t=cr;if(jn()&&e.f&512)for(r=lr;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&lr<t.length&&(Sr(e,lr),t.length=lr);return t}function xr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(cr===null||!n.call(cr,r))){var s=r;s.f&512&&(s.f^=512),s.v!==S&&ft(s),s.ac!==null&&gt(()=>{s.ac.abort(be),s.ac=null,dt(s,y)}),kt(s),Sr(s,0)}}function Sr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)xr(e,n[r])}function Cr(e){var t=e.f;if(!(t&16384)){dt(e,v);var n=P;P=e;try{t&16777232?Gn(e):Wn(e),Un(e);var r=yr(e);e.teardown=typeof r==`function`?r:null,e.wv=fr}finally{P=n}}}async function wr(){await Promise.resolve(),Ht()}function F(e){var t=!!(e.f&2);if(er?.add(e),N!==null&&!rr&&!(P!==null&&P.f&16384)&&(or===null||!or.has(e))){var r=N.deps;if(N.f&2097152)e.rv<pr&&(e.rv=pr,cr===null&&r!==null&&r[lr]===e?lr++:cr===null?cr=[e]:cr.push(e));else{N.deps??=[],n.call(N.deps,e)||N.deps.push(e);var i=e.reactions;i===null?e.reactions=[N]:n.call(i,N)||i.push(N)}}if(tr&&Xt.has(e))return Xt.get(e);if(t){var a=e;if(tr){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||Er(a))&&(o=Dt(a)),Xt.set(a,o),o}var s=!(a.f&512)&&!rr&&N!==null&&!!(N.f&512),c=(a.f&te)===0;_r(a)&&(s&&(a.f|=512),Ot(a)),s&&!c&&(At(a),Tr(a))}if(Nt?.has(e))return Nt.get(e);if(e.f&8388608)throw e.v;return e.v}function Tr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(At(r),Tr(r))}}function Er(e){if(e.v===S)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Xt.has(t)||t.f&2&&Er(t))return!0;return!1}function Dr(e){var t=rr;try{return rr=!0,e()}finally{rr=t}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var Or=[`touchstart`,`touchmove`];function kr(e){return Or.includes(e)}var Ar=Symbol(`events`),jr=new Set,Mr=new Set;function Nr(e,t,n,r={}){function i(e){if(r.capture||Br.call(t,e),!e.cancelBubble)return gt(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,ct(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Pr(e,t,n,r={}){var i=Nr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Fr(e,t,n,r,i){var a={capture:r,passive:i},o=Nr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Mn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Ir(e,t,n){(t[Ar]??={})[e]=n}function Lr(e){for(var t=0;t<e.length;t++)jr.add(e[t]);for(var n of Mr)n(e)}var Rr=null,zr=!1;function Br(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;Rr=e,zr||(zr=!0,setTimeout(()=>{zr=!1,Rr=null}));var s=0,c=Rr===e&&e[Ar];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Ar]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=N,f=P;ir(null),ar(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Ar]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Ar]=t,delete e.currentTarget,ir(d),ar(f)}}}var Vr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Hr(e){return Vr?.createHTML(e)??e}function Ur(e){var t=wn(`template`);return t.innerHTML=Hr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Wr(e,t){var n=P;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function I(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(C)return Wr(w,null),w;i===void 0&&(i=Ur(a?e:`<!>`+e),n||(i=_n(i)));var t=r||fn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=_n(t),s=t.lastChild;Wr(o,s)}else Wr(t,t);return t}}function Gr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(C)return Wr(w,null),w;if(!o){var e=_n(Ur(a));if(i)for(o=document.createDocumentFragment();_n(e);)o.appendChild(_n(e));else o=_n(e)}var t=o.cloneNode(!0);if(i){var n=_n(t),r=t.lastChild;Wr(n,r)}else Wr(t,t);return t}}function Kr(e,t){return Gr(e,t,`svg`)}function qr(e=``){if(!C){var t=gn(e+``);return Wr(t,t),t}var n=w;return n.nodeType===3?Tn(n):(n.before(n=gn()),T(n)),Wr(n,n),n}function Jr(){if(C)return Wr(w,null),w;var e=document.createDocumentFragment(),t=document.createComment(``),n=gn();return e.append(t,n),Wr(t,n),e}function L(e,t){if(C){var n=P;n.f&32768&&n.nodes.end!==null||(n.nodes.end=w),je()}else e!==null&&e.before(t)}function Yr(e){let t=0,n=Qt(0),r;return()=>{jn()&&(F(n),Rn(()=>(t===0&&(r=Dr(()=>e(()=>an(n)))),t+=1,()=>{ct(()=>{--t,t===0&&(r?.(),r=void 0,an(n))})})))}}var Xr=re|ae;function Zr(e,t,n,r){new Qr(e,t,n,r)}var Qr=class{parent;is_pending=!1;transform_error;#e;#t=C?w:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Yr(()=>(this.#p=Qt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=P;t.b=this,t.f|=128,n(e)},this.parent=P.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Bn(()=>{if(C){let e=Pe(this.#t);je();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Xr),C&&(this.#e=w)}#h(){try{this.#a=Hn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);ct(r),t&&(this.#s=Hn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?ke():(t=!0,n&&Ye(),this.#s!==null&&Yn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){Dn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|ne))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Hn(()=>e(this.#e)),ct(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=gn(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Hn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){Dn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(O)):this.#u===0&&(this.#e.before(e),this.#c=null,Yn(this.#o,()=>{this.#o=null}),this.#x(O))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Hn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();$n(this.#a,e);let t=this.#n.pending;this.#o=Hn(()=>t(this.#e))}else this.#x(O)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){pt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=P,n=N,r=Qe;ar(this.#i),ir(this.#i),$e(this.#i.ctx);try{return Vt.ensure(),e()}finally{ar(t),ir(n),$e(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Yn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,ct(()=>{this.#d=!1,this.#p&&nn(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),F(this.#p)}error(e){if(e===Se||!this.#n.onerror&&!this.#n.failed)throw e;O?.is_fork?(this.#a&&O.skip_effect(this.#a),this.#o&&O.skip_effect(this.#o),this.#s&&O.skip_effect(this.#s),O.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(Kn(this.#a),null),this.#o&&=(Kn(this.#o),null),this.#s&&=(Kn(this.#s),null),C&&(T(this.#t),Me(),T(Ne()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Hn(()=>{var r=P;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return Dn(e,this.#i.parent),null}}))};ct(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){Dn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>Dn(e,this.#i&&this.#i.parent)):n(t)}})}},$r=!0;function ei(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ve]??=e.nodeValue)&&(e[ve]=n,e.nodeValue=`${n}`)}function ti(e,t){return ri(e,t)}var ni=new Map;function ri(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){hn();var l=void 0,u=Fn(()=>{var u=n??t.appendChild(gn());Zr(u,{pending:()=>{}},t=>{nt({});var n=Qe;if(o&&(n.c=o),a&&(i.$$events=a),C&&Wr(t,null),$r=s,l=e(t,i)||it(),$r=!0,C&&(P.nodes.end=w,w===null||w.nodeType!==8||w.data!==`]`))throw De(),Se;rt()},c);var d=new Set,f=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!d.has(r)){d.add(r);var i=kr(r);for(let e of[t,document]){var a=ni.get(e);a===void 0&&(a=new Map,ni.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Br,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(r(jr)),Mr.add(f),()=>{for(var e of d)for(let n of[t,document]){var r=ni.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Br),r.delete(e),r.size===0&&ni.delete(n)):r.set(e,i)}Mr.delete(f),u!==n&&u.parentNode?.removeChild(u)}});return ii.set(l,u),l}var ii=new WeakMap,ai=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Zn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Zn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(Kn(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();$n(r,t),t.append(gn()),this.#n.set(e,{effect:r,fragment:t})}else Kn(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Yn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(Kn(n.effect),this.#n.delete(e))};ensure(e,t){var n=O,r=Cn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=gn();i.append(a),this.#n.set(e,{effect:Hn(()=>t(a)),fragment:i})}else this.#t.set(e,Hn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else C&&(this.anchor=w),this.#a(n)}},oi=0,si=1,ci=2;function li(e,t,n,r,i){C&&je();var a=at(),o=S,s=a?Qt(o):$t(o,!1,!1),c=a?Qt(o):$t(o,!1,!1),l=new ai(e);Bn(()=>{var a=O,o=t(),u=!1;let d=C&&p(o)===(e.data===`[!`);if(d&&(T(Ne()),Ae(!1)),p(o)){var f=yt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),O===a&&a.deactivate(),Vt.ensure();try{e()}finally{bt(!1),Ft||Ht()}}};o.then(t=>{e(()=>{nn(s,t),l.ensure(si,r&&(e=>r(e,s)))})},t=>{e(()=>{if(nn(c,t),l.ensure(ci,i&&(e=>i(e,c))),!i)throw c.v})}),C?l.ensure(oi,n):ct(()=>{m||e(()=>{l.ensure(oi,n)})})}else nn(s,o),l.ensure(si,r&&(e=>r(e,s)));return d&&Ae(!0),()=>{u=!0}})}function ui(e,t,n=!1){var r;C&&(r=w,je());var i=new ai(e),a=n?re:0;function o(e,t){if(C){var n=Pe(r);if(e!==parseInt(n.substring(1))){var a=Ne();T(a),i.anchor=a,Ae(!1),i.ensure(e,t),Ae(!0);return}}i.ensure(e,t)}Bn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var di=Symbol(`NaN`);function fi(e,t,n){C&&je();var r=new ai(e),i=!at();Bn(()=>{var e=t();e!==e&&(e=di),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function pi(e,t){return t}function mi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Yn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;hi(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;Sn(d),d.append(u),e.items.clear()}hi(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function hi(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=se,$n(a,document.createDocumentFragment())):Kn(t[i],n)}}var gi;function _i(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=C?T(_n(u)):u.appendChild(gn())}C&&je();var d=null,f=Tt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=F(f);_.fallback=d,yi(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=se,xi(d,null,c)):Zn(d):Yn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Bn(()=>{var e=F(f),t=e.length;let r=!1;C&&Pe(c)===`[!`!=(t===0)&&(c=Ne(),T(c),Ae(!1),r=!0);for(var u=new Set,_=O,v=Cn(),y=0;y<t;y+=1){C&&w.nodeType===8&&w.data===`]`&&(c=w,r=!0,Ae(!1));var ee=e[y],b=a(ee,y),x=m?null:l.get(b);x?(x.v&&nn(x.v,ee),x.i&&nn(x.i,y),v&&_.unskip_effect(x.e)):(x=bi(l,m?c:gi??=gn(),ee,b,y,o,n,i),m||(x.e.f|=se),l.set(b,x)),u.add(b)}if(t===0&&s&&!d&&(m?d=Hn(()=>s(c)):(d=Hn(()=>s(gi??=gn())),d.f|=se)),t>u.size&&Be(``,``,``),C&&t>0&&T(Ne()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Ae(!0),F(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,C&&(c=w)}function vi(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function yi(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=vi(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Zn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=se,_===l)xi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),Si(e,d,_),Si(e,_,y),xi(_,y,n),d=_,p=[],m=[],l=vi(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var ee=m[0],b;d=ee.prev;var x=p[0],te=p[p.length-1];for(b=0;b<p.length;b+=1)xi(p[b],ee,n);for(b=0;b<m.length;b+=1)u.delete(m[b]);Si(e,x.prev,te.next),Si(e,d,x),Si(e,te,ee),l=ee,d=te,--v,p=[],m=[]}else u.delete(_),xi(_,l,n),Si(e,_.prev,_.next),Si(e,_,d===null?e.effect.first:d.next),Si(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=vi(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=vi(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(hi(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var ne=[];if(u!==void 0)for(_ of u)_.f&8192||ne.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&ne.push(l),l=vi(l.next);var re=ne.length;if(re>0){var ie=i&4&&s===0?n:null;if(o){for(v=0;v<re;v+=1)ne[v].nodes?.a?.measure();for(v=0;v<re;v+=1)ne[v].nodes?.a?.fix()}mi(e,ne,ie)}}o&&ct(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function bi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Qt(n):$t(n,!1,!1):null,l=o&2?Qt(i):null;return{v:c,i:l,e:Hn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function xi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=vn(r);if(a.before(r),r===i)return;r=o}}function Si(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function Ci(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;C&&(o=T(_n(c)))}M(()=>{var e=P;if(s===(s=t()??``))C&&je();else if(n&&!C)e.nodes=null,c.innerHTML=s,s!==``&&Wr(_n(c),c.lastChild);else if(e.nodes!==null&&(qn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(C){for(var a=w.data,l=je(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=vn(l);if(l===null)throw De(),Se;Wr(w,u),o=T(l)}else{var d=wn(r?`svg`:i?`math`:`template`,r?we:i?Te:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(Wr(_n(f),f.lastChild),r||i)for(;_n(f);)o.before(_n(f));else o.before(f)}}})}function wi(e,t,...n){var r=new ai(e);Bn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},re)}function Ti(e,t,n){var r;C&&(r=w,je());var i=new ai(e);Bn(()=>{var e=t()??null;if(C&&Pe(r)===`[`!=(e!==null)){var a=Ne();T(a),i.anchor=a,Ae(!1),i.ensure(e,e&&(t=>n(t,e))),Ae(!0)}else i.ensure(e,e&&(t=>n(t,e)))},re)}var Ei=()=>performance.now(),Di={tick:e=>requestAnimationFrame(e),now:()=>Ei(),tasks:new Set};function Oi(){let e=Di.now();Di.tasks.forEach(t=>{t.c(e)||(Di.tasks.delete(t),t.f())}),Di.tasks.size!==0&&Di.tick(Oi)}function ki(e){let t;return Di.tasks.size===0&&Di.tick(Oi),{promise:new Promise(n=>{Di.tasks.add(t={c:e,f:n})}),abort(){Di.tasks.delete(t)}}}function Ai(e,t){gt(()=>{e.dispatchEvent(new CustomEvent(t))})}function ji(e){if(e===`float`)return`cssFloat`;if(e===`offset`)return`cssOffset`;if(e.startsWith(`--`))return e;let t=e.split(`-`);return t.length===1?t[0]:t[0]+t.slice(1).map(e=>e[0].toUpperCase()+e.slice(1)).join(``)}function Mi(e){let t={},n=e.split(`;`);for(let e of n){let[n,r]=e.split(`:`);if(!n||r===void 0)break;let i=ji(n.trim());t[i]=r.trim()}return t}var Ni=e=>e;function Pi(e,t,n,r){var i=!!(e&1),a=!!(e&2),o=i&&a,s=!!(e&4),c=o?`both`:i?`in`:`out`,l,u=t.inert,d=t.style.overflow,f,p;function m(){return gt(()=>l??=n()(t,r?.()??{},{direction:c}))}var h={is_global:s,in(){t.inert=u,i?(a||f?.abort(),f=Fi(t,m(),p,1,()=>{Ai(t,`introstart`)},()=>{Ai(t,`introend`),f?.abort(),f=l=void 0,t.style.overflow=d})):(p?.abort(),p?.reset?.())},out(e){a?(t.inert=!0,p=Fi(t,m(),f,0,()=>{Ai(t,`outrostart`)},()=>{Ai(t,`outroend`),e?.()})):(e?.(),l=void 0)},stop:()=>{f?.abort(),p?.abort()}},g=P;if((g.nodes.t??=[]).push(h),i&&$r){var _=s;if(!_){for(var v=g.parent;v&&v.f&65536;)for(;(v=v.parent)&&!(v.f&16););_=!v||!!(v.f&32768)}_&&In(()=>{Dr(()=>h.in())})}}function Fi(e,t,n,r,i,a){var o=r===1,s=!1;if(d(t)){var c;return ct(()=>{s||(c=Fi(e,t({direction:o?`in`:`out`}),n,r,i,a))}),{abort:()=>{s=!0,c?.abort()},deactivate:()=>c?.deactivate(),reset:()=>c?.reset(),t:()=>c?.t()??1-r}}if(n?.deactivate(),!t?.duration&&!t?.delay)return i(),a(),{abort:f,deactivate:f,reset:f,t:()=>r};let{delay:l=0,css:u,tick:p,easing:m=Ni}=t;var h,g=()=>1-r;return ct(()=>{if(!s){var c=[];if(o&&n===void 0&&(p&&p(0,1),u)){var d=Mi(u(0,1));c.push(d,d)}h=e.animate(c,{duration:l,fill:`forwards`}),h.onfinish=()=>{h.cancel(),i();var o=n?.t()??1-r;n?.abort();var s=r-o,c=t.duration*Math.abs(s),l=[];if(c>0){var d=!1;if(u)for(var f=Math.ceil(c/(1e3/60)),_=0;_<=f;_+=1){var v=o+s*m(_/f),y=Mi(u(v,1-v));l.push(y),d||=y.overflow===`hidden`}d&&(e.style.overflow=`hidden`),g=()=>{var e=h.currentTime;return o+s*m(e/c)},p&&ki(()=>{if(h.playState!==`running`)return!1;var e=g();return p(e,1-e),!0})}h=e.animate(l,{duration:c,fill:`forwards`}),h.onfinish=()=>{g=()=>r,p?.(r,1-r),a()}}}}),{abort:()=>{s=!0,h&&(h.cancel(),h.effect=null,h.onfinish=f)},deactivate:()=>{a=f},reset:()=>{r===0&&p?.(1,0)},t:()=>g()}}function Ii(e,t){let n=null,r=C;var i;if(C){n=w;for(var a=_n(document.head);a!==null&&(a.nodeType!==8||a.data!==e);)a=vn(a);if(a===null)Ae(!1);else{var o=vn(a);a.remove(),T(o)}}C||(i=document.head.appendChild(gn()));try{Bn(()=>{var e=Hn(()=>t(i));e.f|=ie,C||(e.nodes===null?e.nodes={start:i,end:i,a:null,t:null}:e.nodes.end=i)})}finally{r&&(Ae(!0),T(n))}}function Li(e,t){var n=void 0,r;Vn(()=>{n!==(n=t())&&(r&&=(Kn(r),null),n&&(r=Hn(()=>{In(()=>n(e))})))})}function Ri(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=Ri(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function zi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=Ri(e))&&(r&&(r+=` `),r+=t);return r}function Bi(e){return typeof e==`object`?zi(e):e??``}var Vi=[...` 	
\r\f\xA0\v﻿`];function Hi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Vi.includes(r[o-1]))&&(s===r.length||Vi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ui(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Wi(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Gi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Wi)),i&&c.push(...Object.keys(i).map(Wi));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Wi(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ui(r)),i&&(n+=Ui(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ki(e,t,n,r,i,a){var o=e[ge];if(C||o!==n||o===void 0){var s=Hi(n,r,a);C&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[ge]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function qi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Ji(e,t,n,r){var i=e[_e];if(C||i!==t){var a=Gi(t,r);C&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[_e]=t}else r&&(Array.isArray(r)?(qi(e,n?.[0],r[0]),qi(e,n?.[1],r[1],`important`)):qi(e,n,r));return r}function Yi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Xi(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=ea(c);Yi(c,i?a.includes(l):ln(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Zi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Oe();for(var i of t.options)i.selected=n.includes(ea(i))}else{for(i of t.options)if(ln(ea(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Qi(e){var t=new MutationObserver(t=>{t.every(ta)||(`__defaultValue`in e&&Xi(e,!1),`__value`in e&&Zi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Mn(()=>{t.disconnect()})}function $i(e,t,n=t){var r=new WeakSet,i=!0;_t(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),ea);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&ea(o)}n(a),e.__value=a,O!==null&&r.add(O)}),In(()=>{var a=t();if(e===document.activeElement){var o=O;if(r.has(o))return}if(Zi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=ea(s),n(a))}e.__value=a,i=!1})}function ea(e){return`__value`in e?e.__value:e.value}function ta(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var na=Symbol(`is custom element`),ra=Symbol(`is html`),ia=xe?`link`:`LINK`,aa=xe?`progress`:`PROGRESS`;function oa(e){if(C){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;R(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;R(e,`checked`,null),e.checked=r}}};e[ye]=n,ct(n),ht()}}function sa(e,t){var n=la(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===aa)&&(e.value=t??``)}function ca(e,t){var n=la(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function R(e,t,n,r){var i=la(e);if(!(C&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===ia))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[me]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&da(e).has(t)?e[t]=n:(!C||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function la(e){return e[he]??={[na]:e.nodeName.includes(`-`),[ra]:e.namespaceURI===Ce}}var ua=new Map;function da(e){var t=e.getAttribute(`is`)||e.nodeName,n=ua.get(t);if(n)return n;ua.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function fa(e,t,n=t){var r=new WeakSet;_t(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=_a(e)?va(a):a,n(a),O!==null&&r.add(O),await wr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(C&&e.defaultValue!==e.value||Dr(t)==null&&e.value)&&(n(_a(e)?va(e.value):e.value),O!==null&&r.add(O)),Rn(()=>{var n=t();if(e===document.activeElement){var i=O;if(r.has(i))return}_a(e)&&n===va(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var pa=new Set;function ma(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),_t(n,`change`,()=>{var e=n.__value;a&&(e=ga(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Rn(()=>{var e=r();C&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=ln(n.__value,e)}),Mn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),pa.has(o)||(pa.add(o),ct(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),pa.delete(o)})),ct(()=>{if(s){var e=a?ga(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ha(e,t,n=t){_t(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(C&&e.defaultChecked!==e.checked||Dr(t)==null)&&n(e.checked),Rn(()=>{e.checked=!!t()})}function ga(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function _a(e){var t=e.type;return t===`number`||t===`range`}function va(e){return e===``?null:+e}var ya=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ba(e,t,n){var r=ya.observe(e,()=>n(e[t]));In(()=>(Dr(()=>n(e[t])),r))}function xa(e,t){return e===t||e?.[de]===t}function Sa(e=it(),t,n,r){var i=Qe.r,a=P;return In(()=>{var o,s;return Rn(()=>{o=s,s=r?.()||[],Dr(()=>{xa(n(...s),e)||(t(e,...s),o&&xa(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&xa(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function Ca(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Rn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&Mn(()=>{n.removeEventListener(t,a)})}var wa=!1;function Ta(e){var t=wa;try{return wa=!1,[e(),wa]}finally{wa=t}}var Ea={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===de||t===pe)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function Da(...e){return new Proxy({props:e},Ea)}function Oa(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=St(r),F(u)):(l&&(l=!1,c=s?Dr(r):r),c);let f;if(o){var p=de in e||pe in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=Ta(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Ge(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?St:Tt)(()=>(v=!1,g()));o&&F(y);var ee=P;return(function(e,t){if(arguments.length>0){let n=t?F(y):i&&o?sn(e):e;return A(y,n),v=!0,c!==void 0&&(c=n),e}return tr&&v||ee.f&16384?y.v:F(y)})}function ka(e){Qe===null&&Re(`onMount`),Nn(()=>{let t=Dr(e);if(typeof t==`function`)return t})}function Aa(e){Qe===null&&Re(`onDestroy`),ka(()=>()=>Dr(e))}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);function ja(e,t){var n=Jr();Ci(bn(n),()=>t.svg),L(e,n)}var Ma={rock:`#2e2f42`,"rock-hi":`#38394f`,"rock-lo":`#272838`,"rock-line":`#181925`,"cut-1":`#45374b`,"cut-2":`#703f41`,"cut-3":`#ad5a2c`,rim:`#ffc06a`,"floor-lo":`#f2a94e`,floor:`#ffd083`,"floor-hi":`#fff3d0`,"floor-spot":`#e2a350`,"dim-1":`#31313f`,"dim-2":`#3c3b49`,"dim-3":`#4b4957`,"dim-lo":`#615e6c`,dim:`#7e7b89`,"dim-hi":`#8f8b97`,"dim-rim":`#8a8794`,stone:`#8d8a98`,"stone-hi":`#b9b5bf`,"stone-lo":`#5d5a69`,wood:`#7a4526`,"wood-hi":`#b3713c`,"wood-lo":`#432414`,ink:`#1b1620`,gold:`#ffbf1f`,"gold-hi":`#fff2a8`,"gold-lo":`#c46f00`,crystal:`#57d3ea`,"crystal-hi":`#dffaff`,"crystal-lo":`#2b7fb5`,blue:`#3f8cf0`,"blue-hi":`#b9dbff`,"blue-lo":`#1c4a96`,green:`#3faa5a`,"green-hi":`#c9f2bf`,"green-lo":`#1b5a37`,yellow:`#f0bd2c`,"yellow-hi":`#fff0b0`,"yellow-lo":`#96690c`,ember:`#e2483a`,"ember-lo":`#7c1f22`,steel:`#c9d2de`,"steel-lo":`#7b8798`,moss:`#173430`,"moss-hi":`#1d403a`,"moss-lo":`#122926`,"moss-line":`#0c1c1a`,"glade-1":`#22493c`,"glade-2":`#3c6243`,"glade-3":`#7a7a45`,path:`#f0d394`,"path-hi":`#fff2cc`,"path-lo":`#d3b06c`,"path-rim":`#ffe2a0`,"path-spot":`#cfa765`,"fir-1":`#0f2825`,"fir-2":`#2a5a47`,"fir-3":`#3f7a58`,water:`#4fa9d8`,"water-hi":`#bfe8f7`,"water-lo":`#22648f`},z=e=>`var(--ml-${e},${Ma[e]})`,Na=[`#e08a5b`,`#5fa8a0`,`#b583c9`,`#c9a64a`,`#6f8fd6`,`#8fae5d`,`#d0728c`,`#7f8aa0`,`#c77f3c`,`#4f9fc0`,`#a3a15a`,`#9a6fb0`],Pa=e=>Na[e%Na.length]??`#7f8aa0`,Fa=(e,t,n,r,i,a)=>({layers:[e,t,n],light:r,ground:i,line:a}),Ia={harm:Fa(z(`ember-lo`),`#a8322c`,`#d8632f`,`#ffdcb0`,`#4a1519`,`#2a0b10`),help:Fa(`#245e55`,`#2f8070`,`#62a777`,`#eef6d2`,`#153d3a`,`#0a2221`),know:Fa(`#4b3d86`,`#6a57ad`,`#a184cf`,`#f4e8ff`,`#2c2457`,`#171231`),swap:Fa(`#7a5420`,`#a8752a`,`#d69c3c`,`#fff1cd`,`#4a3214`,`#291a08`),blue:Fa(z(`blue-lo`),z(`blue`),`#7db4f7`,`#eaf4ff`,`#122f63`,`#091a3a`),green:Fa(z(`green-lo`),`#2f8c4d`,`#7ecb86`,`#eefae6`,`#0f3a24`,`#082214`),yellow:Fa(z(`yellow-lo`),`#c9961c`,`#f0c75a`,`#fff8df`,`#5a3f08`,`#2e2004`),rock:Fa(z(`cut-1`),z(`cut-2`),z(`cut-3`),z(`floor`),z(`rock`),z(`rock-line`)),moss:Fa(z(`glade-1`),z(`glade-2`),z(`glade-3`),z(`path`),z(`moss`),z(`moss-line`))},B=e=>String(Math.round(e*10)/10),La=e=>e?` ${e}`:``,V=(e,t,n=``)=>`<path d="${e}" fill="${t}"${La(n)}/>`,Ra=(e,t,n=``)=>`<polygon points="${e.map(([e,t])=>`${B(e)},${B(t)}`).join(` `)}" fill="${t}"${La(n)}/>`,H=(e,t,n,r,i=``)=>`<circle cx="${B(e)}" cy="${B(t)}" r="${B(n)}" fill="${r}"${La(i)}/>`,za=(e,t,n,r,i,a=``)=>`<ellipse cx="${B(e)}" cy="${B(t)}" rx="${B(n)}" ry="${B(r)}" fill="${i}"${La(a)}/>`,U=(e,t,n,r,i,a,o=``)=>`<rect x="${B(e)}" y="${B(t)}" width="${B(n)}" height="${B(r)}" rx="${i}" fill="${a}"${La(o)}/>`,Ba=`stroke-linecap="round" stroke-linejoin="round"`,W=(e,t,n,r=``)=>`<path d="${e}" fill="none" stroke="${t}" stroke-width="${n}" ${Ba}${La(r)}/>`,G=(e,t,n,r)=>W(e,z(`ink`),n+r)+W(e,t,n),K=e=>`stroke="${z(`ink`)}" stroke-width="${e}" ${Ba}`,Va=(e,t)=>`stroke="${e}" stroke-width="${t}"`,q=e=>`opacity="${Math.round(e*100)/100}"`;function J(e,t,n,r=1,i=0){let a=[e||t?`translate(${B(e)} ${B(t)})`:``,r===1?``:`scale(${Math.round(r*100)/100})`,i?`rotate(${i})`:``].filter(Boolean).join(` `);return a?`<g transform="${a}">${n}</g>`:n}var Ha=(e,t,n=1)=>`<stop offset="${e}" stop-color="${t}"${n<1?` stop-opacity="${n}"`:``}/>`,Ua=(e,t,n,r,i)=>`<radialGradient id="@${e}" gradientUnits="userSpaceOnUse" cx="${t}" cy="${n}" r="${r}">${i}</radialGradient>`,Wa=(e,t,n,r)=>`<linearGradient id="@${e}" gradientUnits="userSpaceOnUse" x1="${t[0]}" y1="${t[1]}" x2="${n[0]}" y2="${n[1]}">${r}</linearGradient>`,Ga=[`stone`,`stone-hi`,`stone-lo`],Ka=[`stone-lo`,`stone`,`rock-lo`];function qa(e,t,n,r,[i,a,o],s){let c=r()*2*Math.PI,l=Array.from({length:7},(i,a)=>{let o=c+a/7*2*Math.PI,s=n*(.84+r()*.28);return[e+Math.cos(o)*s*1.08,t+Math.sin(o)*s*.94]}),u=l.slice().sort((e,t)=>e[1]-t[1]),d=([n,r])=>Math.atan2(r-t,n-e),f=u.slice(0,4).sort((e,t)=>d(e)-d(t)),p=u.slice(-3).sort((e,t)=>t[0]-e[0]);return Ra(l,z(i))+Ra([...f,[e-n*.05,t+n*.05]],z(a))+Ra([[e+n*.1,t+n*.15],...p],z(o),q(.75))+Ra(l,`none`,K(s))}var Ja=(e,t,n,r,i=3)=>qa(e,t,n,r,Ga,i),Ya=(e,t,n,r)=>qa(e,t,n,r,Ka,3),Xa=(e,t,n)=>Ja(e+24,t-12,24,n,4)+Ja(e-18,t+2,34,n,4)+Ja(e+20,t+26,20,n,4),Za=[[-1,-.1],[-.62,-.72],[.1,-.92],[.78,-.58],[1,.12],[.6,.76],[-.2,.86],[-.82,.56]],Qa=[z(`gold`),z(`gold-hi`),z(`gold-lo`)],$a=[z(`steel`),`#fff`,z(`steel-lo`)];function Y(e,t,n,r=0,i=4,[a,o,s]=Qa){let c=Za.map(([e,t])=>[e*n,t*n]),[l,u,d,f,p,m,h,g]=c,_=[-.08*n,-.12*n],v=[.1*n,.3*n];return J(e,t,Ra(c,a)+Ra([u,d,_,l],o)+Ra([d,f,[.36*n,-.2*n],_],o,q(.55))+Ra([p,m,h,v],s)+Ra([h,g,_,v],s,q(.5))+Ra(c,`none`,K(i)),1,r)}function eo(e,t,n,r,i){let a=[e+i,t-n],o=[e-r,t-n*.3],s=[e+r,t-n*.36],c=[e-r*.7,t],l=[e+r*.7,t],u=[e+i*.4-r*.1,t-n*.32],d=[a,s,l,c,o];return Ra(d,z(`crystal`))+Ra([a,u,c,o],z(`crystal-hi`))+Ra([s,l,[e,t],u],z(`crystal-lo`),q(.8))+Ra(d,`none`,K(3.5))}var to=()=>eo(-15,12,40,9,-9)+eo(15,13,36,9,10)+eo(0,16,62,12,1);function no(e,t,n=1){return J(e,t,H(0,-18,40,z(`crystal`),q(.13))+H(0,-18,28,z(`crystal`),q(.18))+to(),n)}function ro(e,t,n=1){let r=`M-18 -76L-26 56M18 -76L26 56`,i=[0,1,2,3,4].map(e=>`M${B(-19-e*1.6)} ${e*25-58}H${B(19+e*1.6)}`).join(``);return J(e,t,za(0,50,45,21,z(`ink`))+za(0,54,37,14,z(`cut-2`),q(.55))+W(r,z(`wood-lo`),15)+W(i,z(`wood-lo`),13)+W(r,z(`wood-hi`),7.5)+W(i,z(`wood-hi`),6)+V(`M-45 50A45 21 0 0 0 45 50A37 15 0 0 1 -45 50Z`,z(`floor-spot`),K(3)),n)}function io(e,[t,n]){let r=e===`blue`,i=r?`M-46 56V-14A46 46 0 0 1 46 -14V56Z`:`M-46 56V-22L0 -66L46 -22V56Z`,a=r?`M-34 56V-13A34 34 0 0 1 34 -13V56Z`:`M-34 56V-17L0 -49L34 -17V56Z`,o=r?`M-12 56V-44M12 56V-44`:`M-12 56V-36M12 56V-36`,s=r?H(0,-8,16,`none`,Va(z(`ink`),12))+H(0,-8,16,`none`,Va(z(`blue-hi`),7)):G(`M-18 8L0 -16L18 8`,z(`green-hi`),8,6);return J(t,n,V(i,z(`wood-lo`),K(5))+V(a,z(e))+W(o,z(`${e}-lo`),3.5)+W(`M-33 30H33`,z(`${e}-lo`),7)+s+V(a,`none`,K(3))+H(23,34,4.5,z(`gold`),K(2.5)))}function ao(e){let t=U(62,76,76,42,0,`url(#@up)`)+U(62,184,76,46,0,`url(#@dn)`),n=Array.from({length:8},(t,n)=>U(47+n*13.4,122+(e()-.5)*3,11.4,56,2,z(n%3==1?`wood`:`wood-hi`))),r=e=>G(`M42 ${e}H158`,z(`wood-hi`),6.5,6.5)+[44,100,156].map(t=>U(t-5.5,e-12,11,20,3,z(`wood-hi`),K(3.5))).join(``);return t+U(44,117,112,66,3,z(`wood-lo`),K(4))+n.join(``)+r(117)+r(183)}function oo(e,t){let n=Array.from({length:12},(e,t)=>{let n=t*Math.PI/6+.26,r=e=>`${B(Math.cos(n)*e)} ${B(Math.sin(n)*e)}`;return`M${r(44)}L${r(t%2?64:74)}`}),r=Y(-26,18,25,10,4.5)+Y(27,20,23,80,4.5)+Y(0,-14,34,0,5)+Y(2,34,19,150,4.5),i=V(`M-10 -40l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4Z`,`#fffbe6`);return J(e,t,H(0,4,58,z(`cut-3`),q(.55))+W(n.join(``),z(`gold-lo`),5)+r+i)}function so(e,t,n,r){let i=[[0,19,30],[-14,15,28],[-28,11,26]].map(([e,t,n])=>V(`M${-t} ${e}L0 ${e-n}L${t} ${e}Z`,z(r))+V(`M0 ${e}V${e-n}L${t} ${e}Z`,z(`fir-1`),q(.32)));return J(e,t,U(-3,-4,6,10,1,z(`wood-lo`))+i.join(``),n)}var co=e=>e===`blue`||e===`yellow`;function lo(e,[t,n]){let r=za(0,46,26,9,z(`ink`),q(.45)),i=G(`M-16 46V-56`,z(`wood-hi`),6,7),a=V(`M-10 -54H22A25 25 0 0 1 22 -4H-10Z`,z(`blue`),K(5))+H(14,-29,10,`none`,Va(z(`blue-hi`),6)),o=V(`M-10 -54H44L30 -29L44 -4H-10Z`,z(`yellow`),K(5))+V(`M9 -42L21 -29L9 -16L-3 -29Z`,z(`ink`));return J(t,n,r+i+(e===`blue`?a:o))}var uo=`M14 -12C18 -30 30 -34 40 -28C32 -26 28 -18 28 -4Z`,fo=`M26 2L46 -2L34 10L48 18L28 22Z`,po=`M-20 24C-22 8 -12 2 0 2C12 2 22 8 20 24C24 40 14 48 0 48C-14 48 -24 40 -20 24Z`;function mo(){let e=(e,t,n)=>{let r=V(e,t,K(n));return`${r}<g transform="scale(-1 1)">${r}</g>`};return e(uo,z(`path-hi`),3.5)+e(fo,z(`ember-lo`),3.5)+V(`M0 -22C22 -20 34 -4 30 16C26 28 14 34 0 34C-14 34 -26 28 -30 16C-34 -4 -22 -20 0 -22Z`,z(`ember`),K(4))+V(`M-6 -20L0 -32L6 -20L0 -6Z`,z(`gold`),K(3))+e(`M24 2L8 8L20 13Z`,z(`gold-hi`),3)+V(po,z(`ember`),K(4))+H(-8,18,3.5,z(`ink`))+H(8,18,3.5,z(`ink`))+W(`M-16 32Q0 40 16 32`,z(`ink`),3.5)+V(`M-12 34L-8 44L-4 36ZM12 34L8 44L4 36Z`,`#fff8e8`,K(2.5))}function ho(e){return e===`gems`?no(0,34,.72):e===`gold`?Y(-10,28,15,0,3.5)+Y(13,31,12,60,3.5):e===`silver`?Y(-10,28,15,40,3.5,$a)+Y(13,31,12,110,3.5,$a):J(0,12,mo(),.75)}function go(e,[t,n]){let r=`M-43 48V-4A43 43 0 0 1 43 -4V48`;return J(t,n,V(`M-64 48L-52 -20L-22 -62L20 -64L54 -22L64 48Z`,z(`stone`),K(5))+V(`M-22 -62L20 -64L54 -22L18 -34L-18 -32L-52 -20Z`,z(`stone-hi`))+(V(`M-40 48V-2A40 40 0 0 1 40 -2V48Z`,z(`ink`))+W(r,z(`wood-lo`),13)+W(r,z(`wood-hi`),7))+J(0,-4,ho(e),1.15),.88)}var _o={round:`M52 104C50 168 70 192 100 192C130 192 150 168 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`,spade:`M52 104C54 150 72 176 100 200C128 176 146 150 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`,fork:`M52 104C48 150 58 180 74 198C82 186 92 176 100 172C108 176 118 186 126 198C142 180 152 150 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`,square:`M52 104L50 180Q50 190 60 190H140Q150 190 150 180L148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`,point:`M52 104C60 140 82 150 92 206C100 196 118 150 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`},vo={helmet:([e,t])=>V(`M46 86C44 42 70 28 100 28C130 28 156 42 154 86Z`,e,K(5))+V(`M92 28H108V84H92Z`,t,K(3))+U(34,78,132,18,9,t,K(5))+H(100,60,30,z(`gold`),q(.35))+H(100,60,18,z(`gold-hi`),K(5))+H(100,60,8,z(`gold`)),hood:([e,t,n])=>V(`M36 98C30 40 66 12 104 16C136 2 170 18 176 62C166 52 162 60 160 98C142 78 58 78 36 98Z`,e,K(5))+V(`M36 98C32 56 54 30 84 20C62 42 56 64 56 84Z`,t)+H(177,68,10,n,K(4)),bowl:([e,t,n])=>V(`M46 86C42 46 66 26 100 26C134 26 158 46 154 86Z`,e,K(5))+H(100,20,13,n,K(5))+U(38,76,124,22,11,t,K(5))+H(100,56,12,`none`,Va(n,7)),cone:([e,t,n])=>V(`M40 84L100 -4L160 84Z`,e,K(5))+U(34,76,132,20,4,t,K(5))+W(`M82 60L100 38L118 60`,n,8),square:([e,t,n])=>V(`M52 82L60 18H140L148 82Z`,e,K(5))+U(36,74,128,22,3,t,K(5))+V(`M100 30L118 50L100 70L82 50Z`,n,K(3)),top:([e,t])=>V(`M58 82L50 2H150L142 82Z`,e,K(5))+V(`M56 62L58 82H142L144 62Z`,z(`gold`),K(4))+U(24,76,152,18,9,t,K(5))+W(`M64 12L69 52`,`#fff`,6,q(.25)),brim:([e,t,n])=>G(`M146 56C176 40 182 10 170 -6`,z(`ember`),9,8)+V(`M56 76C60 36 84 40 100 44C116 38 140 36 144 76Z`,e,K(5))+za(100,82,86,17,t,K(5))+V(`M54 78Q100 92 146 78L145 66Q100 80 56 66Z`,n),pith:([e,t])=>V(`M44 82C42 44 70 34 100 34C130 34 158 44 156 82Z`,e,K(5))+V(`M26 88C40 68 160 68 174 88C150 100 50 100 26 88Z`,t,K(5))+J(100,38,to(),.62),cap:([e,t])=>V(`M48 88C46 48 74 34 104 36C136 38 154 56 152 88Z`,e,K(5))+U(40,78,120,20,10,t,K(5)),beret:([e,t])=>W(`M88 38L84 26`,z(`ink`),9)+V(`M36 78C22 48 62 30 104 34C146 38 168 58 156 82Z`,e,K(5))+V(`M46 92C60 78 140 78 154 92L152 80C120 70 80 70 48 80Z`,t,K(5)),scarf:([e,t])=>V(`M150 88L176 78L170 98L184 112L152 100Z`,t,K(5))+V(`M46 96C42 52 70 36 100 36C132 36 158 54 154 96C128 80 72 80 46 96Z`,e,K(5))+[[72,62],[100,54],[128,62],[86,76],[114,76]].map(([e=0,n=0])=>H(e,n,4,t)).join(``),knitted:([e,t])=>V(`M48 88C44 40 72 26 100 26C128 26 156 40 152 88Z`,e,K(5))+W(`M76 36Q70 54 70 74M100 30V74M124 36Q130 54 130 74`,t,5)+V(`M40 98V78Q40 70 48 70H152Q160 70 160 78V98Z`,t,K(5))+W(`M62 76V92M81 76V92M100 76V92M119 76V92M138 76V92`,e,4),mop:([,,e])=>V(`M44 104C36 70 46 44 66 40C72 26 92 22 104 30C124 24 142 32 144 46C162 54 164 82 156 104C150 92 144 86 136 82C118 88 84 88 64 80C56 86 50 94 44 104Z`,e,K(5))+W(`M74 52Q84 44 96 50M112 48Q124 46 132 58`,z(`ink`),3.5,q(.3))},yo={loyal:()=>V(`M-17 -20H17V2C17 14 6 20 0 24C-6 20 -17 14 -17 2Z`,`#fff8e8`,K(4))+V(`M0 12C-16 0 -8 -14 0 -6C8 -14 16 0 0 12Z`,z(`ember`)),selfish:()=>H(0,0,20,z(`gold`),K(4))+H(0,0,12,`none`,Va(z(`gold-lo`),4))+H(0,0,4,z(`gold-lo`)),saboteur:()=>Ra([[0,-24],[24,0],[0,24],[-24,0]],z(`ink`),Va(z(`ember`),4))+V(`M3 -15L-9 3H-1L-4 15L9 -4H1Z`,z(`gold`))},bo=[`#f3c39a`,`#e0a173`,`#b8764a`,`#8a5434`,`#f6d2b0`],xo=[`#b5502a`,`#d99a3e`,`#6a4630`,`#8d8a98`,`#3b2a2a`,`#e6ddcf`],So=e=>H(52,104,13,e,K(5))+H(148,104,13,e,K(5))+V(`M54 84C52 130 72 148 100 148C128 148 148 130 146 84Z`,e,K(5)),Co=(e,t)=>V(_o[e],t,K(5))+W(`M78 150C82 166 86 174 90 180M122 150C118 166 114 174 110 180`,z(`ink`),3.5,q(.35)),wo=()=>U(54,88,92,22,8,z(`ink`))+V(`M66 96L88 102L70 107ZM134 96L112 102L130 107Z`,z(`gold-hi`)),To=(e,t)=>[80,120].map(e=>H(e,103,5.5,z(`ink`))+H(e+2,101,1.8,`#fff`)).join(``)+W(t?`M68 92L90 97M110 90Q122 84 132 90`:`M69 94Q80 87 91 94M109 94Q120 87 131 94`,e,7),Eo=()=>[80,120].map(e=>H(e,103,15,`#fff`,`fill-opacity=".35" ${K(4)}`)).join(``)+W(`M95 103H105`,z(`ink`),4),Do=()=>H(120,103,15,z(`gold`),K(4))+H(120,103,8,`none`,Va(z(`gold-lo`),3))+W(`M134 108L142 150`,z(`gold`),3),Oo=`M100 122C88 112 68 116 62 134C76 138 92 136 100 130C108 136 124 138 138 134C132 116 112 112 100 122Z`,ko=`M100 122C80 108 52 116 40 142C60 148 86 146 100 132C114 146 140 148 160 142C148 116 120 108 100 122Z`,Ao=e=>za(100,116,14,12,e,K(4.5))+za(96,112,4,3,`#fff`,q(.5));function jo(e){let{hair:t,skin:n,coat:r,badge:i}=e;return[r?V(`M14 290V220C14 172 52 150 100 150C148 150 186 172 186 220V290Z`,r,K(5)):``,So(n),Co(e.beard,t),e.sly?wo():To(t,!!e.smug),e.glasses?Eo():``,e.coin?Do():``,V(e.grand?ko:Oo,t,K(4.5)),Ao(n),J(0,-6,vo[e.hat](e.cloth)),i?J(154,176,yo[i](),1.15):``].join(``)}var Mo=()=>jo({hat:`cap`,cloth:[`#8d6a4a`,`#6b4d34`,`#fff`],beard:`round`,hair:xo[0],skin:bo[0]}),No=()=>G(`M-40 62L28 -46`,z(`wood-hi`),13,10)+V(`M2 -56L38 -34C60 -34 70 -14 66 14C50 -4 32 -8 10 -4L-14 -22Z`,z(`steel`),K(6))+W(`M62 8C50 -4 34 -10 14 -8`,`#fff`,4),Po=()=>G(`M-6 10V-66`,z(`wood-hi`),6,6)+V(`M2 -62C34 -48 48 -26 46 0H2Z`,`#fff6df`,K(6))+V(`M-66 8H66C58 40 38 50 0 50C-38 50 -58 40 -66 8Z`,z(`wood-hi`),K(6))+W(`M-58 24H58`,z(`wood`),5)+W(`M-68 62q11 -10 22 0t22 0t22 0t22 0t22 0t22 0`,z(`water-lo`),8),Fo=(e,t,n=``)=>za(-8,18,46,40,`none`,Va(e,t)+n),Io=()=>G(`M18 -28C18 -56 54 -62 54 -34`,z(`steel`),7,8)+Fo(z(`ink`),36)+Fo(z(`floor-spot`),25)+Fo(z(`wood`),25,` stroke-dasharray="4 11"`)+Fo(z(`ink`),3)+G(`M14 -20L24 -34`,z(`floor-spot`),12,8),Lo=()=>G(`M-58 40A58 58 0 0 1 58 40`,z(`steel-lo`),11,9)+V(`M-52 4L-34 32L-36 -14L-10 22L0 -26L10 22L36 -14L34 32L52 4L56 44H-56Z`,z(`steel`),K(5))+U(-64,38,128,20,9,z(`ember`),K(6))+H(0,48,5,z(`ink`)),Ro=()=>V(`M-54 50C-66 4 -50 -48 0 -48C50 -48 66 4 54 50C40 68 -40 68 -54 50Z`,z(`green`),K(6))+V(`M-50 -6L-76 -26L-58 14ZM50 -6L76 -26L58 14Z`,z(`green`),K(6))+V(`M-30 -44L-20 -66L-8 -48ZM30 -44L20 -66L8 -48Z`,z(`path-hi`),K(5))+W(`M-40 -16L-8 -6M40 -16L8 -6`,z(`ink`),9)+H(-22,2,8,z(`gold-hi`),K(4))+H(22,2,8,z(`gold-hi`),K(4))+za(0,16,15,11,z(`green-lo`),K(4))+W(`M-34 42Q0 30 34 42`,z(`ink`),7)+V(`M-26 40L-20 18L-12 36ZM26 40L20 18L12 36Z`,`#fff8e8`,K(4)),zo=`M-46 18C-72 14 -70 -24 -42 -26C-38 -58 6 -64 20 -38C48 -46 70 -24 60 0C58 14 44 18 34 18Z`,Bo={axe:No,boat:Po,rope:Io,trap:Lo,troll:Ro,storm:()=>W(`M-34 34L-44 60M44 30L34 58M-50 14L-58 36`,z(`water-lo`),8)+V(zo,z(`steel-lo`),K(6))+V(`M-40 -20C-34 -48 0 -54 14 -34C2 -34 -10 -26 -12 -18C-22 -24 -34 -24 -40 -20Z`,z(`steel`))+V(`M4 2L-22 40L-2 38L-12 72L28 26L6 28L22 2Z`,z(`gold`),K(6)),mine:()=>V(`M-56 50V-4A56 56 0 0 1 56 -4V50Z`,z(`stone`),K(6))+V(`M-36 50V2A36 36 0 0 1 36 2V50Z`,z(`ink`))+W(`M-36 50V2A36 36 0 0 1 36 2V50`,z(`wood-hi`),8),treasure:()=>Y(-18,-12,18,0,4.5)+Y(16,-14,20,60,4.5,$a)+V(`M-58 -4H58L52 54H-52Z`,z(`wood-hi`),K(6))+W(`M-54 16H54`,z(`wood`),5)+V(`M-60 -10H60V8H-60Z`,z(`wood`),K(6))+U(-13,-2,26,28,5,z(`gold`),K(5))+H(0,10,4.5,z(`ink`)),dwarf:()=>J(0,4,J(-100,-118,Mo()),.72),gems:()=>J(0,34,to(),1.65),gold:()=>Y(-16,8,38,0,5)+Y(30,24,26,60,5),silver:()=>Y(-16,8,38,40,5,$a)+Y(30,24,26,110,5,$a),dragon:()=>J(0,-22,mo(),1.5)};function Vo(e){let t=2166136261;for(let n of e)t^=n.codePointAt(0)??0,t=Math.imul(t,16777619);return t>>>0}function Ho(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function Uo(e,t,n){let r=Math.imul(e,374761393)^Math.imul(t,668265263)^Math.imul(n|0,2246822519);return r=Math.imul(r^r>>>13,1274126177),((r^r>>>16)>>>0)/4294967296}function Wo(e,t,n){let r=Math.floor(e),i=Math.floor(t),a=e-r,o=t-i,s=a*a*(3-2*a),c=o*o*(3-2*o),l=Uo(r,i,n),u=Uo(r+1,i,n),d=Uo(r,i+1,n),f=Uo(r+1,i+1,n);return l+(u-l)*s+(d-l)*c+(l-u-d+f)*s*c}function Go(e,t,n){let r=Math.min(1,Math.max(0,(n-e)/(t-e)));return r*r*(3-2*r)}function Ko(e,t,n){let r=Math.max(n-Math.abs(e-t),0)/n;return Math.min(e,t)-r*r*n/4}var qo=(e,t,n)=>Jo(e,t,n.from,n.to)-n.half;function Jo(e,t,n,r){let i=r[0]-n[0],a=r[1]-n[1],o=e-n[0],s=t-n[1],c=i*i+a*a,l=c?Math.min(1,Math.max(0,(o*i+s*a)/c)):0,u=o-l*i,d=s-l*a;return Math.sqrt(u*u+d*d)}var Yo=()=>G(`M-46 58L30 -34`,z(`wood-hi`),13,10)+V(`M-34 -62Q6 -72 38 -40Q68 -6 58 40Q40 2 12 -24Q-8 -44 -34 -62Z`,z(`steel`),K(6))+W(`M-18 -58Q14 -58 36 -34Q54 -12 56 18`,`#fff`,4,q(.8))+U(10,-44,26,26,5,z(`steel-lo`),`${K(5)} transform="rotate(45 23 -31)"`),Xo=()=>V(`M0 -18C6 -4 18 2 14 18C12 27 6 30 0 30C-7 30 -14 26 -14 16C-14 4 -2 0 0 -18Z`,z(`ember`))+V(`M0 4C3 10 8 13 6 20C5 25 2 26 0 26C-4 26 -7 23 -6 18C-5 13 -1 11 0 4Z`,z(`gold`)),Zo=(e,t=e)=>G(`M-24 -40C-24 -72 24 -72 24 -40`,z(`steel`),5,6)+(t?H(0,8,52,z(`gold`),q(.35)):``)+U(-30,-22,60,60,10,e?z(`gold-hi`):`#dbe4ee`,K(6))+(e?Xo():V(`M-7 26C-9 14 -2 12 0 2C3 12 9 15 7 26Z`,z(`ink`),q(.8)))+W(`M-30 -20V36M30 -20V36`,z(`ink`),5)+V(`M-34 -22L-20 -44H20L34 -22Z`,z(`wood-hi`),K(6))+U(-38,36,76,20,6,z(`wood-hi`),K(6)),Qo=e=>H(e,44,17,z(`steel-lo`),K(6))+H(e,44,5,z(`ink`)),$o=()=>Qo(-28)+Qo(28)+V(`M-62 -28H62L44 34H-44Z`,z(`wood-hi`),K(6))+W(`M-57 -6H57M-50 14H50`,z(`wood`),5)+U(-68,-40,136,18,6,z(`steel`),K(6))+W(`M-20 -18L-16 30M20 -18L16 30`,z(`wood-lo`),5),es=`M-62 -40L-22 -56L22 -40L62 -56V44L22 58L-22 44L-62 58Z`,ts=`M32 -26L52 -6M52 -26L32 -6`,ns=()=>V(es,`#f1d59a`)+V(`M-22 -56L22 -40V58L-22 44Z`,`#d9b06a`)+W(`M-22 -54V44M22 -40V56`,z(`wood`),3.5)+W(`M-46 30C-36 2 -14 22 -4 2C4 -14 16 2 26 -8`,z(`ember-lo`),7,`stroke-dasharray="1 14"`)+G(ts,z(`ember`),8,7)+V(es,`none`,K(6)),rs=()=>{let e=Ho(41);return W(`M-46 -66V-34M4 -72V-52M48 -60V-26`,z(`ink`),6,`stroke-dasharray="14 10"`)+Ja(-36,0,27,e,5)+Ja(36,8,30,e,5)+Ja(2,-22,22,e,5)+W(`M-66 62H66`,z(`ink`),7)+Ja(-4,42,25,e,5)},is=`M-36 -28C-70 0 -72 66 -40 66H40C72 66 70 0 36 -28C20 -20 -20 -20 -36 -28Z`,as=`M-56 14C-34 4 34 4 56 14C56 36 42 44 26 42C14 40 6 32 0 32C-6 32 -14 40 -26 42C-42 44 -56 36 -56 14Z`,os=()=>Y(-2,-40,24,10,5)+Y(22,-34,17,70,5)+V(is,z(`wood-hi`),K(6))+V(`M-36 -28C-70 0 -72 66 -40 66H-18C-52 52 -48 2 -22 -23Z`,z(`wood`),q(.55))+G(`M-34 -24Q0 -12 34 -24`,z(`ember`),6,6)+V(as,z(`ink`),K(3))+V(`M-38 20L-12 26L-32 34ZM38 20L12 26L32 34Z`,z(`gold-hi`)),ss=`M-33 10V-38M-11 6V-56M11 6V-54M33 10V-40M-34 34L-58 6`,cs=`#f3b98a`,ls=()=>W(ss,z(`ink`),27)+V(`M-46 4H46V30C46 62 24 70 4 70C-24 70 -46 56 -46 30Z`,z(`ink`),K(10))+W(ss,cs,17)+V(`M-41 4H41V30C41 56 22 65 4 65C-20 65 -41 52 -41 30Z`,cs)+W(`M-22 2V16M0 0V14M22 2V16`,z(`wood`),3.5,q(.6))+W(`M-20 40Q4 24 28 36`,z(`wood`),4,q(.7));function us(e){let t=B(e*.8),n=B(e*.62),r=`M${-e} -14A${e} ${e} 0 0 1 ${t} -${n}M${e} 14A${e} ${e} 0 0 1 -${t} ${n}`,i=V(`M-14 -15L16 0L-14 15Z`,z(`ember`),K(5));return G(r,z(`ember`),6,7)+J(e*.86,-e*.55,i,1,58)+J(-e*.86,e*.55,i,1,238)}var ds=()=>V(`M-40 16C-42 -22 -22 -40 0 -40C22 -40 42 -22 40 16Z`,z(`blue`),K(5))+U(-48,8,96,17,8,z(`blue-lo`),K(5))+H(0,-14,9,`none`,Va(z(`blue-hi`),6)),fs=()=>V(`M-40 16L0 -56L40 16Z`,z(`green`),K(5))+U(-48,8,96,17,4,z(`green-lo`),K(5))+W(`M-13 -4L0 -20L13 -4`,z(`green-hi`),7),ps=()=>us(64)+J(-22,18,ds(),.68)+J(24,-8,fs(),.68),ms=()=>{let e=(e,t,n)=>J(e,t,[-18,0,18].map(e=>J(0,0,U(-15,-32,30,46,5,n,K(4.5)),1,e)).join(``),1.25);return us(66)+e(-24,-8,z(`crystal`))+e(24,22,z(`gold`))},hs=()=>G(`M30 34L58 62`,z(`wood-hi`),14,11)+H(-8,-8,50,`#eef6ff`,K(7))+`<clipPath id="@lens"><circle cx="-8" cy="-8" r="44"/></clipPath><g clip-path="url(#@lens)">${J(-8,-6,J(-100,-104,Mo()),.58)}</g>`+H(-8,-8,44,`none`,Va(z(`steel-lo`),7)),gs=e=>G(e,z(`steel`),11,10),_s=()=>U(-58,-58,116,116,14,z(`ink`),K(4))+W(`M-36 -52V52M-12 -52V52M12 -52V52M36 -52V52`,z(`steel`),11)+W(`M-52 -40H52M-52 40H52`,z(`steel-lo`),10)+J(0,8,gs(`M-24 -6V-28A24 24 0 0 1 24 -28V-6`)+U(-38,-10,76,56,10,z(`ember`),K(6))+H(0,12,8,z(`ink`))+W(`M0 12V28`,z(`ink`),8),.82),vs=()=>J(-14,4,gs(`M-24 -6V-36A24 24 0 0 1 22 -46`)+U(-42,-10,84,62,10,z(`gold`),K(6))+H(0,14,9,z(`ink`))+W(`M0 14V32`,z(`ink`),9))+W(`M38 -48L50 -60M46 -30H62`,z(`ember`),7),ys=()=>V(`M-46 0Q0 -44 46 0Q0 44 -46 0Z`,`#fff8e8`,K(6))+H(0,0,17,z(`crystal-lo`),K(5))+H(0,0,7,z(`ink`))+H(6,-6,4.5,`#fff`),bs={pick:Yo,lamp:()=>Zo(!0),cart:$o,map:ns,rockfall:rs,theft:os,"hands-off":ls,"swap-hats":ps,"swap-hands":ms,inspect:hs,trap:_s,free:vs,eye:()=>J(0,0,ys(),1.4),nugget:()=>Y(0,0,58,0,7),stone:()=>Ja(0,0,56,Ho(3),7),treasure:()=>Y(-20,12,32,0,5)+Y(26,20,25,70,5)+Y(10,-28,22,30,5)},xs=5,Ss=15,Cs=47,ws=(e,t)=>Math.min(e,200-e,t,300-t),Ts=99;function Es(e){let t=new Float32Array(3149).fill(Ts);for(let n=1;n<66;n++)for(let r=1;r<46;r++)t[n*Cs+r]=e(r*xs-Ss,n*xs-Ss);return t}var Ds=e=>{let[t,...n]=e,r=t?t.slice():new Float32Array(3149).fill(Ts);for(let e of n)for(let t=0;t<r.length;t++)r[t]=Math.min(r[t],e[t]);return r},Os=(e,t,n)=>e[Math.round((n+Ss)/xs)*Cs+Math.round((t+Ss)/xs)]??Ts;function ks(e,t,n,r,i=[3,32]){return e.map((e,a)=>{if(Math.abs(e-t)>14)return e;let o=a%Cs*xs-Ss,s=Math.floor(a/Cs)*xs-Ss;return e+((Wo(o/30,s/30,n)-.5)*1.5+(Wo(o/13,s/13,n+7)-.5)*.6)*r*Go(i[0],i[1],ws(o,s))})}var As=0,js=1,Ms=2,Ns=3,Ps=[[],[[Ns,Ms]],[[Ms,js]],[[Ns,js]],[[js,As]],[[Ns,As],[js,Ms]],[[Ms,As]],[[Ns,As]],[[As,Ns]],[[As,Ms]],[[As,js],[Ms,Ns]],[[As,js]],[[js,Ns]],[[js,Ms]],[[Ms,Ns]],[]],Fs=(e,t)=>t===As?e*2:t===Ms?(e+Cs)*2:(t===Ns?e:e+1)*2+1;function Is(e,t,n){let r=n>>1,i=n&1,a=e[r]??Ts,o=e[r+(i?Cs:1)]??Ts,s=(t-a)/(o-a),c=r%Cs,l=Math.floor(r/Cs);return[(c+(i?0:s))*xs-Ss,(l+(i?s:0))*xs-Ss]}function Ls(e,t){let n=new Map,r=e.map(e=>+(e<t));for(let e=0;e<66;e++)for(let t=0;t<46;t++){let i=e*Cs+t,a=r[i]*8+r[i+1]*4+r[i+Cs+1]*2+r[i+Cs];if(a!==0&&a!==15)for(let[e,t]of Ps[a]??[])n.set(Fs(i,e),Fs(i,t))}return n}function Rs(e,t){let n=Ls(e,t),r=[];for(let i of n.keys()){let a=[];for(let r=i;;){let i=n.get(r);if(i===void 0)break;a.push(Is(e,t,r)),n.delete(r),r=i}a.length>5&&r.push(a)}return r}function zs(e,t){let n=e.map(([e,t])=>Math.abs(ws(e,t))<6);n[0]=!0,n[e.length>>1]=!0;let r=(i,a)=>{let o=e[i],s=e[a%e.length],c=0,l=-1;for(let t=i+1;t<a;t++){let[n,r]=e[t],i=Jo(n,r,o,s);i>c&&(c=i,l=t)}c<=t||(n[l]=!0,r(i,l),r(l,a))},i=[...n.keys()].filter(e=>n[e]);return i.forEach((t,n)=>r(t,i[n+1]??e.length)),e.filter((e,t)=>n[t])}function Bs(e,t){let n=e.length,r=([e,n],[r,i])=>`${B(e+(r-e)*t)} ${B(n+(i-n)*t)}`;return`${e.map((t,i)=>{let a=e[(i+n-1)%n],o=e[(i+1)%n],s=`Q${B(t[0])} ${B(t[1])} ${r(t,o)}`;return`${i?`L`:`M`}${r(t,a)}${s}`}).join(``)}Z`}function Vs(e,t,{tolerance:n=2.2,wear:r=.24,least:i=6}={}){return Rs(e,t).filter(e=>e.length>=i).map(e=>Bs(zs(e,n),r)).join(``)}var Hs=800,Us=new Map;function Ws(e,t){let n=Us.get(e);if(n)return n;Us.size>=Hs&&Us.clear();let r=t(e);return Us.set(e,r),r}var Gs=e=>e.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`),Ks=e=>e.replace(/[^A-Za-z0-9-]/g,e=>`_${e.charCodeAt(0).toString(36)}_`),qs=(e,t)=>`ml${Vo(e).toString(36)}-${t===void 0?``:`${Ks(t)}-`}`;function Js({key:e,className:t,viewBox:n,body:r},{uid:i,label:a}){return`${`<svg class="${t}" viewBox="${n}" xmlns="http://www.w3.org/2000/svg" ${a?`role="img" aria-label="${Gs(a)}"`:`aria-hidden="true"`}${t===`ml-card`?` preserveAspectRatio="none"`:``}>`}${r.replaceAll(`@`,qs(e,i))}</svg>`}var Ys=(e,t,n,r=``)=>({key:e,className:`ml-card`,viewBox:`0 0 200 300`,body:`${r&&`<defs>${r}</defs>`}${U(-2,-2,204,304,0,t)}${n}`}),Xs=e=>U(1.5,1.5,197,297,8,`none`,`stroke="${e}" stroke-width="3"`)+U(4,4,192,292,6,`none`,`stroke="#fff" stroke-opacity=".07" stroke-width="2"`),Zs=[26,15,7,0];function Qs(e,t,n,r){let i=Es(e),a=`stroke="${r}" stroke-opacity=".5" stroke-width="5" paint-order="stroke"`;return Zs.map((e,r)=>V(Vs(ks(i,e,t+r*13,6-r,[2,24]),e),n[r]??`none`,e?a:Va(z(`rim`),3))).join(``)}var $s=(e,t,n,r=1)=>(i,a)=>Math.hypot(i-e,(a-t)/r)-n,ec=(e,t,n,r)=>(i,a)=>Math.max(Jo(i,a,[e,t+r],[e,n+r])-r,a-n),tc=(e,t,n,r)=>(i,a)=>Jo(i,a,[e,t+r],[e,n-r])-r;function nc(e,t,n=1){return V(Vs(Es((t,n)=>1-Wo(t/52,n/19,e)*Go(4,22,ws(t,n))),.45,{tolerance:1.6,wear:.2}),t,n<1?q(n):``)}function rc(e,{colours:t,shape:n,seed:r,inside:i,under:a=``,light:o}){let[s,c,l]=o??[100,140,110],u=Ua(`f`,s,c,l,Ha(0,`#fffaf0`)+Ha(1,t.light)),d=[...t.layers,`url(#@f) #fff3dc`],f=a+Xs(t.line)+Qs(n,r,d,t.line)+i;return Ys(e,t.ground,f,u)}var ic={rock:{harm:[`break-pick`,`break-lamp`,`break-cart`,`rockfall`,`theft`,`trap`],help:[`fix-pick`,`fix-lamp`,`fix-cart`,`fix-lamp+pick`,`fix-cart+pick`,`fix-cart+lamp`,`hands-off`,`free`],know:[`map`,`inspect`],swap:[`swap-hats`,`swap-hands`]},woods:{harm:[`trap`,`troll`,`storm`],help:[`axe`,`boat`,`rope`],know:[`look-mine+treasure`,`look-dwarf+mine`,`look-dwarf+treasure`],swap:[]}};function ac(e,t){return Object.entries(ic[t]).find(([,t])=>t.includes(e))?.[0]??null}var oc={harm:()=>V(`M0 -21L21 0L0 21L-21 0Z`,z(`ember`),K(4))+W(`M-6 -6L6 6M6 -6L-6 6`,`#fff`,5),help:()=>H(0,0,18,`#2f9e6e`,K(4))+W(`M-8 1L-2 7L9 -6`,`#fff`,5),know:()=>V(`M-24 0Q0 -24 24 0Q0 24 -24 0Z`,`#fff`,K(4))+H(0,0,7,z(`ink`)),swap:()=>U(-18,-18,36,36,8,z(`gold`),K(4))+W(`M-9 -4H8M8 -4L3 -9M9 5H-8M-8 5L-3 10`,z(`ink`),4)},sc=`M-16 -74L6 -38L-11 -8L11 22L-9 72`,cc=`-14,-90 8,-40 -12,-8 12,24 -8,90`;function lc(e,t){let n=J(0,0,e,1,-t),r=(e,t)=>`<clipPath id="@${e}"><polygon points="${t},-120 ${cc} ${t},120"/></clipPath><g transform="translate(${t/13} ${t<0?5:-3}) rotate(${t<0?-9:8})"><g clip-path="url(#@${e})">${n}</g></g>`;return J(0,0,r(`k1`,-120)+r(`k2`,120)+G(sc,z(`ember`),7,6),1,t)}var uc=-50,dc=e=>[`pick`,`lamp`,`cart`].includes(e),fc=e=>lc(e===`lamp`?Zo(!1):bs[e](),e===`pick`?uc:0);function pc(e,t){let[n,r]=t===`rock`?[bs,Bo]:[Bo,bs];return{...r,...n}[e]??null}var mc=(e,t)=>J(88,98,e,.8)+W(`M42 170L158 130`,z(`ink`),3,`opacity=".35" stroke-dasharray="2 9"`)+J(112,206,t,.8),hc=(e,t)=>J(100,86,e,.68)+J(100,154,ys(),.66)+J(100,218,t,.68);function gc(e,t){let[,n=``,r=e]=/^(break|fix|look)-(.+)$/.exec(e)??[],i=e=>pc(e,t)?.()??``,[a=``,o]=r.split(`+`);return o?(n===`look`?hc:mc)(i(a),i(o)):J(100,154,n===`break`&&dc(a)?fc(a):i(a),1.02)}function _c(e,t,n,r){let i=Vo(t);return rc(e,{colours:Ia[r],shape:t.includes(`+`)?tc(100,35,270,70):$s(100,152,76,1.06),seed:i,under:nc(i,`#fff`,.05),inside:gc(t,n)+J(30,32,oc[r]())})}var vc=[[30,34],[170,34],[30,266],[170,266]],yc=`M-17 -14C-17 -38 19 -38 19 -13C19 4 0 4 0 22`,bc=()=>J(100,158,G(`M-34 -50L36 62M34 -50L-36 62`,z(`wood-hi`),8,7)+V(`M-70 -28Q-46 -74 8 -70Q-30 -52 -70 -28Z`,z(`steel`),K(5))+V(`M70 -28Q46 -74 -8 -70Q30 -52 70 -28Z`,z(`steel`),K(5))),xc=()=>so(100,226,1.9,`fir-2`)+so(70,240,1.2,`fir-3`)+so(132,240,1.2,`fir-3`),Sc=e=>{let t=Ia[e===`rock`?`rock`:`moss`].line;return nc(77,z(e===`rock`?`rock-hi`:`moss-hi`))+Xs(t)};function Cc(e,t){let n=Ia[t===`rock`?`rock`:`moss`],r=Qs(ec(100,62,246,54),9,[...n.layers,`url(#@f) #fff3dc`],n.line),i=Ua(`f`,100,160,110,Ha(0,z(`floor-hi`))+Ha(1,z(`floor`)));return Ys(e,n.ground,Sc(t)+r+(t===`rock`?bc():xc()),i)}function wc(e,t){let{layers:n,line:r,ground:i}=Ia[t===`rock`?`rock`:`moss`],a=[n[0],z(`rock-lo`),z(`rock-line`),z(`ink`)],o=J(100,150,Ec(`M-50 -6L-32 -46L6 -58L42 -36L54 8L34 50L-12 58L-44 34Z`)+Tc(yc)+H(0,42,8,z(`gold`))),s=vc.map(([e,t])=>V(`M${e} ${t-13}l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4Z`,z(`gold`),`opacity=".85"`)),c=Qs($s(100,150,62,1.22),5,a,r);return Ys(e,i,Sc(t)+c+o+s.join(``))}var Tc=e=>W(e,z(`gold`),12),Ec=e=>W(e,z(`gold`),5,`stroke-dasharray="2 11"`),Dc=`NESW`,Oc={N:`S`,E:`W`,S:`N`,W:`E`},kc=/^([NESW]+(?:\.[NESW]+)*)(?:\+([a-z]+))?$/;function Ac(e){let t=kc.exec(e);if(!t)return null;let[,n=``,r=``]=t,i=n.split(`.`),a=r===`ladder`&&i.length===1;return{groups:i.map(e=>({edges:[...e],isStub:e.length===1&&!a})),feature:r}}function jc(e){return kc.test(e)}function Mc(e){let t=Ac(e);return t?Nc(t.groups.map(({edges:e})=>Nc(e.map(e=>Oc[e])).join(``))).join(`.`)+(t.feature&&`+${t.feature}`):e}function Nc(e){return[...e].sort((e,t)=>Dc.indexOf(e.charAt(0))-Dc.indexOf(t.charAt(0)))}var Pc=`M-56 20L56 -18`,Fc=`M-12 -2L-22 -30M14 16L26 42`,Ic=()=>G(Pc,z(`wood`),31,9)+W(`M-48 8L50 -26`,z(`wood-hi`),6)+W(`M-30 22L20 5M-4 24L40 9`,z(`wood-lo`),4)+za(58,-19,13,17,z(`path-hi`),`transform="rotate(-18 58 -19)" ${K(4)}`)+za(58,-19,6,9,`none`,`transform="rotate(-18 58 -19)" ${Va(z(`wood-hi`),3)}`)+G(Fc,z(`wood`),8,7)+H(-24,-34,9,z(`fir-3`),K(3))+H(28,46,9,z(`fir-3`),K(3)),Lc=()=>{let e=(e,t)=>za(e,t,9,16,z(`path-hi`),`transform="rotate(-18 ${e} ${t})" ${K(4)}`)+za(e,t,4,8,`none`,`transform="rotate(-18 ${e} ${t})" ${Va(z(`wood-hi`),3)}`),t=[[-8,22,20],[12,-26,70],[4,12,-30]].map(([e=0,t=0,n=0])=>J(e,t,U(-5,-3,10,6,1,z(`path-hi`),K(2.5)),1,n));return G(`M-62 22L-36 13`,z(`wood`),31,9)+G(`M40 -13L60 -20`,z(`wood`),31,9)+W(`M-60 9L-38 2M42 -26L56 -31`,z(`wood-hi`),6)+e(-31,11)+e(34,-10)+e(66,-22)+t.join(``)},Rc=`M-62 4C-60 -34 -20 -46 12 -40C48 -36 70 -16 62 12C56 40 14 50 -22 44C-48 40 -64 28 -62 4Z`,zc=`M-52 2C-50 -26 -16 -36 12 -31C42 -28 58 -12 52 8C46 24 10 32 -20 28C-42 26 -54 18 -52 2Z`,Bc=()=>V(Rc,z(`water-lo`),K(5))+V(zc,z(`water`))+W(`M-34 -8q9 -8 18 0t18 0M-8 12q9 -8 18 0t18 0M8 -20q7 -6 14 0`,z(`water-hi`),5),Vc=`M-66 -14L-44 -26L-18 -14L6 -28L30 -16L66 -24L62 14L40 26L14 16L-10 30L-36 18L-64 24Z`,Hc=`M-58 -6L-42 -15L-18 -4L6 -17L30 -6L58 -13L57 2L32 8L8 -2L-16 12L-38 2L-57 8Z`,Uc=()=>V(Vc,z(`ink`),K(6))+V(Hc,z(`cut-2`))+W(`M-58 -6L-42 -15L-18 -4L6 -17L30 -6L58 -13`,z(`floor-spot`),4),Wc=()=>{let e=[-36,-24,-12,0,12,24,36].map(e=>U(-20,e-4.5,40,9,2,z(`wood-hi`),K(3))),t=G(`M-20 -52Q-15 0 -20 52M20 -52Q15 0 20 52`,z(`floor-spot`),5,5),n=[[-20,-52],[20,-52],[-20,52],[20,52]].map(([e,t])=>H(e,t,7,z(`wood-hi`),K(3.5)));return e.join(``)+t+n.join(``)},Gc=()=>W(`M-34 -18L34 18M34 -18L-34 18`,z(`ink`),9)+W(`M-34 -18L34 18M34 -18L-34 18`,z(`path-hi`),4)+V(`M0 -48C24 -26 24 26 0 44C-24 26 -24 -26 0 -48Z`,z(`wood-hi`),K(5))+V(`M0 -34C14 -18 14 18 0 32C-14 18 -14 -18 0 -34Z`,z(`wood-lo`))+G(`M-13 -8H13M-13 12H13`,z(`wood-hi`),5,3),Kc=[[-33,-12,23],[-30,20,17],[33,8,24],[30,-24,15]];function qc([e,t],n,r){let i=Math.cos(r*Math.PI/180),a=Math.sin(r*Math.PI/180);return Kc.map(([n,r,o])=>[[e+n*i-r*a,t+n*a+r*i],o]).sort(([[,e]],[[,t]])=>e-t).map(([[e,t],r])=>Ja(e,t,r,n)).join(``)}var Jc=`M0 -54C10 -30 32 -24 28 4C26 22 12 28 0 28C-14 28 -28 20 -28 2C-28 -14 -16 -18 -14 -32C-8 -26 -6 -24 -4 -18C0 -28 -4 -40 0 -54Z`,Yc=()=>H(0,0,52,z(`gold`),q(.25))+G(`M-34 30L34 12M-34 12L34 30`,z(`wood-hi`),11,8)+V(Jc,z(`ember`),K(5))+V(`M2 -22C6 -8 18 -6 15 8C13 18 6 22 0 22C-8 22 -15 17 -15 6C-15 -4 -6 -6 -4 -14C0 -10 2 -14 2 -22Z`,z(`gold`))+V(`M1 0C3 6 8 8 6 14C5 18 2 20 0 20C-4 20 -7 17 -6 12C-5 7 -1 8 1 0Z`,z(`gold-hi`));function Xc({name:e,at:t,turn:n,tool:r},i){let[a,o]=t;return e===`tree`?J(a,o,r?Lc():Ic(),1,n*.82):e===`lake`?J(a,o,Bc()+(r?J(0,0,Gc(),1,n):``)):e===`ditch`?J(a,o,Uc()+(r?Wc():``),1,n):e===`rocks`?qc(t,i,n):e===`campfire`?J(a,o,Yc()):``}var Zc=[`tree`,`lake`,`ditch`,`rocks`,`campfire`],Qc=30,$c={N:[100,0],E:[200,150],S:[100,300],W:[0,150]},el={N:[0,-1],E:[1,0],S:[0,1],W:[-1,0]},tl=e=>$c[e],nl=e=>el[e],rl=[100,150],il=({edges:[e,t,n]})=>!!e&&!!t&&!n&&el[e][0]+el[t][0]===0&&el[e][1]+el[t][1]===0,al=({groups:e})=>e.filter(il).length===2,ol=34;function sl(e){let[t,n]=e.edges;return!n||e.edges.length>2?0:il(e)?el[t][0]?90:0:el[t][0]+el[n][0]===-(el[t][1]+el[n][1])?-34:ol}var cl=(e,t)=>{let[n,r]=$c[e],[i,a]=el[e];return[n+i*t,r+a*t]},ll=(e,t)=>[{from:cl(e,25),to:t,half:Qc}],ul=(e,t)=>[{from:e,to:e,half:t}];function dl(e,t,n){let r=e=>el[e][0]?n?31:42:n?54:70,i=cl(e,-14),a=cl(e,-14-r(e)),o=cl(t,-14-r(t)),s=cl(t,-14),c=e=>{let t=1-e,n=n=>t**3*i[n]+3*t*t*e*a[n]+3*t*e*e*o[n]+e**3*s[n];return[n(0),n(1)]},l=Array.from({length:11},(e,t)=>c(t/10)),u=[cl(e,25),...l,cl(t,25)];return{chain:u.slice(1).map((e,t)=>({from:u[t],to:e,half:Qc})),middle:c(.5)}}var fl=e=>e.edges.length===2&&!il(e);function pl(e,t){return el[e][0]?t?14:32:t?56:74}function ml({groups:e},t=0){let n=e.some(e=>!e.isStub&&!fl(e));return e.map(r=>{let[i,a]=r.edges;if(r.isStub){let e=cl(i,-pl(i,n));return{...r,middle:e,chains:[ll(i,e)]}}if(a&&fl(r)){let{chain:n,middle:o}=dl(i,a,e.length>1);return{...r,middle:o,chains:t?[n,ul(o,t)]:[n]}}let o=r.edges.map(e=>ll(e,rl)),s=t||(r.edges.length>2?37:0);return{...r,middle:rl,chains:s?[...o,ul(rl,s)]:o}})}function hl({chains:e},t,n){let r=1/0;for(let i of e){let e=1/0;for(let r of i)e=Math.min(e,qo(t,n,r));r=r===1/0?e:Ko(r,e,20)}return r}var gl={rock:{body:`rock`,high:`rock-hi`,low:`rock-lo`,line:`rock-line`,grain:[95,17]},woods:{body:`moss`,high:`moss-hi`,low:`moss-lo`,line:`moss-line`,grain:[52,40]}},_l={id:`d`,cuts:[`dim-1`,`dim-2`,`dim-3`],low:`dim-lo`,floor:`dim`,high:`dim-hi`,rim:`dim-rim`,spot:`dim-3`},vl={id:`f`,cuts:[`cut-1`,`cut-2`,`cut-3`],low:`floor-lo`,floor:`floor`,high:`floor-hi`,rim:`rim`,spot:`floor-spot`},yl={id:`f`,cuts:[`glade-1`,`glade-2`,`glade-3`],low:`path-lo`,floor:`path`,high:`path-hi`,rim:`path-rim`,spot:`path-spot`},bl=[28,18,9];function xl(e,t,n,r){let i=e===`rock`?vl:yl;return ml(t,n).map(e=>({hollow:e,field:Es((t,n)=>hl(e,t,n)),light:e.edges.some(e=>r.includes(e))?i:_l}))}var Sl=(e,t,n)=>Math.min(400,...e.map(({hollow:e})=>hl(e,t,n)));function Cl(e,t,n,r){let{high:i,low:a,line:o,grain:s}=gl[e],c=Ds(t.map(e=>e.field)),l=(e,t,n)=>Es((r,i)=>{let a=Go(5,20,ws(r,i))*Go(18,34,Os(c,r,i));return a?1-a*Wo(r/(s[0]*t)+e,(i+r*.16)/(s[1]*t),n):1}),u=(e,t,n)=>V(Vs(e,t,{tolerance:2.4,wear:.12,least:14}),z(n));return u(l(3,1,n),.4,i)+u(l(9,.84,n+5),.33,a)+Xs(z(o))+(e===`rock`?wl(t,r):``)}function wl(e,t){let n=``;for(let r=0;r<9;r++){let r=14+t()*172,i=14+t()*272,a=2+t()*4,o=[[r-a,i+a*.4],[r-a*.2,i-a],[r+a,i-a*.2],[r+a*.3,i+a]];Sl(e,r,i)>32&&(n+=Ra(o,z(`stone`),q(.2+t()*.35)))}return n}function Tl(e,t,n){let r=`stroke="${z(gl[e].line)}" stroke-opacity=".55" stroke-width="5" paint-order="stroke"`,i=[...new Set(t.map(e=>e.light))].sort((e,t)=>e.id<t.id?-1:1),a=i.map(e=>Ds(t.filter(t=>t.light===e).map(e=>e.field)));return bl.map((e,t)=>i.map((i,o)=>V(Vs(ks(a[o],e,n+11*t,6-t),e,{tolerance:2.4,wear:.22}),z(i.cuts[t]),r)).join(``)).join(``)}function El(e,t){return[...e].sort((e,t)=>e.light.id<t.light.id?-1:1).map(({field:e,light:n})=>{let r=Vs(ks(e,0,t+91,5),0,{tolerance:2.3,wear:.2}),i=Vs(ks(e,-8,t+131,4),-8,{tolerance:2,wear:.26});return V(r,z(n.low),Va(z(n.rim),2.5))+V(i,`url(#@${n.id}) ${z(n.floor)}`)}).join(``)}var Dl=({id:e,high:t,floor:n})=>Ua(e,100,150,165,Ha(0,z(t))+Ha(.62,z(n))+Ha(1,z(n)));function Ol(e,t){let n=``;for(let r=0;r<16;r++){let r=12+t()*176,i=12+t()*276,a=1.6+t()*3.2,o=e.find(({hollow:e})=>hl(e,r,i)<-13);o&&(n+=za(r,i,a*1.5,a*.8,z(o.light.spot),q(.6)))}return n}var kl=[[-17,-13,13],[18,-13,13],[0,-15,16],[-9,3,10],[11,4,9]],Al=20;function jl({hollow:e,field:t},n,r,i,a){let o=e.edges[0],[s,c]=nl(o),[l,u]=tl(o),[d,f]=e.middle,p=Ha(.1,i,0)+Ha(.5,i,.55)+Ha(.85,i,.95);return{picture:V(Vs(ks(t,4,r+91,5),4,{tolerance:1.9}),`url(#@${n})`)+(Math.abs(l-d)+Math.abs(u-f)<Al?kl.slice(0,3):kl).map(([e,t,n])=>Ya(d+c*e+s*t,f+s*e+c*t,n*(.9+a()*.25),a)).join(``),defs:Wa(n,[l,u],[d-s*30,f-c*30],p)}}function Ml({feature:e},t){return t===`treasure`?68:t.endsWith(`start`)?63:t&&t!==`stone`?50:e===`ladder`?46:[`blue`,`green`,`campfire`].includes(e)?40:0}function Nl(e){let t=[[164,62],[36,62],[164,262],[36,262],[100,100],[100,246]],n=([t,n])=>Math.min(Sl(e,t,n),Sl(e,t,n-30),46),[r,i]=t.reduce((e,t)=>n(t)>n(e)?t:e);return no(r,i,.9)}function Pl(e,t,n){return e===`ladder`?ro(t[0],t[1],.8):e===`blue`||e===`green`?io(e,t):e===`crystal`?Nl(n):``}function Fl(e,t,n){return e===``?``:e===`start`?ro(100,148,.9):e===`blue-start`?lo(`blue`,rl):e===`yellow-start`?lo(`yellow`,rl):e===`treasure`?oo(100,150):e===`stone`?Xa(t[0],t[1]+4,n):go(e,t)}var Il=Wa(`up`,[0,76],[0,118],Ha(0,z(`ink`),0)+Ha(1,z(`ink`),.75))+Wa(`dn`,[0,184],[0,230],Ha(0,z(`ink`),.85)+Ha(1,z(`ink`),0)),Ll=({face:e,fixture:t})=>Vo(`${e.groups.map(e=>e.edges.join(``)).join(`.`)}+${e.feature}/${t}`);function Rl(e,t){let{terrain:n,face:r,fixture:i}=t,a=Ll(t),o=Ho(a),s=xl(n,r,Ml(r,i),t.reached),c=s.find(({hollow:e})=>!e.isStub),l=c?c.hollow.middle:rl,u=[...new Set(s.map(e=>e.light))].map(Dl),d=[Cl(n,s,a,o),Tl(n,s,a),El(s,a)];if(d.push(Ol(s,o)),s.forEach((e,t)=>{if(!e.hollow.isStub)return;let r=jl(e,`s${t}`,a,z(gl[n].line),o);d.push(r.picture),u.push(r.defs)}),al(r)&&(d.push(ao(o)),u.push(Il)),n===`woods`){let e=c?sl(c.hollow):0;d.push(zl(s,o),Xc({name:r.feature,at:l,turn:e,tool:t.tool},o))}else d.push(Pl(r.feature,l,s));return d.push(Fl(i,l,o)),Ys(e,z(gl[n].body),d.join(``),u.join(``))}function zl(e,t){let n=[];for(let r=0;r<90&&n.length<16;r++){let r=18+t()*164,i=62+t()*226,a=.62+t()*.34,o=(t,n,a)=>Sl(e,r+t,i+n)>a,s=n.every(e=>Math.hypot(e.x-r,(e.y-i)*1.3)>24),c=o(0,0,20)&&o(0,-46*a,6)&&o(-15*a,-4,10)&&o(15*a,-4,10);s&&c&&n.push({x:r,y:i,scale:a})}return n.sort((e,t)=>e.y-t.y),n.map(({x:e,y:n,scale:r})=>so(e,n,r,t()>.5?`fir-2`:`fir-3`)).join(``)}var Bl={rock:{start:{fixture:`start`,face:`NESW`},treasure:{fixture:`treasure`,face:`NESW`},"stone-1":{fixture:`stone`,face:`NE`},"stone-2":{fixture:`stone`,face:`NW`}},woods:{"blue-start":{fixture:`blue-start`,face:`NESW`},"yellow-start":{fixture:`yellow-start`,face:`NESW`},gems:{fixture:`gems`,face:`NE`},gold:{fixture:`gold`,face:`NW`},silver:{fixture:`silver`,face:`NES`},dragon:{fixture:`dragon`,face:`NEW`}}},Vl={rock:[``,`ladder`,`blue`,`green`,`crystal`],woods:[``,...Zc]};function Hl(e,t){let n=Ac(e);return n&&Vl[t].includes(n.feature)?n:null}function Ul(e,t,n,r){let{terrain:i=`rock`,unreached:a=!1,tool:o=!1}=r,s=r.reached??`NESW`,c=a?``:[...e].filter(e=>s.includes(e)).join(``),l=`tile/${i}/${n}/${e}/${c}/${o}`;return Ws(l,()=>Rl(l,{terrain:i,face:t,fixture:n,reached:c,tool:o}))}function Wl(e,t){let{terrain:n=`rock`}=t,r=Bl[n][e];if(r){let e=t.face??r.face,i=Hl(e,n);return i&&Ul(e,i,r.fixture,t)}let i=Hl(e,n);if(i)return Ul(e,i,``,t);let a=ac(e,n);return a&&Ws(`action/${n}/${e}`,t=>_c(t,e,n,a))}var Gl=e=>Ws(`back/${e}`,t=>Cc(t,e)),Kl=e=>Ws(`riddle/${e}`,t=>wc(t,e)),ql=(e,t)=>Wl(e,{terrain:t})!==null,Jl=(e,t={})=>Js(Wl(e,t)??Gl(t.terrain??`rock`),t),Yl=({clan:e,...t}={})=>e?Jl(`${e}-start`,{...t,terrain:`woods`}):Jl(`start`,t),Xl=(e,t={})=>Js(Wl(e,{...t,terrain:`rock`})??Kl(`rock`),t),Zl=(e,t={})=>Js(Wl(e,{...t,terrain:`woods`})??Kl(`woods`),t),Ql=e=>[z(e),z(`${e}-lo`),z(`${e}-hi`)],$l=`#2a2028`,eu={miner:{hat:`helmet`,cloth:[z(`gold`),z(`gold-lo`),`#fff`],beard:`round`,hair:xo[0],skin:bo[0],coat:z(`wood`),window:`swap`},saboteur:{hat:`hood`,cloth:[`#4a3050`,`#2d1c34`,z(`ember`)],beard:`point`,hair:$l,skin:bo[1],coat:`#2d1c34`,sly:!0,window:`harm`},blue:{hat:`bowl`,cloth:Ql(`blue`),beard:`round`,hair:xo[1],skin:bo[1],coat:z(`blue-lo`),window:`blue`},green:{hat:`cone`,cloth:Ql(`green`),beard:`spade`,hair:xo[0],skin:bo[0],coat:z(`green-lo`),window:`green`},boss:{hat:`top`,cloth:[`#6b2434`,`#471522`,z(`gold`)],beard:`square`,hair:xo[3],skin:bo[0],coat:`#471522`,grand:!0,window:`swap`},profiteer:{hat:`brim`,cloth:[`#6a4ba0`,`#48307a`,z(`gold`)],beard:`fork`,hair:xo[4],skin:bo[2],coat:`#48307a`,coin:!0,window:`know`},geologist:{hat:`pith`,cloth:[`#e9dcc0`,`#c9b48a`,z(`crystal`)],beard:`spade`,hair:xo[5],skin:bo[1],coat:`#2b7f86`,glasses:!0,window:`help`}},tu={loyal:{beard:`round`,hair:xo[1],skin:bo[0]},selfish:{beard:`fork`,hair:xo[2],skin:bo[1],smug:!0},saboteur:{beard:`point`,hair:$l,skin:bo[2],sly:!0}},nu=e=>e===`blue`?{hat:`bowl`,cloth:Ql(`blue`),coat:z(`blue-lo`),window:`blue`}:{hat:`square`,cloth:[z(`yellow`),z(`yellow-lo`),z(`ink`)],coat:z(`yellow-lo`),window:`yellow`},ru=e=>e in tu;function iu(e,t){return t?ru(e)?{...nu(t),...tu[e],badge:e}:null:eu[e]??null}var au=(e,t,n)=>J(e,t,G(yc,z(`gold`),12,10)+H(0,42,10,z(`gold`),`stroke="${z(`ink`)}" stroke-width="5"`),n),ou=e=>({...e?nu(e):{hat:`cap`,cloth:[`#5c5a68`,`#45434f`,`#fff`],coat:`#45434f`,window:`rock`},beard:`round`,hair:`#6d6a78`,skin:`#8d8a98`});function su(e,t,n,r=``){return{key:e,className:`ml-bust`,viewBox:n,body:jo(t)+r}}function cu(e,{clan:t,frame:n=`card`,...r}={}){let i=co(t)?t:void 0;return Js(Ws(`role/${e}/${i??``}/${n}`,t=>{let r=iu(e,i),a=r??ou(i);if(n===`bust`)return su(t,a,`0 -14 200 224`,r?``:au(152,158,.8));let o=J(100,172,J(-100,-100,jo(a)),1.06)+(r?``:au(100,196,1.3)),s=ec(100,34,330,74);return rc(t,{colours:Ia[a.window],shape:s,seed:Vo(e),inside:o,light:[100,130,150]})}),r)}var lu=(e,t)=>iu(e,t)!==null,uu=[`cap`,`beret`,`scarf`,`knitted`,`mop`],du=[[`#a9764a`,`#7d5433`],[`#7d8196`,`#585c70`],[`#8a7a4e`,`#655934`],[`#9a5f50`,`#70413a`],[`#6f8a86`,`#4d6764`],[`#84688a`,`#5f4a66`]];function fu(e){let t=Ho(Vo(e)),n=e=>e[Math.floor(t()*e.length)],r=n(xo),[i,a]=n(du);return{hat:n(uu),cloth:[i,a,r],coat:n(du)[1],beard:n(Object.keys(_o)),hair:r,skin:n(bo),smug:t()>.7,glasses:t()>.75,grand:t()>.7}}function pu(e,t={}){return Js(Ws(`avatar/${e}`,t=>su(t,fu(e),`14 14 172 172`)),t)}var mu=60;function hu(e){let t=new Set;return e.map((e,n)=>{let r=Array.from({length:mu},(t,r)=>`${e||n}${r?`/${r}`:``}`),i=e=>`${fu(e).hat} ${fu(e).cloth[0]}`,a=r.find(e=>!t.has(i(e)))??`${e}/${n}`;return t.add(i(a)),a})}var gu={1:[[100,152,46,0]],2:[[82,122,38,0],[118,188,38,70]],3:[[100,104,33,0],[72,176,33,60],[130,178,33,130]]},_u=[`#8a6a2a`,`#b08d43`,`#5f4312`],vu=()=>G(yc,`#fffbe6`,12,10)+H(0,42,9,`#fffbe6`,K(5));function yu(e,t={}){let n=gu[Number(e)]??[];return Js(Ws(`gold/${e}`,e=>rc(e,{colours:{...Ia.rock,line:Ia.swap.line},shape:$s(100,150,74,1.15),seed:n.length*7,inside:n.length?n.map(([e,t,n,r])=>Y(e,t,n,r,5)).join(``):Y(100,152,56,0,5,_u)+J(100,144,vu(),.8)})),t)}var bu=e=>e in xu,xu={gems:{layers:[`#1c4a66`,`#2b7fb5`,`#57b9d8`],light:`#e2faff`,ground:`#12304a`,line:`#081a2a`},gold:Ia.swap,silver:{layers:[`#4d5668`,`#6d788c`,`#a3afc0`],light:`#f6f9ff`,ground:`#343b4a`,line:`#1b202b`}},Su=[`M0 -14C10 -14 10 14 0 14C-10 14 -10 -14 0 -14Z`,`M-6 -8L2 -14V14`,`M-8 -7C-8 -16 8 -16 8 -7C8 0 -6 6 -8 14H9`,`M-8 -10C-4 -16 8 -15 7 -7C6 -1 0 -1 -1 -1C3 -1 9 1 8 7C7 16 -6 16 -9 9`,`M4 14V-14L-9 6H9`,`M7 -14H-6L-7 -2C-2 -5 9 -4 8 5C7 16 -6 16 -9 9`,`M6 -13C-4 -14 -9 -2 -8 6C-7 16 8 16 8 6C8 -3 -6 -3 -8 5`,`M-8 -14H8L-2 14`,`M0 -1C-10 -3 -8 -14 0 -14C8 -14 10 -3 0 -1C-11 1 -9 14 0 14C9 14 11 1 0 -1Z`,`M-6 13C4 14 9 2 8 -6C7 -16 -8 -16 -8 -6C-8 3 6 3 8 -5`];function Cu(e){let t=[...e].map(e=>Su[Number(e)]??``);return t.map((e,n)=>J((n-(t.length-1)/2)*26,0,G(e,`#fffbe6`,6,7))).join(``)}var wu=e=>U(-42,-36,84,72,20,z(`ink`),`stroke="${z(`gold`)}" stroke-width="5"`)+(e===`?`?J(0,-4,V(yc,`none`,`stroke="${z(`gold`)}" stroke-width="11" stroke-linecap="round"`)+H(0,40,8,z(`gold`)),.72):J(0,0,Cu(e),e.length>1?1.25:1.7));function Tu(e,t,n={}){return Js(Ws(`treasure/${e}/${t}`,n=>rc(n,{colours:bu(e)?xu[e]:Ia.moss,shape:$s(100,122,74,1.1),seed:e.length*31,inside:J(100,118,Bo[bu(e)?e:`treasure`](),1.05)+J(100,244,wu(String(t))),light:[100,110,110]})),n)}var Eu=[`trap`,`troll`,`dragon`];function Du(e){return e?V(`M-30 -72H30L72 -30V30L30 72H-30L-72 30V-30Z`,z(`ember-lo`),K(7))+V(`M-25 -60H25L60 -25V25L25 60H-25L-60 25V-25Z`,`#ffe3c4`):H(0,0,72,`#2f8070`,K(7))+H(0,0,60,`#eef6d2`)}function Ou(e,t={}){let n=Eu.includes(e);return Js(Ws(`token/${e}`,t=>({key:t,className:`ml-token`,viewBox:`-80 -80 160 160`,body:Du(n)+J(0,n?-2:0,pc(e,`woods`)?.()??``,.72)})),t)}var ku={blue:V(`M-25 -38C-27 -66 -14 -76 0 -76C14 -76 27 -66 25 -38Z`,z(`blue`),K(5))+H(0,-80,8,z(`blue-hi`),K(4))+U(-30,-44,60,12,6,z(`blue-lo`),K(4)),yellow:V(`M-22 -40L-18 -80H18L22 -40Z`,z(`yellow`),K(5))+U(-30,-44,60,12,2,z(`yellow-lo`),K(4))+V(`M0 -72L9 -61L0 -50L-9 -61Z`,z(`ink`))};function Au(e,t,{mark:n=``,...r}={}){return Js(Ws(`figure/${e}/${t}/${n}`,r=>({key:r,className:`ml-figure`,viewBox:`-50 -92 100 172`,body:za(0,66,38,10,z(`ink`),q(.45))+V(`M-24 56H-2V70H-28Q-30 60 -24 56ZM24 56H2V70H28Q30 60 24 56Z`,z(`wood-lo`),K(5))+V(`M-22 -14C-46 -2 -46 30 -40 58H40C46 30 46 -2 22 -14Z`,e,K(6))+H(0,-26,23,bo[0],K(5))+V(`M-24 -26C-28 12 -14 22 0 24C14 22 28 12 24 -26C14 -14 -14 -14 -24 -26Z`,`#efe4d2`,K(5))+H(-9,-29,3.5,z(`ink`))+H(9,-29,3.5,z(`ink`))+za(0,-20,7,6,bo[1],K(3.5))+ku[co(t)?t:`blue`]+(n===``?W(`M-40 42H40`,z(`wood-lo`),8):J(0,40,Cu(String(n)),String(n).length>1?.75:.95))})),r)}function ju(e,t={}){return Js(Ws(`clan/${e}`,t=>({key:t,className:`ml-icon`,viewBox:`-80 -80 160 160`,body:e===`blue`?H(0,0,62,z(`blue`),K(8))+H(0,0,30,`none`,Va(z(`blue-hi`),18)):V(`M0 -70L70 0L0 70L-70 0Z`,z(`yellow`),K(8))+V(`M0 -30L30 0L0 30L-30 0Z`,z(`ink`))})),t)}var Mu=(e,t,n)=>({key:e,className:t,viewBox:`-80 -80 160 160`,body:n});function Nu(e,t){return t&&dc(e)?fc(e):e===`lamp`?Zo(!0,!1):pc(e,`rock`)?.()??``}function Pu(e,{broken:t=!1,...n}={}){return Js(Ws(`tool/${e}/${t}`,n=>Mu(n,`ml-tool`,Nu(e,t))),n)}function Fu(e,{terrain:t=`rock`,...n}={}){return Js(Ws(`icon/${e}/${t}`,n=>Mu(n,`ml-icon`,pc(e,t)?.()??``)),n)}var Iu=class{constructor(e){this.value=e}valueOf(){return this.value}},X=class extends Iu{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Lu=class extends Iu{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Ru=class e extends Iu{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof Iu)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof Iu&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},zu=100,Bu=`⁨`,Vu=`⁩`;function Hu(e,t,n){return n===t||n instanceof Lu&&t instanceof Lu&&n.value===t.value||t instanceof Lu&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Uu(e,t,n){return t[n]?Qu(e,t[n].value):(e.reportError(RangeError(`No default`)),new X)}function Wu(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Gu(e,i.value):n.push(Gu(e,i));return{positional:n,named:r}}function Gu(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Lu(t.value,{minimumFractionDigits:t.precision});case`var`:return Ku(e,t);case`mesg`:return qu(e,t);case`term`:return Ju(e,t);case`func`:return Yu(e,t);case`select`:return Xu(e,t);default:return new X}}function Ku(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new X(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new X(`$${t}`);if(n instanceof Iu)return n;switch(typeof n){case`string`:return n;case`number`:return new Lu(n);case`object`:if(Ru.supportsValue(n))return new Ru(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new X(`$${t}`)}}function qu(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new X(t);if(n){let i=r.attributes[n];return i?Qu(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${t}.${n}`))}return r.value?Qu(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new X(t))}function Ju(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new X(i);if(n){let t=a.attributes[n];if(t){e.params=Wu(e,r).named;let n=Qu(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new X(`${i}.${n}`)}e.params=Wu(e,r).named;let o=Qu(e,a.value);return e.params=null,o}function Yu(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new X(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new X(`${t}()`);try{let t=Wu(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new X(`${t}()`)}}function Xu(e,{selector:t,variants:n,star:r}){let i=Gu(e,t);if(i instanceof X)return Uu(e,n,r);for(let t of n)if(Hu(e,i,Gu(e,t.key)))return Qu(e,t.value);return Uu(e,n,r)}function Zu(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new X;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>zu)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${zu}`);r&&n.push(Bu),n.push(Gu(e,i).toString(e)),r&&n.push(Vu)}return e.dirty.delete(t),n.join(``)}function Qu(e,t){return typeof t==`string`?e.bundle._transform(t):Zu(e,t)}var $u=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ed(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var td=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function nd(e,t){let n=e[0];if(n instanceof X)return new X(`NUMBER(${n.valueOf()})`);if(n instanceof Lu)return new Lu(n.valueOf(),{...n.opts,...ed(t,td)});if(n instanceof Ru)return new Lu(n.toNumber(),{...ed(t,td)});throw TypeError(`Invalid argument to NUMBER`)}var rd=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function id(e,t){let n=e[0];if(n instanceof X)return new X(`DATETIME(${n.valueOf()})`);if(n instanceof Ru||n instanceof Lu)return new Ru(n,ed(t,rd));throw TypeError(`Invalid argument to DATETIME`)}var ad=new Map;function od(e){let t=Array.isArray(e)?e.join(` `):e,n=ad.get(t);return n===void 0&&(n=new Map,ad.set(t,n)),n}var sd=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:nd,DATETIME:id,...t},this._useIsolating=n,this._transform=r,this._intls=od(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new $u(this,n,t);try{return Zu(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new X().toString(r);throw e}}},cd=/^(-?[a-zA-Z][\w-]*) *= */gm,ld=/\.([a-zA-Z][\w-]*) *= */y,ud=/\*?\[/y,dd=/(-?[0-9]+(?:\.([0-9]+))?)/y,fd=/([a-zA-Z][\w-]*)/y,pd=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,md=/^[A-Z][A-Z0-9_-]*$/,hd=/([^{}\n\r]+)/y,gd=/([^\\"\n\r]*)/y,_d=/\\([\\"])/y,vd=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,yd=/^\n+/,bd=/ +$/,xd=/ *\r?\n/g,Sd=/( *)$/,Cd=/{\s*/y,wd=/\s*}/y,Td=/\[\s*/y,Ed=/\s*] */y,Dd=/\s*\(\s*/y,Od=/\s*->\s*/y,kd=/\s*:\s*/y,Ad=/\s*,?\s*/y,jd=/\s+/y,Md=class{constructor(e){this.body=[],cd.lastIndex=0;let t=0;for(;;){let n=cd.exec(e);if(n===null)break;t=cd.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(ld);){let t=o(ld),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(hd)&&(r=o(hd)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=b();return i?r?u([r,i],i.length):(i.value=x(i.value,yd),u([i],i.length)):r?x(r,bd):null}function u(r=[],i){for(;;){if(n(hd)){r.push(o(hd));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=b();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=x(s,bd));let c=[];for(let e of r)e instanceof Nd&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Cd,SyntaxError);let e=f();if(i(wd))return e;if(i(Od)){let t=h();return i(wd,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(pd)){let[,e,t,n=null]=a(pd);if(e===`$`)return{type:`var`,name:t};if(i(Dd)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(md.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Ad)}}function m(){let e=f();return e.type===`mesg`&&i(kd)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(ud);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Td,SyntaxError);let e;return e=n(dd)?v():{type:`str`,value:o(fd)},i(Ed,SyntaxError),e}function _(){if(n(dd))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(dd),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(gd),e[t]===`\\`)n+=ee();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function ee(){if(n(_d))return o(_d);if(n(vd)){let[,e,t]=a(vd),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function b(){let n=t;switch(i(jd),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return te(e.slice(n,t))}return e[t-1]===` `&&te(e.slice(n,t))}function x(e,t){return e.replace(t,``)}function te(e){let t=e.replace(xd,`
`),n=Sd.exec(e)[1].length;return new Nd(t,n)}}},Nd=class{constructor(e,t){this.value=e,this.length=t}},Pd=`⁨`,Fd=`⁩`,Id=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/,Ld=/[A-Za-z\u00c0-\u02af\u0370-\u058f\u1e00-\u1fff]/;function Rd(e,t){return zd(Pd+e+Fd,t)}function zd(e,t){let n=t?Ld:Id,r=[{all:``,own:``}];for(let t of e){let e=r.at(-1);if(t===Pd)r.push({all:``,own:``});else if(t===Fd&&r.length>1){r.pop();let t=r.at(-1),i=n.test(e.own);t.all+=i?Pd+e.all+Fd:e.all,i||(t.own+=e.own)}else e.all+=t,e.own+=t}return r.map(({all:e})=>e).join(``)}var Bd=/^(-?[a-zA-Z][\w-]*) *=/gm;function Vd(e){console.error(e)}function Hd(e,t){let n=new sd(e);for(let r of t){for(let t of n.addResource(new Md(r)))Vd(`${e}: ${t.message}`);for(let[,t=``]of r.matchAll(Bd))!t.startsWith(`-`)&&!n.hasMessage(t)&&Vd(`${e}: the text of ${t} does not parse`)}return n}function Ud(e,t){return Gd(e,t)!==null}function Wd(e,t,n){let r=e.locales[0]??``,i=Gd(e,t);if(i===null)return Vd(`${r}: there is no text ${t}`),t;let a=[],o=zd(e.formatPattern(i,n,a),r===`he`);for(let e of a)Vd(`${r}: ${t}: ${e.message}`);return o}function Gd(e,t){let[n=``,r]=t.split(`.`),i=e.getMessage(n);return(r===void 0?i?.value:i?.attributes[r])??null}var Kd=Object.values(Object.assign({"../../../src/motherlode/locales/en/analysis.ftl":`# The analysis of a finished game. Texts name no gender; numbers come formatted.

analysis-title = Analysis
analysis-lead = What each moment looked like from what could be known then.
analysis-waiting = In the queue. Analyses ahead: { $ahead }
analysis-running = Analysing: { $progress }

## The chart

analysis-chart-chance = Chance that the treasure is reached, by step
analysis-chart-points = Points each player could expect, by step
analysis-now = Step { $step }: { $value }
analysis-go = Go to step { $step }

## Moves

analysis-turning = Turning points
analysis-turning-none = No single move changed much.
analysis-swing-chance = Chance of the treasure: from { $before } to { $after }
analysis-swing-points = { $name } could expect: { $before } points, then { $after }
analysis-players = The players
analysis-sound = Sound moves: { $share } of { $count }
analysis-best = Best move
analysis-costliest = Costliest move
analysis-best-none = No move clearly stood out.
analysis-costliest-none = No clear mistake.
analysis-gain = Better than the next best by { $amount }
analysis-loss = Worse by { $amount } than: { $better }
analysis-amount-chance = { $amount } of winning
analysis-amount-gold = { $amount } gold
analysis-amount-points = { $amount } points

## Roles

analysis-round = Round { $round }, { $role }:
analysis-known = could be known from step { $step }
analysis-never-known = never given away; suspicion at the end { $last }
analysis-suspected = suspicion up to { $peak }

## Bluffs and claims

analysis-bluffs = Bluffs that worked
analysis-bluff = { $name }, step { $step }: public suspicion fell from { $before } to { $after }
analysis-claims = Claims that moved the table
analysis-claim-true = True. Believed: { $before } before, { $after } after
analysis-claim-false = False. Believed: { $before } before, { $after } after

## What this report holds

analysis-about = How to read this
analysis-about-chance = The chance and the moves are estimated by playing the round on many times, in worlds that fit what could be known. Small differences are noise and are not named.
analysis-about-gold = The chance is a fitted estimate from roles as everyone could guess them, the distance and the turns left. Moves are compared by the gold that their player could expect. Accusations do not change the estimate.
analysis-about-points = There is no single treasure here: the lines are the treasure that each player holds and could expect. Moves are compared by their value to the player’s own side. Claims do not change the estimate.

## What moves did

analysis-why-lay-nearer = Tunnel: nearer to the treasure (cards: { $cards })
analysis-why-lay-farther = Tunnel: farther from the treasure (cards: { $cards })
analysis-why-lay-even = Tunnel: as far from the treasure as before
analysis-why-rockfall-nearer = Rockfall: nearer to the treasure (cards: { $cards })
analysis-why-rockfall-farther = Rockfall: farther from the treasure (cards: { $cards })
analysis-why-rockfall-even = Rockfall: as far from the treasure as before
analysis-why-map = Map: a look at a goal
analysis-why-break = Against { $target }; suspicion then { $chance }
analysis-why-break-own = Against oneself
analysis-why-fix = Help for { $target }; suspicion then { $chance }
analysis-why-fix-own = Own tools mended
analysis-why-pass = Cards discarded
analysis-why-shed = A hindrance removed for two cards
analysis-why-theft = A theft planned
analysis-why-hands-off = Thieves warned off
analysis-why-inspect = A look at a dwarf card
analysis-why-swap-hats = Dwarf cards swapped
analysis-why-swap-hands = Hands swapped
analysis-why-path = Path laid
analysis-why-tool = Tool used on an obstacle
analysis-why-trap = Trap set
analysis-why-troll = Troll called
analysis-why-storm = Storm
analysis-why-look-mine = A look at a mine
analysis-why-look-treasure = A look at a treasure
analysis-why-look-dwarf = A look at a dwarf card
analysis-why-discard = Cards discarded
analysis-why-call-vote = Vote called
analysis-why-walk = Walk
analysis-why-stay = Stayed in place
`,"../../../src/motherlode/locales/en/cards.ftl":`# Names of what lies on the table. \`.object\` is the same thing as the object of a sentence: «… laid a fork».

## Rulesets

ruleset-base = Saboteur
    .about = Dig for gold together, and work out who doesn’t want you to find it.
ruleset-base-classic = Saboteur, early printing
    .about = The base game, with gold shared and rounds begun as in an earlier printing.
ruleset-saboteur2 = Saboteur 2
    .about = Two teams of miners race each other; doors, ladders, thieves and traps.
ruleset-lost-mines = The Lost Mines
    .about = Two clans lay paths through a forest and walk them to mines full of treasure.

## Options of a table

option-rounds = Rounds
    .about = How many rounds the game has.
option-first = Who goes first
    .about = The seat that takes the first turn; if none is chosen, it is drawn at random.
option-no_gold_for_broken_tools = No gold with a broken tool
    .about = A miner whose tool is broken at the end of a round gets no gold.
option-until_single_winner = Until there is one winner
    .about = After a tie more rounds are played, four at most.

## Bots

bot-random = Scatterbrain
    .about = Plays any card, anywhere.
bot-greedy = Greedy
    .about = Takes the shortest way to its goal and trusts everyone.
bot-trust = Watchful
    .about = Keeps track of who helps and who harms, and is quick to accuse.
bot-belief = Shrewd
    .about = After every card, weighs up who might be who and where the treasure might be.
bot-search = Deep thinker
    .about = Plays many rounds out in its head before it chooses.
bot-neural = Self-taught
    .about = Knows the base game from rounds against itself. In the other games it plays like Shrewd.
bot-belief-novice = Newcomer
    .about = Forgets quickly and often misses the best move.
bot-belief-easy = Easy-going
    .about = Just as shrewd, but forgetful and not always careful.
bot-belief-cautious = Cautious
    .about = Harms others only when there is hardly any doubt.
bot-belief-accuser = Accuser
    .about = Harms others on mere suspicion.
bot-belief-deep-cover = Deep cover
    .about = As a saboteur it plays along until the miners get close.

## Roles and clans

role-miner = miner
    .goal = Dig a tunnel from the start to the treasure before the cards run out.
role-saboteur = saboteur
    .goal = Keep the others from reaching the treasure, without being found out.
    .other-clan = You secretly work for the other clan: your treasures go to them.
role-blue = blue miner
    .goal = Reach the treasure for the blue team, by a way with no green door.
role-green = green miner
    .goal = Reach the treasure for the green team, by a way with no blue door.
role-boss = boss
    .goal = You win with any team that wins, but get one nugget less.
role-profiteer = profiteer
    .goal = You win no matter who wins, but get two nuggets less.
role-geologist = geologist
    .goal = Every crystal in the maze is worth a nugget to you.
role-loyal = loyal dwarf
    .goal = Bring home treasures for your clan: you share them.
role-selfish = selfish dwarf
    .goal = Bring home treasures for yourself: you keep them all.
role-unknown = unknown role
clan-blue = the blue clan
clan-yellow = the yellow clan

## Tools, and what can lie in front of a player

tool-pick = pickaxe
tool-lamp = lamp
tool-cart = cart
tool-unknown = tool
front-pick = broken pickaxe
front-lamp = broken lamp
front-cart = broken cart
front-trap = trapped
front-theft = planning a theft
front-troll = called the troll
front-dragon = woke the dragon
front-treasure = has a treasure

## Goals, mines and treasures

goal-treasure = treasure
goal-stone = stone
goal-unknown = face-down goal
spot-goal-top = the upper goal
spot-goal-middle = the middle goal
spot-goal-bottom = the lower goal
mine-gems = gem mine
mine-gold = gold mine
mine-silver = silver mine
mine-dragon = dragon’s mine
mine-unknown = face-down mine
spot-mine-1 = the first mine from the top
    .object = the first mine from the top
    .at = at the first mine from the top
spot-mine-2 = the second mine from the top
    .object = the second mine from the top
    .at = at the second mine from the top
spot-mine-3 = the third mine from the top
    .object = the third mine from the top
    .at = at the third mine from the top
spot-mine-4 = the bottom mine
    .object = the bottom mine
    .at = at the bottom mine
treasure-gems = gems
treasure-gold = gold
treasure-silver = silver
treasure-unknown = treasure
treasure-number = no. { $number }
treasure-worth =
    { $count ->
        [one] { $treasure }, { $count } point
       *[other] { $treasure }, { $count } points
    }

## Cards that are laid: their shape, and what else is printed on them

card-unknown = card
    .object = a card
card-with = { $shape } { $feature }
shape-straight = straight tunnel
    .object = a straight tunnel
shape-path = straight path
    .object = a straight path
shape-bend = bend
    .object = a bend
shape-fork = fork
    .object = a fork
shape-crossroads = crossroads
    .object = a crossroads
shape-dead-end = dead end
    .object = a dead end
shape-bridge = bridge
    .object = a bridge
shape-double-curve = double curve
    .object = a double curve
shape-blocked = partly blocked tunnel
    .object = a partly blocked tunnel
shape-shaft = shaft
    .object = a shaft
feature-ladder = with a ladder
feature-blue = with a blue door
feature-green = with a green door
feature-crystal = with a crystal
feature-tree = with a fallen tree
feature-lake = with a lake
feature-ditch = with a ditch
feature-rocks = with rocks
feature-campfire = with a campfire

## Which ways a card leads

side-N = up
side-E = right
side-S = down
side-W = left
ways-partly = { $through }; blocked: { $stubs }
ways-blocked = blocked: { $stubs }

## Action cards, by their names with \`-\` for \`+\`

card-map = map
    .object = a map
card-rockfall = rockfall
    .object = a rockfall
card-break-pick = broken pickaxe
    .object = a broken pickaxe
card-break-lamp = broken lamp
    .object = a broken lamp
card-break-cart = broken cart
    .object = a broken cart
card-fix-pick = pickaxe repair
    .object = a pickaxe repair
card-fix-lamp = lamp repair
    .object = a lamp repair
card-fix-cart = cart repair
    .object = a cart repair
card-fix-lamp-pick = lamp or pickaxe repair
    .object = a lamp or pickaxe repair
card-fix-cart-pick = cart or pickaxe repair
    .object = a cart or pickaxe repair
card-fix-cart-lamp = cart or lamp repair
    .object = a cart or lamp repair
card-theft = theft
    .object = a theft
card-hands-off = hands off!
    .object = a hands-off card
card-swap-hats = swap hats
    .object = a swap-hats card
card-trap = trap
    .object = a trap
card-free = freedom
    .object = a freedom card
card-inspect = inspection
    .object = an inspection
card-swap-hands = swap hands
    .object = a swap-hands card
card-axe = axe
    .object = an axe
card-boat = boat
    .object = a boat
card-rope = rope
    .object = a rope
card-troll = troll
    .object = a troll
card-storm = storm
    .object = a storm
card-look-mine-treasure = look at a mine or a treasure
    .object = a look at a mine or a treasure
card-look-dwarf-mine = look at a dwarf or a mine
    .object = a look at a dwarf or a mine
card-look-dwarf-treasure = look at a dwarf or a treasure
    .object = a look at a dwarf or a treasure

## People and places

you = you
someone = someone
seat-number = seat { $number }
somewhere = somewhere
nothing = nothing

# A place as one sees it: «two right of the start, one up». \`.cells\` is the number with what is counted.

counted-1 = one
    .cells = one
counted-2 = two
    .cells = two
counted-3 = three
    .cells = three
counted-4 = four
    .cells = four
counted-5 = five
    .cells = five
counted-6 = six
    .cells = six
counted-7 = seven
    .cells = seven
counted-8 = eight
    .cells = eight
counted-9 = nine
    .cells = nine
counted-10 = ten
    .cells = ten
counted-many = { $count }
    .cells = { $count }
start-tunnel = the start
    .at = at the start
start-blue = the blue start
    .at = at the blue start
start-yellow = the yellow start
    .at = at the yellow start
place-row =
    { $side ->
        [left] { $across } left of { $start }
       *[right] { $across } right of { $start }
    }
place-column =
    { $way ->
        [up] { $along } above { $start }
       *[down] { $along } below { $start }
    }
place-both = { $row }, { $way ->
        [up] { $along } up
       *[down] { $along } down
    }
`,"../../../src/motherlode/locales/en/claims.ftl":`# Ready-made claims, as their speaker says them.

claim-treasure-at = The treasure is at { $spot }.
claim-stone-at = There’s only stone at { $spot }.
claim-suspect =
    { $whom ->
        [me] I suspect you.
       *[other] I suspect { $target }.
    }
claim-trust =
    { $whom ->
        [me] I trust you.
       *[other] I trust { $target }.
    }
claim-mend-my-pick = Please mend my pickaxe.
claim-mend-my-lamp = Please mend my lamp.
claim-mend-my-cart = Please mend my cart.
claim-mend-my-unknown = Please mend my tools.
claim-good-move = Good move!
claim-bad-move = Bad move.
claim-hurry = Hurry up, please.
claim-sorry = Sorry!
claim-thanks = Thank you!

# What a rule of the game says about talk.

claim-rule-L-31 = You may not tell other players what an information card showed you.
`,"../../../src/motherlode/locales/en/events.ftl":`# What happened, one sentence an event. $who is \`me\` if the reader did it, $name is who did it; $whom is \`me\` if it was
# done to the reader, \`self\` if somebody did it to themselves, and $target is whom it was done to.

## Whose decision it is

asked-turn =
    { $who ->
        [me] Your turn.
       *[other] It’s { $name }’s turn.
    }
asked-gold =
    { $who ->
        [me] Choose a gold card.
       *[other] { $name } is choosing a gold card.
    }
asked-theft =
    { $who ->
        [me] Choose whom to rob.
       *[other] { $name } is choosing whom to rob.
    }
asked-play =
    { $who ->
        [me] Your turn: play a card, or discard one or two.
       *[other] It’s { $name }’s turn.
    }
asked-walk =
    { $who ->
        [me] Move your dwarf, or stay where you are.
       *[other] { $name } is deciding where to go.
    }
asked-treasure =
    { $who ->
        [me] Choose a treasure.
       *[other] { $name } is choosing a treasure.
    }
asked-vote =
    { $who ->
        [me] Should the round end now: yes or no.
       *[other] { $name } is voting on whether to end the round.
    }
event-queued = Next to decide: { $names }.
event-nobody-queued = No more decisions.

## Rounds

event-round-began =
    { $who ->
        [me] Round { $number } begins, and you go first.
       *[other] Round { $number } begins; { $name } goes first.
    }
event-your-role = Your secret role: { $role }.
event-your-clan = You belong to { $clan }.
event-round-ended =
    { $outcome ->
        [miners] Round { $number } is over: the treasure was reached, and the miners won.
        [saboteurs] Round { $number } is over: the treasure was not reached, and the saboteurs won.
        [nobody] Round { $number } is over: the treasure was not reached, but there was no saboteur. Nobody won.
        [reached] Round { $number } is over: the treasure was reached.
        [missed] Round { $number } is over: the treasure was not reached.
       *[over] Round { $number } is over.
    }
event-roles-shown = The roles: { $roles }.
event-role-left-over = Left over: { $role }.
event-mines-shown = The mines, from the top: { $mines }.
entry = { $name } – { $what }
event-you-won-gold =
    { $nuggets ->
        [one] The game is over. You won, with { $nuggets } nugget!
       *[other] The game is over. You won, with { $nuggets } nuggets!
    }
event-game-ended-gold =
    { $count ->
        [one] The game is over. The winner, with { $nuggets ->
            [one] { $nuggets } nugget
           *[other] { $nuggets } nuggets
        }: { $names }.
       *[other] The game is over. The winners, with { $nuggets ->
            [one] { $nuggets } nugget
           *[other] { $nuggets } nuggets
        } each: { $names }.
    }
event-you-won-points =
    { $points ->
        [one] The game is over. You won, with { $points } point!
       *[other] The game is over. You won, with { $points } points!
    }
event-game-ended-points =
    { $count ->
        [one] The game is over. The winner, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }: { $names }.
       *[other] The game is over. The winners, with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each: { $names }.
    }

## Cards laid and goals

event-laid =
    { $who ->
        [me] You laid { $card } { $place }.
       *[other] { $name } laid { $card } { $place }.
    }
event-goal-turned-up =
    { $what ->
        [treasure] The tunnel has reached { $goal }: it’s the treasure!
       *[stone] The tunnel has reached { $goal }: only stone.
    }
event-rock-fell =
    { $who ->
        [me] Rockfall! You removed { $card } { $place }.
       *[other] Rockfall! { $name } removed { $card } { $place }.
    }
event-peeked =
    { $who ->
        [me] You looked at { $goal }.
       *[other] { $name } looked at { $goal }.
    }
event-peeked-treasure =
    { $who ->
        [me] You looked at { $goal }: it’s the treasure!
       *[other] { $name } looked at { $goal }: it’s the treasure!
    }
event-peeked-stone =
    { $who ->
        [me] You looked at { $goal }: only stone.
       *[other] { $name } looked at { $goal }: only stone.
    }

## Hands

event-discarded =
    { $who ->
        [me] You discarded { $card } face down.
       *[other] { $name } discarded { $card } face down.
    }
event-drew =
    { $who ->
        [me] You drew { $card }.
       *[other] { $name } drew { $card }.
    }
event-passed-empty =
    { $who ->
        [me] You had no cards left and passed.
       *[other] { $name } had no cards left and passed.
    }
event-hands-swapped =
    { $who ->
        [me] You swapped hands with { $target }.
       *[other] { $whom ->
            [me] { $name } swapped hands with you.
           *[other] { $name } swapped hands with { $target }.
        }
    }
event-hands-changed = You gave: { $gave }. You got: { $got }.

## In front of players

event-put-in-front-pick =
    { $who ->
        [me] You broke { $target }’s pickaxe.
       *[other] { $whom ->
            [me] { $name } broke your pickaxe.
           *[other] { $name } broke { $target }’s pickaxe.
        }
    }
event-put-in-front-lamp =
    { $who ->
        [me] You broke { $target }’s lamp.
       *[other] { $whom ->
            [me] { $name } broke your lamp.
           *[other] { $name } broke { $target }’s lamp.
        }
    }
event-put-in-front-cart =
    { $who ->
        [me] You broke { $target }’s cart.
       *[other] { $whom ->
            [me] { $name } broke your cart.
           *[other] { $name } broke { $target }’s cart.
        }
    }
event-put-in-front-trap =
    { $who ->
        [me] You trapped { $target }.
       *[other] { $whom ->
            [me] { $name } trapped you.
           *[other] { $name } trapped { $target }.
        }
    }
event-put-in-front-theft =
    { $who ->
        [me] You plan to steal a nugget at the end of the round.
       *[other] { $name } plans to steal a nugget at the end of the round.
    }
event-front-cleared-pick =
    { $who ->
        [me] { $whom ->
            [self] You mended your own pickaxe.
           *[other] You mended { $target }’s pickaxe.
        }
       *[other] { $whom ->
            [me] { $name } mended your pickaxe.
            [self] { $name } mended their own pickaxe.
           *[other] { $name } mended { $target }’s pickaxe.
        }
    }
event-front-cleared-lamp =
    { $who ->
        [me] { $whom ->
            [self] You mended your own lamp.
           *[other] You mended { $target }’s lamp.
        }
       *[other] { $whom ->
            [me] { $name } mended your lamp.
            [self] { $name } mended their own lamp.
           *[other] { $name } mended { $target }’s lamp.
        }
    }
event-front-cleared-cart =
    { $who ->
        [me] { $whom ->
            [self] You mended your own cart.
           *[other] You mended { $target }’s cart.
        }
       *[other] { $whom ->
            [me] { $name } mended your cart.
            [self] { $name } mended their own cart.
           *[other] { $name } mended { $target }’s cart.
        }
    }
event-front-cleared-trap =
    { $who ->
        [me] { $whom ->
            [self] You freed yourself from the trap.
           *[other] You freed { $target } from the trap.
        }
       *[other] { $whom ->
            [me] { $name } freed you from the trap.
            [self] { $name } got out of the trap.
           *[other] { $name } freed { $target } from the trap.
        }
    }
event-front-cleared-theft =
    { $who ->
        [me] { $whom ->
            [self] You gave up your theft.
           *[other] You foiled { $target }’s theft.
        }
       *[other] { $whom ->
            [me] { $name } foiled your theft.
            [self] { $name } gave up their theft.
           *[other] { $name } foiled { $target }’s theft.
        }
    }
event-shed-pick =
    { $who ->
        [me] You got rid of your broken pickaxe.
       *[other] { $name } got rid of a broken pickaxe.
    }
event-shed-lamp =
    { $who ->
        [me] You got rid of your broken lamp.
       *[other] { $name } got rid of a broken lamp.
    }
event-shed-cart =
    { $who ->
        [me] You got rid of your broken cart.
       *[other] { $name } got rid of a broken cart.
    }
event-shed-trap =
    { $who ->
        [me] You got out of the trap.
       *[other] { $name } got out of the trap.
    }
event-shed-theft =
    { $who ->
        [me] You gave up your theft.
       *[other] { $name } gave up their theft.
    }

## Dwarf cards

event-hats-swapped =
    { $who ->
        [me] { $whom ->
            [self] Swap hats! You took a new dwarf card.
           *[other] Swap hats! You gave { $target } a new dwarf card.
        }
       *[other] { $whom ->
            [me] Swap hats! { $name } gave you a new dwarf card.
            [self] Swap hats! { $name } took a new dwarf card.
           *[other] Swap hats! { $name } gave { $target } a new dwarf card.
        }
    }
event-new-role = The new role: { $role }.
event-inspected =
    { $who ->
        [me] You looked at { $target }’s dwarf card.
       *[other] { $whom ->
            [me] { $name } looked at your dwarf card.
           *[other] { $name } looked at { $target }’s dwarf card.
        }
    }
event-role-seen = The role: { $role }.

## Gold

event-gold-drawn =
    { $count ->
        [one] { $count } gold card is shared out.
       *[other] { $count } gold cards are shared out.
    }
event-gold-passed =
    { $who ->
        [me] { $count ->
            [one] You get { $count } gold card to choose from.
           *[other] You get { $count } gold cards to choose from.
        }
       *[other] { $count ->
            [one] { $name } gets { $count } gold card to choose from.
           *[other] { $name } gets { $count } gold cards to choose from.
        }
    }
event-gold-values = Nuggets on them: { $values }.
event-gold-taken =
    { $who ->
        [me] You kept a gold card.
       *[other] { $name } kept a gold card.
    }
event-gold-taken-seen =
    { $who ->
        [me] You kept a gold card ({ $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }).
       *[other] { $name } kept a gold card ({ $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }).
    }
event-gold-paid =
    { $who ->
        [me] You got a gold card.
       *[other] { $name } got a gold card.
    }
event-gold-paid-seen =
    { $who ->
        [me] You got a gold card ({ $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }).
       *[other] { $name } got a gold card ({ $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }).
    }
event-earned =
    { $who ->
        [me] You earned { $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }.
       *[other] { $name } earned { $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }.
    }
event-robbed =
    { $who ->
        [me] You stole a nugget from { $target }.
       *[other] { $whom ->
            [me] { $name } stole a nugget from you.
           *[other] { $name } stole a nugget from { $target }.
        }
    }
event-robbed-nothing =
    { $who ->
        [me] You tried to rob { $target }, but there was nothing to take.
       *[other] { $whom ->
            [me] { $name } tried to rob you, but there was nothing to take.
           *[other] { $name } tried to rob { $target }, but there was nothing to take.
        }
    }

## The Lost Mines

event-tool-placed =
    { $who ->
        [me] You put { $card } on the obstacle { $place }.
       *[other] { $name } put { $card } on the obstacle { $place }.
    }
event-trap-set =
    { $who ->
        [me] You set a trap on the { $side ->
            [up] upper
            [down] lower
            [left] left
           *[right] right
        } edge of the card { $place }.
       *[other] { $name } set a trap on the { $side ->
            [up] upper
            [down] lower
            [left] left
           *[right] right
        } edge of the card { $place }.
    }
event-troll-called =
    { $who ->
        [me] You put a troll on the { $side ->
            [up] upper
            [down] lower
            [left] left
           *[right] right
        } edge of the card { $place }.
       *[other] { $name } put a troll on the { $side ->
            [up] upper
            [down] lower
            [left] left
           *[right] right
        } edge of the card { $place }.
    }
event-troll-left =
    { $who ->
        [me] Your troll left.
       *[other] { $name }’s troll left.
    }
event-stormed =
    { $who ->
        [me] Storm! You swept away { $card } { $place }.
       *[other] Storm! { $name } swept away { $card } { $place }.
    }
event-scouted =
    { $who ->
        [me] You looked at { $mine }.
       *[other] { $name } looked at { $mine }.
    }
event-mine-seen = It’s the { $mine }.
event-appraised =
    { $who ->
        [me] You looked at a treasure ({ $treasure }).
       *[other] { $name } looked at a treasure ({ $treasure }).
    }
event-treasure-taken =
    { $who ->
        [me] You took a treasure ({ $treasure }).
       *[other] { $name } took a treasure ({ $treasure }).
    }
event-treasure-value =
    { $count ->
        [one] It’s worth { $count } point.
       *[other] It’s worth { $count } points.
    }
event-cards-due =
    { $count ->
        [one] { $count } card will be drawn at the end of the turn.
       *[other] { $count } cards will be drawn at the end of the turn.
    }
event-walked =
    { $who ->
        [me] Your dwarf is now { $place }.
       *[other] { $name }’s dwarf is now { $place }.
    }
event-card-lost =
    { $who ->
        [me] A trap cost you { $card }.
       *[other] A trap cost { $name } { $card }.
    }
event-mine-turned-up = A dwarf has uncovered { $place }: it’s the { $mine }!
event-dragon-woken =
    { $who ->
        [me] You woke the dragon.
       *[other] { $name } woke the dragon.
    }
event-turn-lost =
    { $who ->
        [me] You had no cards left and lost the turn.
       *[other] { $name } had no cards left and lost the turn.
    }
event-vote-called =
    { $who ->
        [me] You proposed ending the round.
       *[other] { $name } proposed ending the round.
    }
event-voted-yes =
    { $who ->
        [me] You voted to end the round.
       *[other] { $name } voted to end the round.
    }
event-voted-no =
    { $who ->
        [me] You voted to play on.
       *[other] { $name } voted to play on.
    }
event-vote-ended = The vote is over.
event-scored = Points: { $points }.
event-scored-nothing = Nobody scored.
event-dragon-paid = Given back to the dragon: { $points }.
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## At the table

fact-opened = The table is open.
fact-seated = { $name } sat down.
fact-bot-seated = A bot sat down: { $bot }.
fact-stood = { $name } left the table.
fact-removed = { $name } was removed by the host.
fact-began = The game begins.
fact-away-left =
    { $who ->
        [me] You left the game; a bot is playing for you.
       *[other] { $name } left the game; a bot is playing instead.
    }
fact-away-time =
    { $who ->
        [me] You ran out of time; a bot is playing for you.
       *[other] { $name } ran out of time; a bot is playing instead.
    }
fact-returned =
    { $who ->
        [me] You are back.
       *[other] { $name } is back.
    }
fact-claimed = { $name }: { $claim }
fact-closed-abandoned = The table is closed: everyone has left.
fact-closed-operator = The table was closed by the server’s administrator.
`,"../../../src/motherlode/locales/en/help.ftl":`# What cards do and signs mean, in a sentence: shown when one points at them.

help-tunnel = Lay it beside the maze so that it fits on every side and leads back to the start. You may turn it upside down.
help-dead-end = A dead end: nothing leads on from here.
help-bridge = Two tunnels that don’t meet: there is no way to turn from one into the other.
help-blocked = Some of its tunnels are joined, others end in rubble.
help-ladder = A ladder is connected to the start and to every other ladder.
help-blue = At the end of the round only blue miners may pass this door.
help-green = At the end of the round only green miners may pass this door.
help-crystal = Crystals matter only to geologists: each one is worth a nugget to them.
help-break = Lay it in front of another player, who can’t lay tunnels until the tool is mended.
help-fix = Removes one broken tool of this kind, from any player.
help-fix-two = Mends one of the two tools, and you choose which.
help-rockfall = Removes one tunnel card from the maze, but never the start or a goal.
help-map = Look at one face-down goal. You alone see it.
help-theft = Lay it in front of yourself: after the gold is shared out, you take a nugget from another player.
help-hands-off = Removes a theft card in front of any player.
help-swap-hats = Any player, even you, trades in their dwarf card for a new one.
help-swap-hands = You and another player swap all the cards in your hands.
help-inspect = Look at another player’s dwarf card. You alone see it.
help-trap = Lay it in front of another player, who can’t lay tunnels and gets no gold while trapped.
help-free = Sets a trapped player free.
help-path = Lay it beside a card so that it fits on every side and continues a path.
help-tree = Nobody gets past a fallen tree until an axe lies on it.
help-lake = Nobody crosses a lake until a boat lies on it.
help-ditch = Nobody crosses a ditch until a rope lies on it.
help-rocks = There is room for one dwarf between these rocks.
help-campfire = A dwarf that starts here may walk up to five cards.
help-tool = Put it on an obstacle: axe on a tree, boat on a lake, rope on a ditch.
help-look = Look at one of the two things it shows. You may not tell the others what you saw.
help-trap-way = Set it on a path: any player whose dwarf passes loses a card.
help-troll = Put it on a path: nobody gets past until your next turn.
help-storm = Removes a path card that no dwarf stands on.
help-sign-broken = A broken tool: this player can’t lay tunnels until it is mended.
help-sign-trap = Trapped: no tunnels now, and no gold at the end of the round.
help-sign-theft = Planning a theft: a nugget will be stolen after the gold is shared out.
help-sign-troll = This player’s troll is on the board.
help-sign-dragon = Woke the dragon: gives back two points of this round.
help-sign-treasure = Has a treasure.
`,"../../../src/motherlode/locales/en/lesson.ftl":`# The lesson: a first round with Ada, Lou and Cy. Of each chapter: what is going on, what to do, and what to say afterwards.

## The coach

lesson-coach = Your coach
lesson-start = Show me
lesson-go-on = Next
lesson-skip = Skip
lesson-restart = Start over
lesson-try-again = Try again
lesson-chapter = Part { $number } of { $chapters }
lesson-finished = That’s all there is to it
lesson-to-play = Play a game
lesson-to-rules = Read the rules
lesson-then-place = Good. Now choose the lit spot.
lesson-then-seat = Good. Now choose the lit player.
lesson-then-discard = Good. Now press “Discard”.
lesson-card-tunnel = Tunnel cards make the maze grow.
lesson-card-dead-end = A dead end: its tunnels all stop in the middle, so nobody can dig on from it.
lesson-card-map = A map lets you look at one goal in secret.
lesson-card-break = A broken tool goes in front of another player, who then cannot lay tunnels.
lesson-card-fix = A repair takes away a broken tool of its kind.
lesson-card-rockfall = A rockfall removes a tunnel card from the maze.
lesson-card-later = Keep it for now.

## Chapters

lesson-hello = Welcome to the mine! You’re a dwarf, and one of the three cards on the right hides a treasure. Miners want a tunnel from the ladder to reach it. But somebody here may be a saboteur, hoping it never does. Roles are secret.
lesson-lay-a-tunnel = On your turn you use one card and draw a new one. Most cards are tunnels. A tunnel goes right beside another card, tunnel to tunnel and rock to rock, and it has to lead back to the ladder.
lesson-lay-a-tunnel-do = Choose a straight tunnel, then the lit spot next to the ladder.
lesson-lay-a-tunnel-done = Well dug! The lamplight shows how far the tunnels reach. You’ve drawn a new card, and now it’s the others’ turn.
lesson-turn-a-card = { $ada } dug on. { $lou } passed: he discarded a card face down, so nobody knows which. { $cy } used a map to look at the middle goal. You may turn cards upside down, but never sideways.
lesson-turn-a-card-do = Choose the bend, then the lit spot. The card turns so that it fits.
lesson-turn-a-card-done = It fits! Now the tunnel leads down. You can also turn a card yourself: just choose it again.
lesson-map = One of the three goals is the treasure, the other two are only stone. A map lets you look at one of them, and you alone see it.
lesson-map-do = Choose the map, then the lower goal.
lesson-map-done = There’s the treasure! A mark that only you can see will remind you. You may tell the others. Whether they believe you is up to them.
lesson-broken-tool = { $lou } broke your lamp! As long as a broken tool lies in front of you, you can’t lay tunnels. You can still play other cards, or pass: discard a card face down and draw another. You won’t miss a dead end.
lesson-broken-tool-do = Choose the dead end and press “Discard”.
lesson-broken-tool-done = Good riddance. And look what you drew: a lamp repair!
lesson-mend = And now { $lou } has broken { $cy }’s cart, too. Odd, for a miner … A repair removes a broken tool of its kind: yours or anybody’s.
lesson-mend-do = Choose the lamp repair, then your own seat.
lesson-mend-done = Your lamp is burning again, so you can dig.
lesson-suspicion = { $ada } mended { $cy }’s cart: that’s what friends do. But { $lou } laid a dead end right in our way, and that’s what saboteurs do. Let’s stop him with a broken tool.
lesson-suspicion-do = Choose the broken pickaxe, then { $lou }.
lesson-suspicion-done = As long as it lies there, { $lou } can’t lay tunnels. Of course you might be wrong: roles are only revealed when the round is over.
lesson-rockfall = { $ada } sees it your way and broke { $lou }’s cart as well. But the dead end is still in our way. A rockfall removes any tunnel card from the maze. Saboteurs like it, too.
lesson-rockfall-do = Choose the rockfall, then the dead end.
lesson-rockfall-done = The way is clear again.
lesson-reach-the-gold = { $ada } put a crossroads there. One more card, and the tunnel reaches the goal with the treasure!
lesson-reach-the-gold-do = Choose a tunnel that fits, then the lit spot.
lesson-reach-the-gold-done = The treasure! The round is over, and everyone’s role is revealed. { $lou } was the saboteur, and the miners have won. If the cards had run out first, he would have won.
lesson-share-the-gold = There is one gold card for every miner. Whoever reached the treasure chooses first, then the others. Saboteurs get nothing.
lesson-share-the-gold-do = Choose your gold card. The more nuggets, the better.
lesson-share-the-gold-done = Well earned! How much gold everyone has stays secret until the game is over.
lesson-the-end = And that’s the whole game. It has three rounds, with new roles each time: next time the saboteur could be you. Whoever has the most gold at the end wins. Have fun!
`,"../../../src/motherlode/locales/en/moves.ftl":`# Spoken names of moves, for buttons and screen readers.

move-lay = Lay { $card } ({ $ways }) { $place }
move-break-pick = Break { $target }’s pickaxe
move-break-lamp = Break { $target }’s lamp
move-break-cart = Break { $target }’s cart
move-mend-pick =
    { $whom ->
        [self] Mend your own pickaxe
       *[other] Mend { $target }’s pickaxe
    }
move-mend-lamp =
    { $whom ->
        [self] Mend your own lamp
       *[other] Mend { $target }’s lamp
    }
move-mend-cart =
    { $whom ->
        [self] Mend your own cart
       *[other] Mend { $target }’s cart
    }
move-rockfall = Rockfall: remove the card { $place }
move-map = Map: look at { $goal }
move-theft = Theft: steal at the round’s end
move-trap-seat = Trap { $target }
move-free =
    { $whom ->
        [self] Free yourself from the trap
       *[other] Free { $target } from the trap
    }
move-hands-off =
    { $whom ->
        [self] Hands off: give up your own theft
       *[other] Hands off: foil { $target }’s theft
    }
move-inspect = Look at { $target }’s dwarf card
move-swap-hats =
    { $whom ->
        [self] Swap hats: take a new dwarf card
       *[other] Swap hats: give { $target } a new dwarf card
    }
move-swap-hands = Swap hands with { $target }
move-rob = Rob { $target }
move-pass = Pass, discarding: { $cards }
move-pass-hidden =
    { $count ->
        [one] Pass, discarding { $count } card
       *[other] Pass, discarding { $count } cards
    }
move-shed-pick = Get rid of the broken pickaxe, discarding: { $cards }
move-shed-lamp = Get rid of the broken lamp, discarding: { $cards }
move-shed-cart = Get rid of the broken cart, discarding: { $cards }
move-shed-trap = Get out of the trap, discarding: { $cards }
move-shed-theft = Give up the theft, discarding: { $cards }
move-take =
    { $count ->
        [one] Keep the gold card with { $count } nugget
       *[other] Keep the gold card with { $count } nuggets
    }
move-take-hidden = Keep a gold card
move-tool = Put { $card } on the obstacle { $place }
move-trap-way = Set a trap on the { $side ->
        [up] upper
        [down] lower
        [left] left
       *[right] right
    } edge of the card { $place }
move-troll = Put a troll on the { $side ->
        [up] upper
        [down] lower
        [left] left
       *[right] right
    } edge of the card { $place }
move-storm = Storm: sweep away the card { $place }
move-look-mine = Look at { $mine }
move-look-dwarf = Look at { $target }’s dwarf card
move-look-treasure = Look at treasure { $number } ({ $treasure })
move-take-treasure = Take treasure { $number } ({ $treasure })
move-discard = Discard: { $cards }
move-discard-hidden =
    { $count ->
        [one] Discard { $count } card
       *[other] Discard { $count } cards
    }
move-walk =
    { $count ->
        [one] Walk { $count } card: { $place }
       *[other] Walk { $count } cards: { $place }
    }
move-stay = Stay where you are
move-call-vote = Propose ending the round
move-vote-yes = Yes, end the round
move-vote-no = No, play on
`,"../../../src/motherlode/locales/en/people.ftl":`# People at a table: waiting for each other, the absent, the late, and the end of a game.

## Waiting after a round

wait-looking = Still looking: { $names }
wait-for = Waiting for { $names }

## Time that ran out, absent seats

timeout-warning = You ran out of time, and a bot made that move for you. Next time it takes your seat.
absent-says = { $name } is not connected.
absent-soon = A bot can take over in
hand-over = Let a bot play for { $name }
hand-over-vote = Let a bot play for { $name } ({ $votes } of { $needed })
hand-over-voted = You want a bot to play ({ $votes } of { $needed }).

## Latecomers

late-join = Join in place of a bot
late-choose = Choose a bot
late-asked = You asked for { $name }’s seat. The host decides.
late-granted = You take over from { $name } when the next round begins.
late-declined = The host would rather go on without a change.
late-withdraw = Never mind
late-asks = { $name } would like to take over from { $bot }.
late-grant = Let them in
late-decline = Decline

## The end of a game

end-you-won-game = You won the game
end-places = Final ranking
end-place = { $place }.
end-moments = Moments of this game
end-moment-watch = Watch this moment
moment-breakthrough = { $count ->
    [one] { $name } dug through to the treasure.
   *[other] { $name } dug through to the treasure { $count } times.
  }
moment-earned = { $count ->
    [one] { $name } earned { $count } nugget in one round.
   *[other] { $name } earned { $count } nuggets in one round.
  }
moment-broken = { $count ->
    [one] One of { $name }’s tools was broken.
   *[other] { $name }’s tools were broken { $count } times.
  }
moment-robbed = { $count ->
    [one] { $name } was robbed.
   *[other] { $name } was robbed { $count } times.
  }
moment-scored = { $count ->
    [one] { $name } scored { $count } point in one round.
   *[other] { $name } scored { $count } points in one round.
  }
moment-lost = { $count ->
    [one] { $name } lost { $count } point in one round.
   *[other] { $name } lost { $count } points in one round.
  }
moment-treasures = { $count ->
    [one] { $name } carried off a treasure.
   *[other] { $name } carried off { $count } treasures.
  }
moment-dragon = { $count ->
    [one] { $name } woke the dragon.
   *[other] { $name } woke the dragon { $count } times.
  }

## Another game

ready-is = ready
ready-not = not yet
ready-wait = Waiting for { $names }. You can start without them in
ready-begin-now = Start without them
room-back = Back to the room
room-go = To the room
next-game-begun = The next game has begun.
next-game-watch = Watch it

## In the log

fact-away-absent =
    { $who ->
        [me] You were not connected; a bot is playing for you.
       *[other] { $name } is not connected; a bot is playing instead.
    }
fact-timed-out =
    { $who ->
        [me] You ran out of time; a bot makes this move. Next time it takes your seat.
       *[other] { $name } ran out of time; a bot makes this move.
    }
fact-hand-over-voted = { $name } wants a bot to play for { $target }.
fact-ready = { $name } wants to play again.
fact-regathered = Everyone is back in the room.
fact-seat-requested = { $name } would like to take over from { $bot }.
fact-seat-granted = The host agrees: the seat changes hands when the next round begins.
fact-seat-declined = The host declines: the bot stays.
fact-taken-over = { $name } takes over the seat of a bot.
`,"../../../src/motherlode/locales/en/puzzles.ftl":`# Puzzles cut from bots' games. A question has no question mark: that is the sign of what is hidden.

page-puzzles = Puzzles
home-puzzles = Puzzle of the day
puzzle-who = Who is the saboteur
puzzle-who-lead = One of the players below is very likely a saboteur, by what everyone saw. Walk through the moves and choose.
puzzle-move = Find the move
puzzle-move-lead = You are { $name }, { $role }. One move is clearly the best for your side: make it.
puzzle-grade = Difficulty { $grade } of 3
puzzle-streak = Days in a row: { $count }
puzzle-score = Solved: { $solved } of { $tried }
puzzle-right = Right!
puzzle-wrong = Not this one.
puzzle-answer-who = The saboteur: { $name }. The evidence, step by step:
puzzle-clue = Step { $step }: suspicion rose from { $before } to { $after }
puzzle-answer-move = How often your side wins the round after each move:
puzzle-less = Your move wins less often than these.
puzzle-next = Next puzzle
puzzle-other = Only: { $kind }
puzzle-bots = Found by: { $bots }
puzzle-bots-none = None of our quick bots finds it.
`,"../../../src/motherlode/locales/en/reasons.ftl":`# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = Why
why-nearer = Aim: a shorter way to the treasure. Cards saved: { $cards }.
why-farther = The way to the treasure gets longer. Extra cards: { $cards }.
why-level = The way to the treasure stays as long as it was.
why-map = Aim: to find out where the treasure is.
why-break-saboteur = Aim: to hold up { $name }, probably a saboteur ({ $chance }).
why-break-miner = Aim: to hold up { $name }, probably not a saboteur ({ $chance }).
why-break = Aim: to hold up { $name }.
why-fix-self = Aim: to be able to dig again.
why-fix-other = Aim: to help { $name }.
why-pass = Nothing was worth playing. The least useful card was discarded.
why-shed = Aim: to get rid of a handicap.
why-best = This move looked better than all the others.
why-richest = Aim: to steal from the richest.
why-gold = Aim: as much gold as possible.
why-treasure = Aim: the most valuable treasure.
why-rest = Aim: the best end to the round.
why-worth = Expected gain in points: { $points }.

## What was believed

why-suspects = Suspected: { $names }.
why-suspects-none = Nobody was suspected.
why-place = Most likely place of the treasure: { $spot } ({ $chance }).
why-far = Estimated cards to the treasure: { $cards }.
why-expects = Nuggets expected this round: { $gold }.
why-reached = Chance of reaching the treasure: { $chance }.
why-thought = Rounds played out: { $worlds }. Won with this move: { $chance }.
why-trusts = Trusted: { $names }.
why-mistrusts = Distrusted: { $names }.
why-friends = Probably on the same side: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = Who could suspect whom
belief-about = How likely each player was to be a saboteur, judging by what could be seen from this seat up to this step, as the bot “{ $bot }” calculates it.
belief-whose = From whose point of view
belief-chart = Likelihood of being a saboteur, step by step
belief-player = Player
belief-chance = Saboteur
belief-goal = Goal
belief-treasure = Treasure
belief-loading = Calculating …
`,"../../../src/motherlode/locales/en/refusals.ftl":`# Why something was refused: by the server's key, and by the id of the rule that forbids a move.

refusal-bad-clock = That time limit is not possible.
refusal-bad-message = The server did not understand that. Reloading the page may help.
refusal-bad-name = A name needs at least one visible letter, digit or symbol, and at most 32.
refusal-bad-options = These options do not fit this game.
refusal-bad-origin = This page was not loaded from the server it talks to.
refusal-bad-record = This is not a game that can be replayed.
refusal-bad-seats = This game can’t be played with that many players.
refusal-bad-token = Your session expired. Enter your name again.
refusal-bad-version = The server was updated; reload the page.
refusal-banned = The administrator has blocked your access to this server.
refusal-barred = The host has closed this table to you.
refusal-closing = The server is about to stop. Nothing is lost: try again in a moment.
refusal-elsewhere = This table is on another server right now. Try again in a moment.
refusal-empty-seats = Some seats are still empty.
refusal-empty-text = You haven’t written anything.
refusal-game-over = The game is over.
refusal-illegal-claim = The rules don’t allow you to say that.
refusal-illegal-move = The rules don’t allow that.
refusal-no-such-bot = There is no such bot.
refusal-no-such-game = That game doesn’t exist.
refusal-no-such-ruleset = There is no such ruleset.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-table = That table doesn’t exist.
refusal-not-a-move = That is not a move.
refusal-not-host = Only the host can do that.
refusal-not-now = That isn’t possible right now.
refusal-not-seated = Only players at this table can do that.
refusal-not-your-turn = It’s not your turn.
refusal-off-lesson = Legal, but the lesson needs another move.
refusal-seat-taken = That seat is taken.
refusal-silenced = The host has muted you at this table.
refusal-stale = Something happened in the meantime. Have a look and choose again.
refusal-too-fast = That was too fast. Wait a moment and try again.
refusal-too-many = That is too many at once.
refusal-try-again = That didn’t work. Try again.
refusal-unreadable-table = This server can’t read this table: a newer version saved it.

rule-B-10 = On your turn you use one card of your own hand: lay it, play it, or pass by discarding it.
rule-B-20 = A tunnel card goes on a free spot right beside a face-up card of the maze.
rule-B-21 = It doesn’t fit there: on every side tunnel must meet tunnel and rock must meet rock.
rule-B-23 = It would not be connected: a tunnel of the card must lead back to the start without a break.
rule-B-26 = You can’t lay tunnel cards while you have a broken tool; have it mended first.
rule-B-30 = A broken tool goes in front of another player whose tool of that kind is not broken yet.
rule-B-31 = That repair card does not show this tool.
rule-B-33 = There is nothing to mend: this player has no broken tool of that kind.
rule-B-34 = A rockfall removes a tunnel card from the maze, never the start or a goal.
rule-B-35 = A map lets you look at a goal that is still face down.
rule-B-51 = Choose one of the gold cards that came to you.
rule-C-51 = Choose one of the gold cards that came to you.
rule-S-10 = On your turn you lay a tunnel card, play an action card, pass, or get rid of a card in front of you.
rule-S-12 = To get rid of a card in front of you, discard exactly two cards from your hand.
rule-S-13 = To pass, discard one, two or three cards from your hand.
rule-S-15 = No player may have two of the same card in front of them.
rule-S-16 = There is no such card in front of you to get rid of.
rule-S-22 = A ladder must join a tunnel card of the maze, and none of its tunnels may lead to a goal.
rule-S-30 = You can only rob another player.
rule-S-31 = Hands off removes a theft card and nothing else.
rule-S-32 = Swap hats names a player, and there must be a dwarf card left in the pile.
rule-S-33 = You can only swap hands with another player.
rule-S-34 = Inspect another player’s dwarf card; you know your own.
rule-S-35 = A trap goes in front of another player; whoever is trapped can’t lay tunnel cards.
rule-S-36 = Freedom removes a trap and nothing else.
rule-S-37 = There is no such card in front of this player to remove.
rule-S-60 = Choose whom to rob.
rule-L-10 = On your turn, first play one card from your hand, or discard one or two.
rule-L-11 = Move your dwarf, or stay.
rule-L-20 = A path card goes on a free field of the board beside a face-up card.
rule-L-21 = It doesn’t fit there: on every side path must meet path and forest must meet forest.
rule-L-22 = There is no path there for it to continue.
rule-L-24 = There is an obstacle in the way, and the right tool is not on it yet.
rule-L-25 = There is room for only one dwarf, and another is standing there.
rule-L-30 = A tool goes on an obstacle of its kind that has none yet: axe on tree, boat on lake, rope on ditch.
rule-L-31 = This card can’t look there: only at one of the two things it shows, and not at what is face up, taken or your own.
rule-L-32 = A trap goes on a path between two cards, or on an open end that leads to a free field.
rule-L-33 = A troll blocks a path between two cards or at an open end, and nobody gets past it.
rule-L-35 = A storm removes a path card that no dwarf stands on, never a start or a mine.
rule-L-36 = There is already a trap or a troll there.
rule-L-40 = Your dwarf can’t go there: up to three cards along the paths, five from a campfire, and never onto the same card twice.
rule-L-41 = A dwarf that turns up a mine ends its move there.
rule-L-43 = Choose a treasure of this mine’s kind.
rule-L-51 = Answer the vote with yes or no; each player may call for one once a round.

# Why a card in hand cannot be played at all, by the rule that the attempt which got furthest breaks.

unplayable = Not playable now
unplayable-B-20 = It fits nowhere.
unplayable-B-21 = It fits nowhere.
unplayable-B-23 = It fits nowhere that is connected to the start.
unplayable-B-26 =
    { $tool ->
        [pick] Your pickaxe is broken: no tunnels until it is mended.
        [lamp] Your lamp is broken: no tunnels until it is mended.
        [cart] Your cart is broken: no tunnels until it is mended.
       *[several] You have broken tools: no tunnels until they are mended.
    }
unplayable-B-30 = Every other player’s tool of this kind is already broken.
unplayable-B-33 = No tool of this kind is broken.
unplayable-B-34 = There is no tunnel card to remove yet.
unplayable-B-35 = No goal is face down any more.
unplayable-S-15 = Wherever it could go, there is already a card like it.
unplayable-S-22 = There is nowhere to join this ladder.
unplayable-S-35 = You are trapped: no tunnels until you are free.
unplayable-S-37 = Nobody has a card in front of them that it could remove.
unplayable-L-20 = It fits nowhere.
unplayable-L-21 = It fits nowhere.
unplayable-L-22 = It fits nowhere that continues a path.
unplayable-L-30 = There is no obstacle for it, or each already has its tool.
unplayable-L-31 = There is nothing left to look at.
unplayable-L-32 = There is no path to set it on.
unplayable-L-33 = There is no path to put it on.
unplayable-L-35 = There is no path card without a dwarf on it.
unplayable-L-36 = Every path already has a trap or a troll.
`,"../../../src/motherlode/locales/en/replay.ftl":`# The replay of a finished game.

## Controls

replay-loading = Laying out the game …
replay-controls = Playback
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step forward
replay-last = To the end
replay-slider = Step
replay-step = Step { $step } of { $steps }
replay-speed = Speed
replay-eyes = Whose view
replay-eyes-truth = Everything
replay-eyes-spectator = Spectator
replay-more = Log and more about this game
replay-hands = All hands
replay-roles = Who was who

## The game

replay-rounds = Results of the rounds
replay-link = Copy a link to this step
replay-download = Download the record
replay-other = Show another game
replay-to-table = Back to the table

## Whether the shuffle was honest

replay-honest = The shuffle was honest
replay-dishonest = The shuffle does not match
replay-unchecked = The shuffle cannot be checked
replay-hash-good = Before the first card was dealt, the table published the hash of a secret seed. The seed revealed after the game has exactly that hash, so nobody changed it on the way.
replay-hash-bad = The seed revealed after the game does not have the hash that was published before it: it was changed on the way.
replay-deals-good =
    { $count ->
        [one] Shuffling again from the seed gives exactly the same deal for the round.
       *[other] Shuffling again from the seed gives exactly the same deal for all { $count } rounds.
    }
replay-deals-bad =
    { $count ->
        [one] Shuffling again from the seed gives another deal for this round: { $rounds }.
       *[other] Shuffling again from the seed gives another deal for these rounds: { $rounds }.
    }
replay-result-good = Played from that deal, every move is legal and leads to this result.
replay-result-bad = Played from that deal, the moves do not lead to this result.
replay-no-seed = This record does not contain the seed the cards were shuffled from.
replay-seed-hash = The hash, known from the start
replay-seed = The seed, revealed at the end
replay-verify-yourself = You don’t have to take our word for it. Download the record and run:

## A game brought along

replay-bring-title = Watch a recorded game
replay-bring-lead = Drop the file of a record here, choose it, or paste its text. You can watch it step by step from anyone’s point of view, and its shuffle is checked.
replay-bring-file = Choose a file
`,"../../../src/motherlode/locales/en/ui.ftl":`# The interface of the pages.

## Every page

skip-to-content = Skip to content
page-home = Home
page-table = Table
page-replay = Replay
page-rules = Rules
page-lesson = Lesson
page-loading = One moment …
page-not-loaded = This page could not be loaded. Is the server still running?
language = Language
menu = Menu
menu-keys = Keys: 1–9 pick a card, R turns it, arrows move around the board, Enter plays, Esc cancels, M lists all moves, N makes the next bot move step by step, 0 shows the whole board.
theme-light = Light theme
theme-dark = Dark theme
sound-on = Sound is on
sound-off = Sound is off
notify-on = Notifications are on
notify-off = Notify me when it is my turn
confirm-on = Moves by mouse are confirmed
confirm-off = Ask before each move by mouse
dialog-close = Close
link-lost = Connection lost. Reconnecting …

## Front page

home-title = Dig for gold. Watch your friends.
home-lead = Dwarfs dig for gold, and some of them secretly don’t want it found. Play with friends or against bots, in the browser.
home-name = Your name
home-level = Bots
name-guest = Guest
home-play-bots = Play against bots
home-new-table = Play with friends
home-lesson = Learn in five minutes
home-recent = Your tables
home-public = Public tables
home-public-none = Nobody is waiting right now. Open a table of your own.
home-join = Join
home-watch = Watch
home-state = { $state ->
    [gathering] waiting for players
    [playing] game in progress
    [over] game over
   *[closed] closed
  }
home-people = { $people } of { $seats } seats taken
home-foot = Motherlode runs on this server alone and asks for nothing but a name.
name-title = Come in
name-go = To the table
come-in-again = Come in again

## A new table

new-title = New table
new-ruleset = Game
new-players = { $least } to { $most } players
new-seats = Seats
new-clock = Time per turn
new-bots = Bots on empty seats
new-bots-none = No bots
new-public = List it publicly
new-open = Open the table
clock-none = No limit
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
  }
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }

## Before the game

room-lead = { $seats } seats. Send the link to your friends; whoever opens it can sit down or watch.
room-seats = Seats
room-free = free
room-sit = Sit here
room-stand = Stand up
room-host = host
room-bot = Bot …
room-put-bot = Put a bot on seat { $seat }
room-clear = Remove { $name }
room-start = Start the game
room-bots-fill = Bots will play the free seats ({ $bot }).
room-wait-seats = The game can start when every seat is taken.
room-full = Every seat is taken.
room-wait-host = Waiting for the host to start the game.
share-link = Share the link
share-copy = Copy this link:
share-copied = Copied
share-code = QR code
share-personal = Copy my personal link, to continue on another device

## Seats

seats-label = Seats
seat-you = you
seat-turn = to move
seat-bot = bot
seat-absent = offline
seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
seat-handed = You gave these cards away
seat-gold = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
  }
seat-gold-cards = { $count ->
    [one] { $count } gold card
   *[other] { $count } gold cards
  }
seat-take-back = Take my seat back
seat-about = About { $name }
note-label = My note, only I see it
seat-bot-plays = A bot is playing for you.
note-on = My note on { $name }: { $note ->
    [trust] trusted
    [suspect] suspected
   *[none] none
  }

## The board

board-maze = The maze
board-paths = The forest
board-fit = Show everything
board-zoom-in = Zoom in
board-zoom-out = Zoom out
peek-mark = You looked: { $goal }
looked-mark = Looked at by { $names }
token = { $name ->
    [trap] a trap
    [troll] a troll
   *[other] a token
  }
dwarf-of = { $name }’s dwarf
treasures-label = Treasures of this round
treasure-of = { $treasure }, taken by { $name }
round-of = Round { $number } of { $rounds }
round-number = Round { $number }
deck-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
  }

## My turn

turn-yours = Your turn
turn-of = It’s { $name }’s turn
turn-none = Nobody’s turn
hint-wait = Waiting for { $name }.
hint-choose-card = Choose a card.
hint-point = Choose a highlighted spot.
hint-no-place = This card fits nowhere. You can discard it.
hint-confirm = Tap again to play it there.
hint-confirm-click = Click again to play it there.
plan-point = Choose where to play it when your turn comes.
plan-set = Planned: { $move }
plan-failed = No longer possible: { $move }
plan-cancel = Cancel plan
pace = Pace of the bots
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-step = Step by step
pace-next = Next move
hint-asked = { $what ->
    [gold] Choose your gold card.
    [theft] Choose whom to rob.
    [walk] Where should your dwarf go?
    [treasure] Choose a treasure.
    [vote] End the round now?
   *[other] Choose.
  }
hand-label = Your hand
hand-turned = { $card }, turned
hand-new = { $card }, new
role-yours = You are
act-lay = Lay here
act-do = Play
act-turn = Turn
act-discard = { $count ->
    [one] Discard
   *[other] Discard { $count } cards
  }
act-which = Which one?
act-cancel = None of these
act-several = Choose several cards
act-one-card = Only one card
moves-all = All moves
moves-find = Search
moves-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
  }
refusal-rule = Rule { $rule }

## Log and talk

log-title = What happened
log-open = Open the log
log-open-unread = { $count ->
    [one] Open the log: { $count } new message
   *[other] Open the log: { $count } new messages
  }
log-close = Back to the board
log-none = Nothing yet.
talk-title = Chat
talk-say = Say something
talk-send = Send
talk-claims = Quick messages
claims-board = Board and tools
claims-players = Players
claims-remarks = Remarks
claims-suspect = suspect
claims-trust = trust
talk-none = Nobody has said anything yet.
talk-older = Show earlier messages
talk-mute = Mute someone
talk-mute-one = mute
talk-unmute-one = unmute
talk-silence-one = mute for everyone
talk-unsilence-one = allow to talk again
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }

## Ends

end-round-title = Round { $number } is over
end-game-title = The game is over
end-reason-treasure = The treasure was reached.
end-reason-no-cards = The cards ran out before the treasure was reached.
end-reason-shared = The treasures are shared out.
end-reason-nothing = Nobody gets anything this round.
end-you-won = You won the round
end-you-lost = You lost the round
end-continue = Continue
end-skip = Show everything
end-new-role = Your new role
end-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win together.
  }
end-nuggets = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
  }
end-paid = { $count ->
    [one] gets { $count } nugget
   *[other] gets { $count } nuggets
  }
end-paid-secret = gets gold (secret)
end-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
end-roles-by-round = Roles by round
end-seed = The cards were shuffled from this seed: { $seed }
end-show = The end of the game
end-last-round = The end of the last round
rematch = Play again
replay-open = Watch the replay
leave = Leave the game
leave-sure = Leave? A bot will play for you until you come back.
announcement = Maintenance at { $time }. Games pause and go on afterwards; nothing is lost.
table-closed = This table is closed.
refusal-offline = The server can’t be reached right now.

## Rules pages

rules-games = Games
rules-contents = On this page
rules-on = Other games
rules-previous = Previous game
rules-next = Next game
rules-of-this-game = Rules of this game

## Pass and play: several people, one device

pass-title = Pass and play
pass-open = One device, several players
pass-lead = You pass this device round. Between turns the screen shows nothing, and each player sees only their own cards.
pass-people = Players at this device
pass-name = Name of player { $number }
pass-player = Player { $number }
pass-add = Add a player
pass-bots = Bots at the table
pass-same-name = Everyone needs a name of their own.
pass-forget = Forget this game of { $game }
pass-forget-sure = Forget this game? The players at this device can’t go on with it.
pass-to = Pass the device to { $name }
pass-look-away = Everyone else looks away.
pass-show = { $name } here: show my cards
pass-others = Or someone else has it
pass-next = Next: { $name }
pass-on = Hide and pass on
pass-hide = Hide everything
pass-unknown = This game is not on this device.
pass-again = Play again
role-press = Press to see your role

## My tables, notices, without a net

tables-turn = It’s { $name }’s turn
tables-left = left:
tables-with = with { $names }
tables-invited = You are invited
tables-decline = Decline
tables-mute = Send no notifications of this table
tables-unmute = Send notifications of this table again
offline-list = No connection. This is how it was on { $at }.
offline-table = No connection. You see the table as it was on { $at }.
room-invite = Invite people you have played with
room-invite-one = Invite
room-invited = Invited
page-me = My page
me-title = { $name }’s page
me-notices = Notifications
me-notices-lead = You are told when it matters, even while this page is closed. Nobody can read the message on its way.
me-notices-refused = Your browser blocks notifications of this site. You can allow them in its settings.
me-notices-open-only = No push service can be reached: you are only told while this page is open.
me-notices-kinds = Tell me when
me-notices-turn = it’s my turn
me-notices-over = a game of mine is over
me-notices-invited = I am invited to a game
me-quiet = Quiet hours
me-quiet-on = Hold notifications back at night
me-quiet-from = from
me-quiet-to = to

## History, devices, what is stored

me-games = My games
me-games-none = No finished games here yet.
me-games-more = Earlier games
me-filter-game = Game
me-filter-role = Role
me-filter-all = all
me-won = won
me-lost = not won
me-figures = Figures
me-figures-games = games: { $games }, won: { $won }
me-figures-mean = points in a game on average: { $points }
me-figures-line = Points in the latest games: { $points }
me-figures-rounds = Rounds that paid
me-figures-role = { $won } of { $rounds } ({ $share })
me-count-broken = tools broken: { $count }
me-count-mended = tools mended: { $count }
me-count-helped = obstacles overcome: { $count }
me-count-hindered = ways blocked: { $count }
me-count-treasures = treasures taken: { $count }
me-found = found out in { $share } of the rounds, after { $turns } turns on average
me-devices = Another device
me-devices-lead = Whoever opens this link is you: your tables, your history. Don’t pass it on.
me-devices-show = Show the link and the code
me-devices-code = Code with your personal link
me-data = What is stored of you
me-data-lead = Your name, your games, what you wrote at tables, and your settings for notifications. Nobody else gets them.
me-data-download = Download everything
me-forget = Forget me on this device
me-forget-sure = This device will forget you. Without your personal link you can’t come back as the same player.
me-erase = Erase everything
me-erase-sure = Your name, your history and all you wrote will be erased for good, and bots take your seats. Go on?
`})),qd=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),Jd=function(e){return`/`+e},Yd={},Xd=function(e){return e.pathname.endsWith(`.css`)},Zd=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Qd=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=Jd(t,n);let r=s(t),i=Xd(r);return Zd(Yd,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:qd,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},$d={en:`English`,pl:`Polski`,he:`עברית`},ef=`motherlode.lang`,tf={en:()=>Promise.resolve({sources:Kd}),pl:()=>Qd(()=>import(`./pl-DTo8dPi5.js`),[]),he:()=>Qd(()=>import(`./he-BVg4qKVp.js`),[])},nf=k(`en`),rf=`en`,af=new Map([[`en`,Hd(`en`,Kd)]]),of={get lang(){return F(nf)},get dir(){return F(nf)===`he`?`rtl`:`ltr`}};function Z(e,t={}){return Wd(df(F(nf)),e,t)}function sf(e){return Ud(df(F(nf)),e)}function cf(e){let t=e.map(e=>Rd(e,F(nf)===`he`));return new Intl.ListFormat(F(nf)===`en`?`en-GB`:F(nf),{type:`conjunction`}).format(t)}async function lf(e){hf(e),await uf(e)}async function uf(e){rf=e,af.has(e)||af.set(e,Hd(e,(await tf[e]()).sources)),rf===e&&(A(nf,e,!0),typeof document<`u`&&Object.assign(document.documentElement,{lang:e,dir:of.dir}))}function df(e){let t=af.get(e);if(!t)throw Error(`the texts of ${e} are not here yet`);return t}function ff(e,t){return[e??``,...t].map(e=>e.toLowerCase().split(`-`)[0]??``).map(e=>e===`iw`?`he`:e).find(pf)??`en`}function pf(e){return Object.hasOwn($d,e)}function mf(){try{return localStorage.getItem(ef)}catch{return null}}function hf(e){try{localStorage.setItem(ef,e)}catch{}}var gf=uf(ff(mf(),typeof navigator>`u`?[]:navigator.languages??[])).catch(e=>console.error(e)),_f={fit:`M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5`,plus:`M12 5v14M5 12h14`,minus:`M5 12h14`,turn:`M4 12a8 8 0 1 0 3-6.2M4 4v4.5h4.5`,discard:`M6 7h12l-1 13H7zM4 7h16M10 4h4`,check:`M5 12.5l4.5 4.5L19 7.5`,cross:`M6 6l12 12M18 6L6 18`,menu:`M4 7h16M4 12h16M4 17h16`,sun:`M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8`,moon:`M20 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 10.5 10.5`,talk:`M4 5h16v11H9l-5 4z`,log:`M5 6h14M5 12h14M5 18h9`,link:`M9 15l6-6M10 6l2-2a4.2 4.2 0 0 1 6 6l-2 2M14 18l-2 2a4.2 4.2 0 0 1-6-6l2-2`,copy:`M9 9h10v11H9zM5 15V4h10`,people:`M9 11a3.5 3.5 0 1 0 0-7a3.5 3.5 0 0 0 0 7M2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14a6.5 6.5 0 0 1 3.5 6`,bot:`M6 9h12v10H6zM12 9V5M9 13v2M15 13v2M3 13v3M21 13v3`,play:`M8 5l11 7-11 7z`,pause:`M8 5v14M16 5v14`,fast:`M5 5l7 7-7 7M12 5l7 7-7 7`,next:`M9 5l7 7-7 7`,back:`M15 5l-7 7 7 7`,first:`M17 5l-7 7 7 7M7 5v14`,last:`M7 5l7 7-7 7M17 5v14`,sound:`M4 10v4h4l5 4V6L8 10zM16.5 9a4.5 4.5 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11`,mute:`M4 10v4h4l5 4V6L8 10zM16 10l5 5M21 10l-5 5`,bell:`M6 17h12l-1.5-2.5V10a4.5 4.5 0 0 0-9 0v4.5zM10 20h4`,book:`M4 5c3-1 6-1 8 1c2-2 5-2 8-1v14c-3-1-6-1-8 1c-2-2-5-2-8-1zM12 6v14`,eye:`M2.5 12Q12 2.5 21.5 12Q12 21.5 2.5 12ZM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6`,door:`M6 21V4h9v17M15 21h4V7h-4M4 21h17M11 12v1`,list:`M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01`,hand:`M7 12V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V5.5a1.5 1.5 0 0 1 3 0V12l1.2-2a1.5 1.5 0 0 1 2.6 1.4L17 18a5 5 0 0 1-4.500 3H12a6 6 0 0 1-5-3l-2.500-4.500a1.500 1.500 0 0 1 2.500-1.500z`,star:`M12 4l2.500 5.200l5.500.7l-4 3.900l1 5.600l-5-2.700l-5 2.700l1-5.600l-4-3.900l5.500-.7z`,download:`M12 4v11M7 11l5 5l5-5M5 20h14`,up:`M6 15l6-6 6 6`,flag:`M6 21V4M6 5h11l-2.500 4l2.500 4H6`,school:`M3 9l9-4l9 4l-9 4zM7 11v5c2 2 8 2 10 0v-5M21 9v6`,home:`M4 11l8-7l8 7M6 10v10h12V10`,cards:`M8 6h9v13H8zM5 16V4h9`,info:`M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 11v5M12 7.500v.1`,lock:`M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3`,share:`M8 3h8v18H8zM11 18h2M3 9l-2 3l2 3M21 9l2 3l-2 3`,qr:`M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 18h2v2h-2zM18 14h2M14 20h2`},vf=Kr(`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2.1" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path></path></svg>`);function yf(e,t){nt(t,!0);let n=Oa(t,`size`,3,22),r=[`next`,`back`,`first`,`last`];var i=vf();let a;var o=xn(i);M(e=>{R(i,`width`,n()),R(i,`height`,n()),a=Ki(i,0,`svelte-123hemx`,null,a,{mirrors:e}),R(o,`d`,_f[t.name])},[()=>r.includes(t.name)]),L(e,i),rt()}var bf=/^([\w.+-]+)(?:\(([^)]*)\))?(?:=([\w.+?-]+))?(?:@([-\d,/]+))?(?:>(\d+))?$/;function xf(e){let t=bf.exec(e);if(!t)throw Error(`not a move: ${e}`);let[,n=``,r,i=``,a,o]=t;return{head:n,cards:r?r.split(`,`):[],pick:i,cells:a?a.split(`/`).map(Sf):[],seat:o===void 0?null:Number(o)}}function Sf(e){let[t=0,n=0]=e.split(`,`).map(Number);return[t,n]}function Q([e,t]){return`${e},${t}`}function Cf(e){return e}function wf(...e){return e.filter(Boolean).join(` `)}var Tf=[`NS`,`EW`];function Ef(e,t,n){let r=Z(`shape-${Df(e,t)}${n}`);return e.feature?Z(`card-with`,{shape:r,feature:Z(`feature-${e.feature}`)}):r}function Df({groups:e,feature:t},n){let[r,i]=e.map(e=>e.edges.join(``)).filter(e=>e.length>1);return r===void 0?t===`ladder`?`shaft`:`dead-end`:i===void 0?e.length>1?`blocked`:r.length>2?r.length===3?`fork`:`crossroads`:Tf.includes(r)?n:`bend`:Tf.includes(r)?`bridge`:`double-curve`}function Of({groups:e}){let t=cf(e.filter(e=>!e.isStub).map(kf)),n=cf(e.filter(e=>e.isStub).map(kf));return t?n?Z(`ways-partly`,{through:t,stubs:n}):t:Z(`ways-blocked`,{stubs:n})}function kf({edges:e}){return e.map(e=>Z(`side-${e}`)).join(`–`)}function Af(e,t){return Mf(e,t,``)}function jf(e,t){return Mf(e,t,`.object`)}function Mf(e,t,n){if(e===`?`)return Z(`card-unknown${n}`);let r=Ac(e);return r?Ef(r,pg(t).straightShape,n):Z(`card-${e.replace(`+`,`-`)}${n}`)}function Nf(e){let t=Ac(e);return t?Of(t):``}function Pf(e,t){return e.length?cf(e.map(e=>jf(e,t))):Z(`nothing`)}function Ff(e){return Z(e===`?`?`role-unknown`:`role-${e}`)}function If(e){return Z(`clan-${e}`)}function Lf(e){return Z(`front-${e}`)}function Rf(e){return sf(`tool-${e}`)?Z(`tool-${e}`):Z(`tool-unknown`)}function zf(e){return Z(`goal-${Bf(e)}`)}function Bf(e){return e===`?`?`unknown`:e.startsWith(`stone`)?`stone`:e}function Vf(e){return Z(e===`?`?`mine-unknown`:`mine-${e}`)}function Hf(e,t=`?`){let n=Z(e===`?`?`treasure-unknown`:`treasure-${e}`);return t===`?`?n:Z(`treasure-worth`,{treasure:n,count:Number(t)})}function Uf(e,t){let n=t.treasureKinds?.[e];return n===void 0?Z(`treasure-number`,{number:e+1}):Hf(n)}function Wf(e){return Z(`ruleset-${e}`)}function Gf(e,t){switch(e){case`ruleset`:return sf(`ruleset-${t}.about`)?Z(`ruleset-${t}.about`):``;case`bot`:return sf(`bot-${qf(t)}.about`)?Z(`bot-${qf(t)}.about`):``;case`option`:return sf(`option-${t}.about`)?Z(`option-${t}.about`):``}}function Kf(e){return sf(`bot-${qf(e)}`)?Z(`bot-${qf(e)}`):e}function qf(e){return e.replaceAll(/[^a-z0-9-]/g,`-`)}function Jf(e,t){let{cell:n,name:r}=t.reduce((t,n)=>Xf(e,n)<Xf(e,t)?n:t),[i,a]=[e[0]-n[0],e[1]-n[1]],o=Z(`start-${r}`),s=a<0?`up`:`down`;if(!i&&!a)return Z(`start-${r}.at`);if(!i)return Z(`place-column`,{along:Zf(a),way:s,start:o});let c=Z(`place-row`,{across:Zf(i),side:i<0?`left`:`right`,start:o});return a?Z(`place-both`,{row:c,along:Qf(a),way:s}):c}function Yf([e,t],[n,r]){return r===t?n<e?`left`:`right`:r<t?`up`:`down`}function Xf(e,{cell:t}){return Math.abs(e[0]-t[0])+Math.abs(e[1]-t[1])}function Zf(e){return Z(`counted-${$f(e)}.cells`,{count:Math.abs(e)})}function Qf(e){return Z(`counted-${$f(e)}`,{count:Math.abs(e)})}function $f(e){let t=Math.abs(e);return sf(`counted-${t}`)?String(t):`many`}function ep(e,t){return t.names[e]||Z(`seat-number`,{number:e+1})}function tp(e,t){return e===t.me?Z(`you`):ep(e,t)}function np(e,t){return cf(e.map(e=>tp(e,t)))}function $(e,t){return{who:e===t.me?`me`:`other`,name:ep(e,t)}}function rp(e,t,n){return{...$(e,n),...ip(e,t,n)}}function ip(e,t,n){return{whom:e===t?`self`:t===n.me?`me`:`other`,target:ep(t,n)}}var ap={asked:(e,t)=>op(e.what,e.seat,t),queued:(e,t)=>{let n=e.decisions.map(e=>Number(e.split(`:`)[1]));return n.length?Z(`event-queued`,{names:np(n,t)}):Z(`event-nobody-queued`)},discarded:(e,t)=>Z(`event-discarded`,{...$(e.seat,t),card:jf(e.card,t.ruleset)}),drew:(e,t)=>Z(`event-drew`,{...$(e.seat,t),card:jf(e.card,t.ruleset)}),inspected:(e,t)=>wf(Z(`event-inspected`,rp(e.seat,e.target,t)),e.role===`?`?``:Z(`event-role-seen`,{role:Ff(e.role)}))};function op(e,t,n){return Z(`asked-${e}`,$(t,n))}function sp(e,t){return Z(`event-round-began`,{...$(e.first,t),number:e.number})}function cp(e,t){let n=e[t.me]??`?`;return n===`?`?``:Z(`event-your-role`,{role:Ff(n)})}function lp(e,t){return Z(`event-roles-shown`,{roles:cf(e.slice(0,t.names.length).map((e,n)=>up(n,Ff(e),t)))})}function up(e,t,n){return Z(`entry`,{name:tp(e,n),what:t})}function dp(e,t){return e.length===1&&e[0]===t.me}var fp={"10,1":`mine-1`,"10,3":`mine-2`,"10,5":`mine-3`,"10,7":`mine-4`},pp=[{cell:[2,3],name:`blue`},{cell:[2,5],name:`yellow`}],mp=Object.keys(fp).map(Sf);function hp(e,t=``){let n=fp[Q(e)];return n?Z(`spot-${n}${t}`):Jf(e,pp)}function gp(e){return hp(e,`.at`)}var _p={...ap,"round-began":(e,t)=>wf(sp(e,t),t.me>=0?Z(`event-your-clan`,{clan:If(e.clans[t.me]??``)}):``,cp(e.roles,t)),"round-ended":(e,t)=>wf(Z(`event-round-ended`,{number:e.number,outcome:`over`}),lp(e.roles,t),Z(`event-mines-shown`,{mines:cf(e.mines.map(Vf))})),"game-ended":({points:e,winners:t},n)=>{let r=Math.max(...e);return dp(t,n)?Z(`event-you-won-points`,{points:r}):Z(`event-game-ended-points`,{count:t.length,names:np(t,n),points:r})},"path-laid":(e,t)=>Z(`event-laid`,vp(e.seat,e.face,e.cell,t)),"tool-placed":(e,t)=>Z(`event-tool-placed`,vp(e.seat,e.card,e.cell,t)),"trap-set":(e,t)=>Z(`event-trap-set`,{...$(e.seat,t),...yp(e.way)}),"troll-called":(e,t)=>Z(`event-troll-called`,{...$(e.seat,t),...yp(e.way)}),"troll-left":(e,t)=>Z(`event-troll-left`,$(e.seat,t)),stormed:(e,t)=>Z(`event-stormed`,vp(e.seat,e.face,e.cell,t)),scouted:(e,t)=>wf(Z(`event-scouted`,{...$(e.seat,t),mine:hp(e.cell,`.object`)}),e.mine===`?`?``:Z(`event-mine-seen`,{mine:Vf(e.mine)})),appraised:(e,t)=>wf(Z(`event-appraised`,{...$(e.seat,t),treasure:Uf(e.treasure,t)}),bp(e.value)),"treasure-taken":(e,t)=>wf(Z(`event-treasure-taken`,{...$(e.seat,t),treasure:Uf(e.treasure,t)}),bp(e.value)),"cards-due":e=>Z(`event-cards-due`,{count:e.count}),walked:(e,t)=>Z(`event-walked`,{...$(e.seat,t),place:gp(e.cells.at(-1)??[0,0])}),"card-lost":(e,t)=>Z(`event-card-lost`,{...$(e.seat,t),card:jf(e.card,t.ruleset)}),"mine-turned-up":e=>Z(`event-mine-turned-up`,{place:hp(e.cell),mine:Vf(e.mine)}),"dragon-woken":(e,t)=>Z(`event-dragon-woken`,$(e.seat,t)),"turn-lost":(e,t)=>Z(`event-turn-lost`,$(e.seat,t)),"vote-called":(e,t)=>Z(`event-vote-called`,$(e.seat,t)),voted:(e,t)=>Z(e.agrees?`event-voted-yes`:`event-voted-no`,$(e.seat,t)),"vote-ended":()=>Z(`event-vote-ended`),scored:(e,t)=>{let n=e.points.some(e=>e<0),r=e.points.flatMap((e,n)=>e===0?[]:[up(n,Z(`points`,{count:Math.abs(e)}),t)]);return r.length?Z(n?`event-dragon-paid`:`event-scored`,{points:cf(r)}):Z(`event-scored-nothing`)}};function vp(e,t,n,r){return{...$(e,r),card:jf(t,r.ruleset),place:gp(n)}}function yp([e,t]){return{place:gp(e),side:Yf(e,t)}}function bp(e){return e===`?`?``:Z(`event-treasure-value`,{count:Number(e)})}function xp(e,t){switch(e.key){case`treasure-at`:case`stone-at`:return Z(`claim-${e.key}`,{spot:e.cell?pg(t.ruleset).placeText(e.cell):Z(`somewhere`)});case`suspect`:case`trust`:{let n=e.seat??null,r=n===null?Z(`someone`):ep(n,t);return Z(`claim-${e.key}`,{whom:n===t.me?`me`:`other`,target:r})}case`mend-my`:{let t=e.tool??`unknown`;return sf(`claim-mend-my-${t}`)?Z(`claim-mend-my-${t}`):Z(`claim-mend-my-unknown`)}default:return Z(`claim-${e.key}`)}}var Sp=[`asked`,`queued`,`cards-due`,`vote-ended`];function Cp(e,t){let n=pg(t.ruleset).eventTexts[e.event];return n(e,t)}function wp(e,t){return Sp.includes(e.event)||e.event===`drew`&&e.seat!==t.me?null:Cp(e,t)}function Tp({what:e,events:t=[]},n){let r=pg(n.ruleset),i=t.flatMap(e=>{let t=wp(e,n);return t===null?[]:[{text:t,cell:r.eventCell(e),seats:Ep(e)}]}),a=Op(e,n);return a?[{text:a,cell:null,seats:Ep(e)},...i]:i}function Ep(e){let t=[`seat`in e?e.seat:-1,`target`in e?e.target:-1];return[...new Set(t)].filter(e=>typeof e==`number`&&e>=0)}function Dp(e,t){return Tp(e,t).map(({text:e})=>e)}function Op(e,t){switch(e.type){case`opened`:return Z(`fact-opened`);case`seated`:return Z(`fact-seated`,{name:e.name});case`bot-seated`:return Z(`fact-bot-seated`,{bot:Kf(e.bot)});case`stood`:return Z(e.removed?`fact-removed`:`fact-stood`,{name:ep(e.seat,t)});case`began`:return Z(`fact-began`);case`away`:return Z(`fact-away-${e.why}`,$(e.seat,t));case`timed-out`:return Z(`fact-timed-out`,$(e.seat,t));case`returned`:return Z(`fact-returned`,$(e.seat,t));case`claimed`:return Z(`fact-claimed`,{name:ep(e.seat,t),claim:xp(e.claim,t)});case`closed`:return Z(`fact-closed-${e.why}`);case`hand-over-voted`:return Z(`fact-hand-over-voted`,{name:ep(e.by,t),target:ep(e.seat,t)});case`ready`:return Z(`fact-ready`,{name:ep(e.seat,t)});case`regathered`:return Z(`fact-regathered`);case`seat-requested`:return Z(`fact-seat-requested`,{name:e.name,bot:ep(e.seat,t)});case`seat-request-answered`:return Z(e.granted?`fact-seat-granted`:`fact-seat-declined`);case`taken-over`:return Z(`fact-taken-over`,{name:e.name});case`continued`:case`resumed`:case`seat-request-withdrawn`:case`moved`:case`said`:case`muted`:case`silenced`:return``}}function kp(e,t){let n=xf(e);return jc(n.head)?Z(`move-lay`,{card:jf(n.head,t.ruleset),ways:Nf(n.head),place:pg(t.ruleset).whereText(Mp(n))}):pg(t.ruleset).moveText(n,t)}function Ap(e,{cards:t},n){return t.includes(`?`)?Z(`move-${e}-hidden`,{count:t.length}):Z(`move-${e}`,{cards:Pf(t,n.ruleset)})}function jp(e,t){return ip(t.me,e.seat??-1,t)}function Mp(e){return e.cells[0]??[0,0]}var Np=.25;function Pp(e){return new Intl.NumberFormat(of.lang,{style:`percent`}).format(e)}function Fp(e){return new Intl.NumberFormat(of.lang,{maximumFractionDigits:1}).format(Math.round(e*10)/10+0)}function Ip(e,t,n,r){let i=xf(n).seat;return[Lp(e,t,i,r),...Bp(e,t,r)]}function Lp(e,t,n,r){switch(e.why){case`lay`:case`rockfall`:return Rp(Gp(e,`loss`));case`map`:return Z(`why-map`);case`break`:return n===null?Z(`why-best`):zp(Kp(e,`suspicion`)[n],n,r);case`fix`:return n===null||n===t?Z(`why-fix-self`):Z(`why-fix-other`,{name:ep(n,r)});case`pass`:return Z(`why-pass`);case`shed`:return Z(`why-shed`);case`the richest`:return Z(`why-richest`);case`the most gold`:return Z(`why-gold`);case`the most valuable`:return Z(`why-treasure`);case`what is to come`:return Z(`why-rest`)}return Z(`why-best`)}function Rp(e){return e===void 0?Z(`why-best`):Math.abs(e)<Np?Z(`why-level`):Z(e<0?`why-nearer`:`why-farther`,{cards:Fp(Math.abs(e))})}function zp(e,t,n){let r=ep(t,n);return e===void 0?Z(`why-break`,{name:r}):e>=.5?Z(`why-break-saboteur`,{name:r,chance:Pp(e)}):Z(`why-break-miner`,{name:r,chance:Pp(1-e)})}function Bp(e,t,n){let r=[];if(`suspicion`in e&&r.push(Vp(Kp(e,`suspicion`),t,n)),`friends`in e&&r.push(...Hp(`why-friends`,Kp(e,`friends`),t,n)),`trust`in e){let i=Kp(e,`trust`);r.push(...Up(`why-trusts`,i.map(e=>e>0),t,n)),r.push(...Up(`why-mistrusts`,i.map(e=>e<0),t,n))}r.push(...Wp(Kp(e,`treasure`),n));let i=Gp(e,`worth`);i!==void 0&&(`hauls`in e||`haul`in e)&&r.push(Z(`why-worth`,{points:Fp(i)}));let a=Gp(e,`far`);a!==void 0&&r.push(Z(`why-far`,{cards:Fp(a)}));let o=Gp(e,`expects`);o!==void 0&&r.push(Z(`why-expects`,{gold:Fp(o)}));let s=Gp(e,`reached`);s!==void 0&&r.push(Z(`why-reached`,{chance:Pp(s)}));let c=Gp(e,`won`);return c!==void 0&&r.push(Z(`why-thought`,{worlds:Gp(e,`worlds`)??0,chance:Pp(c)})),r}function Vp(e,t,n){return Hp(`why-suspects`,e,t,n)[0]??Z(`why-suspects-none`)}function Hp(e,t,n,r){let i=t.map((e,t)=>({chance:e,who:t})).filter(({chance:e,who:t})=>t!==n&&e>=.5);i.sort((e,t)=>t.chance-e.chance);let a=i.map(({chance:e,who:t})=>Z(`why-chance`,{name:ep(t,r),chance:Pp(e)}));return a.length?[Z(e,{names:cf(a)})]:[]}function Up(e,t,n,r){let i=t.flatMap((e,t)=>e&&t!==n?[ep(t,r)]:[]);return i.length?[Z(e,{names:cf(i)})]:[]}function Wp(e,t){let n=Math.max(...e),r=pg(t.ruleset),i=r.goalCells[e.indexOf(n)];return i&&n>=.5?[Z(`why-place`,{spot:r.placeText(i),chance:Pp(n)})]:[]}function Gp(e,t){let n=e[t];return typeof n==`number`?n:void 0}function Kp(e,t){let n=e[t];return Array.isArray(n)?n:[]}function qp({why:e,rule:t}){return t&&e===`illegal-claim`?Yp(t):t&&sf(`rule-${t}`)?Z(`rule-${t}`):Z(`refusal-${e}`)}function Jp(e,t){let n=t.length===1?t[0]??`several`:`several`;return sf(`unplayable-${e}`)?Z(`unplayable-${e}`,e===`B-26`?{tool:n}:{}):sf(`rule-${e}`)?Z(`rule-${e}`):Z(`refusal-illegal-move`)}function Yp(e){return sf(`claim-rule-${e}`)?Z(`claim-rule-${e}`):Z(`refusal-illegal-claim`)}var Xp=Symbol(`board inset`);function Zp(e){tt(Xp,e)}function Qp(){return et(Xp)??(()=>0)}var $p=14,em=116,tm=1.5,nm=12;function rm(e,{width:t,height:n}){let r=e.right-e.left+1,i=e.bottom-e.top+1,a=Math.min((t-nm)/r,(n-nm)/(i*tm),em),o=Math.max($p,Math.floor(a/2)*2);return{cell:o,x:Math.round((t-o*r)/2-e.left*o),y:Math.round((n-o*tm*i)/2-e.top*o*tm)}}function im(e,t,n,r){let i=Math.min(160,Math.max(22,e.cell*t)),a=i/e.cell;return{cell:i,x:n-(n-e.x)*a,y:r-(r-e.y)*a}}function am(e,t,n){return{...e,x:e.x+t,y:e.y+n}}function om(e,t,{width:n,height:r}){let{cell:i}=e;return{cell:i,x:sm(e.x,i-(t.right+1)*i,n-i-t.left*i),y:sm(e.y,(i-(t.bottom+1)*i)*tm,r-(i+t.top*i)*tm)}}function sm(e,t,n){return Math.max(Math.min(t,n),Math.min(Math.max(t,n),e))}function cm(e,[t,n],r){let i=e.cell*tm,a=e.x+t*e.cell,o=e.y+n*i;return a<r.right&&a+e.cell>r.left&&o<r.bottom&&o+i>r.top}var lm=6;function um(e,t,n){let r=new Map,i=!1,a={x:0,y:0},o=e.getBoundingClientRect(),s=()=>o=e.getBoundingClientRect(),c=e=>({x:e.clientX-o.left,y:e.clientY-o.top}),l=e=>{e.button===0&&(r.size===0&&(s(),i=!1,a=c(e)),r.set(e.pointerId,c(e)))},u=o=>{let s=r.get(o.pointerId);if(!s)return;let l=c(o);if(!i&&dm(l,a)<lm)return;i||e.setPointerCapture(o.pointerId),i=!0;let u=[...r].find(([e])=>e!==o.pointerId)?.[1];if(r.set(o.pointerId,l),!u)return n(am(t(),l.x-s.x,l.y-s.y));let d=dm(l,u)/Math.max(1,dm(s,u));n(im(am(t(),(l.x-s.x)/2,(l.y-s.y)/2),d,(l.x+u.x)/2,(l.y+u.y)/2))},d=e=>r.delete(e.pointerId),f=e=>{i&&=(e.stopPropagation(),e.preventDefault(),!1)},p=e=>{e.preventDefault(),s();let r=c(e);n(im(t(),Math.exp(-e.deltaY*.0016),r.x,r.y))},m=new AbortController,{signal:h}=m;return e.addEventListener(`pointerdown`,l,{signal:h}),e.addEventListener(`pointermove`,u,{signal:h}),e.addEventListener(`pointerup`,d,{signal:h}),e.addEventListener(`pointercancel`,d,{signal:h}),e.addEventListener(`click`,f,{capture:!0,signal:h}),e.addEventListener(`wheel`,p,{passive:!1,signal:h}),()=>m.abort()}function dm(e,t){return Math.hypot(e.x-t.x,e.y-t.y)}var fm={cell:null,seats:[]},pm=2500,mm=k(fm),hm,gm={get cell(){return F(mm).cell},get seats(){return F(mm).seats},show(e){_m(),A(mm,e)},flash(e){this.show(e),hm=setTimeout(()=>{_m(),A(mm,fm)},pm)},hide(){hm===void 0&&A(mm,fm)}};function _m(){clearTimeout(hm),hm=void 0}var vm=I(`<span class="cell spot svelte-1h02e3e" aria-hidden="true"></span>`),ym=I(`<section class="board svelte-1h02e3e"><div></div> <div class="grid svelte-1h02e3e"><!> <!></div> <div><button type="button"><!></button> <button type="button" class="out svelte-1h02e3e"><!></button> <button type="button" class="out svelte-1h02e3e"><!></button></div></section>`);function bm(e,t){nt(t,!0);let n,r,i=k(0),a=k(0),o=k(null),s=matchMedia(`(max-width: 1100px) and (max-aspect-ratio: 6/5) and (min-height: 761px)`),c=k(sn(s.matches?58:0));Nn(()=>{let e=()=>A(c,s.matches?58:0,!0);return s.addEventListener(`change`,e),()=>s.removeEventListener(`change`,e)});let l=Qp(),u=D(()=>({width:F(i)||800,height:(F(a)||500)-Math.max(F(c),l())})),d=D(()=>F(o)?om(F(o),t.bounds,F(u)):rm(t.bounds,F(u))),f=k(!1),p=null,m=0,h,g={transform:`translate(0)`,composite:`add`},_,v=({x:e,y:t,cell:n},r)=>`translate(${e}px, ${t}px) scale(${n/r})`;function y(e){p=om(e,t.bounds,F(u)),m=performance.now(),r.style.transform=v(p,F(d).cell),F(f)||(A(f,!0),_=r.animate([g,g],1/0),_.pause(),ee(140))}function ee(e){h=setTimeout(()=>{let e=m+140-performance.now();if(e>0)return ee(e);b()},e)}function b(){p&&(clearTimeout(h),_?.cancel(),A(o,p),p=null,A(f,!1))}Nn(()=>{let e=um(n,()=>Dr(()=>p??F(d)),e=>Dr(()=>y(e)));return()=>{clearTimeout(h),e()}});let x,te=k(null);Nn(()=>{let e=new ResizeObserver(()=>{let{offsetLeft:e,offsetTop:t,offsetWidth:n,offsetHeight:r}=x;A(te,{left:e,top:t,right:e+n,bottom:t+r})});return e.observe(n),e.observe(x),()=>e.disconnect()});let ne=D(()=>{let e=F(te);return!!t.choice&&!!e&&t.choice.places.some(t=>cm(F(d),t,e))});function re(){b(),A(o,null)}function ie(e){b(),A(o,om(im(F(d),e,F(i)/2,F(a)/2),t.bounds,F(u)))}let ae={ArrowUp:[0,-1],ArrowDown:[0,1],ArrowLeft:[-1,0],ArrowRight:[1,0]};function oe(e){if(e.ctrlKey||e.metaKey||e.altKey||document.querySelector(`dialog[open]`)||e.target instanceof HTMLInputElement||e.target instanceof HTMLSelectElement)return;if(e.key===`+`||e.key===`=`)return ie(1.25);if(e.key===`-`)return ie(.8);if(e.key===`0`)return re();let r=ae[e.key];if(!r)return;let i=n.querySelector(`button[data-cell]:focus`),a=n.querySelector(`button[data-cell]`);if(e.shiftKey||!a){e.preventDefault(),b(),A(o,om(am(F(d),-r[0]*60,-r[1]*60),t.bounds,F(u)));return}let s=i?se(i,r):a;s&&(e.preventDefault(),s.focus())}function se(e,[t,r]){let[i=0,a=0]=(e.dataset.cell??``).split(`,`).map(Number),o=null,s=1/0;for(let e of n.querySelectorAll(`button[data-cell]`)){let[n=0,c=0]=(e.dataset.cell??``).split(`,`).map(Number),l=(n-i)*t+(c-a)*r,u=Math.abs((n-i)*r)+Math.abs((c-a)*t);l>0&&l+2*u<s&&(s=l+2*u,o=e)}return o}var ce=ym();Fr(`keydown`,un,oe);var le=yn(ce);let ue,de;var fe=j(le,2);let pe;var me=yn(fe);wi(me,()=>t.children);var he=j(me,2),ge=e=>{var t=vm();let n;M(()=>n=Ji(t,``,n,{"--x":gm.cell[0],"--y":gm.cell[1]})),L(e,t)};ui(he,e=>{gm.cell&&e(ge)}),E(fe),Sa(fe,e=>r=e,()=>r);var _e=j(fe,2);let ve;var ye=yn(_e);let be;yf(yn(ye),{name:`fit`}),E(ye);var xe=j(ye,2);yf(yn(xe),{name:`plus`}),E(xe);var Se=j(xe,2);yf(yn(Se),{name:`minus`}),E(Se),E(_e),Sa(_e,e=>x=e,()=>x),E(ce),Sa(ce,e=>n=e,()=>n),M((e,n,r,i,a)=>{R(ce,`aria-label`,t.label),ue=Ki(le,1,`dots svelte-1h02e3e`,null,ue,{hidden:F(f)}),de=Ji(le,``,de,{"--cw":`${F(d).cell??``}px`,"--ox":`${F(d).x??``}px`,"--oy":`${F(d).y??``}px`}),pe=Ji(fe,``,pe,{"--cw":`${F(d).cell??``}px`,transform:e}),ve=Ki(_e,1,`zoom svelte-1h02e3e`,null,ve,{aside:F(ne)}),R(ye,`aria-label`,n),R(ye,`title`,r),be=Ki(ye,1,`svelte-1h02e3e`,null,be,{on:F(o)!==null}),R(xe,`aria-label`,i),R(Se,`aria-label`,a)},[()=>v(F(d),F(d).cell),()=>Z(`board-fit`),()=>Z(`board-fit`),()=>Z(`board-zoom-in`),()=>Z(`board-zoom-out`)]),Ir(`click`,ye,re),Ir(`click`,xe,()=>ie(1.25)),Ir(`click`,Se,()=>ie(.8)),ba(ce,`clientWidth`,e=>A(i,e)),ba(ce,`clientHeight`,e=>A(a,e)),L(e,ce),rt()}Lr([`click`]);function xm(e){return!(`pointerType`in e)||e.pointerType!==`touch`}var Sm=I(`<span class="who svelte-72ca3x"> </span>`),Cm=I(`<span class="who num svelte-72ca3x"> </span>`),wm=I(`<span class="cell svelte-72ca3x"><span class="looked svelte-72ca3x" role="img"><!> <!></span></span>`);function Tm(e,t){nt(t,!0);let n=D(()=>t.seats.length>3?t.seats.slice(0,2):t.seats),r=D(()=>cf(t.seats.map(e=>ep(e,t.players))));function i(e){return[...ep(e,t.players)][0]??``}var a=wm();let o;var s=yn(a),c=yn(s);_i(c,16,()=>F(n),e=>e,(e,t)=>{var n=Sm();let r;var a=xn(n,!0);M((e,t)=>{r=Ji(n,``,r,{"--seat":e}),ei(a,t)},[()=>Pa(t),()=>i(t)]),L(e,n)});var l=j(c,2),u=e=>{var r=Cm(),i=xn(r);M(()=>ei(i,`+${t.seats.length-F(n).length}`)),L(e,r)};ui(l,e=>{F(n).length<t.seats.length&&e(u)}),E(s),E(a),M((e,n)=>{o=Ji(a,``,o,{"--x":t.cell[0],"--y":t.cell[1]}),R(s,`aria-label`,e),R(s,`title`,n)},[()=>Z(`looked-mark`,{names:F(r)}),()=>Z(`looked-mark`,{names:F(r)})]),L(e,a),rt()}var Em=I(`<span class="cell svelte-trejs0"><span class="peek svelte-trejs0" role="img"><!><!></span></span>`);function Dm(e,t){nt(t,!0);var n=Em();let r;var i=yn(n),a=yn(i);{let e=D(()=>Fu(`eye`,{uid:`pe${Q([t.cell[0],t.cell[1]])}`}));ja(a,{get svg(){return F(e)}})}wi(j(a),()=>t.children),E(i),E(n),M(e=>{r=Ji(n,``,r,{"--x":t.cell[0],"--y":t.cell[1]}),R(i,`aria-label`,e)},[()=>t.mine?Z(`peek-mark`,{goal:t.what}):t.what]),L(e,n),rt()}var Om=I(`<span class="ghost svelte-1wnfzdj"><!></span>`),km=I(`<button type="button"><!><i class="svelte-1wnfzdj"></i></button>`);function Am(e,t){nt(t,!0);let n=Oa(t,`aimed`,3,!1),r=Oa(t,`ghost`,3,``),i=Oa(t,`over`,3,!1);var a=km();let o,s;var c=yn(a),l=e=>{var t=Om();ja(yn(t),{get svg(){return r()}}),E(t),L(e,t)};ui(c,e=>{r()&&e(l)}),Me(),E(a),M(()=>{o=Ki(a,1,`cell legal svelte-1wnfzdj`,null,o,{aimed:n(),over:i()}),R(a,`data-cell`,`${t.cell[0]??``},${t.cell[1]??``}`),R(a,`aria-label`,t.label),R(a,`aria-pressed`,n()),s=Ji(a,``,s,{"--x":t.cell[0],"--y":t.cell[1]})}),Ir(`click`,a,function(...e){t.onpoint?.apply(this,e)}),Fr(`pointerenter`,a,e=>e.pointerType===`mouse`&&t.onaim?.(!0)),Fr(`pointerleave`,a,e=>e.pointerType===`mouse`&&t.onaim?.(!1)),Fr(`focus`,a,()=>t.onaim?.(!0)),Fr(`blur`,a,()=>t.onaim?.(!1)),L(e,a),rt()}Lr([`click`]);function jm(e,t){nt(t,!0);let n=Oa(t,`hovered`,15,null),r=D(()=>[...t.choice?.cells??new Map]);function i(e){let n=t.choice?.aimed?.cell;return!!n&&Q(n)===e}function a(e,r){let a=i(e)?t.choice?.aimed:n()===e?t.choice?.meant(r):null;return a?.face?Jl(a.face,{terrain:t.terrain,uid:`ghost`}):``}function o(e){let n=t.choice?.meant(e)??e[0];return n?kp(n.text,t.players):``}var s=Jr();_i(bn(s),17,()=>F(r),([e,t])=>e,(e,r)=>{var s=D(()=>g(F(r),2));let c=()=>F(s)[0],l=()=>F(s)[1];{let r=D(()=>Sf(c())),s=D(()=>o(l())),u=D(()=>i(c())),d=D(()=>a(c(),l())),f=D(()=>t.taken.has(c()));Am(e,{get cell(){return F(r)},get label(){return F(s)},get aimed(){return F(u)},get ghost(){return F(d)},get over(){return F(f)},onpoint:e=>t.point(l(),xm(e)),onaim:e=>n(e?c():n()===c()?null:n())})}}),L(e,s),rt()}var Mm=typeof matchMedia==`function`?matchMedia(`(prefers-reduced-motion: reduce)`):null,Nm=sn({on:Mm?.matches??!0});Mm?.addEventListener(`change`,()=>Nm.on=Mm.matches);function Pm(e){let t=e-1;return t*t*t+1}function Fm({duration:e,delay:t=0},n){return Nm.on?{duration:0}:{duration:e,delay:t,easing:Pm,css:n}}function Im(e,t){return Fm(t,e=>`opacity: ${e}`)}function Lm(e,{y:t,...n}){return Fm(n,(e,n)=>`transform: translateY(${n*t}px); opacity: ${e}`)}function Rm(e,{start:t,...n}){return Fm(n,e=>`transform: scale(${t+(1-t)*e}); opacity: ${e}`)}var zm=I(`<div class="face svelte-rw1vpe"><!></div>`),Bm=I(`<div></div>`);function Vm(e,t){nt(t,!0);let n=Oa(t,`reached`,3,!1),r=Oa(t,`last`,3,!1),i=Oa(t,`delay`,3,0),a=Oa(t,`moves`,3,!0),o=k(Dr(()=>[t.svg])),s;Nn(()=>{let e=Dr(()=>F(o).at(-1));t.svg!==e&&e!==void 0&&(A(o,Nm.on?[t.svg]:[e,t.svg]),clearTimeout(s),s=setTimeout(()=>A(o,[t.svg]),i()+400))}),Aa(()=>clearTimeout(s));var c=Bm();let l,u;_i(c,20,()=>F(o),e=>e,(e,t)=>{var n=zm();ja(yn(n),{get svg(){return t}}),E(n),Pi(1,n,()=>Im,()=>({duration:220,delay:i()})),L(e,n)}),E(c),M(()=>{l=Ki(c,1,`cell laid svelte-rw1vpe`,null,l,{reached:n(),last:r()}),R(c,`data-name`,t.name),u=Ji(c,``,u,{"--x":t.cell[0],"--y":t.cell[1]})}),Pi(1,c,()=>Lm,()=>({y:-18,duration:a()?260:0})),Pi(2,c,()=>Rm,()=>({start:.7,duration:320})),L(e,c),rt()}var Hm=I(`<span class="cell field svelte-q4fgud"></span>`),Um=I(`<!> <!> <!>`,1),Wm=Kr(`<svg class="trail svelte-q4fgud" aria-hidden="true"><polyline class="svelte-q4fgud"></polyline></svg>`),Gm=I(`<span class="token svelte-q4fgud" role="img"><!></span>`),Km=I(`<span role="img"><!></span>`),qm=I(`<button type="button"></button>`),Jm=I(`<!> <!> <!> <!> <!> <!> <!> <!>`,1);function Ym(e,t){nt(t,!0);let n=k(null),r=D(()=>({left:1,top:.45,right:t.view.columns,bottom:t.view.rows})),i=D(()=>t.view.mines.filter(e=>!e.face_up)),a=D(()=>new Set([...t.view.board,...F(i)].map(e=>Q(e.cell)))),o=D(()=>(t.choice?.ways??[]).flatMap(e=>e.way?[{move:e,way:e.way}]:[]));function s(e){let t=Q(e.cell),n=e.name??``;return n.endsWith(`-start`)?Yl({clan:n===`blue-start`?`blue`:`yellow`,uid:t}):n?Zl(n,{face:e.face||void 0,uid:t}):Jl(e.face,{terrain:`woods`,tool:e.tool,uid:t})}let c=D(()=>{let e=t.choice?.aimed?.path.length?t.choice.aimed:null,r=F(n)?(t.choice?.cells.get(F(n))??[]).find(e=>e.path.length):null,i=(e??r)?.path??[],a=t.view.dwarfs[t.players.me];return i.length&&a?[a,...i]:[]}),l=D(()=>F(c).map(([e,t])=>`${e+.5},${(t+.5)*1.5}`).join(` `)),u=D(()=>t.view.dwarfs.map((e,n)=>{let r=t.view.dwarfs.map((e,t)=>t).filter(n=>Q(t.view.dwarfs[n])===Q(e)),i=r.indexOf(n),a=Math.min(r.length,3);return{seat:n,cell:e,dx:(i%3+.5)/a,dy:.36+.3*Math.floor(i/3)}})),d=e=>[(e[0][0]+e[1][0])/2+.5,(e[0][1]+e[1][1])/2+.5];{let c=D(()=>Z(`board-paths`));bm(e,{get bounds(){return F(r)},get label(){return F(c)},get choice(){return t.choice},children:(e,r)=>{var c=Jm(),f=bn(c);_i(f,17,()=>({length:t.view.columns*t.view.rows}),pi,(e,n,r)=>{var i=Hm();let a;M(e=>a=Ji(i,``,a,{"--x":1+r%t.view.columns,"--y":e}),[()=>1+Math.floor(r/t.view.columns)]),L(e,i)});var p=j(f,2);_i(p,17,()=>t.view.board,e=>Q(e.cell)+e.name,(e,n)=>{{let r=D(()=>s(F(n))),i=D(()=>!!t.last&&Q(t.last)===Q(F(n).cell));Vm(e,{get svg(){return F(r)},get cell(){return F(n).cell},reached:!0,get last(){return F(i)}})}});var m=j(p,2);_i(m,17,()=>F(i),e=>Q(e.cell),(e,n)=>{var r=Um(),i=bn(r);{let e=D(()=>Zl(`?`,{uid:Q(F(n).cell)}));Vm(i,{get svg(){return F(e)},get cell(){return F(n).cell},moves:!1,name:`?`})}var a=j(i,2),o=e=>{Tm(e,{get cell(){return F(n).cell},get seats(){return F(n).looked_by},get players(){return t.players}})};ui(a,e=>{F(n).looked_by.length&&e(o)});var s=j(a,2),c=e=>{{let r=D(()=>Vf(F(n).name)),i=D(()=>t.players.me>=0);Dm(e,{get cell(){return F(n).cell},get what(){return F(r)},get mine(){return F(i)},children:(e,t)=>{Me();var r=qr();M(e=>ei(r,e),[()=>Vf(F(n).name)]),L(e,r)},$$slots:{default:!0}})}};ui(s,e=>{F(n).name!==`?`&&e(c)}),L(e,r)});var h=j(m,2),g=e=>{var n=Wm();let r;var i=xn(n);M(()=>{R(n,`viewBox`,`0 0 ${t.view.columns+1} ${(t.view.rows+1)*1.5}`),r=Ji(n,``,r,{"--w":t.view.columns+1,"--h":t.view.rows+1}),R(i,`points`,F(l))}),L(e,n)};ui(h,e=>{F(l)&&e(g)});var _=j(h,2);_i(_,17,()=>t.view.tokens,pi,(e,t,n)=>{let r=D(()=>{let[e,n]=d(F(t).way);return{x:e,y:n}});var i=Gm();let a;var o=yn(i);{let e=D(()=>Ou(F(t).name,{uid:`tk${n}`}));ja(o,{get svg(){return F(e)}})}E(i),M(e=>{R(i,`aria-label`,e),a=Ji(i,``,a,{"--x":F(r).x,"--y":F(r).y})},[()=>Z(`token`,{name:F(t).name})]),L(e,i)});var v=j(_,2);_i(v,17,()=>F(u),e=>e.seat,(e,n)=>{var r=Km();let i,a;var o=yn(r);{let e=D(()=>Au(Pa(F(n).seat),t.view.clans[F(n).seat]??`blue`,{mark:`${F(n).seat+1}`,uid:`fg${F(n).seat}`}));ja(o,{get svg(){return F(e)}})}E(r),M(e=>{i=Ki(r,1,`figure svelte-q4fgud`,null,i,{mine:F(n).seat===t.players.me}),R(r,`aria-label`,e),R(r,`title`,t.players.names[F(n).seat]),a=Ji(r,``,a,{"--x":F(n).cell[0]+F(n).dx,"--y":F(n).cell[1]+F(n).dy})},[()=>Z(`dwarf-of`,{name:t.players.names[F(n).seat]??``})]),L(e,r)});var y=j(v,2);jm(y,{get choice(){return t.choice},get players(){return t.players},terrain:`woods`,get taken(){return F(a)},get point(){return t.point},get hovered(){return F(n)},set hovered(e){A(n,e)}}),_i(j(y,2),17,()=>F(o),({move:e,way:t})=>e.text,(e,n)=>{let r=()=>F(n).move,i=()=>F(n).way,a=D(()=>{let[e,t]=d(i());return{x:e,y:t}});var o=qm();let s,c;M(e=>{s=Ki(o,1,`way svelte-q4fgud`,null,s,{aimed:t.choice?.aimed?.text===r().text}),R(o,`data-cell`,`${F(a).x??``},${F(a).y??``}`),R(o,`aria-label`,e),R(o,`aria-pressed`,t.choice?.aimed?.text===r().text),R(o,`data-move`,r().text),c=Ji(o,``,c,{"--x":F(a).x,"--y":F(a).y})},[()=>kp(r().text,t.players)]),Ir(`click`,o,e=>t.point([r()],xm(e))),L(e,o)}),L(e,c)},$$slots:{default:!0}})}rt()}Lr([`click`]);var Xm=[`axe`,`boat`,`rope`],Zm={tree:`L-24`,lake:`L-24`,ditch:`L-24`,rocks:`L-25`,campfire:`L-26`};function Qm(e){if(Xm.includes(e))return{text:Z(`help-tool`),rule:`L-30`};if(e.startsWith(`look-`))return{text:Z(`help-look`),rule:`L-31`};if(e===`trap`)return{text:Z(`help-trap-way`),rule:`L-32`};if(e===`troll`)return{text:Z(`help-troll`),rule:`L-33`};if(e===`storm`)return{text:Z(`help-storm`),rule:`L-35`};let t=Ac(e)?.feature??``,n=Zm[t];return n?{text:Z(`help-${t}`),rule:n}:{text:Z(`help-path`),rule:`L-22`}}function $m(e){return e===`troll`?{text:Z(`help-sign-troll`),rule:`L-33`}:e===`dragon`?{text:Z(`help-sign-dragon`),rule:`L-55`}:{text:Z(`help-sign-treasure`),rule:`L-53`}}function eh(e){return Z(e===`saboteur`?`role-saboteur.other-clan`:`role-${e}.goal`)}var th=[`axe`,`boat`,`rope`],nh=[`stay`,`call-vote`];function rh(e,t){let{head:n,pick:r}=e;if(nh.includes(n))return Z(`move-${n}`);if(n===`discard`)return Ap(`discard`,e,t);if(n===`vote`)return Z(r===`yes`?`move-vote-yes`:`move-vote-no`);if(n===`take`)return Z(`move-take-treasure`,ah(r,t));if(n.startsWith(`look-`))return ih(e,t);if(th.includes(n))return Z(`move-tool`,{card:jf(n,t.ruleset),place:gp(Mp(e))});if(n===`walk`)return Z(`move-walk`,{count:e.cells.length,place:gp(e.cells.at(-1)??[0,0])});if(n===`storm`)return Z(`move-storm`,{place:gp(Mp(e))});let[i=[0,0],a=[0,0]]=e.cells;return Z(n===`trap`?`move-trap-way`:`move-troll`,{place:gp(i),side:Yf(i,a)})}function ih(e,t){return e.pick===`mine`?Z(`move-look-mine`,{mine:hp(Mp(e),`.object`)}):e.pick===`dwarf`?Z(`move-look-dwarf`,jp(e,t)):Z(`move-look-treasure`,ah(e.pick,t))}function ah(e,t){let n=Number(e.split(`-`)[1]);return{number:n+1,treasure:Uf(n,t)}}function oh(e=[],t=[]){return e.flatMap((e,n)=>{let r=t[n];return r?[sh(e,r)]:[]})}function sh(e,t){let{action:n,cards:r=[],cell:i=null,way:a=null,path:o=[],seat:s=-1}=t;return{text:e,action:n,cards:r,face:n===`lay`?xf(e).head:``,cell:i,way:a,path:o,seat:s<0?null:s}}function ch(e,t,n=[]){let{head:r,cells:i,seat:a}=xf(e),[o,s]=i,c=r===`walk`,l=!c&&o&&s?[o,s]:null;return{text:e,action:t,cards:n,face:t===`lay`?r:``,cell:l?null:i.at(-1)??null,way:l,path:c?i:[],seat:a}}var lh=[[0,-1],[1,0],[0,1],[-1,0]];function uh(e,t){let n=new Map;for(let[r,i]of e)for(let[e,a]of lh){let o=[r+e,i+a];t.has(Q(o))||n.set(Q(o),o)}return[...n.values()]}var dh={axe:`tree`,boat:`lake`,rope:`ditch`};function fh(e,t,n){let r=jc(n)?`lay`:`play`,i=ch(`discard(${n})`,`discard`,[n]);return[...ph(n,e,t).map(e=>ch(e,r,[n])),i]}function ph(e,t,n){let r=t=>t.map(t=>`${e}@${Q(t)}`),i=t.board.filter(e=>!e.name);if(jc(e)){let n=mh(t).map(Q);return[...new Set([e,Mc(e)])].flatMap(e=>n.map(t=>`${e}@${t}`))}let a=dh[e];return a?r(i.filter(e=>!e.tool&&Ac(e.face)?.feature===a).map(({cell:e})=>e)):e===`storm`?r(i.map(e=>e.cell)):e===`trap`||e===`troll`?gh(t).map(t=>`${e}@${t.map(Q).join(`/`)}`):_h(e,t,n)}function mh(e){let t=e.board.map(e=>e.cell);return uh(t,new Set([...t,...e.mines.map(e=>e.cell)].map(Q))).filter(t=>hh(e,t))}function hh(e,[t,n]){return t>=1&&n>=1&&t<=e.columns&&n<=e.rows}function gh(e){let t=e.board.flatMap(({cell:[e,t]})=>[[[e,t],[e+1,t]],[[e,t],[e,t+1]],[[e-1,t],[e,t]],[[e,t-1],[e,t]]]).filter(t=>t.every(t=>hh(e,t)));return[...new Map(t.map(e=>[e.map(Q).join(`/`),e])).values()]}function _h(e,t,n){let r=e.replace(`look-`,``).split(`+`),i=t.mines.filter(e=>!e.face_up).map(({cell:t})=>`${e}=mine@${Q(t)}`),a=t.roles.flatMap((t,r)=>r===n?[]:[`${e}=dwarf>${r}`]),o=t.treasures.map((t,n)=>`${e}=treasure-${n}`);return r.flatMap(e=>({mine:i,dwarf:a,treasure:o})[e]??[])}function vh(e,t){let n=e;for(let e of t)if(n=yh(n,e),e.event===`round-ended`)break;return n}function yh(e,t){switch(t.event){case`path-laid`:return{...e,board:[...e.board,{cell:t.cell,face:t.face,tool:!1,dwarfs:[]}]};case`stormed`:return{...e,board:e.board.filter(e=>Q(e.cell)!==Q(t.cell))};case`walked`:return{...e,dwarfs:e.dwarfs.map((e,n)=>n===t.seat?t.cells.at(-1)??e:e)};case`mine-turned-up`:return bh(e,Q(t.cell),t.mine);case`round-ended`:{let n=e.treasures.map((e,n)=>({...e,value:t.treasures[n]??e.value})),r={...e,roles:t.roles,treasures:n};return t.mines.reduce((e,t,n)=>{let r=e.mines[n];return r?bh(e,Q(r.cell),t):e},r)}default:return e}}function bh(e,t,n){let r=e.mines.find(e=>Q(e.cell)===t&&!e.face_up);if(!r)return e;let i=e.mines.map(e=>e===r?{...r,name:n,face_up:!0}:e);return{...e,mines:i,board:[...e.board,{cell:r.cell,face:``,tool:!1,dwarfs:[],name:n}]}}function xh(e,t){let n;return e.map(({events:e=[]})=>{let r={...t,treasureKinds:n};for(let t of e)t.event===`round-began`&&`kinds`in t&&(n=t.kinds);return r})}var Sh=I(`<i class="svelte-1mvkhpx"></i>`),Ch=I(`<li><!> <!></li>`),wh=I(`<ul class="treasures svelte-1mvkhpx"></ul>`);function Th(e,t){nt(t,!0);function n(e){let n=Hf(e.kind,e.value);return e.holder===null?n:Z(`treasure-of`,{treasure:n,name:t.players.names[e.holder]??``})}var r=wh();_i(r,21,()=>t.view.treasures,pi,(e,t,r)=>{var i=Ch();let a;var o=yn(i);{let e=D(()=>Tu(F(t).kind,F(t).value,{uid:`tr${r}`,label:n(F(t))}));ja(o,{get svg(){return F(e)}})}var s=j(o,2),c=e=>{var n=Sh();let r;M(e=>r=Ji(n,``,r,{background:e}),[()=>Pa(F(t).holder)]),L(e,n)};ui(s,e=>{F(t).holder!==null&&e(c)}),E(i),M(e=>{R(i,`title`,e),a=Ki(i,1,`svelte-1mvkhpx`,null,a,{held:F(t).holder!==null})},[()=>n(F(t))]),L(e,i)}),E(r),M(e=>R(r,`aria-label`,e),[()=>Z(`treasures-label`)]),L(e,r),rt()}var Eh=Cf({rulesets:[`lost-mines`],quickRulesets:[`lost-mines`],terrain:`woods`,scoreUnit:`points`,straightShape:`path`,tools:[],hasNumberedSeats:!0,Board:Ym,BoardOverlay:Th,eventTexts:_p,goalCells:mp,placeText:e=>hp(e),whereText:gp,moveText:rh,moveSvg(e,t,n){let r=/^treasure-(\d+)$/.exec(xf(e.text).pick)?.[1],i=r===void 0?void 0:t.treasures[Number(r)];return i?Tu(i.kind,i.value,{uid:n}):``},tones:{"path-laid":`lay`,"tool-placed":`help`,"trap-set":`harm`,"troll-called":`harm`,stormed:`harm`,scouted:`know`,appraised:`know`,inspected:`know`,walked:`lay`,discarded:`lay`,"mine-turned-up":`reveal`,"dragon-woken":`harm`,"treasure-taken":`help`},eventCell(e){return e.event===`walked`?e.cells.at(-1)??null:`cell`in e?e.cell:null},plans:fh,seatDetails:Dh,claims:()=>[],roundEnd(e){return e.event===`round-ended`?{number:e.number,roles:e.roles,reached:null}:null},roundOutcome({paid:e},t){return{reason:[...e.values()].some(e=>(e??0)>0)?`shared`:`nothing`,won:t<0?null:(e.get(t)??0)>0}},roundEndView:vh,roleGoal:eh,cardHelp:Qm,signHelp:$m,payments:e=>e.event===`scored`?e.points.map((e,t)=>[t,e]):[],highlights(e){switch(e.event){case`scored`:return e.points.flatMap((e,t)=>e>0?[{kind:`scored`,seat:t,amount:e,isGood:!0,by:`max`}]:[{kind:`lost`,seat:t,amount:-e,isGood:!1,by:`max`}]);case`treasure-taken`:return[{kind:`treasures`,seat:e.seat,amount:1,isGood:!0,by:`sum`}];case`dragon-woken`:return[{kind:`dragon`,seat:e.seat,amount:1,isGood:!1,by:`sum`}];default:return[]}},playersIn:(e,t)=>({...t,treasureKinds:e.treasures.map(e=>e.kind)}),playersOver:xh,rulesPicture:(e,t,n)=>e===`mine`&&ql(t,`woods`)?Zl(t,{uid:n}):null,faceDownSvg:e=>Zl(`?`,{uid:e})});function Dh(e,t){let n=e.treasures.filter(e=>e.holder===t).map(()=>`treasure`);return{front:[...e.trolls[t]?[`troll`]:[],...e.dragon===t?[`dragon`]:[],...n],clan:e.clans[t]??``,score:e.points[t]??0,goldCards:0,knownCards:[]}}var Oh={"8,-2":`goal-top`,"8,0":`goal-middle`,"8,2":`goal-bottom`},kh=Object.keys(Oh).map(Sf);function Ah(e){let t=Oh[Q(e)];return t?Z(`spot-${t}`):jh(e)}function jh(e){return Jf(e,[{cell:[0,0],name:`tunnel`}])}var Mh={...ap,"round-began":(e,t)=>wf(sp(e,t),cp(e.roles,t)),"round-ended":Nh,"game-ended":({gold:e,winners:t},n)=>{let r=Math.max(...e);return dp(t,n)?Z(`event-you-won-gold`,{nuggets:r}):Z(`event-game-ended-gold`,{count:t.length,names:np(t,n),nuggets:r})},laid:(e,t)=>Z(`event-laid`,{...$(e.seat,t),card:jf(e.face,t.ruleset),place:jh(e.cell)}),"goal-turned-up":e=>Z(`event-goal-turned-up`,{goal:Ah(e.cell),what:Bf(e.goal)}),"put-in-front":(e,t)=>Z(`event-put-in-front-${e.sign}`,rp(e.seat,e.target,t)),"front-cleared":(e,t)=>Z(`event-front-cleared-${e.sign}`,rp(e.seat,e.target,t)),"rock-fell":(e,t)=>Z(`event-rock-fell`,{...$(e.seat,t),card:jf(e.face,t.ruleset),place:jh(e.cell)}),peeked:(e,t)=>{let n={...$(e.seat,t),goal:Ah(e.cell)};return e.goal===`?`?Z(`event-peeked`,n):Z(`event-peeked-${Bf(e.goal)}`,n)},"passed-empty":(e,t)=>Z(`event-passed-empty`,$(e.seat,t)),"gold-drawn":e=>Z(`event-gold-drawn`,{count:e.count}),"gold-passed":(e,t)=>wf(Z(`event-gold-passed`,{...$(e.seat,t),count:e.pool.length}),e.pool.includes(`?`)||!e.pool.length?``:Z(`event-gold-values`,{values:cf(e.pool)})),"gold-taken":(e,t)=>Fh(`event-gold-taken`,`event-gold-taken-seen`,e,t),"gold-paid":(e,t)=>Fh(`event-gold-paid`,`event-gold-paid-seen`,e,t),"hats-swapped":(e,t)=>wf(Z(`event-hats-swapped`,rp(e.seat,e.target,t)),e.role===`?`?``:Z(`event-new-role`,{role:Ff(e.role)})),"hands-swapped":(e,t)=>wf(Z(`event-hands-swapped`,rp(e.seat,e.target,t)),Ih(e,t)),shed:(e,t)=>Z(`event-shed-${e.sign}`,$(e.seat,t)),earned:(e,t)=>Z(`event-earned`,{...$(e.seat,t),count:e.nuggets}),robbed:(e,t)=>Z(e.got?`event-robbed`:`event-robbed-nothing`,rp(e.seat,e.target,t))};function Nh(e,t){let n=e.roles.slice(0,t.names.length),r=e.roles.slice(t.names.length);return wf(Z(`event-round-ended`,{number:e.number,outcome:Ph(e.reached,n)}),lp(e.roles,t),r.length===1?Z(`event-role-left-over`,{role:Ff(r[0]??`?`)}):``)}function Ph(e,t){return t.includes(`miner`)?e?`miners`:t.includes(`saboteur`)?`saboteurs`:`nobody`:e?`reached`:`missed`}function Fh(e,t,n,r){let i=$(n.seat,r);return n.nuggets===`?`?Z(e,i):Z(t,{...i,count:Number(n.nuggets)})}function Ih(e,t){if(t.me!==e.seat&&t.me!==e.target)return``;let[n,r]=t.me===e.seat?[e.gave,e.got]:[e.got,e.gave];return Z(`event-hands-changed`,{gave:Pf(n,t.ruleset),got:Pf(r,t.ruleset)})}var Lh=I(`<span class="spill svelte-1x6856g"></span>`),Rh=I(`<!> <!> <!>`,1),zh=I(`<!> <!> <!> <!>`,1);function Bh(e,t){nt(t,!0);let n=k(null),r=k(!1);Nn(()=>{let e=setTimeout(()=>A(r,!0),300);return()=>clearTimeout(e)});let i=D(()=>t.view.goals.filter(e=>!e.face_up)),a=D(()=>new Set([...t.view.maze.map(e=>Q(e.cell)),...F(i).map(e=>Q(e.cell))])),o=D(()=>{let e=[...t.view.maze.map(e=>e.cell),...t.view.goals.map(e=>e.cell),...F(u).map(e=>e.cell)],n=e.map(([e])=>e),r=e.map(([,e])=>e);return{left:Math.min(...n),right:Math.max(...n),top:Math.min(...r),bottom:Math.max(...r)}});function s(e){let t=Q(e.cell);return e.name===`start`?Yl({uid:t}):e.name?Xl(e.name,{face:e.face||void 0,reached:e.reached,uid:t}):Jl(e.face,{terrain:`rock`,reached:e.reached,uid:t})}function c(e,t){return[e[0]+t[0],e[1]+t[1]]}let l={N:[0,-1],E:[1,0],S:[0,1],W:[-1,0]},u=D(()=>t.view.maze.flatMap(e=>(Ac(e.face)?.groups??[]).filter(t=>!t.isStub||e.name).flatMap(e=>e.edges).filter(t=>e.reached.includes(t)).map(t=>({edge:t,tile:e,out:l[t]})).map(({edge:e,tile:t,out:n})=>({edge:e,tile:t,out:n,cell:c(t.cell,n)})).filter(({cell:e})=>!F(a).has(Q(e))).map(({edge:e,out:t,tile:n,cell:r})=>({key:Q(n.cell)+e,cell:r,x:n.cell[0]+.5+t[0]/2,y:n.cell[1]+.5+t[1]/2}))));function d(e){let n=Dr(()=>t.last);return n?60*(Math.abs(e[0]-n[0])+Math.abs(e[1]-n[1])):0}{let c=D(()=>Z(`board-maze`));bm(e,{get bounds(){return F(o)},get label(){return F(c)},get choice(){return t.choice},children:(e,o)=>{var c=zh(),l=bn(c);_i(l,17,()=>F(u),e=>e.key,(e,t)=>{var n=Lh();let r;M(()=>r=Ji(n,``,r,{"--x":F(t).x,"--y":F(t).y})),L(e,n)});var f=j(l,2);_i(f,17,()=>t.view.maze,e=>Q(e.cell)+e.name,(e,n)=>{{let i=D(()=>s(F(n))),a=D(()=>F(n).reached!==``),o=D(()=>!!t.last&&Q(t.last)===Q(F(n).cell)),c=D(()=>d(F(n).cell));Vm(e,{get svg(){return F(i)},get cell(){return F(n).cell},get reached(){return F(a)},get last(){return F(o)},get delay(){return F(c)},get moves(){return F(r)}})}});var p=j(f,2);_i(p,17,()=>F(i),e=>Q(e.cell),(e,n)=>{var r=Rh(),i=bn(r);{let e=D(()=>Xl(`?`,{uid:Q(F(n).cell)}));Vm(i,{get svg(){return F(e)},get cell(){return F(n).cell},moves:!1,name:`?`})}var a=j(i,2),o=e=>{Tm(e,{get cell(){return F(n).cell},get seats(){return F(n).peeked_by},get players(){return t.players}})};ui(a,e=>{F(n).peeked_by.length&&e(o)});var s=j(a,2),c=e=>{{let r=D(()=>zf(F(n).name)),i=D(()=>t.players.me>=0);Dm(e,{get cell(){return F(n).cell},get what(){return F(r)},get mine(){return F(i)},children:(e,t)=>{{let t=D(()=>Fu(F(n).name===`treasure`?`nugget`:`stone`,{uid:`pk${Q(F(n).cell)}`}));ja(e,{get svg(){return F(t)}})}},$$slots:{default:!0}})}};ui(s,e=>{F(n).name!==`?`&&e(c)}),L(e,r)}),jm(j(p,2),{get choice(){return t.choice},get players(){return t.players},terrain:`rock`,get taken(){return F(a)},get point(){return t.point},get hovered(){return F(n)},set hovered(e){A(n,e)}}),L(e,c)},$$slots:{default:!0}})}rt()}var Vh={rockfall:`B-34`,map:`B-35`,theft:`S-30`,"hands-off":`S-31`,"swap-hats":`S-32`,"swap-hands":`S-33`,inspect:`S-34`,trap:`S-35`,free:`S-36`},Hh={ladder:`S-22`,blue:`S-23`,green:`S-23`,crystal:`S-24`};function Uh(e){let t=Vh[e];return t?{text:Z(`help-${e}`),rule:t}:e.startsWith(`break-`)?{text:Z(`help-break`),rule:`B-30`}:e.startsWith(`fix-`)?e.includes(`+`)?{text:Z(`help-fix-two`),rule:`B-32`}:{text:Z(`help-fix`),rule:`B-31`}:Wh(e)}function Wh(e){let{groups:t=[],feature:n=``}=Ac(e)??{},r=Hh[n];if(r)return{text:Z(`help-${n}`),rule:r};let i=t.filter(e=>!e.isStub).length;return i===0?{text:Z(`help-dead-end`),rule:`B-23`}:i>1?{text:Z(`help-bridge`),rule:`S-20`}:t.length>1?{text:Z(`help-blocked`),rule:`S-25`}:{text:Z(`help-tunnel`),rule:`B-21`}}function Gh(e){return e===`trap`?{text:Z(`help-sign-trap`),rule:`S-35`}:e===`theft`?{text:Z(`help-sign-theft`),rule:`S-30`}:{text:Z(`help-sign-broken`),rule:`B-26`}}function Kh(e){return Z(`role-${e}.goal`)}var qh=[`free`,`hands-off`,`inspect`,`swap-hats`,`swap-hands`,`rob`];function Jh(e,t){let{head:n,pick:r}=e;if(qh.includes(n))return Z(`move-${n}`,jp(e,t));if(n===`theft`)return Z(`move-theft`);if(n===`pass`)return Ap(`pass`,e,t);if(n===`shed`)return Z(`move-shed-${r}`,{cards:Pf(e.cards,t.ruleset)});if(n===`take`)return r===`?`?Z(`move-take-hidden`):Z(`move-take`,{count:Number(r)});if(n===`map`)return Z(`move-map`,{goal:Ah(Mp(e))});if(n===`rockfall`)return Z(`move-rockfall`,{place:jh(Mp(e))});if(n===`trap`)return Z(`move-trap-seat`,jp(e,t));let[i=``,a=``]=n.split(`-`),o=r||a;return Z(i===`break`?`move-break-${o}`:`move-mend-${o}`,jp(e,t))}var Yh=[`trap`,`inspect`,`swap-hands`],Xh=[`swap-hats`],Zh={free:`trap`,"hands-off":`theft`};function Qh(e,t,n){let r=jc(n)?`lay`:`play`,i=ch(`pass(${n})`,`discard`,[n]);return[...$h(n,e,t).map(e=>ch(e,r,[n])),i]}function $h(e,t,n){if(jc(e)){let n=eg(t).map(Q);return[...new Set([e,Mc(e)])].flatMap(e=>n.map(t=>`${e}@${t}`))}return e===`theft`?[e]:e===`rockfall`?t.maze.filter(e=>!e.name).map(({cell:t})=>`${e}@${Q(t)}`):e===`map`?t.goals.filter(e=>!e.face_up).map(({cell:t})=>`${e}@${Q(t)}`):tg(e,t,n)}function eg(e){let t=e.goals.map(e=>e.cell),n=e.maze.map(e=>e.cell);return uh(n,new Set([...n,...t].map(Q)))}function tg(e,t,n){let r=Array.from({length:t.seats},(e,t)=>t),i=r.filter(e=>e!==n),a=e=>r.filter(n=>t.front[n]?.includes(e)),[o,s=``]=e.split(`-`);if(Xh.includes(e))return r.map(t=>`${e}>${t}`);if(Yh.includes(e))return i.map(t=>`${e}>${t}`);let c=Zh[e];if(c)return a(c).map(t=>`${e}>${t}`);if(o===`break`)return i.filter(e=>!a(s).includes(e)).map(t=>`${e}>${t}`);if(o!==`fix`)return[];let l=s.split(`+`);return l.flatMap(t=>a(t).map(n=>`${e}${l.length>1?`=${t}`:``}>${n}`))}function ng(e,t){let n=e;for(let e of t)if(n=rg(n,e),e.event===`round-ended`)break;return n}function rg(e,t){switch(t.event){case`laid`:return{...e,maze:[...e.maze,ig(t.face,t.cell)]};case`rock-fell`:return{...e,maze:e.maze.filter(e=>Q(e.cell)!==Q(t.cell))};case`goal-turned-up`:return ag(e,e.goals.findIndex(e=>Q(e.cell)===Q(t.cell)),t.goal);case`round-ended`:return t.goals.reduce((e,t,n)=>ag(e,n,t),{...e,roles:t.roles});default:return e}}function ig(e,t){return{cell:t,face:e,reached:(Ac(e)?.groups??[]).filter(e=>!e.isStub).flatMap(e=>e.edges).join(``)}}function ag(e,t,n){let r=e.goals[t];if(!r||r.face_up)return e;let i=e.goals.map(e=>e===r?{...r,name:n,face_up:!0}:e);return{...e,goals:i,maze:[...e.maze,{cell:r.cell,face:``,reached:``,name:n}]}}var og=[`pick`,`lamp`,`cart`],sg=Cf({rulesets:[`base`,`base-classic`,`saboteur2`],quickRulesets:[`base`,`saboteur2`],terrain:`rock`,scoreUnit:`nuggets`,straightShape:`straight`,tools:og,hasNumberedSeats:!1,Board:Bh,eventTexts:Mh,goalCells:kh,placeText:Ah,whereText:jh,moveText:Jh,moveSvg(e,t,n){let{head:r,pick:i}=xf(e.text);return r===`take`&&/^\d+$/.test(i)?yu(Number(i),{uid:n}):r===`rob`?Fu(`theft`,{uid:n}):``},tones:{laid:`lay`,"goal-turned-up":`reveal`,"put-in-front":`harm`,"front-cleared":`help`,"rock-fell":`harm`,peeked:`know`,inspected:`know`,"hats-swapped":`know`,"hands-swapped":`know`,robbed:`harm`,discarded:`lay`},eventCell:e=>`cell`in e?e.cell:null,plans:Qh,seatDetails:cg,claims(e,t){let n=e.goals.filter(e=>!e.face_up).map(e=>e.cell),r=(e.front[t]??[]).filter(e=>og.some(t=>t===e));return[...n.flatMap(e=>[{key:`treasure-at`,cell:e},{key:`stone-at`,cell:e}]),...r.map(e=>({key:`mend-my`,tool:e}))]},roundEnd(e){if(e.event!==`round-ended`)return null;let{number:t,roles:n,reached:r}=e;return{number:t,roles:n,reached:r}},roundOutcome({roles:e,reached:t,paid:n},r){let i=t?`treasure`:`no-cards`;return e[r]===`miner`?{reason:i,won:t}:e[r]===`saboteur`&&e.includes(`miner`)?{reason:i,won:!t}:{reason:i,won:r<0?null:(n.get(r)??0)>0}},roundEndView:ng,roleGoal:Kh,cardHelp:Uh,signHelp:Gh,payments(e){if(e.event!==`gold-taken`&&e.event!==`gold-paid`&&e.event!==`earned`)return[];let t=String(e.nuggets);return[[e.seat,t===`?`?null:Number(t)]]},highlights(e){switch(e.event){case`goal-turned-up`:return e.goal===`treasure`?[{kind:`breakthrough`,amount:1,isGood:!0,by:`sum`}]:[];case`earned`:return[{kind:`earned`,seat:e.seat,amount:e.nuggets,isGood:!0,by:`max`}];case`put-in-front`:return og.some(t=>t===e.sign)?[{kind:`broken`,seat:e.target,amount:1,isGood:!1,by:`sum`}]:[];case`robbed`:return e.got?[{kind:`robbed`,seat:e.target,amount:1,isGood:!1,by:`sum`}]:[];default:return[]}},playersIn:(e,t)=>t,playersOver:(e,t)=>e.map(()=>t),rulesPicture(e,t,n){return e===`goal`&&[`treasure`,`stone-1`,`stone-2`,`?`].includes(t)?Xl(t,{uid:n}):e===`gold`&&/^[123]$/.test(t)?yu(t,{uid:n}):null},faceDownSvg:e=>Xl(`?`,{uid:e})});function cg(e,t){let n=e.gold_cards[t]??0,r=e.gold[t]??0;return{front:e.front[t]??[],clan:``,score:r>0||n===0?r:null,goldCards:n,knownCards:e.known_cards.find(([e])=>e===t)?.[1]??[]}}var lg=[sg,Eh],ug=lg.flatMap(e=>e.rulesets),dg=lg.flatMap(e=>e.quickRulesets),fg=ug[0]??``;function pg(e){let t=lg.find(t=>t.rulesets.includes(e));if(!t)throw Error(`the page cannot show the ruleset ${e}`);return t}function mg(){return Qd(()=>import(`./LessonPage-u23hOoEv.js`),__vite__mapDeps([0,1,2,3,4,5]))}export{jc as $,dn as $t,Rf as A,_i as At,Qd as B,I as Bt,Gf as C,Bi as Ct,Ff as D,Ti as Dt,If as E,Pi as Et,cf as F,ti as Ft,hu as G,Fr as Gt,Pu as H,qr as Ht,of as I,ei as It,cu as J,wr as Jt,pu as K,Pr as Kt,gf as L,Yr as Lt,yf as M,fi as Mt,$d as N,ui as Nt,Wf as O,wi as Ot,sf as P,li as Pt,Yl as Q,Nn as Qt,lf as R,L as Rt,ep as S,Ki as St,Af as T,Ii as Tt,ju as U,Lr as Ut,Fu as V,Kr as Vt,yu as W,Ir as Wt,Xl as X,zn as Xt,Jl as Y,Dr as Yt,ql as Z,M as Zt,Ip as _,sa as _t,mg as a,sn as an,ka as at,Dp as b,Zi as bt,Lm as c,D as cn,Ca as ct,gm as d,Me as dn,ha as dt,un as en,Ac as et,Zp as f,E as fn,ma as ft,Pp as g,ca as gt,Jp as h,R as ht,pg as i,j as in,Aa as it,Q as j,pi as jt,Lf as k,Ci as kt,Nm as l,rt as ln,Sa as lt,qp as m,g as mn,oa as mt,dg as n,bn as nn,Pa as nt,oh as o,A as on,Oa as ot,Yp as p,f as pn,fa as pt,lu as q,F as qt,ug as r,xn as rn,ja as rt,Im as s,k as sn,Da as st,fg as t,yn as tn,Mc as tt,xm as u,nt as un,ba as ut,kp as v,$i as vt,Kf as w,Li as wt,xp as x,Ji as xt,Tp as y,Qi as yt,Z as z,Jr as zt};