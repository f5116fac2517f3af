import { useAuthStore } from '@/features/auth/session/auth-store'
import { editStore } from '../store/edit-store'
import { announceClient } from '../journal/edit-journal'
import { recoverUnsaved } from '../journal/recover'
import { startAutosave } from '../store/saving'
import { startEditingSession } from './editing-user'

/**
 * Saves what is edited from now on, and brings back what an earlier window had not saved, as soon as its document opens. `onRecovered` gets the number of
 * those changes. Returns what ends it.
 */
export function startEditing({ onRecovered }: { onRecovered: (count: number) => void }): () => void {
  startEditingSession()
  // Where the session was over before, the page belongs to whoever signs in.
  const stopWaiting = useAuthStore.subscribe(startEditingSession)
  const stopAutosave = startAutosave()
  const endClient = announceClient()
  const recover = async (key: string) => {
    const count = await recoverUnsaved(key)
    if (count > 0) onRecovered(count)
  }
  for (const key of Object.keys(editStore.getState().documents)) void recover(key)
  const unsubscribe = editStore.subscribe(({ documents }, before) => {
    if (documents === before.documents) return
    for (const key of Object.keys(documents)) if (!before.documents[key]) void recover(key)
  })
  return () => {
    unsubscribe()
    stopWaiting()
    stopAutosave()
    endClient()
  }
}
