/**
 * Keeps clicks from following links and pressing buttons of the page while it is edited; with Ctrl or Cmd they pass. Everything of the edit layer itself
 * stands outside the sections or carries `data-edit-tool`. Returns the function that ends it.
 */
export function holdClicks(): () => void {
  function onClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || !isOfPage(event.target)) return
    event.preventDefault()
    event.stopPropagation()
  }
  function onSubmit(event: SubmitEvent) {
    if (isOfPage(event.target)) event.preventDefault()
  }
  // The window comes before the listeners of React, which stand at the root.
  window.addEventListener('click', onClick, { capture: true })
  window.addEventListener('submit', onSubmit, { capture: true })
  return () => {
    window.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('submit', onSubmit, { capture: true })
  }
}

function isOfPage(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-edit-section]') !== null && target.closest('[data-edit-tool]') === null
}
