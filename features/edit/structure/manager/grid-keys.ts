import type { KeyboardEvent } from 'react'

type Box = { left: number; top: number; width: number }

/** The index of the button that an arrow key leads to; rows are found by where the buttons stand. */
export function nextInGrid(boxes: readonly Box[], at: number, key: string): number | null {
  const current = boxes[at]
  if (!current) return null
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, boxes.length - 1)
    case 'ArrowLeft':
      return Math.max(at - 1, 0)
    case 'Home':
      return 0
    case 'End':
      return boxes.length - 1
    case 'ArrowDown':
      return nearest(boxes, current, (top) => top > current.top + 1)
    case 'ArrowUp':
      return nearest(boxes, current, (top) => top < current.top - 1)
    default:
      return null
  }
}

/** In the next row in a direction, the button closest to the column. */
function nearest(boxes: readonly Box[], current: Box, isBeyond: (top: number) => boolean): number | null {
  const distances = boxes.map((box, index) => ({
    index,
    row: Math.abs(box.top - current.top),
    column: Math.abs(box.left - current.left),
    isBeyond: isBeyond(box.top),
  }))
  const [found] = distances.filter((one) => one.isBeyond).toSorted((a, b) => a.row - b.row || a.column - b.column)
  return found?.index ?? null
}

/** Arrow keys among the buttons of a grid. */
export function moveGridFocus(event: KeyboardEvent<HTMLElement>) {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const boxes = buttons.map((button) => button.getBoundingClientRect())
  const next = nextInGrid(boxes, at, event.key)
  if (next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}
