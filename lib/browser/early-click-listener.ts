/** Inline script that records clicks on buttons marked `data-early` before hydration; the content policy allows it by its hash. */
export const earlyClickListener = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&b.dataset.early!=='live'){e.preventDefault();(window.earlyClicks=window.earlyClicks||new Set()).add(b)}},true)`
