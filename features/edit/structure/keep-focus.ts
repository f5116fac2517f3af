import { flushSync } from 'react-dom'

/** Moving an element in the page takes the focus and the caret from what is inside it; both are given back. */
export function keepFocus(work: () => void) {
  const { activeElement } = document
  const selection = document.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null
  const { x, y } = { x: window.scrollX, y: window.scrollY }
  flushSync(work)
  if (!(activeElement instanceof HTMLElement) || !activeElement.isConnected || document.activeElement === activeElement) return
  activeElement.focus({ preventScroll: true })
  if (range && activeElement.contains(range.startContainer)) {
    selection?.removeAllRanges()
    selection?.addRange(range)
  }
  window.scrollTo(x, y)
}
