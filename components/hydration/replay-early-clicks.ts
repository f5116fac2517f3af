'use client'

/** Props to spread on a button, a radio or a checkbox: a click before hydration is repeated after it (docs/rules/storefront.md#early-clicks). */
export const replayEarlyClicks = { 'data-early': '', ref: markHydrated }

/**
 * Props to spread on a text field below `data-early-form`. The fields and buttons of such a form may hydrate one after the other; its buttons are held until all
 * fields have.
 */
export const hydratesEarlyForm = { 'data-early': 'text', ref: markHydrated }

const waitingFields = '[data-early=text],input[data-early=""]'
/** Hydrated before the fields of their form. */
const heldButtons = new Set<HTMLElement>()

function markHydrated(element: HTMLElement | null) {
  if (!element || element.dataset.early === 'live') return
  if (element instanceof HTMLButtonElement) heldButtons.add(element)
  else setLive(element)
  for (const button of heldButtons) {
    if (button.closest('[data-early-form]')?.querySelector(waitingFields)) continue
    heldButtons.delete(button)
    setLive(button)
  }
}

function setLive(element: HTMLElement) {
  element.dataset.early = 'live'
  if (window.earlyClicks?.delete(element)) setTimeout(() => replay(element))
}

/** The browser has checked a radio already, and React takes a click that changes nothing for none. */
function replay(element: HTMLElement) {
  if (element instanceof HTMLInputElement && element.type === 'radio') element.checked = false
  element.click()
}
