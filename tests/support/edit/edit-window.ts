import { afterEach, beforeEach, vi } from 'vitest'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { startEditing } from '@/features/edit/session/start-editing'
import { editStore, openDocument } from '@/features/edit/store/edit-store'
import { setField } from '@/features/edit/store/perform-edit'
import type { DraftServer } from './draft-server'

/** The document that the windows of a test edit: a hero with a title and a lead. */
export const key = 'page:1'
export const title = ['meta', 'title']
export const lead = ['meta', 'lead']

export const type = (path: string[], value: string) =>
  setField({ key, section: 's_1', path, value, label: { message: 'field', section: 'hero', path } })
export const draft = () => editStore.getState().documents[key]?.draft
export const fieldOfServer = (server: DraftServer) => server.document().sections.s_1?.meta

let stop = () => {}

/** A new window on the page. Returns what it calls with the number of changes that it has brought back. */
export function openWindow(server: DraftServer, name: string) {
  closeWindow()
  editStore.setState({ client: name, documents: {}, past: [], future: [] })
  const onRecovered = vi.fn<(count: number) => void>()
  stop = startEditing({ onRecovered })
  openDocument(key, { document: server.document(), revision: server.batches.length, pictures: {}, isChanged: false })
  return onRecovered
}

export function closeWindow() {
  stop()
}

/** Signs a user in before each test and closes the window after it; time stands still. */
export function setUpWindows() {
  beforeEach(() => {
    vi.useFakeTimers()
    useAuthStore.setState({ status: 'signedIn', userId: '7' })
  })
  afterEach(() => {
    closeWindow()
    // Nothing is sent after the test.
    editStore.setState({ documents: {} })
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}
