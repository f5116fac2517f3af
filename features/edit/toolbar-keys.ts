import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End between the buttons of a toolbar, which is one stop of the Tab key (ARIA pattern "toolbar"). */
export function moveToolbarFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const targets = new Map([
    ['ArrowRight', (at + 1) % buttons.length],
    ['ArrowLeft', (at - 1 + buttons.length) % buttons.length],
    ['Home', 0],
    ['End', buttons.length - 1],
  ])
  const next = targets.get(event.key)
  if (next === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  buttons[next]?.focus()
}
