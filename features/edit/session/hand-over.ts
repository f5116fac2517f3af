import { isSaved } from '@/lib/documents/draft'
import { editStore, updateDocument } from '../store/edit-store'
import { clearUnsaved, storeUnsaved } from '../journal/edit-journal'
import { saveAll } from '../store/saving'
import { takeOverEditingSession } from './editing-user'

/** Saves the unsaved changes of the user before as those of the one who is signed in now. */
export async function takeOverUnsaved() {
  const keys = Object.keys(editStore.getState().documents)
  for (const key of keys) void clearUnsaved(key)
  takeOverEditingSession()
  for (const key of keys) storeUnsaved(key)
  editStore.setState({ isSigningIn: false })
  await saveAll()
}

/** Takes the unsaved changes off the page; the journal has them for the user who made them. */
export function detachUnsaved() {
  const { documents } = editStore.getState()
  takeOverEditingSession()
  for (const [key, { draft }] of Object.entries(documents)) {
    if (isSaved(draft) && draft.conflicts.length === 0) continue
    updateDocument(key, () => ({ status: 'saved', draft: { ...draft, document: draft.base, sending: null, waiting: [], conflicts: [] } }))
  }
  editStore.setState({ past: [], future: [], isSigningIn: false })
}
