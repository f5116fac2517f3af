import { openNewPage } from '../pages/new-page/open-new-page'
import { editStore } from '../store/edit-store'

/** Opens what the staff bar or the office have led here for: a new page, or the list of pages. A reload opens nothing again. */
export function openFromAddress() {
  const url = new URL(window.location.href)
  const isNewPage = url.searchParams.has('newPage')
  const isPagesPanel = url.searchParams.get('editPanel') === 'pages'
  if (!isNewPage && !isPagesPanel) return
  url.searchParams.delete('newPage')
  url.searchParams.delete('editPanel')
  // Without the router's state, so that the router takes the address over.
  window.history.replaceState(null, '', url)
  if (isPagesPanel) editStore.setState({ panel: 'pages' })
  if (isNewPage) openNewPage()
}
