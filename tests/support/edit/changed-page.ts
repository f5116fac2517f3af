import { startEditingSession } from '@/features/edit/session/editing-user'
import { editStore, openDocument } from '@/features/edit/store/edit-store'
import { useAuthStore } from '@/features/auth/session/auth-store'
import type { Document } from '@/lib/documents/document'

export const [page, header] = ['page:1', 'element:2']

export const pageDocument = (title: string): Document => ({
  v: 1,
  sections: { s_1: { type: 'hero', pos: 'V', meta: { title: 'Zima' } } },
  page: { title },
})

/** Opens, for a signed-in editor, a page and a header that both have unpublished changes. */
export function openChangedPage() {
  window.history.replaceState(null, '', '/o-nama')
  useAuthStore.setState({ status: 'signedIn', userId: '1' })
  startEditingSession()
  editStore.setState({ ...editStore.getInitialState(), documents: {}, past: [], future: [] })
  openDocument(page, { document: pageDocument('O knjižari'), revision: 3, pictures: {}, isChanged: true })
  const layout: Document = { v: 1, sections: { s_2: { type: 'site-header', pos: 'V' } } }
  openDocument(header, { document: layout, revision: 5, pictures: {}, isChanged: true })
}
