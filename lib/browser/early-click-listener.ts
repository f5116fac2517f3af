/**
 * Notes a press on a button that is marked `data-early` and not yet alive. It is written into every page as it stands, because it must run before any
 * bundle, and the content policy knows it by its hash.
 */
export const earlyClickListener = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&b.dataset.early!=='live'){e.preventDefault();(window.earlyClicks=window.earlyClicks||new Set()).add(b)}},true)`
