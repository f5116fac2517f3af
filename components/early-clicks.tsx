declare global {
  interface Window {
    /** Buttons pressed before the page came to life, in order. */
    earlyClicks?: Set<Element>
  }
}

/** Notes a press on a button that is marked `data-early` and not yet alive. Written into the page, because it must run before any bundle. */
const listener = `addEventListener('click',function(e){var b=e.target.closest&&e.target.closest('[data-early]');if(b&&b.dataset.early!=='live'){e.preventDefault();(window.earlyClicks=window.earlyClicks||new Set()).add(b)}},true)`

/** On a slow phone a page can be seen well before it answers. What was pressed in between is not lost, see components/early-click.ts. */
export function EarlyClicks() {
  return <script dangerouslySetInnerHTML={{ __html: listener }} />
}
