import { earlyClickListener } from '@/lib/browser/early-click-listener'

declare global {
  interface Window {
    /** Buttons pressed before the page came to life, in order. */
    earlyClicks?: Set<Element>
  }
}

/** On a slow phone a page can be seen well before it answers. What was pressed in between is not lost, see components/hydration/replay-early-clicks.ts. */
export function EarlyClickScript() {
  return <script dangerouslySetInnerHTML={{ __html: earlyClickListener }} />
}
