import { saveAndOpen } from './pages/edit-address'

/**
 * Keeps clicks from following links and pressing buttons of the page while it is edited. With Ctrl or Cmd they pass, and links of this site lead to the
 * edited page. Everything of the edit layer itself stands outside the sections or carries `data-edit-tool`. Returns the function that ends it.
 */
export function suppressClicks(): () => void {
  function onClick(event: MouseEvent) {
    if (!isOfPage(event.target) || isDisclosure(event) || isCookieChoice(event.target)) return
    if (event.ctrlKey || event.metaKey) return follow(event)
    event.preventDefault()
    if (!isOfRichText(event.target)) event.stopPropagation()
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

/** A press of a question beside its text shows the answer, which could not be edited otherwise. */
function isDisclosure({ target, detail }: MouseEvent) {
  const isPointer = detail > 0
  return isPointer && target instanceof Element && target.closest('summary') !== null && target.closest('[data-edit-field]') === null
}

/** The question about cookies is answered where it stands, also while the page is edited. */
const isCookieChoice = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-cookie-notice] :is(button, label, input)') !== null

/** Rich text becomes editable by the click that says where its caret belongs. */
const isOfRichText = (target: EventTarget | null) => target instanceof Element && target.closest('[data-edit-rich]') !== null

/** Goes on editing where a link of this site leads. */
function follow(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== window.location.origin || link.pathname === window.location.pathname) return
  event.preventDefault()
  event.stopPropagation()
  void saveAndOpen(link.href)
}

function isOfPage(target: EventTarget | null) {
  return target instanceof Element && target.closest('[data-edit-section]') !== null && target.closest('[data-edit-tool]') === null
}
