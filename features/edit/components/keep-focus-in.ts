/**
 * Gives an element the focus when the control in it that has had the focus goes, as a button that opens a form in its place: Escape and Tab go on from there
 * (docs/rules/editing.md#escape). Ends when the returned function is called.
 */
export function keepFocusIn(element: HTMLElement): () => void {
  const abort = new AbortController()
  const options = { capture: true, signal: abort.signal }
  let last: Element | null = null

  document.addEventListener(
    'focusin',
    ({ target }) => (last = target instanceof Element && element.contains(target) ? target : null),
    options,
  )
  // Whoever presses outside has left by himself.
  document.addEventListener('pointerdown', ({ target }) => target instanceof Node && !element.contains(target) && (last = null), options)

  const observer = new MutationObserver(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost && last !== null && !last.isConnected) element.focus({ preventScroll: true })
  })
  observer.observe(element, { childList: true, subtree: true })
  return () => {
    abort.abort()
    observer.disconnect()
  }
}
