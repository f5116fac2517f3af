'use client'

/**
 * Props to spread on a button, a radio or a checkbox: a click before hydration is repeated after it (docs/rules/storefront.md#early-clicks). React would warn of
 * the `aria-busy` that the inline script sets meanwhile.
 */
export const replayEarlyClicks = { 'data-early': '', ref: markHydrated, suppressHydrationWarning: true }

/**
 * Props to spread on a text field below `data-early-form`. The fields and buttons of such a form may hydrate one after the other; its buttons are held until all
 * fields have and what was chosen before is repeated.
 */
export const hydratesEarlyForm = { 'data-early': 'text', ref: markHydrated }

const waitingFields = '[data-early=text],input[data-early=""]'
/** Hydrated before the fields of their form, or before a choice in it is repeated. */
const heldButtons = new Set<HTMLElement>()
const repeatedSoon = new Set<HTMLElement>()

function markHydrated(element: HTMLElement | null) {
  if (!element || element.dataset.early === 'live') return
  if (element instanceof HTMLButtonElement && !element.dataset.step) heldButtons.add(element)
  else setLive(element)
  releaseButtons()
}

function releaseButtons() {
  for (const button of heldButtons) {
    const form = button.closest('[data-early-form]')
    if (form?.querySelector(waitingFields) || [...repeatedSoon].some((field) => form?.contains(field))) continue
    heldButtons.delete(button)
    setLive(button)
  }
}

/** A click that waited for the hydration comes before the timer: the button is held until then. */
function setLive(element: HTMLElement) {
  element.dataset.early = 'live'
  if (!window.earlyClicks?.delete(element)) return
  repeatedSoon.add(element)
  setTimeout(() => {
    replay(element)
    repeatedSoon.delete(element)
    releaseButtons()
  })
}

/** The browser has changed a radio or a checkbox already, and React takes a click that changes nothing for none: they go back to what React rendered. */
function replay(element: HTMLElement) {
  element.removeAttribute('aria-busy')
  if (element instanceof HTMLInputElement) element.checked = element.type === 'checkbox' && element.defaultChecked
  element.click()
}
