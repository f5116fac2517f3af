import { cookieNames } from '@/lib/browser/cookie-names'

/**
 * Inline script that records clicks on buttons, radios and checkboxes marked `data-early` before hydration, of radios the last of a group. A button that waits for the
 * fields of its form is hydrated itself, so its click is kept from React. A link that is opened in another tab or window is left to the browser. What was
 * pressed is busy until then; `data-step` changes the number beside it at once (components/ui/quantity/quantity-stepper.tsx).
 */
export const earlyClickListener = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early=""]');if(b&&!(b.href&&(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))){var c=window.earlyClicks=window.earlyClicks||new Set();if(b.type==='radio')c.forEach(function(o){if(o.name===b.name)c.delete(o)});else if(b.type==='checkbox'){if(c.delete(b))return}else{e.preventDefault();e.stopPropagation();var s=b.dataset.step;if(s){var i=b.parentNode.querySelector('input');i.value=Math.max(1,+i.value+ +s)||1;b.parentNode.firstChild.disabled=i.value<2;return}b.setAttribute('aria-busy','true')}c.add(b)}},true)`

/** Inline script that marks the page before its first paint when the visitor has chosen about cookies, so that the question does not show. */
export const cookieChoiceMark = `if(document.cookie.indexOf('${cookieNames.consent}=')>=0)document.documentElement.dataset.cookies='chosen'`

/** Inline script that marks the page before its first paint when its address asks for the edit mode, so that a page that only editors get does not look missing (docs/rules/editing.md#unpublished-pages). */
export const editPageMark = `if(/[?&]editPage=true/.test(location.search))document.documentElement.dataset.editPage=''`

/**
 * Inline script that loads the whole stylesheet once the page is parsed: the styles in the page are those that it needs to be painted
 * (server/entry/page-cache/styles/inline-styles.ts). A lost one is asked for again, by a new element, twice at most: React takes it as loaded, so that the screens after
 * this one would go without styles.
 */
export const stylesheetLoader = `addEventListener('DOMContentLoaded',function(){function load(l,left){l.removeAttribute('disabled');l.onerror=function(){if(left)setTimeout(function(){var c=l.cloneNode();l.replaceWith(c);load(c,left-1)},3000)}}document.querySelectorAll('link[disabled]').forEach(function(l){load(l,2)})})`

/** What every page runs before its first paint; the content policy allows it by its hash. */
export const earlyScript = `${cookieChoiceMark};${editPageMark};${earlyClickListener};${stylesheetLoader}`
