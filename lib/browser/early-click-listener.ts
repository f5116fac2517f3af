/**
 * Inline script that records clicks on buttons and radios marked `data-early` before hydration, of radios the last of a group; the content policy allows it by
 * its hash.
 */
export const earlyClickListener = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&b.dataset.early!=='live'){var c=window.earlyClicks=window.earlyClicks||new Set();if(b.type==='radio')c.forEach(function(o){if(o.name===b.name)c.delete(o)});else e.preventDefault();c.add(b)}},true)`
