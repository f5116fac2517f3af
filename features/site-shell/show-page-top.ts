/** Shows a page from its top: closes what is open over the last one and focuses the heading (docs/rules/storefront.md#route-change). */
export function showPageTop() {
  closeDialogs()
  window.scrollTo({ top: 0, behavior: 'instant' })
  focusTitle()
}

export function closeDialogs() {
  for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) open.close()
}

export function focusTitle() {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
