import { earlyScript } from '@/lib/browser/inline-scripts/early-script'

declare global {
  interface Window {
    /** Buttons and radios clicked before hydration, in order. */
    earlyClicks?: Set<Element>
  }
}

/** Hides an answered cookie notice and records clicks on marked buttons until hydration, see replay-early-clicks.ts. */
export function EarlyScript() {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
      <noscript>
        <style>{'[data-cookie-notice]{display:none}body{padding-bottom:0!important}'}</style>
      </noscript>
    </>
  )
}
