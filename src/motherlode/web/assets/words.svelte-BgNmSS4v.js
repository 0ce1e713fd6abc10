var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible;function d(e){return typeof e==`function`}var f=()=>{};function p(e){return typeof e?.then==`function`}function m(e){for(var t=0;t<e.length;t++)e[t]()}function h(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function g(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var _=1<<24,v=1024,y=2048,b=4096,x=8192,S=16384,ee=32768,te=1<<25,ne=65536,re=1<<19,ie=1<<20,ae=1<<25,oe=1<<21,se=1<<22,ce=1<<23,le=Symbol(`$state`),ue=Symbol(`component`),de=Symbol(`legacy props`),fe=Symbol(``),pe=Symbol(`attributes`),me=Symbol(`class`),he=Symbol(`style`),ge=Symbol(`text`),_e=Symbol(`form reset`),ve=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},ye=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),be={},C=Symbol(`uninitialized`),xe=`http://www.w3.org/1999/xhtml`,Se=`http://www.w3.org/2000/svg`,Ce=`http://www.w3.org/1998/Math/MathML`;function we(){console.warn(`https://svelte.dev/e/derived_inert`)}function Te(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ee(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function De(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var w=!1;function Oe(e){w=e}var T;function E(e){if(e===null)throw Te(),be;return T=e}function ke(){return E(un(T))}function Ae(e){if(w){if(un(T)!==null)throw Te(),be;T=e}}function je(e=1){if(w){for(var t=e,n=T;t--;)n=un(n);T=n}}function Me(e=!0){for(var t=0,n=T;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=un(n);e&&n.remove(),n=i}}function Ne(e){if(!e||e.nodeType!==8)throw Te(),be;return e.data}function Pe(e){return e===this.v}function Fe(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Ie(e){return!Fe(e,this.v)}function Le(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Re(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function ze(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Be(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Ve(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function He(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function Ue(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function We(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ge(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function Ke(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function qe(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function Je(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var D=null;function Ye(e){D=e}function Xe(e,t=!1,n){D={p:D,i:!1,c:null,e:null,s:e,x:null,r:F,l:null}}function Ze(e){var t=D,n=t.e;if(n!==null){t.e=null;for(var r of n)Dn(r)}return e!==void 0&&(t.x=e),t.i=!0,D=t.p,Qe(e)}function Qe(e={}){return i(e,ue,{value:!0}),e}function $e(){return!0}var et=[];function tt(){var e=et;et=[],m(e)}function O(e){if(et.length===0&&!Ot){var t=et;queueMicrotask(()=>{t===et&&tt()})}et.push(e)}function nt(){for(;et.length>0;)tt()}var rt=~(y|b|v);function k(e,t){e.f=e.f&rt|t}function it(e){e.f&512||e.deps===null?k(e,v):k(e,b)}function at(e,t){e.f&2048?t.set(e,y):e.f&4096&&t.get(e)!==2048&&t.set(e,b),k(e,v)}var ot=!1;function st(){ot||(ot=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[_e]?.()})},{capture:!0}))}function ct(e){var t=P,n=F;Xn(null),Zn(null);try{return e()}finally{Xn(t),Zn(n)}}function lt(e,t,n,r=n){e.addEventListener(t,()=>ct(n));let i=e[_e];e[_e]=i?()=>{i(),r(!0)}:()=>r(!0),st()}function ut(e,t,n,r){let i=$e()?mt:vt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=F,c=dt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){bn(e,s)}ft()}}var d=pt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>gt(e))).then(u).catch(e=>bn(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),ft())}):f()}function dt(){var e=F,t=P,n=D,r=A;return function(i=!0){Zn(e),Xn(t),Ye(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function ft(e=!0){Zn(null),Xn(null),Ye(null),e&&A?.deactivate()}function pt(){var e=F,t=e.b,n=A,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function mt(e){var t=2|y;return F!==null&&(F.f|=re),{ctx:D,deps:null,effects:null,equals:Pe,f:t,fn:e,reactions:null,rv:0,v:C,wv:0,parent:F,ac:null}}var ht=Symbol(`obsolete`);function gt(e,t,n){let r=F;r===null&&Re();var i=void 0,a=Gt(C),o=!P,s=new Set;return An(()=>{var t=F,n=h();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ve&&n.reject(e)}).finally(ft)}catch(e){n.reject(e),ft()}var c=A;if(o){if(t.f&32768)var l=pt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(ht);else for(let e of s.values())e.reject(ht);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==ht&&(c.activate(),t?(a.f|=ce,Zt(a,t)):(a.f&8388608&&(a.f^=ce),Zt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),Tn(()=>{for(let e of s)e.reject(ht)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function _t(e){let t=mt(e);return $n(t),t}function vt(e){let t=mt(e);return t.equals=Ie,t}function yt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)N(t[n])}}function bt(e){var t,n=F,r=e.parent;if(!qn&&r!==null&&e.v!==C&&r.f&24576)return we(),e.v;Zn(r);try{yt(e),t=ur(e)}finally{Zn(n)}return t}function xt(e){var t=bt(e);!e.equals(t)&&(e.wv=sr(),(!A?.is_fork||e.deps===null)&&(A===null?e.v=t:(A.capture(e,t,!0),Tt?.capture(e,t,!0)),e.deps===null))?k(e,v):qn||(Et===null?it(e):(wn()||A?.is_fork)&&Et.set(e,t))}function St(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ct(()=>{t.ac.abort(ve),t.ac=null}),t.fn!==null&&(t.teardown=f),pr(t,0),Ln(t))}function Ct(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&mr(t)}var wt=null,A=null,Tt=null,Et=null,Dt=null,Ot=!1,kt=!1,At=null,jt=null,Mt=0,Nt=1,Pt=class e{id=Nt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){wt===null?wt=this:(wt.next=this,this.prev=wt),wt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)k(r,y),t(r);for(r of n.m)k(r,b),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=v}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)k(e,t),this.schedule(e);this.apply();for(var t=At=[],n=[],r=jt=[];this.#a.length>0;){Mt++>1e3&&(this.#b(),It());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Vt(e),this.#d()||this.discard(),t}}if(A=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(At=null,jt=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)Bt(e,t);r.length>0&&A.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Tt=this,Rt(n),Rt(t),Tt=null,this.#i?.resolve();var o=A;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(Ut.clear(),o.#m())}}#h(e,t,n){e.f^=v;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=v:i&4?t.push(r):cr(r)&&(i&16&&this.add_dirty_reaction(r,b),mr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),k(i,y),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),A=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)at(e[t],this.#s)}capture(e,t,n=!1){e.v!==C&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),Et?.set(e,t)),this.is_fork||(e.v=t)}activate(){A=this}deactivate(){A=null,Et=null}flush(){try{kt=!0,A=this,this.#m()}finally{Mt=0,Dt=null,At=null,jt=null,kt=!1,A=null,Et=null,Ut.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(ht);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,O(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=h()).promise}static ensure(){if(A===null){let t=A=new e;!kt&&!Ot&&O(()=>{t.started||t.flush()})}return A}apply(){Et=null}schedule(e){Dt=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?wt=e:t.prev=e,this.linked=!1}}};function Ft(e){var t=Ot,n=Tt;Tt=null,Ot=!0;try{var r;for(e&&(Ft(),r=e());;){if(nt(),A===null)return r;A.flush()}}finally{Ot=t,Tt=n}}function It(){try{Ue()}catch(e){bn(e,Dt)}}var Lt=null;function Rt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&cr(r)&&(Lt=new Set,mr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Bn(r),Lt?.size>0)){Ut.clear();for(let e of Lt){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)Lt.has(n)&&(Lt.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||mr(n)}}Lt.clear()}}Lt=null}}function zt(e){A.schedule(e)}function Bt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),k(e,v);for(var n=e.first;n!==null;)Bt(n,t),n=n.next}}function Vt(e){k(e,v);for(var t=e.first;t!==null;)Vt(t),t=t.next}var Ht=new Set,Ut=new Map,Wt=!1;function Gt(e,t){return{f:0,v:e,reactions:null,equals:Pe,rv:0,wv:0}}function Kt(e,t){let n=Gt(e,t);return $n(n),n}function qt(e,t=!1,n=!0){let r=Gt(e);return t||(r.equals=Ie),r}function Jt(e,t,n=!1){return P!==null&&(!Yn||P.f&131072)&&$e()&&P.f&4325394&&(Qn===null||!Qn.has(e))&&qe(),Zt(e,n?tn(t):t,jt)}var Yt=null,Xt=0;function Zt(e,t,n=null){if(!e.equals(t)){qn?Ut.set(e,t):Ut.has(e)||Ut.set(e,e.v);var r=Pt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&bt(t),Et===null&&it(t)}e.wv=sr(),Yt=null,Xt=0,en(e,y,n),Yt=null,$e()&&F!==null&&F.f&1024&&!(F.f&96)&&(tr===null?nr([e]):tr.push(e)),!r.is_fork&&Ht.size>0&&!Wt&&Qt()}return t}function Qt(){Wt=!1;for(let e of Ht){e.f&1024&&k(e,b);let t;try{t=cr(e)}catch{t=!0}t&&mr(e)}Ht.clear()}function $t(e){Jt(e,e.v+1)}function en(e,t,n){var r=e.reactions;if(r!==null){var i=$e(),a=r.length;if(Xt+=a,Xt>1e5&&Yt===null&&(Yt=new Set),Yt!==null){if(Yt.has(e))return;Yt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==F){var l=(c&y)===0;if(l&&k(s,t),c&131072)Ht.add(s);else if(c&2){var u=s;Et?.delete(u),en(u,b,n)}else if(l){var d=s;c&16&&Lt!==null&&Lt.add(d),n===null?zt(d):n.push(d)}}}}}function tn(t){if(typeof t!=`object`||!t||le in t||ue in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=Kt(0),u=null,d=ar,f=e=>{if(ar===d)return e();var t=P,n=ar;Xn(null),or(d);var r=e();return Xn(t),or(n),r};return i&&r.set(`length`,Kt(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ge();var i=r.get(t);return i===void 0?f(()=>{var e=Kt(n.value,u);return r.set(t,e),e}):Jt(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>Kt(C,u));r.set(t,e),$t(o)}}else Jt(n,C),$t(o);return!0},get(e,n,i){if(n===le)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>Kt(tn(s?e[n]:C),u)),r.set(n,o)),o!==void 0){var c=L(o);return c===C?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=L(i);if(a===C)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===le)return!0;var n=r.get(t),i=n!==void 0&&n.v!==C||Reflect.has(e,t);return(n!==void 0||(F!==null||P!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>Kt(i?tn(e[t]):C,u)),r.set(t,n)),L(n)===C)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>Kt(C,u)),r.set(d+``,p)):Jt(p,C)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>Kt(void 0,u)),Jt(c,tn(n)),r.set(t,c));else{l=c.v!==C;var m=f(()=>tn(n));Jt(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&Jt(g,_+1)}$t(o)}return!0},ownKeys(e){L(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==C});for(var[n,i]of r)i.v!==C&&!(n in e)&&t.push(n);return t},setPrototypeOf(){Ke()}})}function nn(e){try{if(typeof e==`object`&&e&&le in e)return e[le]}catch{}return e}function rn(e,t){return Object.is(nn(e),nn(t))}var an,on,sn,cn;function ln(){if(an===void 0){an=window,on=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;sn=a(t,`firstChild`).get,cn=a(t,`nextSibling`).get,u(e)&&(e[me]=void 0,e[pe]=null,e[he]=void 0,e.__e=void 0),u(n)&&(n[ge]=void 0)}}function j(e=``){return document.createTextNode(e)}function M(e){return sn.call(e)}function un(e){return cn.call(e)}function dn(e,t){if(!w)return M(e);var n=M(T);if(n===null)n=T.appendChild(j());else if(t&&n.nodeType!==3){var r=j();return n?.before(r),E(r),r}return t&&vn(n),E(n),n}function fn(e,t=!1){if(!w){var n=M(e);return n instanceof Comment&&n.data===``?un(n):n}if(t){if(T?.nodeType!==3){var r=j();return T?.before(r),E(r),r}vn(T)}return T}function pn(e,t=!1){if(!w)return M(e);var n=dn(e,t);return Ae(e),n}function mn(e,t=1,n=!1){let r=w?T:e;for(var i;t--;)i=r,r=un(r);if(!w)return r;if(n){if(r?.nodeType!==3){var a=j();return r===null?i?.after(a):r.before(a),E(a),a}vn(r)}return E(r),r}function hn(e){e.textContent=``}function gn(){return!1}function _n(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function vn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function yn(e){var t=F;if(t===null)return P.f|=ce,e;if(!(t.f&32768)&&!(t.f&4))throw e;bn(e,t)}function bn(e,t){if(e===be)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function xn(e){F===null&&(P===null&&He(e),Ve()),qn&&Be(e)}function Sn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function Cn(e,t){var n=F;n!==null&&n.f&8192&&(e|=x);var r={ctx:D,deps:null,nodes:null,f:e|y|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};A?.register_created_effect(r);var i=r;if(e&4)At===null?Pt.ensure().schedule(r):At.push(r);else if(t!==null){try{mr(r)}catch(e){throw N(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=ne))}if(i!==null&&(i.parent=n,n!==null&&Sn(i,n),P!==null&&P.f&2&&!(e&64))){var a=P;(a.effects??=[]).push(i)}return r}function wn(){return P!==null&&!Yn}function Tn(e){let t=Cn(8,null);return k(t,v),t.teardown=e,t}function En(e){xn(`$effect`);var t=F.f;if(!P&&t&32&&D!==null&&!D.i){var n=D;(n.e??=[]).push(e)}else return Dn(e)}function Dn(e){return Cn(4|ie,e)}function On(e){Pt.ensure();let t=Cn(64|re,e);return(e={})=>new Promise(n=>{e.outro?Vn(t,()=>{N(t),n(void 0)}):(N(t),n(void 0))})}function kn(e){return Cn(4,e)}function An(e){return Cn(se|re,e)}function jn(e,t=0){return Cn(8|t,e)}function Mn(e,t=[],n=[],r=[]){ut(r,t,n,t=>{Cn(8,()=>{e(...t.map(L))})})}function Nn(e,t=0){return Cn(16|t,e)}function Pn(e,t=0){return Cn(_|t,e)}function Fn(e){return Cn(32|re,e)}function In(e){var t=e.teardown;if(t!==null){let n=qn,r=P;Jn(!0),Xn(null);try{t.call(null)}catch(t){bn(t,e.parent)}finally{Jn(n),Xn(r)}}}function Ln(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ct(()=>{e.abort(ve)});var r=n.next;n.f&64?n.parent=null:N(n,t),n=r}}function Rn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||N(t),t=n}}function N(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(zn(e.nodes.start,e.nodes.end),n=!0),e.f|=te,Ln(e,t&&!n),pr(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();In(e),e.f^=te,e.f|=S;var i=e.parent;i!==null&&i.first!==null&&Bn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function zn(e,t){for(;e!==null;){var n=e===t?null:un(e);e.remove(),e=n}}function Bn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function Vn(e,t,n=!0){var r=[];e.f|=256,Hn(e,r,!0);var i=()=>{n&&N(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Hn(e,t,n){if(!(e.f&8192)){e.f^=x;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Hn(i,t,o?n:!1)}i=a}}}function Un(e){e.f&=-257,Wn(e,!0)}function Wn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=x,e.f&1024||(k(e,y),Pt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);Wn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Gn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:un(n);t.append(n),n=i}}var Kn=null,qn=!1;function Jn(e){qn=e}var P=null,Yn=!1;function Xn(e){P=e}var F=null;function Zn(e){F=e}var Qn=null;function $n(e){P!==null&&(P.f&2097152||P.f&2)&&(Qn??=new Set).add(e)}var I=null,er=0,tr=null;function nr(e){tr=e}var rr=1,ir=0,ar=ir;function or(e){ar=e}function sr(){return++rr}function cr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(cr(a)&&xt(a),a.wv>e.wv)return!0}t&512&&Et===null&&k(e,v)}return!1}function lr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(Qn!==null&&Qn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?lr(a,t,!1):t===a&&(n?k(a,y):a.f&1024&&k(a,b),zt(a))}}function ur(e){var t=I,n=er,r=tr,i=P,a=Qn,o=D,s=Yn,c=ar,l=e.f;I=null,er=0,tr=null,P=l&96?null:e,Qn=null,Ye(e.ctx),Yn=!1,ar=++ir,e.ac!==null&&(ct(()=>{e.ac.abort(ve)}),e.ac=null);try{e.f|=oe;var u=e.fn,d=u();e.f|=ee;var f=dr(e);if($e()&&tr!==null&&!Yn&&f!==null&&!(e.f&6146))for(var p=0;p<tr.length;p++)lr(tr[p],e);if(i!==null&&i!==e){if(ir++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=ir;if(t!==null)for(let e of t)e.rv=ir;tr!==null&&(r===null?r=tr:r.push(...tr))}return e.f&8388608&&(e.f^=ce),d}catch(t){return dr(e),yn(t)}finally{e.f^=oe,I=t,er=n,tr=r,P=i,Qn=a,Ye(o),Yn=s,ar=c}}function dr(e){var t=e.deps,n=A?.is_fork;if(I!==null){var r;if(n||pr(e,er),t!==null&&er>0)for(t.length=er+I.length,r=0;r<I.length;r++)t[er+r]=I[r];else e.deps=t=I;if(wn()&&e.f&512)for(r=er;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&er<t.length&&(pr(e,er),t.length=er);return t}function fr(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(I===null||!n.call(I,r))){var s=r;s.f&512&&(s.f^=512),s.v!==C&&it(s),s.ac!==null&&ct(()=>{s.ac.abort(ve),s.ac=null,k(s,y)}),St(s),pr(s,0)}}function pr(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)fr(e,n[r])}function mr(e){var t=e.f;if(!(t&16384)){k(e,v);var n=F;F=e;try{t&16777232?Rn(e):Ln(e),In(e);var r=ur(e);e.teardown=typeof r==`function`?r:null,e.wv=rr}finally{F=n}}}async function hr(){await Promise.resolve(),Ft()}function L(e){var t=!!(e.f&2);if(Kn?.add(e),P!==null&&!Yn&&!(F!==null&&F.f&16384)&&(Qn===null||!Qn.has(e))){var r=P.deps;if(P.f&2097152)e.rv<ir&&(e.rv=ir,I===null&&r!==null&&r[er]===e?er++:I===null?I=[e]:I.push(e));else{P.deps??=[],n.call(P.deps,e)||P.deps.push(e);var i=e.reactions;i===null?e.reactions=[P]:n.call(i,P)||i.push(P)}}if(qn&&Ut.has(e))return Ut.get(e);if(t){var a=e;if(qn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||_r(a))&&(o=bt(a)),Ut.set(a,o),o}var s=!(a.f&512)&&!Yn&&P!==null&&!!(P.f&512),c=(a.f&ee)===0;cr(a)&&(s&&(a.f|=512),xt(a)),s&&!c&&(Ct(a),gr(a))}if(Et?.has(e))return Et.get(e);if(e.f&8388608)throw e.v;return e.v}function gr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ct(r),gr(r))}}function _r(e){if(e.v===C)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(Ut.has(t)||t.f&2&&_r(t))return!0;return!1}function vr(e){var t=Yn;try{return Yn=!0,e()}finally{Yn=t}}[...`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`)];var yr=[`touchstart`,`touchmove`];function br(e){return yr.includes(e)}var xr=Symbol(`events`),Sr=new Set,Cr=new Set;function wr(e,t,n,r={}){function i(e){if(r.capture||jr.call(t,e),!e.cancelBubble)return ct(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,O(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Tr(e,t,n,r={}){var i=wr(t,e,n,r);return()=>{i.__removed=!0,e.removeEventListener(t,i,r)}}function Er(e,t,n,r,i){var a={capture:r,passive:i},o=wr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&Tn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function Dr(e,t,n){(t[xr]??={})[e]=n}function Or(e){for(var t=0;t<e.length;t++)Sr.add(e[t]);for(var n of Cr)n(e)}var kr=null,Ar=!1;function jr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;kr=e,Ar||(Ar=!0,setTimeout(()=>{Ar=!1,kr=null}));var s=0,c=kr===e&&e[xr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[xr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=P,f=F;Xn(null),Zn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[xr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[xr]=t,delete e.currentTarget,Xn(d),Zn(f)}}}var Mr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Nr(e){return Mr?.createHTML(e)??e}function Pr(e){var t=_n(`template`);return t.innerHTML=Nr(e.replaceAll(`<!>`,`<!---->`)),t.content}function R(e,t){var n=F;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Fr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(w)return R(T,null),T;i===void 0&&(i=Pr(a?e:`<!>`+e),n||(i=M(i)));var t=r||on?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=M(t),s=t.lastChild;R(o,s)}else R(t,t);return t}}function Ir(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(w)return R(T,null),T;if(!o){var e=M(Pr(a));if(i)for(o=document.createDocumentFragment();M(e);)o.appendChild(M(e));else o=M(e)}var t=o.cloneNode(!0);if(i){var n=M(t),r=t.lastChild;R(n,r)}else R(t,t);return t}}function Lr(e,t){return Ir(e,t,`svg`)}function Rr(e=``){if(!w){var t=j(e+``);return R(t,t),t}var n=T;return n.nodeType===3?vn(n):(n.before(n=j()),E(n)),R(n,n),n}function zr(){if(w)return R(T,null),T;var e=document.createDocumentFragment(),t=document.createComment(``),n=j();return e.append(t,n),R(t,n),e}function Br(e,t){if(w){var n=F;n.f&32768&&n.nodes.end!==null||(n.nodes.end=T),ke()}else e!==null&&e.before(t)}function Vr(e){let t=0,n=Gt(0),r;return()=>{wn()&&(L(n),jn(()=>(t===0&&(r=vr(()=>e(()=>$t(n)))),t+=1,()=>{O(()=>{--t,t===0&&(r?.(),r=void 0,$t(n))})})))}}var Hr=ne|re;function Ur(e,t,n,r){new Wr(e,t,n,r)}var Wr=class{parent;is_pending=!1;transform_error;#e;#t=w?T:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Vr(()=>(this.#p=Gt(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=F;t.b=this,t.f|=128,n(e)},this.parent=F.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=Nn(()=>{if(w){let e=Ne(this.#t);ke();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Hr),w&&(this.#e=T)}#h(){try{this.#a=Fn(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);O(r),t&&(this.#s=Fn(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?De():(t=!0,n&&Je(),this.#s!==null&&Vn(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){bn(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(S|te))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=Fn(()=>e(this.#e)),O(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=j(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return Fn(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){bn(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(A)):this.#u===0&&(this.#e.before(e),this.#c=null,Vn(this.#o,()=>{this.#o=null}),this.#x(A))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=Fn(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Gn(this.#a,e);let t=this.#n.pending;this.#o=Fn(()=>t(this.#e))}else this.#x(A)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){at(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=F,n=P,r=D;Zn(this.#i),Xn(this.#i),Ye(this.#i.ctx);try{return Pt.ensure(),e()}finally{Zn(t),Xn(n),Ye(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&Vn(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!this.#p||this.#d||(this.#d=!0,O(()=>{this.#d=!1,this.#p&&Zt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),L(this.#p)}error(e){if(e===be||!this.#n.onerror&&!this.#n.failed)throw e;A?.is_fork?(this.#a&&A.skip_effect(this.#a),this.#o&&A.skip_effect(this.#o),this.#s&&A.skip_effect(this.#s),A.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(N(this.#a),null),this.#o&&=(N(this.#o),null),this.#s&&=(N(this.#s),null),w&&(E(this.#t),je(),E(Me()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return Fn(()=>{var r=F;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return bn(e,this.#i.parent),null}}))};O(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){bn(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>bn(e,this.#i&&this.#i.parent)):n(t)}})}},Gr=!0;function Kr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[ge]??=e.nodeValue)&&(e[ge]=n,e.nodeValue=`${n}`)}function qr(e,t){return Yr(e,t)}var Jr=new Map;function Yr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){ln();var l=void 0,u=On(()=>{var u=n??t.appendChild(j());Ur(u,{pending:()=>{}},t=>{Xe({});var n=D;if(o&&(n.c=o),a&&(i.$$events=a),w&&R(t,null),Gr=s,l=e(t,i)||Qe(),Gr=!0,w&&(F.nodes.end=T,T===null||T.nodeType!==8||T.data!==`]`))throw Te(),be;Ze()},c);var d=new Set,f=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!d.has(r)){d.add(r);var i=br(r);for(let e of[t,document]){var a=Jr.get(e);a===void 0&&(a=new Map,Jr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,jr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return f(r(Sr)),Cr.add(f),()=>{for(var e of d)for(let n of[t,document]){var r=Jr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,jr),r.delete(e),r.size===0&&Jr.delete(n)):r.set(e,i)}Cr.delete(f),u!==n&&u.parentNode?.removeChild(u)}});return Xr.set(l,u),l}var Xr=new WeakMap,Zr=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Un(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Un(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(N(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Gn(r,t),t.append(j()),this.#n.set(e,{effect:r,fragment:t})}else N(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),Vn(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(N(n.effect),this.#n.delete(e))};ensure(e,t){var n=A,r=gn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=j();i.append(a),this.#n.set(e,{effect:Fn(()=>t(a)),fragment:i})}else this.#t.set(e,Fn(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else w&&(this.anchor=T),this.#a(n)}},Qr=0,$r=1,ei=2;function ti(e,t,n,r,i){w&&ke();var a=$e(),o=C,s=a?Gt(o):qt(o,!1,!1),c=a?Gt(o):qt(o,!1,!1),l=new Zr(e);Nn(()=>{var a=A,o=t(),u=!1;let d=w&&p(o)===(e.data===`[!`);if(d&&(E(Me()),Oe(!1)),p(o)){var f=dt(),m=!1;let e=e=>{if(!u){m=!0,f(!1),A===a&&a.deactivate(),Pt.ensure();try{e()}finally{ft(!1),Ot||Ft()}}};o.then(t=>{e(()=>{Zt(s,t),l.ensure($r,r&&(e=>r(e,s)))})},t=>{e(()=>{if(Zt(c,t),l.ensure(ei,i&&(e=>i(e,c))),!i)throw c.v})}),w?l.ensure(Qr,n):O(()=>{m||e(()=>{l.ensure(Qr,n)})})}else Zt(s,o),l.ensure($r,r&&(e=>r(e,s)));return d&&Oe(!0),()=>{u=!0}})}function ni(e,t,n=!1){var r;w&&(r=T,ke());var i=new Zr(e),a=n?ne:0;function o(e,t){if(w){var n=Ne(r);if(e!==parseInt(n.substring(1))){var a=Me();E(a),i.anchor=a,Oe(!1),i.ensure(e,t),Oe(!0);return}}i.ensure(e,t)}Nn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ri=Symbol(`NaN`);function ii(e,t,n){w&&ke();var r=new Zr(e),i=!$e();Nn(()=>{var e=t();e!==e&&(e=ri),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ai(e,t){return t}function oi(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];Vn(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;si(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;hn(d),d.append(u),e.items.clear()}si(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function si(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=ae,Gn(a,document.createDocumentFragment())):N(t[i],n)}}var ci;function li(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=w?E(M(u)):u.appendChild(j())}w&&ke();var d=null,f=vt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=L(f);_.fallback=d,di(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=ae,pi(d,null,c)):Un(d):Vn(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:Nn(()=>{var e=L(f),t=e.length;let r=!1;w&&Ne(c)===`[!`!=(t===0)&&(c=Me(),E(c),Oe(!1),r=!0);for(var u=new Set,_=A,v=gn(),y=0;y<t;y+=1){w&&T.nodeType===8&&T.data===`]`&&(c=T,r=!0,Oe(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&Zt(S.v,b),S.i&&Zt(S.i,y),v&&_.unskip_effect(S.e)):(S=fi(l,m?c:ci??=j(),b,x,y,o,n,i),m||(S.e.f|=ae),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=Fn(()=>s(c)):(d=Fn(()=>s(ci??=j())),d.f|=ae)),t>u.size&&ze(``,``,``),w&&t>0&&E(Me()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&Oe(!0),L(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,w&&(c=T)}function ui(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function di(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ui(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Un(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=ae,_===l)pi(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),mi(e,d,_),mi(e,_,y),pi(_,y,n),d=_,p=[],m=[],l=ui(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)pi(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);mi(e,S.prev,ee.next),mi(e,d,S),mi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),pi(_,l,n),mi(e,_.prev,_.next),mi(e,_,d===null?e.effect.first:d.next),mi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ui(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ui(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(si(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var te=[];if(u!==void 0)for(_ of u)_.f&8192||te.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&te.push(l),l=ui(l.next);var ne=te.length;if(ne>0){var re=i&4&&s===0?n:null;if(o){for(v=0;v<ne;v+=1)te[v].nodes?.a?.measure();for(v=0;v<ne;v+=1)te[v].nodes?.a?.fix()}oi(e,te,re)}}o&&O(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function fi(e,t,n,r,i,a,o,s){var c=o&1?o&16?Gt(n):qt(n,!1,!1):null,l=o&2?Gt(i):null;return{v:c,i:l,e:Fn(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function pi(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=un(r);if(a.before(r),r===i)return;r=o}}function mi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function hi(e,t,n=!1,r=!1,i=!1,a=!1){var o=e,s=``;if(n){var c=e;w&&(o=E(M(c)))}Mn(()=>{var e=F;if(s===(s=t()??``))w&&ke();else if(n&&!w)e.nodes=null,c.innerHTML=s,s!==``&&R(M(c),c.lastChild);else if(e.nodes!==null&&(zn(e.nodes.start,e.nodes.end),e.nodes=null),s!==``){if(w){for(var a=T.data,l=ke(),u=l;l!==null&&(l.nodeType!==8||l.data!==``);)u=l,l=un(l);if(l===null)throw Te(),be;R(T,u),o=E(l)}else{var d=_n(r?`svg`:i?`math`:`template`,r?Se:i?Ce:void 0);d.innerHTML=s;var f=r||i?d:d.content;if(R(M(f),f.lastChild),r||i)for(;M(f);)o.before(M(f));else o.before(f)}}})}function gi(e,t,...n){var r=new Zr(e);Nn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},ne)}function _i(e,t,n){var r;w&&(r=T,ke());var i=new Zr(e);Nn(()=>{var e=t()??null;if(w&&Ne(r)===`[`!=(e!==null)){var a=Me();E(a),i.anchor=a,Oe(!1),i.ensure(e,e&&(t=>n(t,e))),Oe(!0)}else i.ensure(e,e&&(t=>n(t,e)))},ne)}var vi=()=>performance.now(),yi={tick:e=>requestAnimationFrame(e),now:()=>vi(),tasks:new Set};function bi(){let e=yi.now();yi.tasks.forEach(t=>{t.c(e)||(yi.tasks.delete(t),t.f())}),yi.tasks.size!==0&&yi.tick(bi)}function xi(e){let t;return yi.tasks.size===0&&yi.tick(bi),{promise:new Promise(n=>{yi.tasks.add(t={c:e,f:n})}),abort(){yi.tasks.delete(t)}}}function Si(e,t){ct(()=>{e.dispatchEvent(new CustomEvent(t))})}function Ci(e){if(e===`float`)return`cssFloat`;if(e===`offset`)return`cssOffset`;if(e.startsWith(`--`))return e;let t=e.split(`-`);return t.length===1?t[0]:t[0]+t.slice(1).map(e=>e[0].toUpperCase()+e.slice(1)).join(``)}function wi(e){let t={},n=e.split(`;`);for(let e of n){let[n,r]=e.split(`:`);if(!n||r===void 0)break;let i=Ci(n.trim());t[i]=r.trim()}return t}var Ti=e=>e,Ei=null;function Di(e,t,n){var r=(Ei??F).nodes,i,a,o,s=null;r.a??={element:e,measure(){i=this.element.getBoundingClientRect()},apply(){if(o?.abort(),a=this.element.getBoundingClientRect(),i.left!==a.left||i.right!==a.right||i.top!==a.top||i.bottom!==a.bottom){let e=t()(this.element,{from:i,to:a},n?.());o=ki(this.element,e,void 0,1,()=>{},()=>{o?.abort(),o=void 0})}},fix(){if(!e.getAnimations().length){var{position:t,width:n,height:r}=getComputedStyle(e);if(t!==`absolute`&&t!==`fixed`){var a=e.style;s={position:a.position,width:a.width,height:a.height,transform:a.transform},a.position=`absolute`,a.width=n,a.height=r;var o=e.getBoundingClientRect();if(i.left!==o.left||i.top!==o.top){var c=`translate(${i.left-o.left}px, ${i.top-o.top}px)`;a.transform=a.transform?`${a.transform} ${c}`:c}}}},unfix(){if(s){var t=e.style;t.position=s.position,t.width=s.width,t.height=s.height,t.transform=s.transform}}},r.a.element=e}function Oi(e,t,n,r){var i=!!(e&1),a=!!(e&2),o=i&&a,s=!!(e&4),c=o?`both`:i?`in`:`out`,l,u=t.inert,d=t.style.overflow,f,p;function m(){return ct(()=>l??=n()(t,r?.()??{},{direction:c}))}var h={is_global:s,in(){t.inert=u,i?(a||f?.abort(),f=ki(t,m(),p,1,()=>{Si(t,`introstart`)},()=>{Si(t,`introend`),f?.abort(),f=l=void 0,t.style.overflow=d})):(p?.abort(),p?.reset?.())},out(e){a?(t.inert=!0,p=ki(t,m(),f,0,()=>{Si(t,`outrostart`)},()=>{Si(t,`outroend`),e?.()})):(e?.(),l=void 0)},stop:()=>{f?.abort(),p?.abort()}},g=F;if((g.nodes.t??=[]).push(h),i&&Gr){var _=s;if(!_){for(var v=g.parent;v&&v.f&65536;)for(;(v=v.parent)&&!(v.f&16););_=!v||!!(v.f&32768)}_&&kn(()=>{vr(()=>h.in())})}}function ki(e,t,n,r,i,a){var o=r===1,s=!1;if(d(t)){var c;return O(()=>{s||(c=ki(e,t({direction:o?`in`:`out`}),n,r,i,a))}),{abort:()=>{s=!0,c?.abort()},deactivate:()=>c?.deactivate(),reset:()=>c?.reset(),t:()=>c?.t()??1-r}}if(n?.deactivate(),!t?.duration&&!t?.delay)return i(),a(),{abort:f,deactivate:f,reset:f,t:()=>r};let{delay:l=0,css:u,tick:p,easing:m=Ti}=t;var h,g=()=>1-r;return O(()=>{if(!s){var c=[];if(o&&n===void 0&&(p&&p(0,1),u)){var d=wi(u(0,1));c.push(d,d)}h=e.animate(c,{duration:l,fill:`forwards`}),h.onfinish=()=>{h.cancel(),i();var o=n?.t()??1-r;n?.abort();var s=r-o,c=t.duration*Math.abs(s),l=[];if(c>0){var d=!1;if(u)for(var f=Math.ceil(c/(1e3/60)),_=0;_<=f;_+=1){var v=o+s*m(_/f),y=wi(u(v,1-v));l.push(y),d||=y.overflow===`hidden`}d&&(e.style.overflow=`hidden`),g=()=>{var e=h.currentTime;return o+s*m(e/c)},p&&xi(()=>{if(h.playState!==`running`)return!1;var e=g();return p(e,1-e),!0})}h=e.animate(l,{duration:c,fill:`forwards`}),h.onfinish=()=>{g=()=>r,p?.(r,1-r),a()}}}}),{abort:()=>{s=!0,h&&(h.cancel(),h.effect=null,h.onfinish=f)},deactivate:()=>{a=f},reset:()=>{r===0&&p?.(1,0)},t:()=>g()}}function Ai(e,t){var n=void 0,r;Pn(()=>{n!==(n=t())&&(r&&=(N(r),null),n&&(r=Fn(()=>{kn(()=>n(e))})))})}function ji(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=ji(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function Mi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=ji(e))&&(r&&(r+=` `),r+=t);return r}function Ni(e){return typeof e==`object`?Mi(e):e??``}var Pi=[...` 	
\r\f\xA0\v﻿`];function Fi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||Pi.includes(r[o-1]))&&(s===r.length||Pi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Ii(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Li(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function Ri(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Li)),i&&c.push(...Object.keys(i).map(Li));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Li(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Ii(r)),i&&(n+=Ii(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function zi(e,t,n,r,i,a){var o=e[me];if(w||o!==n||o===void 0){var s=Fi(n,r,a);w&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[me]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Bi(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Vi(e,t,n,r){var i=e[he];if(w||i!==t){var a=Ri(t,r);w&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[he]=t}else r&&(Array.isArray(r)?(Bi(e,n?.[0],r[0]),Bi(e,n?.[1],r[1],`important`)):Bi(e,n,r));return r}function Hi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function Ui(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=qi(c);Hi(c,i?a.includes(l):rn(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function Wi(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ee();for(var i of t.options)i.selected=n.includes(qi(i))}else{for(i of t.options)if(rn(qi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Gi(e){var t=new MutationObserver(t=>{t.every(Ji)||(`__defaultValue`in e&&Ui(e,!1),`__value`in e&&Wi(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),Tn(()=>{t.disconnect()})}function Ki(e,t,n=t){var r=new WeakSet,i=!0;lt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),qi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&qi(o)}n(a),e.__value=a,A!==null&&r.add(A)}),kn(()=>{var a=t();if(e===document.activeElement){var o=A;if(r.has(o))return}if(Wi(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=qi(s),n(a))}e.__value=a,i=!1})}function qi(e){return`__value`in e?e.__value:e.value}function Ji(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Yi=Symbol(`is custom element`),Xi=Symbol(`is html`),Zi=ye?`link`:`LINK`,Qi=ye?`progress`:`PROGRESS`;function $i(e){if(w){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;na(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;na(e,`checked`,null),e.checked=r}}};e[_e]=n,O(n),st()}}function ea(e,t){var n=ra(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Qi)&&(e.value=t??``)}function ta(e,t){var n=ra(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function na(e,t,n,r){var i=ra(e);if(!(w&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Zi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[fe]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&aa(e).has(t)?e[t]=n:(!w||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function ra(e){return e[pe]??={[Yi]:e.nodeName.includes(`-`),[Xi]:e.namespaceURI===xe}}var ia=new Map;function aa(e){var t=e.getAttribute(`is`)||e.nodeName,n=ia.get(t);if(n)return n;ia.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function oa(e,t,n=t){var r=new WeakSet;lt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=da(e)?fa(a):a,n(a),A!==null&&r.add(A),await hr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(w&&e.defaultValue!==e.value||vr(t)==null&&e.value)&&(n(da(e)?fa(e.value):e.value),A!==null&&r.add(A)),jn(()=>{var n=t();if(e===document.activeElement){var i=A;if(r.has(i))return}da(e)&&n===fa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var sa=new Set;function ca(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),lt(n,`change`,()=>{var e=n.__value;a&&(e=ua(o,e,n.checked)),i(e)},()=>i(a?[]:null)),jn(()=>{var e=r();w&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=rn(n.__value,e)}),Tn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),sa.has(o)||(sa.add(o),O(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),sa.delete(o)})),O(()=>{if(s){var e=a?ua(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function la(e,t,n=t){lt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(w&&e.defaultChecked!==e.checked||vr(t)==null)&&n(e.checked),jn(()=>{e.checked=!!t()})}function ua(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function da(e){var t=e.type;return t===`number`||t===`range`}function fa(e){return e===``?null:+e}var pa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ma(e,t,n){var r=pa.observe(e,()=>n(e[t]));kn(()=>(vr(()=>n(e[t])),r))}function ha(e,t){return e===t||e?.[le]===t}function ga(e=Qe(),t,n,r){var i=D.r,a=F;return kn(()=>{var o,s;return jn(()=>{o=s,s=r?.()||[],vr(()=>{ha(n(...s),e)||(t(e,...s),o&&ha(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&ha(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function _a(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?jn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&Tn(()=>{n.removeEventListener(t,a)})}var va=!1;function ya(e){var t=va;try{return va=!1,[e(),va]}finally{va=t}}var ba={get(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r)return r[t]}},set(e,t,n){let r=e.props.length;for(;r--;){let i=e.props[r];d(i)&&(i=i());let o=a(i,t);if(o&&o.set)return o.set(n),!0}return!1},getOwnPropertyDescriptor(e,t){let n=e.props.length;for(;n--;){let r=e.props[n];if(d(r)&&(r=r()),typeof r==`object`&&r&&t in r){let e=a(r,t);return e&&!e.configurable&&(e.configurable=!0),e}}},has(e,t){if(t===le||t===de)return!1;for(let n of e.props)if(d(n)&&(n=n()),n!=null&&t in n)return!0;return!1},ownKeys(e){let t=[];for(let n of e.props)if(d(n)&&(n=n()),n){for(let e in n)t.includes(e)||t.push(e);for(let e of Object.getOwnPropertySymbols(n))t.includes(e)||t.push(e)}return t}};function xa(...e){return new Proxy({props:e},ba)}function Sa(e,t,n,r){var i=!0,o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=mt(r),L(u)):(l&&(l=!1,c=s?vr(r):r),c);let f;if(o){var p=le in e||de in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ya(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&We(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?mt:vt)(()=>(v=!1,g()));o&&L(y);var b=F;return(function(e,t){if(arguments.length>0){let n=t?L(y):i&&o?tn(e):e;return Jt(y,n),v=!0,c!==void 0&&(c=n),e}return qn&&v||b.f&16384?y.v:L(y)})}function Ca(e){D===null&&Le(`onMount`),En(()=>{let t=vr(e);if(typeof t==`function`)return t})}function wa(e){D===null&&Le(`onDestroy`),Ca(()=>()=>vr(e))}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var Ta={rock:`#2e2f42`,"rock-hi":`#38394f`,"rock-lo":`#272838`,"rock-line":`#181925`,"cut-1":`#45374b`,"cut-2":`#703f41`,"cut-3":`#ad5a2c`,rim:`#ffc06a`,"floor-lo":`#f2a94e`,floor:`#ffd083`,"floor-hi":`#fff3d0`,"floor-spot":`#e2a350`,"dim-1":`#31313f`,"dim-2":`#3c3b49`,"dim-3":`#4b4957`,"dim-lo":`#615e6c`,dim:`#7e7b89`,"dim-hi":`#8f8b97`,"dim-rim":`#8a8794`,stone:`#8d8a98`,"stone-hi":`#b9b5bf`,"stone-lo":`#5d5a69`,wood:`#7a4526`,"wood-hi":`#b3713c`,"wood-lo":`#432414`,ink:`#1b1620`,gold:`#ffbf1f`,"gold-hi":`#fff2a8`,"gold-lo":`#c46f00`,crystal:`#57d3ea`,"crystal-hi":`#dffaff`,"crystal-lo":`#2b7fb5`,blue:`#3f8cf0`,"blue-hi":`#b9dbff`,"blue-lo":`#1c4a96`,green:`#3faa5a`,"green-hi":`#c9f2bf`,"green-lo":`#1b5a37`,yellow:`#f0bd2c`,"yellow-hi":`#fff0b0`,"yellow-lo":`#96690c`,ember:`#e2483a`,"ember-lo":`#7c1f22`,steel:`#c9d2de`,"steel-lo":`#7b8798`,moss:`#173430`,"moss-hi":`#1d403a`,"moss-lo":`#122926`,"moss-line":`#0c1c1a`,"glade-1":`#22493c`,"glade-2":`#3c6243`,"glade-3":`#7a7a45`,path:`#f0d394`,"path-hi":`#fff2cc`,"path-lo":`#d3b06c`,"path-rim":`#ffe2a0`,"path-spot":`#cfa765`,"fir-1":`#0f2825`,"fir-2":`#2a5a47`,"fir-3":`#3f7a58`,water:`#4fa9d8`,"water-hi":`#bfe8f7`,"water-lo":`#22648f`},z=e=>`var(--ml-${e},${Ta[e]})`,Ea=[`#e08a5b`,`#5fa8a0`,`#b583c9`,`#c9a64a`,`#6f8fd6`,`#8fae5d`,`#d0728c`,`#7f8aa0`,`#c77f3c`,`#4f9fc0`,`#a3a15a`,`#9a6fb0`],Da=e=>Ea[e%Ea.length]??`#7f8aa0`,Oa=(e,t,n,r,i,a)=>({layers:[e,t,n],light:r,ground:i,line:a}),ka={harm:Oa(z(`ember-lo`),`#a8322c`,`#d8632f`,`#ffdcb0`,`#4a1519`,`#2a0b10`),help:Oa(`#245e55`,`#2f8070`,`#62a777`,`#eef6d2`,`#153d3a`,`#0a2221`),know:Oa(`#4b3d86`,`#6a57ad`,`#a184cf`,`#f4e8ff`,`#2c2457`,`#171231`),swap:Oa(`#7a5420`,`#a8752a`,`#d69c3c`,`#fff1cd`,`#4a3214`,`#291a08`),blue:Oa(z(`blue-lo`),z(`blue`),`#7db4f7`,`#eaf4ff`,`#122f63`,`#091a3a`),green:Oa(z(`green-lo`),`#2f8c4d`,`#7ecb86`,`#eefae6`,`#0f3a24`,`#082214`),yellow:Oa(z(`yellow-lo`),`#c9961c`,`#f0c75a`,`#fff8df`,`#5a3f08`,`#2e2004`),rock:Oa(z(`cut-1`),z(`cut-2`),z(`cut-3`),z(`floor`),z(`rock`),z(`rock-line`)),moss:Oa(z(`glade-1`),z(`glade-2`),z(`glade-3`),z(`path`),z(`moss`),z(`moss-line`))},B=e=>String(Math.round(e*10)/10),Aa=e=>e?` ${e}`:``,V=(e,t,n=``)=>`<path d="${e}" fill="${t}"${Aa(n)}/>`,H=(e,t,n=``)=>`<polygon points="${e.map(([e,t])=>`${B(e)},${B(t)}`).join(` `)}" fill="${t}"${Aa(n)}/>`,U=(e,t,n,r,i=``)=>`<circle cx="${B(e)}" cy="${B(t)}" r="${B(n)}" fill="${r}"${Aa(i)}/>`,W=(e,t,n,r,i,a=``)=>`<ellipse cx="${B(e)}" cy="${B(t)}" rx="${B(n)}" ry="${B(r)}" fill="${i}"${Aa(a)}/>`,G=(e,t,n,r,i,a,o=``)=>`<rect x="${B(e)}" y="${B(t)}" width="${B(n)}" height="${B(r)}" rx="${i}" fill="${a}"${Aa(o)}/>`,ja=`stroke-linecap="round" stroke-linejoin="round"`,K=(e,t,n,r=``)=>`<path d="${e}" fill="none" stroke="${t}" stroke-width="${n}" ${ja}${Aa(r)}/>`,q=(e,t,n,r)=>K(e,z(`ink`),n+r)+K(e,t,n),J=e=>`stroke="${z(`ink`)}" stroke-width="${e}" ${ja}`,Y=(e,t)=>`stroke="${e}" stroke-width="${t}"`,X=e=>`opacity="${Math.round(e*100)/100}"`;function Z(e,t,n,r=1,i=0){let a=[e||t?`translate(${B(e)} ${B(t)})`:``,r===1?``:`scale(${Math.round(r*100)/100})`,i?`rotate(${i})`:``].filter(Boolean).join(` `);return a?`<g transform="${a}">${n}</g>`:n}var Ma=(e,t,n=1)=>`<stop offset="${e}" stop-color="${t}"${n<1?` stop-opacity="${n}"`:``}/>`,Na=(e,t,n,r,i)=>`<radialGradient id="@${e}" gradientUnits="userSpaceOnUse" cx="${t}" cy="${n}" r="${r}">${i}</radialGradient>`,Pa=(e,t,n,r)=>`<linearGradient id="@${e}" gradientUnits="userSpaceOnUse" x1="${t[0]}" y1="${t[1]}" x2="${n[0]}" y2="${n[1]}">${r}</linearGradient>`,Fa=[`stone`,`stone-hi`,`stone-lo`],Ia=[`stone-lo`,`stone`,`rock-lo`];function La(e,t,n,r,[i,a,o],s){let c=r()*2*Math.PI,l=Array.from({length:7},(i,a)=>{let o=c+a/7*2*Math.PI,s=n*(.84+r()*.28);return[e+Math.cos(o)*s*1.08,t+Math.sin(o)*s*.94]}),u=l.slice().sort((e,t)=>e[1]-t[1]),d=([n,r])=>Math.atan2(r-t,n-e),f=u.slice(0,4).sort((e,t)=>d(e)-d(t)),p=u.slice(-3).sort((e,t)=>t[0]-e[0]);return H(l,z(i))+H([...f,[e-n*.05,t+n*.05]],z(a))+H([[e+n*.1,t+n*.15],...p],z(o),X(.75))+H(l,`none`,J(s))}var Ra=(e,t,n,r,i=3)=>La(e,t,n,r,Fa,i),za=(e,t,n,r)=>La(e,t,n,r,Ia,3),Ba=(e,t,n)=>Ra(e+24,t-12,24,n,4)+Ra(e-18,t+2,34,n,4)+Ra(e+20,t+26,20,n,4),Va=[[-1,-.1],[-.62,-.72],[.1,-.92],[.78,-.58],[1,.12],[.6,.76],[-.2,.86],[-.82,.56]],Ha=[z(`gold`),z(`gold-hi`),z(`gold-lo`)],Ua=[z(`steel`),`#fff`,z(`steel-lo`)];function Q(e,t,n,r=0,i=4,[a,o,s]=Ha){let c=Va.map(([e,t])=>[e*n,t*n]),[l,u,d,f,p,m,h,g]=c,_=[-.08*n,-.12*n],v=[.1*n,.3*n];return Z(e,t,H(c,a)+H([u,d,_,l],o)+H([d,f,[.36*n,-.2*n],_],o,X(.55))+H([p,m,h,v],s)+H([h,g,_,v],s,X(.5))+H(c,`none`,J(i)),1,r)}function Wa(e,t,n,r,i){let a=[e+i,t-n],o=[e-r,t-n*.3],s=[e+r,t-n*.36],c=[e-r*.7,t],l=[e+r*.7,t],u=[e+i*.4-r*.1,t-n*.32],d=[a,s,l,c,o];return H(d,z(`crystal`))+H([a,u,c,o],z(`crystal-hi`))+H([s,l,[e,t],u],z(`crystal-lo`),X(.8))+H(d,`none`,J(3.5))}var Ga=()=>Wa(-15,12,40,9,-9)+Wa(15,13,36,9,10)+Wa(0,16,62,12,1);function Ka(e,t,n=1){return Z(e,t,U(0,-18,40,z(`crystal`),X(.13))+U(0,-18,28,z(`crystal`),X(.18))+Ga(),n)}function qa(e,t,n=1){let r=`M-18 -76L-26 56M18 -76L26 56`,i=[0,1,2,3,4].map(e=>`M${B(-19-e*1.6)} ${e*25-58}H${B(19+e*1.6)}`).join(``);return Z(e,t,W(0,50,45,21,z(`ink`))+W(0,54,37,14,z(`cut-2`),X(.55))+K(r,z(`wood-lo`),15)+K(i,z(`wood-lo`),13)+K(r,z(`wood-hi`),7.5)+K(i,z(`wood-hi`),6)+V(`M-45 50A45 21 0 0 0 45 50A37 15 0 0 1 -45 50Z`,z(`floor-spot`),J(3)),n)}function Ja(e,[t,n]){let r=e===`blue`,i=r?`M-46 56V-14A46 46 0 0 1 46 -14V56Z`:`M-46 56V-22L0 -66L46 -22V56Z`,a=r?`M-34 56V-13A34 34 0 0 1 34 -13V56Z`:`M-34 56V-17L0 -49L34 -17V56Z`,o=r?`M-12 56V-44M12 56V-44`:`M-12 56V-36M12 56V-36`,s=r?U(0,-8,16,`none`,Y(z(`ink`),12))+U(0,-8,16,`none`,Y(z(`blue-hi`),7)):q(`M-18 8L0 -16L18 8`,z(`green-hi`),8,6);return Z(t,n,V(i,z(`wood-lo`),J(5))+V(a,z(e))+K(o,z(`${e}-lo`),3.5)+K(`M-33 30H33`,z(`${e}-lo`),7)+s+V(a,`none`,J(3))+U(23,34,4.5,z(`gold`),J(2.5)))}function Ya(e){let t=G(62,76,76,42,0,`url(#@up)`)+G(62,184,76,46,0,`url(#@dn)`),n=Array.from({length:8},(t,n)=>G(47+n*13.4,122+(e()-.5)*3,11.4,56,2,z(n%3==1?`wood`:`wood-hi`))),r=e=>q(`M42 ${e}H158`,z(`wood-hi`),6.5,6.5)+[44,100,156].map(t=>G(t-5.5,e-12,11,20,3,z(`wood-hi`),J(3.5))).join(``);return t+G(44,117,112,66,3,z(`wood-lo`),J(4))+n.join(``)+r(117)+r(183)}function Xa(e,t){let n=Array.from({length:12},(e,t)=>{let n=t*Math.PI/6+.26,r=e=>`${B(Math.cos(n)*e)} ${B(Math.sin(n)*e)}`;return`M${r(44)}L${r(t%2?64:74)}`}),r=Q(-26,18,25,10,4.5)+Q(27,20,23,80,4.5)+Q(0,-14,34,0,5)+Q(2,34,19,150,4.5),i=V(`M-10 -40l4 10l10 4l-10 4l-4 10l-4 -10l-10 -4l10 -4Z`,`#fffbe6`);return Z(e,t,U(0,4,58,z(`cut-3`),X(.55))+K(n.join(``),z(`gold-lo`),5)+r+i)}function Za(e,t,n,r){let i=[[0,19,30],[-14,15,28],[-28,11,26]].map(([e,t,n])=>V(`M${-t} ${e}L0 ${e-n}L${t} ${e}Z`,z(r))+V(`M0 ${e}V${e-n}L${t} ${e}Z`,z(`fir-1`),X(.32)));return Z(e,t,G(-3,-4,6,10,1,z(`wood-lo`))+i.join(``),n)}var Qa=e=>e===`blue`||e===`yellow`;function $a(e,[t,n]){let r=W(0,46,26,9,z(`ink`),X(.45)),i=q(`M-16 46V-56`,z(`wood-hi`),6,7),a=V(`M-10 -54H22A25 25 0 0 1 22 -4H-10Z`,z(`blue`),J(5))+U(14,-29,10,`none`,Y(z(`blue-hi`),6)),o=V(`M-10 -54H44L30 -29L44 -4H-10Z`,z(`yellow`),J(5))+V(`M9 -42L21 -29L9 -16L-3 -29Z`,z(`ink`));return Z(t,n,r+i+(e===`blue`?a:o))}var eo=`M14 -12C18 -30 30 -34 40 -28C32 -26 28 -18 28 -4Z`,to=`M26 2L46 -2L34 10L48 18L28 22Z`,no=`M-20 24C-22 8 -12 2 0 2C12 2 22 8 20 24C24 40 14 48 0 48C-14 48 -24 40 -20 24Z`;function ro(){let e=(e,t,n)=>{let r=V(e,t,J(n));return`${r}<g transform="scale(-1 1)">${r}</g>`};return e(eo,z(`path-hi`),3.5)+e(to,z(`ember-lo`),3.5)+V(`M0 -22C22 -20 34 -4 30 16C26 28 14 34 0 34C-14 34 -26 28 -30 16C-34 -4 -22 -20 0 -22Z`,z(`ember`),J(4))+V(`M-6 -20L0 -32L6 -20L0 -6Z`,z(`gold`),J(3))+e(`M24 2L8 8L20 13Z`,z(`gold-hi`),3)+V(no,z(`ember`),J(4))+U(-8,18,3.5,z(`ink`))+U(8,18,3.5,z(`ink`))+K(`M-16 32Q0 40 16 32`,z(`ink`),3.5)+V(`M-12 34L-8 44L-4 36ZM12 34L8 44L4 36Z`,`#fff8e8`,J(2.5))}function io(e){return e===`gems`?Ka(0,34,.72):e===`gold`?Q(-10,28,15,0,3.5)+Q(13,31,12,60,3.5):e===`silver`?Q(-10,28,15,40,3.5,Ua)+Q(13,31,12,110,3.5,Ua):Z(0,12,ro(),.75)}function ao(e,[t,n]){let r=`M-43 48V-4A43 43 0 0 1 43 -4V48`;return Z(t,n,V(`M-64 48L-52 -20L-22 -62L20 -64L54 -22L64 48Z`,z(`stone`),J(5))+V(`M-22 -62L20 -64L54 -22L18 -34L-18 -32L-52 -20Z`,z(`stone-hi`))+(V(`M-40 48V-2A40 40 0 0 1 40 -2V48Z`,z(`ink`))+K(r,z(`wood-lo`),13)+K(r,z(`wood-hi`),7))+Z(0,-4,io(e),1.15),.88)}var oo={round:`M52 104C50 168 70 192 100 192C130 192 150 168 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`,spade:`M52 104C54 150 72 176 100 200C128 176 146 150 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`,fork:`M52 104C48 150 58 180 74 198C82 186 92 176 100 172C108 176 118 186 126 198C142 180 152 150 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`,square:`M52 104L50 180Q50 190 60 190H140Q150 190 150 180L148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`,point:`M52 104C60 140 82 150 92 206C100 196 118 150 148 104C136 122 120 118 100 118C80 118 64 122 52 104Z`},so={helmet:([e,t])=>V(`M46 86C44 42 70 28 100 28C130 28 156 42 154 86Z`,e,J(5))+V(`M92 28H108V84H92Z`,t,J(3))+G(34,78,132,18,9,t,J(5))+U(100,60,30,z(`gold`),X(.35))+U(100,60,18,z(`gold-hi`),J(5))+U(100,60,8,z(`gold`)),hood:([e,t,n])=>V(`M36 98C30 40 66 12 104 16C136 2 170 18 176 62C166 52 162 60 160 98C142 78 58 78 36 98Z`,e,J(5))+V(`M36 98C32 56 54 30 84 20C62 42 56 64 56 84Z`,t)+U(177,68,10,n,J(4)),bowl:([e,t,n])=>V(`M46 86C42 46 66 26 100 26C134 26 158 46 154 86Z`,e,J(5))+U(100,20,13,n,J(5))+G(38,76,124,22,11,t,J(5))+U(100,56,12,`none`,Y(n,7)),cone:([e,t,n])=>V(`M40 84L100 -4L160 84Z`,e,J(5))+G(34,76,132,20,4,t,J(5))+K(`M82 60L100 38L118 60`,n,8),square:([e,t,n])=>V(`M52 82L60 18H140L148 82Z`,e,J(5))+G(36,74,128,22,3,t,J(5))+V(`M100 30L118 50L100 70L82 50Z`,n,J(3)),top:([e,t])=>V(`M58 82L50 2H150L142 82Z`,e,J(5))+V(`M56 62L58 82H142L144 62Z`,z(`gold`),J(4))+G(24,76,152,18,9,t,J(5))+K(`M64 12L69 52`,`#fff`,6,X(.25)),brim:([e,t,n])=>q(`M146 56C176 40 182 10 170 -6`,z(`ember`),9,8)+V(`M56 76C60 36 84 40 100 44C116 38 140 36 144 76Z`,e,J(5))+W(100,82,86,17,t,J(5))+V(`M54 78Q100 92 146 78L145 66Q100 80 56 66Z`,n),pith:([e,t])=>V(`M44 82C42 44 70 34 100 34C130 34 158 44 156 82Z`,e,J(5))+V(`M26 88C40 68 160 68 174 88C150 100 50 100 26 88Z`,t,J(5))+Z(100,38,Ga(),.62),cap:([e,t])=>V(`M48 88C46 48 74 34 104 36C136 38 154 56 152 88Z`,e,J(5))+G(40,78,120,20,10,t,J(5)),beret:([e,t])=>K(`M88 38L84 26`,z(`ink`),9)+V(`M36 78C22 48 62 30 104 34C146 38 168 58 156 82Z`,e,J(5))+V(`M46 92C60 78 140 78 154 92L152 80C120 70 80 70 48 80Z`,t,J(5)),scarf:([e,t])=>V(`M150 88L176 78L170 98L184 112L152 100Z`,t,J(5))+V(`M46 96C42 52 70 36 100 36C132 36 158 54 154 96C128 80 72 80 46 96Z`,e,J(5))+[[72,62],[100,54],[128,62],[86,76],[114,76]].map(([e=0,n=0])=>U(e,n,4,t)).join(``),knitted:([e,t])=>V(`M48 88C44 40 72 26 100 26C128 26 156 40 152 88Z`,e,J(5))+K(`M76 36Q70 54 70 74M100 30V74M124 36Q130 54 130 74`,t,5)+V(`M40 98V78Q40 70 48 70H152Q160 70 160 78V98Z`,t,J(5))+K(`M62 76V92M81 76V92M100 76V92M119 76V92M138 76V92`,e,4),mop:([,,e])=>V(`M44 104C36 70 46 44 66 40C72 26 92 22 104 30C124 24 142 32 144 46C162 54 164 82 156 104C150 92 144 86 136 82C118 88 84 88 64 80C56 86 50 94 44 104Z`,e,J(5))+K(`M74 52Q84 44 96 50M112 48Q124 46 132 58`,z(`ink`),3.5,X(.3))},co={loyal:()=>V(`M-17 -20H17V2C17 14 6 20 0 24C-6 20 -17 14 -17 2Z`,`#fff8e8`,J(4))+V(`M0 12C-16 0 -8 -14 0 -6C8 -14 16 0 0 12Z`,z(`ember`)),selfish:()=>U(0,0,20,z(`gold`),J(4))+U(0,0,12,`none`,Y(z(`gold-lo`),4))+U(0,0,4,z(`gold-lo`)),saboteur:()=>H([[0,-24],[24,0],[0,24],[-24,0]],z(`ink`),Y(z(`ember`),4))+V(`M3 -15L-9 3H-1L-4 15L9 -4H1Z`,z(`gold`))},lo=[`#f3c39a`,`#e0a173`,`#b8764a`,`#8a5434`,`#f6d2b0`],uo=[`#b5502a`,`#d99a3e`,`#6a4630`,`#8d8a98`,`#3b2a2a`,`#e6ddcf`],fo=e=>U(52,104,13,e,J(5))+U(148,104,13,e,J(5))+V(`M54 84C52 130 72 148 100 148C128 148 148 130 146 84Z`,e,J(5)),po=(e,t)=>V(oo[e],t,J(5))+K(`M78 150C82 166 86 174 90 180M122 150C118 166 114 174 110 180`,z(`ink`),3.5,X(.35)),mo=()=>G(54,88,92,22,8,z(`ink`))+V(`M66 96L88 102L70 107ZM134 96L112 102L130 107Z`,z(`gold-hi`)),ho=(e,t)=>[80,120].map(e=>U(e,103,5.5,z(`ink`))+U(e+2,101,1.8,`#fff`)).join(``)+K(t?`M68 92L90 97M110 90Q122 84 132 90`:`M69 94Q80 87 91 94M109 94Q120 87 131 94`,e,7),go=()=>[80,120].map(e=>U(e,103,15,`#fff`,`fill-opacity=".35" ${J(4)}`)).join(``)+K(`M95 103H105`,z(`ink`),4),_o=()=>U(120,103,15,z(`gold`),J(4))+U(120,103,8,`none`,Y(z(`gold-lo`),3))+K(`M134 108L142 150`,z(`gold`),3),vo=`M100 122C88 112 68 116 62 134C76 138 92 136 100 130C108 136 124 138 138 134C132 116 112 112 100 122Z`,yo=`M100 122C80 108 52 116 40 142C60 148 86 146 100 132C114 146 140 148 160 142C148 116 120 108 100 122Z`,bo=e=>W(100,116,14,12,e,J(4.5))+W(96,112,4,3,`#fff`,X(.5));function xo(e){let{hair:t,skin:n,coat:r,badge:i}=e;return[r?V(`M14 290V220C14 172 52 150 100 150C148 150 186 172 186 220V290Z`,r,J(5)):``,fo(n),po(e.beard,t),e.sly?mo():ho(t,!!e.smug),e.glasses?go():``,e.coin?_o():``,V(e.grand?yo:vo,t,J(4.5)),bo(n),Z(0,-6,so[e.hat](e.cloth)),i?Z(154,176,co[i](),1.15):``].join(``)}var So=()=>xo({hat:`cap`,cloth:[`#8d6a4a`,`#6b4d34`,`#fff`],beard:`round`,hair:uo[0],skin:lo[0]}),Co=()=>q(`M-40 62L28 -46`,z(`wood-hi`),13,10)+V(`M2 -56L38 -34C60 -34 70 -14 66 14C50 -4 32 -8 10 -4L-14 -22Z`,z(`steel`),J(6))+K(`M62 8C50 -4 34 -10 14 -8`,`#fff`,4),wo=()=>q(`M-6 10V-66`,z(`wood-hi`),6,6)+V(`M2 -62C34 -48 48 -26 46 0H2Z`,`#fff6df`,J(6))+V(`M-66 8H66C58 40 38 50 0 50C-38 50 -58 40 -66 8Z`,z(`wood-hi`),J(6))+K(`M-58 24H58`,z(`wood`),5)+K(`M-68 62q11 -10 22 0t22 0t22 0t22 0t22 0t22 0`,z(`water-lo`),8),To=(e,t,n=``)=>W(-8,18,46,40,`none`,Y(e,t)+n),Eo=()=>q(`M18 -28C18 -56 54 -62 54 -34`,z(`steel`),7,8)+To(z(`ink`),36)+To(z(`floor-spot`),25)+To(z(`wood`),25,` stroke-dasharray="4 11"`)+To(z(`ink`),3)+q(`M14 -20L24 -34`,z(`floor-spot`),12,8),Do=()=>q(`M-58 40A58 58 0 0 1 58 40`,z(`steel-lo`),11,9)+V(`M-52 4L-34 32L-36 -14L-10 22L0 -26L10 22L36 -14L34 32L52 4L56 44H-56Z`,z(`steel`),J(5))+G(-64,38,128,20,9,z(`ember`),J(6))+U(0,48,5,z(`ink`)),Oo=()=>V(`M-54 50C-66 4 -50 -48 0 -48C50 -48 66 4 54 50C40 68 -40 68 -54 50Z`,z(`green`),J(6))+V(`M-50 -6L-76 -26L-58 14ZM50 -6L76 -26L58 14Z`,z(`green`),J(6))+V(`M-30 -44L-20 -66L-8 -48ZM30 -44L20 -66L8 -48Z`,z(`path-hi`),J(5))+K(`M-40 -16L-8 -6M40 -16L8 -6`,z(`ink`),9)+U(-22,2,8,z(`gold-hi`),J(4))+U(22,2,8,z(`gold-hi`),J(4))+W(0,16,15,11,z(`green-lo`),J(4))+K(`M-34 42Q0 30 34 42`,z(`ink`),7)+V(`M-26 40L-20 18L-12 36ZM26 40L20 18L12 36Z`,`#fff8e8`,J(4)),ko=`M-46 18C-72 14 -70 -24 -42 -26C-38 -58 6 -64 20 -38C48 -46 70 -24 60 0C58 14 44 18 34 18Z`,Ao={axe:Co,boat:wo,rope:Eo,trap:Do,troll:Oo,storm:()=>K(`M-34 34L-44 60M44 30L34 58M-50 14L-58 36`,z(`water-lo`),8)+V(ko,z(`steel-lo`),J(6))+V(`M-40 -20C-34 -48 0 -54 14 -34C2 -34 -10 -26 -12 -18C-22 -24 -34 -24 -40 -20Z`,z(`steel`))+V(`M4 2L-22 40L-2 38L-12 72L28 26L6 28L22 2Z`,z(`gold`),J(6)),mine:()=>V(`M-56 50V-4A56 56 0 0 1 56 -4V50Z`,z(`stone`),J(6))+V(`M-36 50V2A36 36 0 0 1 36 2V50Z`,z(`ink`))+K(`M-36 50V2A36 36 0 0 1 36 2V50`,z(`wood-hi`),8),treasure:()=>Q(-18,-12,18,0,4.5)+Q(16,-14,20,60,4.5,Ua)+V(`M-58 -4H58L52 54H-52Z`,z(`wood-hi`),J(6))+K(`M-54 16H54`,z(`wood`),5)+V(`M-60 -10H60V8H-60Z`,z(`wood`),J(6))+G(-13,-2,26,28,5,z(`gold`),J(5))+U(0,10,4.5,z(`ink`)),dwarf:()=>Z(0,4,Z(-100,-118,So()),.72),gems:()=>Z(0,34,Ga(),1.65),gold:()=>Q(-16,8,38,0,5)+Q(30,24,26,60,5),silver:()=>Q(-16,8,38,40,5,Ua)+Q(30,24,26,110,5,Ua),dragon:()=>Z(0,-22,ro(),1.5)};function jo(e){let t=2166136261;for(let n of e)t^=n.codePointAt(0)??0,t=Math.imul(t,16777619);return t>>>0}function Mo(e){let t=e>>>0;return()=>{t=t+1831565813>>>0;let e=Math.imul(t^t>>>15,1|t);return e=e+Math.imul(e^e>>>7,61|e)^e,((e^e>>>14)>>>0)/4294967296}}function No(e,t,n){let r=Math.imul(e,374761393)^Math.imul(t,668265263)^Math.imul(n|0,2246822519);return r=Math.imul(r^r>>>13,1274126177),((r^r>>>16)>>>0)/4294967296}function Po(e,t,n){let r=Math.floor(e),i=Math.floor(t),a=e-r,o=t-i,s=a*a*(3-2*a),c=o*o*(3-2*o),l=No(r,i,n),u=No(r+1,i,n),d=No(r,i+1,n),f=No(r+1,i+1,n);return l+(u-l)*s+(d-l)*c+(l-u-d+f)*s*c}function Fo(e,t,n){let r=Math.min(1,Math.max(0,(n-e)/(t-e)));return r*r*(3-2*r)}function Io(e,t,n){let r=Math.max(n-Math.abs(e-t),0)/n;return Math.min(e,t)-r*r*n/4}var Lo=(e,t,n)=>Ro(e,t,n.from,n.to)-n.half;function Ro(e,t,n,r){let i=r[0]-n[0],a=r[1]-n[1],o=e-n[0],s=t-n[1],c=i*i+a*a,l=c?Math.min(1,Math.max(0,(o*i+s*a)/c)):0,u=o-l*i,d=s-l*a;return Math.sqrt(u*u+d*d)}var zo=()=>q(`M-46 58L30 -34`,z(`wood-hi`),13,10)+V(`M-34 -62Q6 -72 38 -40Q68 -6 58 40Q40 2 12 -24Q-8 -44 -34 -62Z`,z(`steel`),J(6))+K(`M-18 -58Q14 -58 36 -34Q54 -12 56 18`,`#fff`,4,X(.8))+G(10,-44,26,26,5,z(`steel-lo`),`${J(5)} transform="rotate(45 23 -31)"`),Bo=()=>V(`M0 -18C6 -4 18 2 14 18C12 27 6 30 0 30C-7 30 -14 26 -14 16C-14 4 -2 0 0 -18Z`,z(`ember`))+V(`M0 4C3 10 8 13 6 20C5 25 2 26 0 26C-4 26 -7 23 -6 18C-5 13 -1 11 0 4Z`,z(`gold`)),Vo=(e,t=e)=>q(`M-24 -40C-24 -72 24 -72 24 -40`,z(`steel`),5,6)+(t?U(0,8,52,z(`gold`),X(.35)):``)+G(-30,-22,60,60,10,e?z(`gold-hi`):`#dbe4ee`,J(6))+(e?Bo():V(`M-7 26C-9 14 -2 12 0 2C3 12 9 15 7 26Z`,z(`ink`),X(.8)))+K(`M-30 -20V36M30 -20V36`,z(`ink`),5)+V(`M-34 -22L-20 -44H20L34 -22Z`,z(`wood-hi`),J(6))+G(-38,36,76,20,6,z(`wood-hi`),J(6)),Ho=e=>U(e,44,17,z(`steel-lo`),J(6))+U(e,44,5,z(`ink`)),Uo=()=>Ho(-28)+Ho(28)+V(`M-62 -28H62L44 34H-44Z`,z(`wood-hi`),J(6))+K(`M-57 -6H57M-50 14H50`,z(`wood`),5)+G(-68,-40,136,18,6,z(`steel`),J(6))+K(`M-20 -18L-16 30M20 -18L16 30`,z(`wood-lo`),5),Wo=`M-62 -40L-22 -56L22 -40L62 -56V44L22 58L-22 44L-62 58Z`,Go=`M32 -26L52 -6M52 -26L32 -6`,Ko=()=>V(Wo,`#f1d59a`)+V(`M-22 -56L22 -40V58L-22 44Z`,`#d9b06a`)+K(`M-22 -54V44M22 -40V56`,z(`wood`),3.5)+K(`M-46 30C-36 2 -14 22 -4 2C4 -14 16 2 26 -8`,z(`ember-lo`),7,`stroke-dasharray="1 14"`)+q(Go,z(`ember`),8,7)+V(Wo,`none`,J(6)),qo=()=>{let e=Mo(41);return K(`M-46 -66V-34M4 -72V-52M48 -60V-26`,z(`ink`),6,`stroke-dasharray="14 10"`)+Ra(-36,0,27,e,5)+Ra(36,8,30,e,5)+Ra(2,-22,22,e,5)+K(`M-66 62H66`,z(`ink`),7)+Ra(-4,42,25,e,5)},Jo=`M-36 -28C-70 0 -72 66 -40 66H40C72 66 70 0 36 -28C20 -20 -20 -20 -36 -28Z`,Yo=`M-56 14C-34 4 34 4 56 14C56 36 42 44 26 42C14 40 6 32 0 32C-6 32 -14 40 -26 42C-42 44 -56 36 -56 14Z`,Xo=()=>Q(-2,-40,24,10,5)+Q(22,-34,17,70,5)+V(Jo,z(`wood-hi`),J(6))+V(`M-36 -28C-70 0 -72 66 -40 66H-18C-52 52 -48 2 -22 -23Z`,z(`wood`),X(.55))+q(`M-34 -24Q0 -12 34 -24`,z(`ember`),6,6)+V(Yo,z(`ink`),J(3))+V(`M-38 20L-12 26L-32 34ZM38 20L12 26L32 34Z`,z(`gold-hi`)),Zo=`M-33 10V-38M-11 6V-56M11 6V-54M33 10V-40M-34 34L-58 6`,Qo=`#f3b98a`,$o=()=>K(Zo,z(`ink`),27)+V(`M-46 4H46V30C46 62 24 70 4 70C-24 70 -46 56 -46 30Z`,z(`ink`),J(10))+K(Zo,Qo,17)+V(`M-41 4H41V30C41 56 22 65 4 65C-20 65 -41 52 -41 30Z`,Qo)+K(`M-22 2V16M0 0V14M22 2V16`,z(`wood`),3.5,X(.6))+K(`M-20 40Q4 24 28 36`,z(`wood`),4,X(.7));function es(e){let t=B(e*.8),n=B(e*.62),r=`M${-e} -14A${e} ${e} 0 0 1 ${t} -${n}M${e} 14A${e} ${e} 0 0 1 -${t} ${n}`,i=V(`M-14 -15L16 0L-14 15Z`,z(`ember`),J(5));return q(r,z(`ember`),6,7)+Z(e*.86,-e*.55,i,1,58)+Z(-e*.86,e*.55,i,1,238)}var ts=()=>V(`M-40 16C-42 -22 -22 -40 0 -40C22 -40 42 -22 40 16Z`,z(`blue`),J(5))+G(-48,8,96,17,8,z(`blue-lo`),J(5))+U(0,-14,9,`none`,Y(z(`blue-hi`),6)),ns=()=>V(`M-40 16L0 -56L40 16Z`,z(`green`),J(5))+G(-48,8,96,17,4,z(`green-lo`),J(5))+K(`M-13 -4L0 -20L13 -4`,z(`green-hi`),7),rs=()=>es(64)+Z(-22,18,ts(),.68)+Z(24,-8,ns(),.68),is=()=>{let e=(e,t,n)=>Z(e,t,[-18,0,18].map(e=>Z(0,0,G(-15,-32,30,46,5,n,J(4.5)),1,e)).join(``),1.25);return es(66)+e(-24,-8,z(`crystal`))+e(24,22,z(`gold`))},as=()=>q(`M30 34L58 62`,z(`wood-hi`),14,11)+U(-8,-8,50,`#eef6ff`,J(7))+`<clipPath id="@lens"><circle cx="-8" cy="-8" r="44"/></clipPath><g clip-path="url(#@lens)">${Z(-8,-6,Z(-100,-104,So()),.58)}</g>`+U(-8,-8,44,`none`,Y(z(`steel-lo`),7)),os=e=>q(e,z(`steel`),11,10),ss=()=>G(-58,-58,116,116,14,z(`ink`),J(4))+K(`M-36 -52V52M-12 -52V52M12 -52V52M36 -52V52`,z(`steel`),11)+K(`M-52 -40H52M-52 40H52`,z(`steel-lo`),10)+Z(0,8,os(`M-24 -6V-28A24 24 0 0 1 24 -28V-6`)+G(-38,-10,76,56,10,z(`ember`),J(6))+U(0,12,8,z(`ink`))+K(`M0 12V28`,z(`ink`),8),.82),cs=()=>Z(-14,4,os(`M-24 -6V-36A24 24 0 0 1 22 -46`)+G(-42,-10,84,62,10,z(`gold`),J(6))+U(0,14,9,z(`ink`))+K(`M0 14V32`,z(`ink`),9))+K(`M38 -48L50 -60M46 -30H62`,z(`ember`),7),ls=()=>V(`M-46 0Q0 -44 46 0Q0 44 -46 0Z`,`#fff8e8`,J(6))+U(0,0,17,z(`crystal-lo`),J(5))+U(0,0,7,z(`ink`))+U(6,-6,4.5,`#fff`),us={pick:zo,lamp:()=>Vo(!0),cart:Uo,map:Ko,rockfall:qo,theft:Xo,"hands-off":$o,"swap-hats":rs,"swap-hands":is,inspect:as,trap:ss,free:cs,eye:()=>Z(0,0,ls(),1.4),nugget:()=>Q(0,0,58,0,7),stone:()=>Ra(0,0,56,Mo(3),7),treasure:()=>Q(-20,12,32,0,5)+Q(26,20,25,70,5)+Q(10,-28,22,30,5)},ds=5,fs=15,ps=47,ms=(e,t)=>Math.min(e,200-e,t,300-t),hs=99;function gs(e){let t=new Float32Array(3149).fill(hs);for(let n=1;n<66;n++)for(let r=1;r<46;r++)t[n*ps+r]=e(r*ds-fs,n*ds-fs);return t}var _s=e=>{let[t,...n]=e,r=t?t.slice():new Float32Array(3149).fill(hs);for(let e of n)for(let t=0;t<r.length;t++)r[t]=Math.min(r[t],e[t]);return r},vs=(e,t,n)=>e[Math.round((n+fs)/ds)*ps+Math.round((t+fs)/ds)]??hs;function ys(e,t,n,r,i=[3,32]){return e.map((e,a)=>{if(Math.abs(e-t)>14)return e;let o=a%ps*ds-fs,s=Math.floor(a/ps)*ds-fs;return e+((Po(o/30,s/30,n)-.5)*1.5+(Po(o/13,s/13,n+7)-.5)*.6)*r*Fo(i[0],i[1],ms(o,s))})}var bs=0,xs=1,Ss=2,Cs=3,ws=[[],[[Cs,Ss]],[[Ss,xs]],[[Cs,xs]],[[xs,bs]],[[Cs,bs],[xs,Ss]],[[Ss,bs]],[[Cs,bs]],[[bs,Cs]],[[bs,Ss]],[[bs,xs],[Ss,Cs]],[[bs,xs]],[[xs,Cs]],[[xs,Ss]],[[Ss,Cs]],[]],Ts=(e,t)=>t===bs?e*2:t===Ss?(e+ps)*2:(t===Cs?e:e+1)*2+1;function Es(e,t,n){let r=n>>1,i=n&1,a=e[r]??hs,o=e[r+(i?ps:1)]??hs,s=(t-a)/(o-a),c=r%ps,l=Math.floor(r/ps);return[(c+(i?0:s))*ds-fs,(l+(i?s:0))*ds-fs]}function Ds(e,t){let n=new Map,r=e.map(e=>+(e<t));for(let e=0;e<66;e++)for(let t=0;t<46;t++){let i=e*ps+t,a=r[i]*8+r[i+1]*4+r[i+ps+1]*2+r[i+ps];if(a!==0&&a!==15)for(let[e,t]of ws[a]??[])n.set(Ts(i,e),Ts(i,t))}return n}function Os(e,t){let n=Ds(e,t),r=[];for(let i of n.keys()){let a=[];for(let r=i;;){let i=n.get(r);if(i===void 0)break;a.push(Es(e,t,r)),n.delete(r),r=i}a.length>5&&r.push(a)}return r}function ks(e,t){let n=e.map(([e,t])=>Math.abs(ms(e,t))<6);n[0]=!0,n[e.length>>1]=!0;let r=(i,a)=>{let o=e[i],s=e[a%e.length],c=0,l=-1;for(let t=i+1;t<a;t++){let[n,r]=e[t],i=Ro(n,r,o,s);i>c&&(c=i,l=t)}c<=t||(n[l]=!0,r(i,l),r(l,a))},i=[...n.keys()].filter(e=>n[e]);return i.forEach((t,n)=>r(t,i[n+1]??e.length)),e.filter((e,t)=>n[t])}function As(e,t){let n=e.length,r=([e,n],[r,i])=>`${B(e+(r-e)*t)} ${B(n+(i-n)*t)}`;return`${e.map((t,i)=>{let a=e[(i+n-1)%n],o=e[(i+1)%n],s=`Q${B(t[0])} ${B(t[1])} ${r(t,o)}`;return`${i?`L`:`M`}${r(t,a)}${s}`}).join(``)}Z`}function js(e,t,{tolerance:n=2.2,wear:r=.24,least:i=6}={}){return Os(e,t).filter(e=>e.length>=i).map(e=>As(ks(e,n),r)).join(``)}var Ms=800,Ns=new Map;function Ps(e,t){let n=Ns.get(e);if(n)return n;Ns.size>=Ms&&Ns.clear();let r=t(e);return Ns.set(e,r),r}var Fs=e=>e.replace(/[&<>"]/g,e=>`&#${e.charCodeAt(0)};`),Is=e=>e.replace(/[^A-Za-z0-9-]/g,e=>`_${e.charCodeAt(0).toString(36)}_`),Ls=(e,t)=>`ml${jo(e).toString(36)}-${t===void 0?``:`${Is(t)}-`}`;function Rs({key:e,className:t,viewBox:n,body:r},{uid:i,label:a}){return`${`<svg class="${t}" viewBox="${n}" xmlns="http://www.w3.org/2000/svg" ${a?`role="img" aria-label="${Fs(a)}"`:`aria-hidden="true"`}${t===`ml-card`?` preserveAspectRatio="none"`:``}>`}${r.replaceAll(`@`,Ls(e,i))}</svg>`}var zs=(e,t,n,r=``)=>({key:e,className:`ml-card`,viewBox:`0 0 200 300`,body:`${r&&`<defs>${r}</defs>`}${G(-2,-2,204,304,0,t)}${n}`}),Bs=e=>G(1.5,1.5,197,297,8,`none`,`stroke="${e}" stroke-width="3"`)+G(4,4,192,292,6,`none`,`stroke="#fff" stroke-opacity=".07" stroke-width="2"`),Vs=[26,15,7,0];function Hs(e,t,n,r){let i=gs(e),a=`stroke="${r}" stroke-opacity=".5" stroke-width="5" paint-order="stroke"`;return Vs.map((e,r)=>V(js(ys(i,e,t+r*13,6-r,[2,24]),e),n[r]??`none`,e?a:Y(z(`rim`),3))).join(``)}var Us=(e,t,n,r=1)=>(i,a)=>Math.hypot(i-e,(a-t)/r)-n,Ws=(e,t,n,r)=>(i,a)=>Math.max(Ro(i,a,[e,t+r],[e,n+r])-r,a-n),Gs=(e,t,n,r)=>(i,a)=>Ro(i,a,[e,t+r],[e,n-r])-r;function Ks(e,t,n=1){return V(js(gs((t,n)=>1-Po(t/52,n/19,e)*Fo(4,22,ms(t,n))),.45,{tolerance:1.6,wear:.2}),t,n<1?X(n):``)}function qs(e,{colours:t,shape:n,seed:r,inside:i,under:a=``,light:o}){let[s,c,l]=o??[100,140,110],u=Na(`f`,s,c,l,Ma(0,`#fffaf0`)+Ma(1,t.light)),d=[...t.layers,`url(#@f) #fff3dc`],f=a+Bs(t.line)+Hs(n,r,d,t.line)+i;return zs(e,t.ground,f,u)}var Js={mine:{harm:[`break-pick`,`break-lamp`,`break-cart`,`rockfall`,`theft`,`trap`],help:[`fix-pick`,`fix-lamp`,`fix-cart`,`fix-lamp+pick`,`fix-cart+pick`,`fix-cart+lamp`,`hands-off`,`free`],know:[`map`,`inspect`],swap:[`swap-hats`,`swap-hands`]},forest:{harm:[`trap`,`troll`,`storm`],help:[`axe`,`boat`,`rope`],know:[`look-mine+treasure`,`look-dwarf+mine`,`look-dwarf+treasure`],swap:[]}};function Ys(e,t){return Object.entries(Js[t]).find(([,t])=>t.includes(e))?.[0]??null}var Xs={harm:()=>V(`M0 -21L21 0L0 21L-21 0Z`,z(`ember`),J(4))+K(`M-6 -6L6 6M6 -6L-6 6`,`#fff`,5),help:()=>U(0,0,18,`#2f9e6e`,J(4))+K(`M-8 1L-2 7L9 -6`,`#fff`,5),know:()=>V(`M-24 0Q0 -24 24 0Q0 24 -24 0Z`,`#fff`,J(4))+U(0,0,7,z(`ink`)),swap:()=>G(-18,-18,36,36,8,z(`gold`),J(4))+K(`M-9 -4H8M8 -4L3 -9M9 5H-8M-8 5L-3 10`,z(`ink`),4)},Zs=`M-16 -74L6 -38L-11 -8L11 22L-9 72`,Qs=`-14,-90 8,-40 -12,-8 12,24 -8,90`;function $s(e,t){let n=Z(0,0,e,1,-t),r=(e,t)=>`<clipPath id="@${e}"><polygon points="${t},-120 ${Qs} ${t},120"/></clipPath><g transform="translate(${t/13} ${t<0?5:-3}) rotate(${t<0?-9:8})"><g clip-path="url(#@${e})">${n}</g></g>`;return Z(0,0,r(`k1`,-120)+r(`k2`,120)+q(Zs,z(`ember`),7,6),1,t)}var ec=-50,tc=e=>[`pick`,`lamp`,`cart`].includes(e),nc=e=>$s(e===`lamp`?Vo(!1):us[e](),e===`pick`?ec:0);function rc(e,t){let[n,r]=t===`mine`?[us,Ao]:[Ao,us];return{...r,...n}[e]??null}var ic=(e,t)=>Z(88,98,e,.8)+K(`M42 170L158 130`,z(`ink`),3,`opacity=".35" stroke-dasharray="2 9"`)+Z(112,206,t,.8),ac=(e,t)=>Z(100,86,e,.68)+Z(100,154,ls(),.66)+Z(100,218,t,.68);function oc(e,t){let[,n=``,r=e]=/^(break|fix|look)-(.+)$/.exec(e)??[],i=e=>rc(e,t)?.()??``,[a=``,o]=r.split(`+`);return o?(n===`look`?ac:ic)(i(a),i(o)):Z(100,154,n===`break`&&tc(a)?nc(a):i(a),1.02)}function sc(e,t,n,r){let i=jo(t);return qs(e,{colours:ka[r],shape:t.includes(`+`)?Gs(100,35,270,70):Us(100,152,76,1.06),seed:i,under:Ks(i,`#fff`,.05),inside:oc(t,n)+Z(30,32,Xs[r]())})}var cc=[[30,34],[170,34],[30,266],[170,266]],lc=`M-17 -14C-17 -38 19 -38 19 -13C19 4 0 4 0 22`,uc=()=>Z(100,158,q(`M-34 -50L36 62M34 -50L-36 62`,z(`wood-hi`),8,7)+V(`M-70 -28Q-46 -74 8 -70Q-30 -52 -70 -28Z`,z(`steel`),J(5))+V(`M70 -28Q46 -74 -8 -70Q30 -52 70 -28Z`,z(`steel`),J(5))),dc=()=>Za(100,226,1.9,`fir-2`)+Za(70,240,1.2,`fir-3`)+Za(132,240,1.2,`fir-3`),fc=e=>{let t=ka[e===`mine`?`rock`:`moss`].line;return Ks(77,z(e===`mine`?`rock-hi`:`moss-hi`))+Bs(t)};function pc(e,t){let n=ka[t===`mine`?`rock`:`moss`],r=Hs(Ws(100,62,246,54),9,[...n.layers,`url(#@f) #fff3dc`],n.line),i=Na(`f`,100,160,110,Ma(0,z(`floor-hi`))+Ma(1,z(`floor`)));return zs(e,n.ground,fc(t)+r+(t===`mine`?uc():dc()),i)}function mc(e,t){let{layers:n,line:r,ground:i}=ka[t===`mine`?`rock`:`moss`],a=[n[0],z(`rock-lo`),z(`rock-line`),z(`ink`)],o=Z(100,150,gc(`M-50 -6L-32 -46L6 -58L42 -36L54 8L34 50L-12 58L-44 34Z`)+hc(lc)+U(0,42,8,z(`gold`))),s=cc.map(([e,t])=>V(`M${e} ${t-13}l4 9l9 4l-9 4l-4 9l-4 -9l-9 -4l9 -4Z`,z(`gold`),`opacity=".85"`)),c=Hs(Us(100,150,62,1.22),5,a,r);return zs(e,i,fc(t)+c+o+s.join(``))}var hc=e=>K(e,z(`gold`),12),gc=e=>K(e,z(`gold`),5,`stroke-dasharray="2 11"`),_c=30,vc={N:[100,0],E:[200,150],S:[100,300],W:[0,150]},yc={N:[0,-1],E:[1,0],S:[0,1],W:[-1,0]},bc=e=>vc[e],xc=e=>yc[e],Sc=[100,150];function Cc(e){let t=/^([NESW]+(?:\.[NESW]+)*)(?:\+([a-z]+))?$/.exec(e);if(!t)return null;let[,n=``,r=``]=t,i=n.split(`.`),a=r===`ladder`&&i.length===1;return{groups:i.map(e=>({edges:[...e],stub:e.length===1&&!a})),feature:r}}var wc=({edges:[e,t,n]})=>!!e&&!!t&&!n&&yc[e][0]+yc[t][0]===0&&yc[e][1]+yc[t][1]===0,Tc=({groups:e})=>e.filter(wc).length===2,Ec=34;function Dc(e){let[t,n]=e.edges;return!n||e.edges.length>2?0:wc(e)?yc[t][0]?90:0:yc[t][0]+yc[n][0]===-(yc[t][1]+yc[n][1])?-34:Ec}var Oc=(e,t)=>{let[n,r]=vc[e],[i,a]=yc[e];return[n+i*t,r+a*t]},kc=(e,t)=>[{from:Oc(e,25),to:t,half:_c}],Ac=(e,t)=>[{from:e,to:e,half:t}];function jc(e,t,n){let r=e=>yc[e][0]?n?31:42:n?54:70,i=Oc(e,-14),a=Oc(e,-14-r(e)),o=Oc(t,-14-r(t)),s=Oc(t,-14),c=e=>{let t=1-e,n=n=>t**3*i[n]+3*t*t*e*a[n]+3*t*e*e*o[n]+e**3*s[n];return[n(0),n(1)]},l=Array.from({length:11},(e,t)=>c(t/10)),u=[Oc(e,25),...l,Oc(t,25)];return{chain:u.slice(1).map((e,t)=>({from:u[t],to:e,half:_c})),middle:c(.5)}}var Mc=e=>e.edges.length===2&&!wc(e);function Nc(e,t){return yc[e][0]?t?14:32:t?56:74}function Pc({groups:e},t=0){let n=e.some(e=>!e.stub&&!Mc(e));return e.map(r=>{let[i,a]=r.edges;if(r.stub){let e=Oc(i,-Nc(i,n));return{...r,middle:e,chains:[kc(i,e)]}}if(a&&Mc(r)){let{chain:n,middle:o}=jc(i,a,e.length>1);return{...r,middle:o,chains:t?[n,Ac(o,t)]:[n]}}let o=r.edges.map(e=>kc(e,Sc)),s=t||(r.edges.length>2?37:0);return{...r,middle:Sc,chains:s?[...o,Ac(Sc,s)]:o}})}function Fc({chains:e},t,n){let r=1/0;for(let i of e){let e=1/0;for(let r of i)e=Math.min(e,Lo(t,n,r));r=r===1/0?e:Io(r,e,20)}return r}var Ic=`M-56 20L56 -18`,Lc=`M-12 -2L-22 -30M14 16L26 42`,Rc=()=>q(Ic,z(`wood`),31,9)+K(`M-48 8L50 -26`,z(`wood-hi`),6)+K(`M-30 22L20 5M-4 24L40 9`,z(`wood-lo`),4)+W(58,-19,13,17,z(`path-hi`),`transform="rotate(-18 58 -19)" ${J(4)}`)+W(58,-19,6,9,`none`,`transform="rotate(-18 58 -19)" ${Y(z(`wood-hi`),3)}`)+q(Lc,z(`wood`),8,7)+U(-24,-34,9,z(`fir-3`),J(3))+U(28,46,9,z(`fir-3`),J(3)),zc=()=>{let e=(e,t)=>W(e,t,9,16,z(`path-hi`),`transform="rotate(-18 ${e} ${t})" ${J(4)}`)+W(e,t,4,8,`none`,`transform="rotate(-18 ${e} ${t})" ${Y(z(`wood-hi`),3)}`),t=[[-8,22,20],[12,-26,70],[4,12,-30]].map(([e=0,t=0,n=0])=>Z(e,t,G(-5,-3,10,6,1,z(`path-hi`),J(2.5)),1,n));return q(`M-62 22L-36 13`,z(`wood`),31,9)+q(`M40 -13L60 -20`,z(`wood`),31,9)+K(`M-60 9L-38 2M42 -26L56 -31`,z(`wood-hi`),6)+e(-31,11)+e(34,-10)+e(66,-22)+t.join(``)},Bc=`M-62 4C-60 -34 -20 -46 12 -40C48 -36 70 -16 62 12C56 40 14 50 -22 44C-48 40 -64 28 -62 4Z`,Vc=`M-52 2C-50 -26 -16 -36 12 -31C42 -28 58 -12 52 8C46 24 10 32 -20 28C-42 26 -54 18 -52 2Z`,Hc=()=>V(Bc,z(`water-lo`),J(5))+V(Vc,z(`water`))+K(`M-34 -8q9 -8 18 0t18 0M-8 12q9 -8 18 0t18 0M8 -20q7 -6 14 0`,z(`water-hi`),5),Uc=`M-66 -14L-44 -26L-18 -14L6 -28L30 -16L66 -24L62 14L40 26L14 16L-10 30L-36 18L-64 24Z`,Wc=`M-58 -6L-42 -15L-18 -4L6 -17L30 -6L58 -13L57 2L32 8L8 -2L-16 12L-38 2L-57 8Z`,Gc=()=>V(Uc,z(`ink`),J(6))+V(Wc,z(`cut-2`))+K(`M-58 -6L-42 -15L-18 -4L6 -17L30 -6L58 -13`,z(`floor-spot`),4),Kc=()=>{let e=[-36,-24,-12,0,12,24,36].map(e=>G(-20,e-4.5,40,9,2,z(`wood-hi`),J(3))),t=q(`M-20 -52Q-15 0 -20 52M20 -52Q15 0 20 52`,z(`floor-spot`),5,5),n=[[-20,-52],[20,-52],[-20,52],[20,52]].map(([e,t])=>U(e,t,7,z(`wood-hi`),J(3.5)));return e.join(``)+t+n.join(``)},qc=()=>K(`M-34 -18L34 18M34 -18L-34 18`,z(`ink`),9)+K(`M-34 -18L34 18M34 -18L-34 18`,z(`path-hi`),4)+V(`M0 -48C24 -26 24 26 0 44C-24 26 -24 -26 0 -48Z`,z(`wood-hi`),J(5))+V(`M0 -34C14 -18 14 18 0 32C-14 18 -14 -18 0 -34Z`,z(`wood-lo`))+q(`M-13 -8H13M-13 12H13`,z(`wood-hi`),5,3),Jc=[[-33,-12,23],[-30,20,17],[33,8,24],[30,-24,15]];function Yc([e,t],n,r){let i=Math.cos(r*Math.PI/180),a=Math.sin(r*Math.PI/180);return Jc.map(([n,r,o])=>[[e+n*i-r*a,t+n*a+r*i],o]).sort(([[,e]],[[,t]])=>e-t).map(([[e,t],r])=>Ra(e,t,r,n)).join(``)}var Xc=`M0 -54C10 -30 32 -24 28 4C26 22 12 28 0 28C-14 28 -28 20 -28 2C-28 -14 -16 -18 -14 -32C-8 -26 -6 -24 -4 -18C0 -28 -4 -40 0 -54Z`,Zc=()=>U(0,0,52,z(`gold`),X(.25))+q(`M-34 30L34 12M-34 12L34 30`,z(`wood-hi`),11,8)+V(Xc,z(`ember`),J(5))+V(`M2 -22C6 -8 18 -6 15 8C13 18 6 22 0 22C-8 22 -15 17 -15 6C-15 -4 -6 -6 -4 -14C0 -10 2 -14 2 -22Z`,z(`gold`))+V(`M1 0C3 6 8 8 6 14C5 18 2 20 0 20C-4 20 -7 17 -6 12C-5 7 -1 8 1 0Z`,z(`gold-hi`));function Qc({name:e,at:t,turn:n,tool:r},i){let[a,o]=t;return e===`tree`?Z(a,o,r?zc():Rc(),1,n*.82):e===`lake`?Z(a,o,Hc()+(r?Z(0,0,qc(),1,n):``)):e===`ditch`?Z(a,o,Gc()+(r?Kc():``),1,n):e===`rocks`?Yc(t,i,n):e===`campfire`?Z(a,o,Zc()):``}var $c=[`tree`,`lake`,`ditch`,`rocks`,`campfire`],el={mine:{body:`rock`,high:`rock-hi`,low:`rock-lo`,line:`rock-line`,grain:[95,17]},forest:{body:`moss`,high:`moss-hi`,low:`moss-lo`,line:`moss-line`,grain:[52,40]}},tl={id:`d`,cuts:[`dim-1`,`dim-2`,`dim-3`],low:`dim-lo`,floor:`dim`,high:`dim-hi`,rim:`dim-rim`,spot:`dim-3`},nl={id:`f`,cuts:[`cut-1`,`cut-2`,`cut-3`],low:`floor-lo`,floor:`floor`,high:`floor-hi`,rim:`rim`,spot:`floor-spot`},rl={id:`f`,cuts:[`glade-1`,`glade-2`,`glade-3`],low:`path-lo`,floor:`path`,high:`path-hi`,rim:`path-rim`,spot:`path-spot`},il=[28,18,9];function al(e,t,n,r){let i=e===`mine`?nl:rl;return Pc(t,n).map(e=>({hollow:e,field:gs((t,n)=>Fc(e,t,n)),light:e.edges.some(e=>r.includes(e))?i:tl}))}var ol=(e,t,n)=>Math.min(400,...e.map(({hollow:e})=>Fc(e,t,n)));function sl(e,t,n,r){let{high:i,low:a,line:o,grain:s}=el[e],c=_s(t.map(e=>e.field)),l=(e,t,n)=>gs((r,i)=>{let a=Fo(5,20,ms(r,i))*Fo(18,34,vs(c,r,i));return a?1-a*Po(r/(s[0]*t)+e,(i+r*.16)/(s[1]*t),n):1}),u=(e,t,n)=>V(js(e,t,{tolerance:2.4,wear:.12,least:14}),z(n));return u(l(3,1,n),.4,i)+u(l(9,.84,n+5),.33,a)+Bs(z(o))+(e===`mine`?cl(t,r):``)}function cl(e,t){let n=``;for(let r=0;r<9;r++){let r=14+t()*172,i=14+t()*272,a=2+t()*4,o=[[r-a,i+a*.4],[r-a*.2,i-a],[r+a,i-a*.2],[r+a*.3,i+a]];ol(e,r,i)>32&&(n+=H(o,z(`stone`),X(.2+t()*.35)))}return n}function ll(e,t,n){let r=`stroke="${z(el[e].line)}" stroke-opacity=".55" stroke-width="5" paint-order="stroke"`,i=[...new Set(t.map(e=>e.light))].sort((e,t)=>e.id<t.id?-1:1),a=i.map(e=>_s(t.filter(t=>t.light===e).map(e=>e.field)));return il.map((e,t)=>i.map((i,o)=>V(js(ys(a[o],e,n+11*t,6-t),e,{tolerance:2.4,wear:.22}),z(i.cuts[t]),r)).join(``)).join(``)}function ul(e,t){return[...e].sort((e,t)=>e.light.id<t.light.id?-1:1).map(({field:e,light:n})=>{let r=js(ys(e,0,t+91,5),0,{tolerance:2.3,wear:.2}),i=js(ys(e,-8,t+131,4),-8,{tolerance:2,wear:.26});return V(r,z(n.low),Y(z(n.rim),2.5))+V(i,`url(#@${n.id}) ${z(n.floor)}`)}).join(``)}var dl=({id:e,high:t,floor:n})=>Na(e,100,150,165,Ma(0,z(t))+Ma(.62,z(n))+Ma(1,z(n)));function fl(e,t){let n=``;for(let r=0;r<16;r++){let r=12+t()*176,i=12+t()*276,a=1.6+t()*3.2,o=e.find(({hollow:e})=>Fc(e,r,i)<-13);o&&(n+=W(r,i,a*1.5,a*.8,z(o.light.spot),X(.6)))}return n}var pl=[[-17,-13,13],[18,-13,13],[0,-15,16],[-9,3,10],[11,4,9]],ml=20;function hl({hollow:e,field:t},n,r,i,a){let o=e.edges[0],[s,c]=xc(o),[l,u]=bc(o),[d,f]=e.middle,p=Ma(.1,i,0)+Ma(.5,i,.55)+Ma(.85,i,.95);return{picture:V(js(ys(t,4,r+91,5),4,{tolerance:1.9}),`url(#@${n})`)+(Math.abs(l-d)+Math.abs(u-f)<ml?pl.slice(0,3):pl).map(([e,t,n])=>za(d+c*e+s*t,f+s*e+c*t,n*(.9+a()*.25),a)).join(``),defs:Pa(n,[l,u],[d-s*30,f-c*30],p)}}function gl({feature:e},t){return t===`treasure`?68:t.endsWith(`start`)?63:t&&t!==`stone`?50:e===`ladder`?46:[`blue`,`green`,`campfire`].includes(e)?40:0}function _l(e){let t=[[164,62],[36,62],[164,262],[36,262],[100,100],[100,246]],n=([t,n])=>Math.min(ol(e,t,n),ol(e,t,n-30),46),[r,i]=t.reduce((e,t)=>n(t)>n(e)?t:e);return Ka(r,i,.9)}function vl(e,t,n){return e===`ladder`?qa(t[0],t[1],.8):e===`blue`||e===`green`?Ja(e,t):e===`crystal`?_l(n):``}function yl(e,t,n){return e===``?``:e===`start`?qa(100,148,.9):e===`blue-start`?$a(`blue`,Sc):e===`yellow-start`?$a(`yellow`,Sc):e===`treasure`?Xa(100,150):e===`stone`?Ba(t[0],t[1]+4,n):ao(e,t)}var bl=Pa(`up`,[0,76],[0,118],Ma(0,z(`ink`),0)+Ma(1,z(`ink`),.75))+Pa(`dn`,[0,184],[0,230],Ma(0,z(`ink`),.85)+Ma(1,z(`ink`),0)),xl=({face:e,fixture:t})=>jo(`${e.groups.map(e=>e.edges.join(``)).join(`.`)}+${e.feature}/${t}`);function Sl(e,t){let{world:n,face:r,fixture:i}=t,a=xl(t),o=Mo(a),s=al(n,r,gl(r,i),t.lit),c=s.find(({hollow:e})=>!e.stub),l=c?c.hollow.middle:Sc,u=[...new Set(s.map(e=>e.light))].map(dl),d=[sl(n,s,a,o),ll(n,s,a),ul(s,a)];if(d.push(fl(s,o)),s.forEach((e,t)=>{if(!e.hollow.stub)return;let r=hl(e,`s${t}`,a,z(el[n].line),o);d.push(r.picture),u.push(r.defs)}),Tc(r)&&(d.push(Ya(o)),u.push(bl)),n===`forest`){let e=c?Dc(c.hollow):0;d.push(Cl(s,o),Qc({name:r.feature,at:l,turn:e,tool:t.tool},o))}else d.push(vl(r.feature,l,s));return d.push(yl(i,l,o)),zs(e,z(el[n].body),d.join(``),u.join(``))}function Cl(e,t){let n=[];for(let r=0;r<90&&n.length<16;r++){let r=18+t()*164,i=62+t()*226,a=.62+t()*.34,o=(t,n,a)=>ol(e,r+t,i+n)>a,s=n.every(e=>Math.hypot(e.x-r,(e.y-i)*1.3)>24),c=o(0,0,20)&&o(0,-46*a,6)&&o(-15*a,-4,10)&&o(15*a,-4,10);s&&c&&n.push({x:r,y:i,scale:a})}return n.sort((e,t)=>e.y-t.y),n.map(({x:e,y:n,scale:r})=>Za(e,n,r,t()>.5?`fir-2`:`fir-3`)).join(``)}var wl={mine:{start:{fixture:`start`,face:`NESW`},treasure:{fixture:`treasure`,face:`NESW`},"stone-1":{fixture:`stone`,face:`NE`},"stone-2":{fixture:`stone`,face:`NW`}},forest:{"blue-start":{fixture:`blue-start`,face:`NESW`},"yellow-start":{fixture:`yellow-start`,face:`NESW`},gems:{fixture:`gems`,face:`NE`},gold:{fixture:`gold`,face:`NW`},silver:{fixture:`silver`,face:`NES`},dragon:{fixture:`dragon`,face:`NEW`}}},Tl={mine:[``,`ladder`,`blue`,`green`,`crystal`],forest:[``,...$c]};function El(e,t){let n=Cc(e);return n&&Tl[t].includes(n.feature)?n:null}function Dl(e,t,n,r){let{world:i=`mine`,lit:a=`NESW`,unlit:o=!1,tool:s=!1}=r,c=o?``:[...e].filter(e=>a.includes(e)).join(``),l=`tile/${i}/${n}/${e}/${c}/${s}`;return Ps(l,()=>Sl(l,{world:i,face:t,fixture:n,lit:c,tool:s}))}function Ol(e,t){let{world:n=`mine`}=t,r=wl[n][e];if(r){let e=t.face??r.face,i=El(e,n);return i&&Dl(e,i,r.fixture,t)}let i=El(e,n);if(i)return Dl(e,i,``,t);let a=Ys(e,n);return a&&Ps(`action/${n}/${e}`,t=>sc(t,e,n,a))}var kl=e=>Ps(`back/${e}`,t=>pc(t,e)),Al=e=>Ps(`riddle/${e}`,t=>mc(t,e)),jl=(e,t)=>Ol(e,{world:t})!==null,Ml=(e,t={})=>Rs(Ol(e,t)??kl(t.world??`mine`),t),Nl=({clan:e,...t}={})=>e?Ml(`${e}-start`,{...t,world:`forest`}):Ml(`start`,t),Pl=(e,t={})=>Rs(Ol(e,{...t,world:`mine`})??Al(`mine`),t),Fl=(e,t={})=>Rs(Ol(e,{...t,world:`forest`})??Al(`forest`),t),Il=e=>[z(e),z(`${e}-lo`),z(`${e}-hi`)],Ll=`#2a2028`,Rl={miner:{hat:`helmet`,cloth:[z(`gold`),z(`gold-lo`),`#fff`],beard:`round`,hair:uo[0],skin:lo[0],coat:z(`wood`),window:`swap`},saboteur:{hat:`hood`,cloth:[`#4a3050`,`#2d1c34`,z(`ember`)],beard:`point`,hair:Ll,skin:lo[1],coat:`#2d1c34`,sly:!0,window:`harm`},blue:{hat:`bowl`,cloth:Il(`blue`),beard:`round`,hair:uo[1],skin:lo[1],coat:z(`blue-lo`),window:`blue`},green:{hat:`cone`,cloth:Il(`green`),beard:`spade`,hair:uo[0],skin:lo[0],coat:z(`green-lo`),window:`green`},boss:{hat:`top`,cloth:[`#6b2434`,`#471522`,z(`gold`)],beard:`square`,hair:uo[3],skin:lo[0],coat:`#471522`,grand:!0,window:`swap`},profiteer:{hat:`brim`,cloth:[`#6a4ba0`,`#48307a`,z(`gold`)],beard:`fork`,hair:uo[4],skin:lo[2],coat:`#48307a`,coin:!0,window:`know`},geologist:{hat:`pith`,cloth:[`#e9dcc0`,`#c9b48a`,z(`crystal`)],beard:`spade`,hair:uo[5],skin:lo[1],coat:`#2b7f86`,glasses:!0,window:`help`}},zl={loyal:{beard:`round`,hair:uo[1],skin:lo[0]},selfish:{beard:`fork`,hair:uo[2],skin:lo[1],smug:!0},saboteur:{beard:`point`,hair:Ll,skin:lo[2],sly:!0}},Bl=e=>e===`blue`?{hat:`bowl`,cloth:Il(`blue`),coat:z(`blue-lo`),window:`blue`}:{hat:`square`,cloth:[z(`yellow`),z(`yellow-lo`),z(`ink`)],coat:z(`yellow-lo`),window:`yellow`},Vl=e=>e in zl;function Hl(e,t){return t?Vl(e)?{...Bl(t),...zl[e],badge:e}:null:Rl[e]??null}var Ul=(e,t,n)=>Z(e,t,q(lc,z(`gold`),12,10)+U(0,42,10,z(`gold`),`stroke="${z(`ink`)}" stroke-width="5"`),n),Wl=e=>({...e?Bl(e):{hat:`cap`,cloth:[`#5c5a68`,`#45434f`,`#fff`],coat:`#45434f`,window:`rock`},beard:`round`,hair:`#6d6a78`,skin:`#8d8a98`});function Gl(e,t,n,r=``){return{key:e,className:`ml-bust`,viewBox:n,body:xo(t)+r}}function Kl(e,{clan:t,frame:n=`card`,...r}={}){let i=Qa(t)?t:void 0;return Rs(Ps(`role/${e}/${i??``}/${n}`,t=>{let r=Hl(e,i),a=r??Wl(i);if(n===`bust`)return Gl(t,a,`0 -14 200 224`,r?``:Ul(152,158,.8));let o=Z(100,172,Z(-100,-100,xo(a)),1.06)+(r?``:Ul(100,196,1.3)),s=Ws(100,34,330,74);return qs(t,{colours:ka[a.window],shape:s,seed:jo(e),inside:o,light:[100,130,150]})}),r)}var ql=(e,t)=>Hl(e,t)!==null,Jl=[`cap`,`beret`,`scarf`,`knitted`,`mop`],Yl=[[`#a9764a`,`#7d5433`],[`#7d8196`,`#585c70`],[`#8a7a4e`,`#655934`],[`#9a5f50`,`#70413a`],[`#6f8a86`,`#4d6764`],[`#84688a`,`#5f4a66`]];function Xl(e,t={}){return Rs(Ps(`avatar/${e}`,t=>{let n=Mo(jo(e)),r=e=>e[Math.floor(n()*e.length)],i=r(uo),[a,o]=r(Yl);return Gl(t,{hat:r(Jl),cloth:[a,o,i],coat:r(Yl)[1],beard:r(Object.keys(oo)),hair:i,skin:r(lo),smug:n()>.7,glasses:n()>.75,grand:n()>.7},`14 14 172 172`)}),t)}var Zl={1:[[100,152,46,0]],2:[[82,122,38,0],[118,188,38,70]],3:[[100,104,33,0],[72,176,33,60],[130,178,33,130]]},Ql=[`#8a6a2a`,`#b08d43`,`#5f4312`],$l=()=>q(lc,`#fffbe6`,12,10)+U(0,42,9,`#fffbe6`,J(5));function eu(e,t={}){let n=Zl[Number(e)]??[];return Rs(Ps(`gold/${e}`,e=>qs(e,{colours:{...ka.rock,line:ka.swap.line},shape:Us(100,150,74,1.15),seed:n.length*7,inside:n.length?n.map(([e,t,n,r])=>Q(e,t,n,r,5)).join(``):Q(100,152,56,0,5,Ql)+Z(100,144,$l(),.8)})),t)}var tu=e=>e in nu,nu={gems:{layers:[`#1c4a66`,`#2b7fb5`,`#57b9d8`],light:`#e2faff`,ground:`#12304a`,line:`#081a2a`},gold:ka.swap,silver:{layers:[`#4d5668`,`#6d788c`,`#a3afc0`],light:`#f6f9ff`,ground:`#343b4a`,line:`#1b202b`}},ru=[`M0 -14C10 -14 10 14 0 14C-10 14 -10 -14 0 -14Z`,`M-6 -8L2 -14V14`,`M-8 -7C-8 -16 8 -16 8 -7C8 0 -6 6 -8 14H9`,`M-8 -10C-4 -16 8 -15 7 -7C6 -1 0 -1 -1 -1C3 -1 9 1 8 7C7 16 -6 16 -9 9`,`M4 14V-14L-9 6H9`,`M7 -14H-6L-7 -2C-2 -5 9 -4 8 5C7 16 -6 16 -9 9`,`M6 -13C-4 -14 -9 -2 -8 6C-7 16 8 16 8 6C8 -3 -6 -3 -8 5`,`M-8 -14H8L-2 14`,`M0 -1C-10 -3 -8 -14 0 -14C8 -14 10 -3 0 -1C-11 1 -9 14 0 14C9 14 11 1 0 -1Z`,`M-6 13C4 14 9 2 8 -6C7 -16 -8 -16 -8 -6C-8 3 6 3 8 -5`];function iu(e){let t=[...e].map(e=>ru[Number(e)]??``);return t.map((e,n)=>Z((n-(t.length-1)/2)*26,0,q(e,`#fffbe6`,6,7))).join(``)}var au=e=>G(-42,-36,84,72,20,z(`ink`),`stroke="${z(`gold`)}" stroke-width="5"`)+(e===`?`?Z(0,-4,V(lc,`none`,`stroke="${z(`gold`)}" stroke-width="11" stroke-linecap="round"`)+U(0,40,8,z(`gold`)),.72):Z(0,0,iu(e),e.length>1?1.25:1.7));function ou(e,t,n={}){return Rs(Ps(`treasure/${e}/${t}`,n=>qs(n,{colours:tu(e)?nu[e]:ka.moss,shape:Us(100,122,74,1.1),seed:e.length*31,inside:Z(100,118,Ao[tu(e)?e:`treasure`](),1.05)+Z(100,244,au(String(t))),light:[100,110,110]})),n)}var su=[`trap`,`troll`,`dragon`];function cu(e){return e?V(`M-30 -72H30L72 -30V30L30 72H-30L-72 30V-30Z`,z(`ember-lo`),J(7))+V(`M-25 -60H25L60 -25V25L25 60H-25L-60 25V-25Z`,`#ffe3c4`):U(0,0,72,`#2f8070`,J(7))+U(0,0,60,`#eef6d2`)}function lu(e,t={}){let n=su.includes(e);return Rs(Ps(`token/${e}`,t=>({key:t,className:`ml-token`,viewBox:`-80 -80 160 160`,body:cu(n)+Z(0,n?-2:0,rc(e,`forest`)?.()??``,.72)})),t)}var uu={blue:V(`M-25 -38C-27 -66 -14 -76 0 -76C14 -76 27 -66 25 -38Z`,z(`blue`),J(5))+U(0,-80,8,z(`blue-hi`),J(4))+G(-30,-44,60,12,6,z(`blue-lo`),J(4)),yellow:V(`M-22 -40L-18 -80H18L22 -40Z`,z(`yellow`),J(5))+G(-30,-44,60,12,2,z(`yellow-lo`),J(4))+V(`M0 -72L9 -61L0 -50L-9 -61Z`,z(`ink`))};function du(e,t,{mark:n=``,...r}={}){return Rs(Ps(`figure/${e}/${t}/${n}`,r=>({key:r,className:`ml-figure`,viewBox:`-50 -92 100 172`,body:W(0,66,38,10,z(`ink`),X(.45))+V(`M-24 56H-2V70H-28Q-30 60 -24 56ZM24 56H2V70H28Q30 60 24 56Z`,z(`wood-lo`),J(5))+V(`M-22 -14C-46 -2 -46 30 -40 58H40C46 30 46 -2 22 -14Z`,e,J(6))+U(0,-26,23,lo[0],J(5))+V(`M-24 -26C-28 12 -14 22 0 24C14 22 28 12 24 -26C14 -14 -14 -14 -24 -26Z`,`#efe4d2`,J(5))+U(-9,-29,3.5,z(`ink`))+U(9,-29,3.5,z(`ink`))+W(0,-20,7,6,lo[1],J(3.5))+uu[Qa(t)?t:`blue`]+(n===``?K(`M-40 42H40`,z(`wood-lo`),8):Z(0,40,iu(String(n)),String(n).length>1?.75:.95))})),r)}function fu(e,t={}){return Rs(Ps(`clan/${e}`,t=>({key:t,className:`ml-icon`,viewBox:`-80 -80 160 160`,body:e===`blue`?U(0,0,62,z(`blue`),J(8))+U(0,0,30,`none`,Y(z(`blue-hi`),18)):V(`M0 -70L70 0L0 70L-70 0Z`,z(`yellow`),J(8))+V(`M0 -30L30 0L0 30L-30 0Z`,z(`ink`))})),t)}var pu=(e,t,n)=>({key:e,className:t,viewBox:`-80 -80 160 160`,body:n});function mu(e,t){return t&&tc(e)?nc(e):e===`lamp`?Vo(!0,!1):rc(e,`mine`)?.()??``}function hu(e,{broken:t=!1,...n}={}){return Rs(Ps(`tool/${e}/${t}`,n=>pu(n,`ml-tool`,mu(e,t))),n)}function gu(e,{world:t=`mine`,...n}={}){return Rs(Ps(`icon/${e}/${t}`,n=>pu(n,`ml-icon`,rc(e,t)?.()??``)),n)}var _u=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends _u{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},vu=class extends _u{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},yu=class e extends _u{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof _u)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof _u&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},bu=100,xu=`⁨`,Su=`⁩`;function Cu(e,t,n){return n===t||n instanceof vu&&t instanceof vu&&n.value===t.value||t instanceof vu&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function wu(e,t,n){return t[n]?Nu(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function Tu(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Eu(e,i.value):n.push(Eu(e,i));return{positional:n,named:r}}function Eu(e,t){switch(t.type){case`str`:return t.value;case`num`:return new vu(t.value,{minimumFractionDigits:t.precision});case`var`:return Du(e,t);case`mesg`:return Ou(e,t);case`term`:return ku(e,t);case`func`:return Au(e,t);case`select`:return ju(e,t);default:return new $}}function Du(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof _u)return n;switch(typeof n){case`string`:return n;case`number`:return new vu(n);case`object`:if(yu.supportsValue(n))return new yu(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Ou(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?Nu(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?Nu(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function ku(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=Tu(e,r).named;let n=Nu(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=Tu(e,r).named;let o=Nu(e,a.value);return e.params=null,o}function Au(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=Tu(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function ju(e,{selector:t,variants:n,star:r}){let i=Eu(e,t);if(i instanceof $)return wu(e,n,r);for(let t of n)if(Cu(e,i,Eu(e,t.key)))return Nu(e,t.value);return wu(e,n,r)}function Mu(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>bu)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${bu}`);r&&n.push(xu),n.push(Eu(e,i).toString(e)),r&&n.push(Su)}return e.dirty.delete(t),n.join(``)}function Nu(e,t){return typeof t==`string`?e.bundle._transform(t):Mu(e,t)}var Pu=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function Fu(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var Iu=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function Lu(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof vu)return new vu(n.valueOf(),{...n.opts,...Fu(t,Iu)});if(n instanceof yu)return new vu(n.toNumber(),{...Fu(t,Iu)});throw TypeError(`Invalid argument to NUMBER`)}var Ru=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function zu(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof yu||n instanceof vu)return new yu(n,Fu(t,Ru));throw TypeError(`Invalid argument to DATETIME`)}var Bu=new Map;function Vu(e){let t=Array.isArray(e)?e.join(` `):e,n=Bu.get(t);return n===void 0&&(n=new Map,Bu.set(t,n)),n}var Hu=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:Lu,DATETIME:zu,...t},this._useIsolating=n,this._transform=r,this._intls=Vu(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new Pu(this,n,t);try{return Mu(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},Uu=/^(-?[a-zA-Z][\w-]*) *= */gm,Wu=/\.([a-zA-Z][\w-]*) *= */y,Gu=/\*?\[/y,Ku=/(-?[0-9]+(?:\.([0-9]+))?)/y,qu=/([a-zA-Z][\w-]*)/y,Ju=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,Yu=/^[A-Z][A-Z0-9_-]*$/,Xu=/([^{}\n\r]+)/y,Zu=/([^\\"\n\r]*)/y,Qu=/\\([\\"])/y,$u=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ed=/^\n+/,td=/ +$/,nd=/ *\r?\n/g,rd=/( *)$/,id=/{\s*/y,ad=/\s*}/y,od=/\[\s*/y,sd=/\s*] */y,cd=/\s*\(\s*/y,ld=/\s*->\s*/y,ud=/\s*:\s*/y,dd=/\s*,?\s*/y,fd=/\s+/y,pd=class{constructor(e){this.body=[],Uu.lastIndex=0;let t=0;for(;;){let n=Uu.exec(e);if(n===null)break;t=Uu.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(Wu);){let t=o(Wu),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(Xu)&&(r=o(Xu)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ed),u([i],i.length)):r?S(r,td):null}function u(r=[],i){for(;;){if(n(Xu)){r.push(o(Xu));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,td));let c=[];for(let e of r)e instanceof md&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(id,SyntaxError);let e=f();if(i(ad))return e;if(i(ld)){let t=h();return i(ad,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(Ju)){let[,e,t,n=null]=a(Ju);if(e===`$`)return{type:`var`,name:t};if(i(cd)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(Yu.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(dd)}}function m(){let e=f();return e.type===`mesg`&&i(ud)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(Gu);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(od,SyntaxError);let e;return e=n(Ku)?v():{type:`str`,value:o(qu)},i(sd,SyntaxError),e}function _(){if(n(Ku))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(Ku),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(Zu),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(Qu))return o(Qu);if(n($u)){let[,e,t]=a($u),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(fd),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(nd,`
`),n=rd.exec(e)[1].length;return new md(t,n)}}},md=class{constructor(e,t){this.value=e,this.length=t}},hd=`⁨`,gd=`⁩`,_d=/[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/,vd=/[A-Za-z\u00c0-\u02af\u0370-\u058f\u1e00-\u1fff]/;function yd(e,t){return bd(hd+e+gd,t)}function bd(e,t){let n=t?vd:_d,r=[{all:``,own:``}];for(let t of e){let e=r.at(-1);if(t===hd)r.push({all:``,own:``});else if(t===gd&&r.length>1){r.pop();let t=r.at(-1),i=n.test(e.own);t.all+=i?hd+e.all+gd:e.all,i||(t.own+=e.own)}else e.all+=t,e.own+=t}return r.map(({all:e})=>e).join(``)}var xd=/^(-?[a-zA-Z][\w-]*) *=/gm;function Sd(e){console.error(e)}function Cd(e,t){let n=new Hu(e);for(let r of t){for(let t of n.addResource(new pd(r)))Sd(`${e}: ${t.message}`);for(let[,t=``]of r.matchAll(xd))!t.startsWith(`-`)&&!n.hasMessage(t)&&Sd(`${e}: the text of ${t} does not parse`)}return n}function wd(e,t){return Ed(e,t)!==null}function Td(e,t,n){let r=e.locales[0]??``,i=Ed(e,t);if(i===null)return Sd(`${r}: there is no text ${t}`),t;let a=[],o=bd(e.formatPattern(i,n,a),r===`he`);for(let e of a)Sd(`${r}: ${t}: ${e.message}`);return o}function Ed(e,t){let[n=``,r]=t.split(`.`),i=e.getMessage(n);return(r===void 0?i?.value:i?.attributes[r])??null}var Dd=Object.values(Object.assign({"../../../src/motherlode/locales/en/cards.ftl":`# Names of what lies on the table. \`.object\` is the same thing as the object of a sentence: «… laid a fork».

## Rulesets

ruleset-base = Saboteur
    .about = Dig for gold together, and guess who does not want you to find it.
ruleset-base-classic = Saboteur, early printing
    .about = The base game with the gold shared out, and rounds begun, as in an earlier printing.
ruleset-saboteur2 = Saboteur 2
    .about = Two teams of miners race each other; doors, ladders, thieves and traps.
ruleset-lost-mines = The Lost Mines
    .about = Two clans lay paths through a forest and walk them to mines full of treasure.

## Options of a table

option-rounds = Rounds
    .about = How many rounds the game has.
option-first = Who begins
    .about = The seat that has the first turn; without one it is drawn.
option-no_gold_for_broken_tools = No gold with a broken tool
    .about = A miner whose tool is broken at the end of a round is passed over when the gold is shared.
option-until_single_winner = Until one wins
    .about = After a tie further rounds are played, four at most.

## Bots

bot-random = Scatterbrain
    .about = Plays any card, anywhere.
bot-greedy = Greedy
    .about = Takes the shortest way to its aim, and trusts everyone.
bot-trust = Watchful
    .about = Keeps score of who helps and who harms, and is quick to accuse.
bot-belief = Shrewd
    .about = Weighs who may be who, and where the treasure may lie, by every card that is played.
bot-search = Deep thinker
    .about = Plays many rounds to their end in its head before it chooses.
bot-belief-novice = Newcomer
    .about = Forgets soon, and often does not play what is best.
bot-belief-easy = Easy-going
    .about = Just as shrewd, but forgetful and not always careful.
bot-belief-cautious = Cautious
    .about = Hinders others only when there is hardly a doubt.
bot-belief-accuser = Accuser
    .about = Hinders others on a mere suspicion.
bot-belief-deep-cover = Deep cover
    .about = As a saboteur it plays along until the miners come near.

## Roles and clans

role-miner = miner
role-saboteur = saboteur
role-blue = blue miner
role-green = green miner
role-boss = boss
role-profiteer = profiteer
role-geologist = geologist
role-loyal = loyal dwarf
role-selfish = selfish dwarf
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
front-theft = out to steal
front-troll = called a troll
front-dragon = woke the dragon
front-treasure = holds a treasure

## Goals, mines and treasures

goal-treasure = treasure
goal-stone = stone
goal-unknown = goal, face down
spot-goal-top = the upper goal
spot-goal-middle = the middle goal
spot-goal-bottom = the lower goal
mine-gems = gem mine
mine-gold = gold mine
mine-silver = silver mine
mine-dragon = dragon’s mine
mine-unknown = mine, face down
spot-mine-1 = the first mine from the top
    .object = the first mine from the top
spot-mine-2 = the second mine from the top
    .object = the second mine from the top
spot-mine-3 = the third mine from the top
    .object = the third mine from the top
spot-mine-4 = the last mine from the top
    .object = the last mine from the top
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
card-fix-lamp-pick = repair for lamp or pickaxe
    .object = a repair for lamp or pickaxe
card-fix-cart-pick = repair for cart or pickaxe
    .object = a repair for cart or pickaxe
card-fix-cart-lamp = repair for cart or lamp
    .object = a repair for cart or lamp
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
place = column { $column }, row { $row }
nothing = nothing
`,"../../../src/motherlode/locales/en/claims.ftl":`# Ready-made claims, as their speaker says them.

claim-treasure-at = The treasure: { $spot }.
claim-stone-at = Only stone: { $spot }.
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
claim-bad-move = That was a bad move.
claim-hurry = Quicker, please.
claim-sorry = Sorry!
claim-thanks = Thank you!

# What a rule of the game says about talk.

claim-rule-L-31 = What an information card showed you may not be told to other players.
`,"../../../src/motherlode/locales/en/events.ftl":`# What happened, one sentence an event. $who is \`me\` if the reader did it, $name is who did it; $whom is \`me\` if it was
# done to the reader, \`self\` if somebody did it to themselves, and $target is whom it was done to.

## Whose decision it is

asked-turn =
    { $who ->
        [me] Your turn.
       *[other] { $name } is to play.
    }
asked-gold =
    { $who ->
        [me] Choose a gold card.
       *[other] { $name } chooses a gold card.
    }
asked-theft =
    { $who ->
        [me] Choose whom to rob.
       *[other] { $name } chooses whom to rob.
    }
asked-play =
    { $who ->
        [me] Your turn: play a card, or discard one or two.
       *[other] { $name } is to play.
    }
asked-walk =
    { $who ->
        [me] Move your dwarf, or stay.
       *[other] { $name } moves, or stays.
    }
asked-treasure =
    { $who ->
        [me] Choose a treasure.
       *[other] { $name } chooses a treasure.
    }
asked-vote =
    { $who ->
        [me] Should the round end now: yes or no.
       *[other] { $name } says whether the round should end.
    }
event-queued = Next to decide: { $names }.
event-nobody-queued = Nobody else is to decide.

## Rounds

event-round-began =
    { $who ->
        [me] Round { $number } begins, and you have the first turn.
       *[other] Round { $number } begins; { $name } has the first turn.
    }
event-your-role = Your role, for your eyes only: { $role }.
event-your-clan = You belong to { $clan }.
event-round-ended =
    { $outcome ->
        [miners] Round { $number } is over: the treasure was reached, and the miners won.
        [saboteurs] Round { $number } is over: the treasure was not reached, and the saboteurs won.
        [nobody] Round { $number } is over: the treasure was not reached, and with no saboteur nobody won.
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
        [me] You laid { $card } in { $place }.
       *[other] { $name } laid { $card } in { $place }.
    }
event-goal-turned-up =
    { $what ->
        [treasure] The tunnel leads to { $goal }: it is the treasure!
       *[stone] The tunnel leads to { $goal }: it is only stone.
    }
event-rock-fell =
    { $who ->
        [me] Your rockfall took away { $card } in { $place }.
       *[other] { $name }’s rockfall took away { $card } in { $place }.
    }
event-peeked =
    { $who ->
        [me] You looked at { $goal }.
       *[other] { $name } looked at { $goal }.
    }
event-peeked-treasure =
    { $who ->
        [me] You looked at { $goal }: it is the treasure!
       *[other] { $name } looked at { $goal }: it is the treasure!
    }
event-peeked-stone =
    { $who ->
        [me] You looked at { $goal }: it is only stone.
       *[other] { $name } looked at { $goal }: it is only stone.
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
        [me] You are out to steal when the round ends.
       *[other] { $name } is out to steal when the round ends.
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
            [self] { $name } got free of the trap.
           *[other] { $name } freed { $target } from the trap.
        }
    }
event-front-cleared-theft =
    { $who ->
        [me] { $whom ->
            [self] You gave up your theft.
           *[other] You put a stop to { $target }’s theft.
        }
       *[other] { $whom ->
            [me] { $name } put a stop to your theft.
            [self] { $name } gave up their theft.
           *[other] { $name } put a stop to { $target }’s theft.
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
       *[other] { $name } got out of a trap.
    }
event-shed-theft =
    { $who ->
        [me] You gave up your theft.
       *[other] { $name } gave up a theft.
    }

## Dwarf cards

event-hats-swapped =
    { $who ->
        [me] { $whom ->
            [self] You took a new dwarf card.
           *[other] You had { $target } take a new dwarf card.
        }
       *[other] { $whom ->
            [me] { $name } had you take a new dwarf card.
            [self] { $name } took a new dwarf card.
           *[other] { $name } had { $target } take a new dwarf card.
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
event-role-seen = It shows: { $role }.

## Gold

event-gold-drawn =
    { $count ->
        [one] { $count } gold card goes round.
       *[other] { $count } gold cards go round.
    }
event-gold-passed =
    { $who ->
        [me] { $count ->
            [one] { $count } gold card came to you.
           *[other] { $count } gold cards came to you.
        }
       *[other] { $count ->
            [one] { $count } gold card came to { $name }.
           *[other] { $count } gold cards came to { $name }.
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
        [me] You were given a gold card.
       *[other] { $name } was given a gold card.
    }
event-gold-paid-seen =
    { $who ->
        [me] You were given a gold card ({ $count ->
            [one] { $count } nugget
           *[other] { $count } nuggets
        }).
       *[other] { $name } was given a gold card ({ $count ->
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
        [me] You meant to rob { $target }, but there was nothing to take.
       *[other] { $whom ->
            [me] { $name } meant to rob you, but there was nothing to take.
           *[other] { $name } meant to rob { $target }, but there was nothing to take.
        }
    }

## The Lost Mines

event-tool-placed =
    { $who ->
        [me] You put { $card } on the obstacle in { $place }.
       *[other] { $name } put { $card } on the obstacle in { $place }.
    }
event-trap-set =
    { $who ->
        [me] You set a trap between { $from } and { $to }.
       *[other] { $name } set a trap between { $from } and { $to }.
    }
event-troll-called =
    { $who ->
        [me] You called a troll between { $from } and { $to }.
       *[other] { $name } called a troll between { $from } and { $to }.
    }
event-troll-left =
    { $who ->
        [me] Your troll left.
       *[other] { $name }’s troll left.
    }
event-stormed =
    { $who ->
        [me] Your storm swept away { $card } in { $place }.
       *[other] { $name }’s storm swept away { $card } in { $place }.
    }
event-scouted =
    { $who ->
        [me] You looked at { $mine }.
       *[other] { $name } looked at { $mine }.
    }
event-mine-seen = It is the { $mine }.
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
        [one] It is worth { $count } point.
       *[other] It is worth { $count } points.
    }
event-cards-due =
    { $count ->
        [one] { $count } card will be drawn at the end of the turn.
       *[other] { $count } cards will be drawn at the end of the turn.
    }
event-walked =
    { $who ->
        [me] You walked to { $place }.
       *[other] { $name } walked to { $place }.
    }
event-card-lost =
    { $who ->
        [me] A trap cost you { $card }.
       *[other] A trap cost { $name } { $card }.
    }
event-mine-turned-up = A dwarf has turned up { $place }: the { $mine }!
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
        [me] You asked everyone to end the round.
       *[other] { $name } asked everyone to end the round.
    }
event-voted-yes =
    { $who ->
        [me] You agreed to end the round.
       *[other] { $name } agreed to end the round.
    }
event-voted-no =
    { $who ->
        [me] You did not agree to end the round.
       *[other] { $name } did not agree to end the round.
    }
event-vote-ended = The vote is over.
event-scored = Points: { $points }.
event-scored-nothing = Nobody scored anything.
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
fact-stood = { $name } gave up the seat.
fact-removed = { $name } was removed by the host.
fact-began = The game begins.
fact-away-left =
    { $who ->
        [me] You left the game; a bot plays for you.
       *[other] { $name } left the game; a bot stands in.
    }
fact-away-time =
    { $who ->
        [me] Your time ran out; a bot plays for you.
       *[other] { $name } ran out of time; a bot stands in.
    }
fact-returned =
    { $who ->
        [me] You are back.
       *[other] { $name } is back.
    }
fact-claimed = { $name }: { $claim }
fact-closed = The table is closed: everyone had gone.
`,"../../../src/motherlode/locales/en/lesson.ftl":`# The lesson: a first round with Ada, Lou and Cy. Of each chapter: what is going on, what to do, and what to say afterwards.

## The coach

lesson-coach = Your coach
lesson-start = Show me
lesson-go-on = Go on
lesson-skip = Skip
lesson-restart = Start again
lesson-try-again = Try again
lesson-chapter = Part { $number } of { $chapters }
lesson-finished = You have seen it all
lesson-to-play = Play a game
lesson-to-rules = Read the rules
lesson-then-place = Good. Now point at the lit place.
lesson-then-seat = Good. Now point at the lit player.
lesson-then-discard = Good. Now press “Discard”.
lesson-card-tunnel = A tunnel card makes the maze grow.
lesson-card-dead-end = A dead end: its tunnels all stop in the middle, so nobody can dig on from it.
lesson-card-map = A map lets you look at one goal in secret.
lesson-card-break = A broken tool goes in front of another player, who then cannot lay tunnels.
lesson-card-fix = A repair takes away a broken tool of its kind.
lesson-card-rockfall = A rockfall takes a tunnel card out of the maze.
lesson-card-later = Keep it for now.

## Chapters

lesson-hello = Welcome to the mine! You are a dwarf. One of the three cards on the right hides a treasure, and as a miner you want a tunnel from the ladder to reach it. But someone here may be a saboteur, hoping that it never does. Roles are secret.
lesson-lay-a-tunnel = On your turn you use one card and draw a new one. Most cards are tunnels. A tunnel goes right beside another card, tunnel meeting tunnel and rock meeting rock, and it has to lead back to the ladder.
lesson-lay-a-tunnel-do = Choose a straight tunnel, then point at the lit place next to the ladder.
lesson-lay-a-tunnel-done = Well dug! The lamplight shows how far the tunnels reach. You have drawn a new card, and now it is the others’ turn.
lesson-turn-a-card = { $ada } dug on. { $lou } passed: a card was discarded face down, and nobody sees which. { $cy } looked at the middle goal with a map. Cards may be turned upside down, but never on their side.
lesson-turn-a-card-do = Choose the bend and point at the lit place. It turns so that it fits.
lesson-turn-a-card-done = It fits! Now the tunnel leads down. You can also turn a card yourself, by choosing it once more.
lesson-map = Of the three goals one is the treasure and two are only stone. With a map you look at one of them. What you see is for your eyes only.
lesson-map-do = Choose the map and point at the lower goal.
lesson-map-done = There is the treasure! A mark that only you can see will remind you. You may tell the others. Whether they believe you is up to them.
lesson-broken-tool = { $lou } broke your lamp! While a broken tool lies in front of you, you cannot lay tunnels. You can still play other cards, or pass: discard a card face down and draw another. A dead end is one to be rid of.
lesson-broken-tool-do = Choose the dead end and press “Discard”.
lesson-broken-tool-done = Away with it. And look what you drew: a lamp repair!
lesson-mend = Now { $lou } has broken { $cy }’s cart, too. Strange, for a miner … A repair takes away a broken tool of its kind: yours, or anybody’s.
lesson-mend-do = Choose the lamp repair and point at yourself.
lesson-mend-done = Your lamp is lit again, and you can dig.
lesson-suspicion = { $ada } mended { $cy }’s cart: that is what friends do. But { $lou } laid a dead end right in our way, and that is what saboteurs do. A broken tool will put a stop to it.
lesson-suspicion-do = Choose the broken pickaxe and point at { $lou }.
lesson-suspicion-done = As long as it lies there, { $lou } cannot lay tunnels. Of course you might be wrong: roles are only shown when the round is over.
lesson-rockfall = { $ada } thinks as you do, and broke { $lou }’s cart as well. The dead end still blocks the way. A rockfall takes any tunnel card out of the maze. Saboteurs like it too.
lesson-rockfall-do = Choose the rockfall and point at the dead end.
lesson-rockfall-done = The way is clear again.
lesson-reach-the-gold = { $ada } put a crossroads there. One card more, and the tunnel reaches the goal with the treasure!
lesson-reach-the-gold-do = Choose a tunnel that fits and point at the lit place.
lesson-reach-the-gold-done = The treasure! The round is over, and all roles are turned up. { $lou } was the saboteur, and the miners have won. Had the cards run out first, { $lou } would have.
lesson-share-the-gold = There is a gold card for every miner. Whoever reached the treasure chooses first, and then the others take theirs. Saboteurs go empty-handed.
lesson-share-the-gold-do = Choose your gold card. More nuggets are better.
lesson-share-the-gold-done = Well earned! How much gold each player has stays secret until the game is over.
lesson-the-end = That is the whole game. It has three rounds, each with new roles: next time the saboteur may be you. Whoever has the most gold in the end wins. Have fun!
`,"../../../src/motherlode/locales/en/moves.ftl":`# Spoken names of moves, for buttons and screen readers.

move-lay = Lay { $card } ({ $ways }) in { $place }
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
move-rockfall = Rockfall: take away the card in { $place }
move-map = Map: look at { $goal }
move-theft = Theft: steal when the round ends
move-trap-seat = Trap { $target }
move-free =
    { $whom ->
        [self] Free yourself from the trap
       *[other] Free { $target } from the trap
    }
move-hands-off =
    { $whom ->
        [self] Hands off: give up your own theft
       *[other] Hands off: stop { $target }’s theft
    }
move-inspect = Look at { $target }’s dwarf card
move-swap-hats =
    { $whom ->
        [self] Swap hats: take a new dwarf card
       *[other] Swap hats: { $target } takes a new dwarf card
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
move-tool = Put { $card } on the obstacle in { $place }
move-trap-way = Set a trap between { $from } and { $to }
move-troll = Call a troll between { $from } and { $to }
move-storm = Storm: sweep away the card in { $place }
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
        [one] Walk { $count } card, to { $place }
       *[other] Walk { $count } cards, to { $place }
    }
move-stay = Stay
move-call-vote = Ask everyone to end the round
move-vote-yes = Yes, end the round
move-vote-no = No, play on
`,"../../../src/motherlode/locales/en/reasons.ftl":`# Why bots moved as they did, told when the round is over; and what could be believed at each step of a replay.
# Whoever moved is not named, so these sentences have no person.

## What was wanted

why-title = Why
why-nearer = The aim: a shorter way to the treasure. Cards saved: { $cards }.
why-farther = The way to the treasure gets longer. Cards more: { $cards }.
why-level = The way to the treasure stays as long as it was.
why-map = The aim: to know where the treasure lies.
why-break-saboteur = The aim: to hold up { $name }, probably a saboteur ({ $chance }).
why-break-miner = The aim: to hold up { $name }, probably no saboteur ({ $chance }).
why-break = The aim: to hold up { $name }.
why-fix-self = The aim: to be able to dig again.
why-fix-other = The aim: help for { $name }.
why-pass = Nothing was worth playing. The card that is missed least went away.
why-shed = The aim: to get rid of a hindrance.
why-best = This move promised more than all others.
why-richest = The aim: to steal where there is most.
why-gold = The aim: as much gold as possible.
why-treasure = The aim: the most valuable treasure.
why-rest = The aim: the best end of the round.
why-worth = The gain expected, in points: { $points }.

## What was believed

why-suspects = Under suspicion: { $names }.
why-suspects-none = Nobody was under suspicion.
why-place = The treasure’s likely place: { $spot } ({ $chance }).
why-far = Cards thought to be missing up to the treasure: { $cards }.
why-expects = Nuggets expected from this round: { $gold }.
why-reached = Chance that the treasure is reached: { $chance }.
why-thought = Rounds played out in thought: { $worlds }. Won with this move: { $chance }.
why-trusts = Trust: { $names }.
why-mistrusts = Mistrust: { $names }.
why-friends = On the same side, it seemed: { $names }.
why-chance = { $name } ({ $chance })

## Beliefs, step by step

belief-title = What could be believed
belief-about = How likely each player was to be a saboteur, from all that could be seen through these eyes up to this step, as the bot “{ $bot }” reckons.
belief-whose = Reckoned through the eyes of
belief-chart = Likelihood of being a saboteur, over the steps of the game
belief-player = Player
belief-chance = Saboteur
belief-goal = Goal
belief-treasure = Treasure
belief-loading = This is being reckoned …
`,"../../../src/motherlode/locales/en/refusals.ftl":`# Why something was refused: by the server's key, and by the id of the rule that forbids a move.

refusal-bad-clock = That limit on the time of a turn is not possible.
refusal-bad-message = The server did not understand that. Loading the page again may help.
refusal-bad-name = A name needs at least one letter, digit or sign that can be seen, and no more than 32.
refusal-bad-options = These options do not go together with this game.
refusal-bad-origin = This page was not loaded from the server that it talks to.
refusal-bad-record = This is not a game that can be replayed.
refusal-bad-seats = This game is not for that many players.
refusal-bad-token = The server does not know you any more. Enter your name again.
refusal-bad-version = The server has been renewed. Load the page again.
refusal-barred = The host has closed this table to you.
refusal-closing = The server is about to stop. Everything is kept: try again in a moment.
refusal-elsewhere = Another server has this table just now. Try again in a moment.
refusal-empty-seats = Not everyone is here yet: some seats are empty.
refusal-empty-text = There is nothing written there.
refusal-game-over = The game is over.
refusal-illegal-claim = The rules do not allow that to be said.
refusal-illegal-move = The rules do not allow that.
refusal-no-such-bot = There is no such bot.
refusal-no-such-game = There is no such game.
refusal-no-such-ruleset = There is no such ruleset.
refusal-no-such-seat = There is no such seat at this table.
refusal-no-such-table = There is no such table.
refusal-not-a-move = There is no such move.
refusal-not-host = Only the host can do that.
refusal-not-now = That is not possible now.
refusal-not-seated = That is for those who have a seat at this table.
refusal-not-your-turn = It is not your turn.
refusal-off-lesson = That would be allowed, but in this lesson we go on in another way.
refusal-seat-taken = That seat is taken.
refusal-silenced = The host does not let you talk at this table.
refusal-stale = Something happened in the meantime. Have a look and choose again.
refusal-too-fast = That was very quick. Wait a moment and try again.
refusal-too-many = That is too many at once.
refusal-try-again = That did not work just now. Try again.
refusal-unreadable-table = This server cannot read this table: a newer version has written it.

rule-B-10 = On your turn you use one card of your own hand: lay it, play it, or pass by discarding it.
rule-B-20 = A tunnel card goes on a free place right beside a card that lies face up in the maze.
rule-B-21 = It does not fit there: on every side an open edge must meet an open one, and rock must meet rock.
rule-B-23 = It would not be connected: a corridor of the card has to lead back to the start without a break.
rule-B-26 = You cannot lay tunnel cards while a broken tool lies in front of you; have it mended first.
rule-B-30 = A broken tool goes in front of another player whose tool of that kind is still whole.
rule-B-31 = That repair card does not show this tool.
rule-B-33 = There is nothing to mend: no broken tool of that kind lies in front of this player.
rule-B-34 = A rockfall takes away a tunnel card that lies in the maze, never the start or a goal.
rule-B-35 = A map is for looking at a goal that still lies face down.
rule-B-51 = Now you choose one of the gold cards that came to you.
rule-C-51 = Now you choose one of the gold cards that came to you.
rule-S-10 = On your turn you lay a tunnel card, play an action card, pass, or shed what lies in front of you.
rule-S-12 = To shed a card that lies in front of you, you discard exactly two cards of your hand.
rule-S-13 = To pass you discard one, two or three cards of your own hand.
rule-S-15 = No player has two of the same card lying in front of them.
rule-S-16 = There is no such card in front of you to shed.
rule-S-22 = A ladder joins on to a tunnel card that lies in the maze, and no corridor of it may face a goal.
rule-S-30 = You rob another player, not yourself.
rule-S-31 = Hands off takes away a theft card, and nothing else.
rule-S-32 = Swap hats names a player, and needs a dwarf card left in the pile.
rule-S-33 = You swap hands with another player.
rule-S-34 = You look at another player’s dwarf card; you know your own.
rule-S-35 = A trap lies in front of another player, and whoever has one cannot lay tunnel cards.
rule-S-36 = Freedom takes away a trap, and nothing else.
rule-S-37 = There is no such card in front of this player to take away.
rule-S-60 = Now you choose whom to rob.
rule-L-10 = On your turn you first play one card of your own hand, or discard one or two.
rule-L-11 = Now you move your dwarf, or stay.
rule-L-20 = A path card goes on a free field of the board beside a card that lies face up.
rule-L-21 = It does not fit there: on every side an open edge must meet an open one, and a closed one a closed one.
rule-L-22 = No way leads there for it to continue.
rule-L-24 = An obstacle is in the way, and the right tool does not lie on it yet.
rule-L-25 = There is room for one dwarf only, and another stands there.
rule-L-30 = A tool goes on an obstacle of its kind that has none yet: axe on tree, boat on lake, rope on ditch.
rule-L-31 = This card does not let you look at that; nor does any at what lies open, is taken, or is your own.
rule-L-32 = A trap goes on a way between two cards, or on an open end that leads to a free field.
rule-L-33 = A troll blocks a way between two cards or at an open end, and nobody passes it.
rule-L-35 = A storm takes a path card on which no dwarf stands, never a start or a mine.
rule-L-36 = A trap or a troll is there already.
rule-L-40 = Your dwarf cannot walk so: along ways, up to three cards or five from a campfire, none of them twice.
rule-L-41 = A mine that is turned up ends the move.
rule-L-43 = Now you choose a treasure of the kind of this mine.
rule-L-51 = A vote is answered with yes or no, and everyone may call for one once a round.
`,"../../../src/motherlode/locales/en/replay.ftl":`# The replay of a finished game.

## Controls

replay-loading = The game is being laid out …
replay-controls = Playing the game back
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-slider = Step
replay-step = Step { $step } of { $steps }
replay-speed = Speed
replay-eyes = Through whose eyes
replay-eyes-truth = Everything
replay-eyes-spectator = Spectator
replay-more = Log and more about this game
replay-hands = All hands
replay-roles = Who was who

## The game

replay-rounds = The ends of the rounds
replay-link = Copy a link to this step
replay-download = Download the record
replay-other = Show another game
replay-to-table = To the table

## Whether the shuffle was honest

replay-honest = The shuffle was honest
replay-dishonest = The shuffle does not hold
replay-unchecked = The shuffle cannot be checked
replay-hash-good = Before the first card was dealt, the table published the hash of a secret seed. The seed shown after the game has just that hash: it was not changed on the way.
replay-hash-bad = The seed shown after the game does not have the hash that was published before it: it was changed on the way.
replay-deals-good =
    { $count ->
        [one] The cards were shuffled again from the seed: the round was dealt just so.
       *[other] The cards were shuffled again from the seed: all { $count } rounds were dealt just so.
    }
replay-deals-bad =
    { $count ->
        [one] The cards were shuffled again from the seed, and this round was dealt otherwise: { $rounds }.
       *[other] The cards were shuffled again from the seed, and these rounds were dealt otherwise: { $rounds }.
    }
replay-result-good = Played from that deal, all moves are allowed and lead to this result.
replay-result-bad = Played from that deal, the moves do not lead to this result.
replay-no-seed = This record does not hold the seed that the cards were shuffled from.
replay-seed-hash = The hash, known from the start
replay-seed = The seed, shown at the end
replay-verify-yourself = Nobody has to take our word for it. Download the record and run:

## A game brought along

replay-bring-title = Watch a recorded game
replay-bring-lead = Drop the file of a record here, choose it, or paste its text. It is shown step by step, through any eyes, and its shuffle is checked.
replay-bring-file = Choose a file
`,"../../../src/motherlode/locales/en/ui.ftl":`# The interface of the pages.

## Every page

skip-to-content = Skip to the page
page-home = Front page
page-table = Table
page-replay = Replay
page-rules = Rules
page-lesson = Lesson
page-loading = One moment …
page-not-loaded = This page could not be fetched. Is the server still there?
language = Language
menu = Menu
menu-keys = Keys: 1–9 hold up a card, R turns it, arrows move on the board, Enter plays, Esc lets go, M lists all moves, 0 shows the whole board.
theme-light = Light theme
theme-dark = Dark theme
sound-on = Sounds are on
sound-off = Sounds are off
notify-on = Notifications are on
notify-off = Notify me when it is my turn
dialog-close = Close
link-lost = The connection is lost. Trying to reach the table again …

## Front page

home-title = Dig for gold. Mind your friends.
home-lead = Dwarfs dig for gold, and some of them secretly don’t want it found. Play with friends or against bots, in the browser.
home-name = Your name
name-guest = Guest
home-play-bots = Play against bots
home-new-table = Table with friends
home-lesson = Learn in five minutes
home-recent = Your tables
home-public = Public tables
home-public-none = Nobody is waiting just now. Open a table of your own.
home-join = Join
home-watch = Watch
home-state = { $state ->
    [gathering] waiting for players
    [playing] a game is on
    [over] the game is over
   *[closed] closed
  }
home-people = { $people } of { $seats } seats taken
home-foot = Motherlode runs on this server alone and asks for nothing but a name.
name-title = Come in
name-go = To the table
come-in-again = Come in again

## A new table

new-title = A new table
new-ruleset = Game
new-players = { $least } to { $most } players
new-seats = Seats
new-clock = Time for a turn
new-bots = Bots on empty seats
new-bots-none = None
new-public = Show it in the public list
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
room-bots-fill = Free seats will be played by bots ({ $bot }).
room-wait-seats = The game can start when every seat is taken.
room-full = Every seat is taken.
room-wait-host = The game starts when the host is ready.
share-link = Share the link
share-copy = Copy this link:
share-copied = Copied
share-code = QR code
share-personal = Copy my own link, to go on from another device

## Seats

seats-label = Seats
seat-you = you
seat-turn = to play
seat-bot = bot
seat-absent = not connected
seat-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
seat-handed = You handed these cards over
seat-gold = { $count ->
    [one] { $count } nugget
   *[other] { $count } nuggets
  }
seat-gold-cards = { $count ->
    [one] { $count } gold card
   *[other] { $count } gold cards
  }
seat-take-back = Take my seat back
note-on = My note on { $name }: { $note ->
    [trust] trusted
    [suspect] suspected
   *[none] none
  }

## The board

board-maze = The maze
board-forest = The forest
board-fit = Show everything
board-zoom-in = Closer
board-zoom-out = Further away
peek-mark = You looked: { $goal }
token = { $name ->
    [trap] a trap
    [troll] a troll
   *[other] a token
  }
dwarf-of = The dwarf of { $name }
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
turn-of = { $name } is to play
turn-none = Nobody is to play
hint-wait = Wait for { $name }.
hint-choose-card = Choose a card.
hint-point = Point at what is lit.
hint-no-place = There is no place for this card. You can discard it.
hint-confirm = Tap again to play it there.
hint-asked = { $what ->
    [gold] Choose your gold card.
    [theft] Choose whom to rob.
    [walk] Where will your dwarf go?
    [treasure] Choose a treasure.
    [vote] End the round now?
   *[other] Choose.
  }
hand-label = Your hand
hand-turned = { $card }, turned
role-yours = You are
act-lay = Lay here
act-do = Play
act-turn = Turn
act-discard = { $count ->
    [one] Discard
   *[other] Discard { $count } cards
  }
act-which = Which do you mean?
act-cancel = Neither
act-several = Choose several cards
act-one-card = Only one card
moves-all = All moves
moves-find = Find
moves-more = { $count ->
    [one] And { $count } more.
   *[other] And { $count } more.
  }
refusal-rule = Rule { $rule }

## Log and talk

log-title = What happened
log-open = Open the log
log-close = Back to the board
log-none = Nothing yet.
talk-title = Talk
talk-say = Say something
talk-send = Say
talk-claims = Claims
talk-none = Nobody has said anything.
talk-older = Show earlier talk
talk-mute = Mute someone
talk-mute-one = mute
talk-unmute-one = hear again
talk-silence-one = silence for everyone
talk-unsilence-one = let talk again
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }

## Ends

end-round-title = Round { $number } is over
end-game-title = The game is over
end-gold-reached = The gold was reached.
end-gold-not-reached = The gold was not reached.
end-forest = The treasures are shared out.
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
end-paid-secret = gets gold, how much is secret
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
table-closed = This table was closed, because everyone had gone.
refusal-offline = The server cannot be reached just now.

## Rules pages

rules-games = Games
rules-contents = On this page
rules-on = Other games
rules-previous = Previous game
rules-next = Next game
`})),Od=(function(){let e=typeof document<`u`&&document.createElement(`link`).relList;return e&&e.supports&&e.supports(`modulepreload`)?`modulepreload`:`preload`})(),kd=function(e){return`/`+e},Ad={},jd=function(e){return e.pathname.endsWith(`.css`)},Md=function(e,t,n){if(t in e)return e[t];let r=n();if(!r){e[t]=void 0;return}let i=r.then(()=>{e[t]=void 0},n=>{throw e[t]=void 0,n});return e[t]=i,i},Nd=function(e,t,n){let r=Promise.resolve();if(t&&t.length>0){let e,i=document.querySelector(`meta[property=csp-nonce]`),a=i?.nonce||i?.getAttribute(`nonce`);function o(e){return Promise.all(e.map(e=>Promise.resolve(e).then(e=>({status:`fulfilled`,value:e}),e=>({status:`rejected`,reason:e}))))}function s(e){return import.meta.resolve?new URL(import.meta.resolve(e)):new URL(e,import.meta.url)}r=o(t.map(t=>{t=kd(t,n);let r=s(t),i=jd(r);return Md(Ad,r.href,()=>{if(e===void 0){e={all:new Set,styles:new Set};let t=document.getElementsByTagName(`link`);for(let n=t.length-1;n>=0;n--){let r=t[n];e.all.add(r.href),r.rel===`stylesheet`&&e.styles.add(r.href)}}if((i?e.styles:e.all).has(r.href))return;let t=document.createElement(`link`);if(t.rel=i?`stylesheet`:Od,i||(t.as=`script`),t.crossOrigin=``,t.href=r.href,a&&t.setAttribute(`nonce`,a),document.head.appendChild(t),i)return new Promise((e,n)=>{let i=a=>{t.removeEventListener(`load`,i),t.removeEventListener(`error`,i),a.type===`error`?n(Error(`Unable to preload CSS for ${r}`)):e(a)};t.addEventListener(`load`,i),t.addEventListener(`error`,i)})})}).filter(e=>e!==void 0))}function i(e){let t=new Event(`vite:preloadError`,{cancelable:!0});if(t.payload=e,window.dispatchEvent(t),!t.defaultPrevented)throw e}return r.then(t=>{for(let e of t||[])e.status===`rejected`&&i(e.reason);return e().catch(i)})},Pd={en:`English`,pl:`Polski`,he:`עברית`},Fd=`motherlode.lang`,Id={en:()=>Promise.resolve({sources:Dd}),pl:()=>Nd(()=>import(`./pl-W-zBbU95.js`),[]),he:()=>Nd(()=>import(`./he-BXVeLBd6.js`),[])},Ld=Kt(`en`),Rd=`en`,zd=new Map([[`en`,Cd(`en`,Dd)]]),Bd={get lang(){return L(Ld)},get dir(){return L(Ld)===`he`?`rtl`:`ltr`}};function Vd(e,t={}){return Td(Kd(L(Ld)),e,t)}function Hd(e){return wd(Kd(L(Ld)),e)}function Ud(e){let t=e.map(e=>yd(e,L(Ld)===`he`));return new Intl.ListFormat(L(Ld)===`en`?`en-GB`:L(Ld),{type:`conjunction`}).format(t)}async function Wd(e){Xd(e),await Gd(e)}async function Gd(e){Rd=e,zd.has(e)||zd.set(e,Cd(e,(await Id[e]()).sources)),Rd===e&&(Jt(Ld,e,!0),typeof document<`u`&&Object.assign(document.documentElement,{lang:e,dir:Bd.dir}))}function Kd(e){let t=zd.get(e);if(!t)throw Error(`the texts of ${e} are not here yet`);return t}function qd(e,t){return[e??``,...t].map(e=>e.toLowerCase().split(`-`)[0]??``).map(e=>e===`iw`?`he`:e).find(Jd)??`en`}function Jd(e){return Object.hasOwn(Pd,e)}function Yd(){try{return localStorage.getItem(Fd)}catch{return null}}function Xd(e){try{localStorage.setItem(Fd,e)}catch{}}var Zd=Gd(qd(Yd(),typeof navigator>`u`?[]:navigator.languages??[])).catch(e=>console.error(e));export{ni as $,ma as A,f as At,Wi as B,Nl as C,Jt as Ct,xa as D,Xe as Dt,Sa as E,Ze as Et,na as F,Di as G,zi as H,ta as I,gi as J,Oi as K,ea as L,ca as M,oa as N,_a as O,je as Ot,$i as P,ii as Q,Ki as R,Fl as S,tn as St,wa as T,_t as Tt,Ni as U,Vi as V,Ai as W,li as X,hi as Y,ai as Z,ql as _,an as _t,Wd as a,zr as at,Pl as b,pn as bt,Nd as c,Rr as ct,fu as d,Er as dt,ti as et,du as f,Tr as ft,Xl as g,En as gt,ou as h,Mn as ht,Zd as i,Br as it,la as j,g as jt,ga as k,Ae as kt,gu as l,Or as lt,eu as m,vr as mt,Hd as n,Kr as nt,Vd as o,Fr as ot,lu as p,L as pt,_i as q,Ud as r,Vr as rt,Bd as s,Lr as st,Pd as t,qr as tt,hu as u,Dr as ut,Kl as v,dn as vt,Da as w,Kt as wt,jl as x,mn as xt,Ml as y,fn as yt,Gi as z};