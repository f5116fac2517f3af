'use client'

/** Props to spread on a button, a radio or a checkbox: a click before hydration is repeated after it (docs/rules/storefront.md#early-clicks). */
export const replayEarlyClicks = { 'data-early': '', ref: markHydrated }

function markHydrated(button: HTMLElement | null) {
  if (!button || button.dataset.early === 'live') return
  button.dataset.early = 'live'
  if (window.earlyClicks?.delete(button)) setTimeout(() => replay(button))
}

/** The browser has checked a radio already, and React takes a click that changes nothing for none. */
function replay(button: HTMLElement) {
  if (button instanceof HTMLInputElement && button.type === 'radio') button.checked = false
  button.click()
}
