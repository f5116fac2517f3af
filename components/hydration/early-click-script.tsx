import { earlyClickListener } from '@/lib/browser/early-click-listener'

declare global {
  interface Window {
    /** Buttons and radios clicked before hydration, in order. */
    earlyClicks?: Set<Element>
  }
}

/** Records clicks on marked buttons until hydration, see replay-early-clicks.ts. */
export function EarlyClickScript() {
  return <script dangerouslySetInnerHTML={{ __html: earlyClickListener }} />
}
