/**
 * Fetches the data that the script `s` names. A lost answer is asked for again after `wait` ms, then after twice as long each time; until then the page is there to
 * be read. 404: the page was replaced, so the browser loads the newer one, once a minute; else as for a lost answer.
 */
const load = `function load(wait){return fetch('/_page-data/'+s.dataset.page+location.pathname+location.search).then(function(r){if(r.ok)return r.text();var t=Date.now(),k='page-data-reload';if(r.status!==404||t-(sessionStorage[k]||0)<6e4)throw r;sessionStorage[k]=t;location.reload();return never}).catch(function(){return new Promise(function(r){setTimeout(r,wait)}).then(function(){return load(2*wait)})})}`
/** Resolves when the picture that is painted largest is there, or after 2 s. */
const picture = `new Promise(function(r){var i=document.querySelector('img[fetchpriority=high]');if(!i||i.complete)return r();i.addEventListener('load',r);i.addEventListener('error',r);setTimeout(r,2000)})`

/**
 * Inline script that fetches the data with which Next hydrates a page, since the page comes without it (server/entry/page-cache/html/page-data.ts), and then the
 * scripts that the page names: first the picture that is painted largest. Next waits for `__next_s`, a list of scripts that it loads in turn, before it reads `__next_f`.
 */
export const pageDataLoader = `!function(s){var never=new Promise(function(){});${load}var f=self.__next_f=self.__next_f||[];f.push([0]);var d=${picture}.then(function(){var l=load(3e3);s.dataset.scripts.split(' ').forEach(function(u){if(u){var e=document.createElement('script');e.setAttribute('async','');e.src=u;document.head.appendChild(e)}});return l}).then(function(t){f.push([1,t])});self.__next_s={length:1,reduce:function(){return d}}}(document.currentScript)`
