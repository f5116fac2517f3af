'use client'

/** For a button that must not miss a press: spread on it, it counts one made before the page came to life as made then. */
export const replayEarlyClicks = { 'data-early': '', ref: markHydrated }

function markHydrated(button: HTMLButtonElement | null) {
  if (!button || button.dataset.early === 'live') return
  button.dataset.early = 'live'
  if (window.earlyClicks?.delete(button)) setTimeout(() => button.click())
}
