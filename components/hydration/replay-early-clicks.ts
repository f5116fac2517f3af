'use client'

/** Props to spread on a button, a radio or a checkbox: a click before hydration is repeated after it (docs/rules/storefront.md#early-clicks). */
export const replayEarlyClicks = { 'data-early': '', ref: markHydrated }

/** Props to spread on a text field of an `earlyForm`: its button waits for it. */
export const hydratesEarlyForm = { 'data-early': 'text', ref: markHydrated }

/** Props to spread on an element around fields and their button that may hydrate one after the other: the button is held until all fields are hydrated. */
export const earlyForm = { 'data-early-form': '' }

const waitingFields = ':is(input,textarea)[data-early]:not([data-early="live"])'
const hydratedButtons = new WeakSet<HTMLElement>()

function markHydrated(element: HTMLElement | null) {
  if (!element || element.dataset.early === 'live') return
  const form = element.closest('[data-early-form]')
  if (element instanceof HTMLButtonElement && form?.querySelector(waitingFields)) {
    hydratedButtons.add(element)
    return
  }
  setLive(element)
  if (!form || form.querySelector(waitingFields)) return
  for (const button of form.querySelectorAll<HTMLElement>('button[data-early=""]')) {
    if (hydratedButtons.has(button)) setLive(button)
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
