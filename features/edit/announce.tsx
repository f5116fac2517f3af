'use client'

import { useSyncExternalStore } from 'react'

let announced = ''
const listeners = new Set<() => void>()

/** Says a text to screen readers, after what they are saying. */
export function announce(text: string) {
  // The same text twice would be no change; a trailing no-break space is not read.
  announced = announced === text ? `${text}\u00a0` : text
  for (const listener of listeners) listener()
}

/** The live region of `announce`; once per page. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, currentText, noText)
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {text}
    </div>
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const currentText = () => announced
const noText = () => ''
