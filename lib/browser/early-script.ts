import { cookieNames } from './cookie-names'

/**
 * Inline script that records clicks on buttons and radios marked `data-early` before hydration, of radios the last of a group. A link that is opened in
 * another tab or window is left to the browser.
 */
export const earlyClickListener = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&b.dataset.early!=='live'&&!(b.href&&(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey))){var c=window.earlyClicks=window.earlyClicks||new Set();if(b.type==='radio')c.forEach(function(o){if(o.name===b.name)c.delete(o)});else e.preventDefault();c.add(b)}},true)`

/** Inline script that marks the page before its first paint when the visitor has chosen about cookies, so that the question does not show. */
export const cookieChoiceMark = `if(document.cookie.indexOf('${cookieNames.consent}=')>=0)document.documentElement.dataset.cookies='chosen'`

/**
 * Inline script that loads the whole stylesheet once the page is parsed: the styles in the page are those that it needs to be painted
 * (server/entry/page-cache/inline-styles.ts).
 */
export const stylesheetLoader = `addEventListener('DOMContentLoaded',function(){document.querySelectorAll('link[disabled]').forEach(function(l){l.disabled=false})})`

/** What every page runs before its first paint; the content policy allows it by its hash. */
export const earlyScript = `${cookieChoiceMark};${earlyClickListener};${stylesheetLoader}`
