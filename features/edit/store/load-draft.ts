import { useEffect, useState } from 'react'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { call } from '@/lib/api/client'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { masterKey } from '@/lib/documents/masters/master-edits'
import { mastersOf } from '@/lib/documents/masters/masters'
import { toastError } from '@/lib/browser/toast/toast'
import { isOwnSession } from '../session/editing-user'
import { editStore, openDocument, useEditStore } from './edit-store'

/** Registers something of the page that is being opened, until the returned function is called: until then nothing is said about the state of the page's drafts. */
export function beginOpening(name: string): () => void {
  editStore.setState(({ opening }) => ({ opening: [...opening, name] }))
  return () => editStore.setState(({ opening }) => ({ opening: opening.filter((one) => one !== name) }))
}

const loading = new Map<string, Promise<void>>()

/** Opens the draft of a document for editing after those of its masters; several fields of one share the request. */
export function loadDraft(key: string): Promise<void> {
  // The phone canvas finds what the page around it has opened.
  if (editStore.getState().documents[key]) return Promise.resolve()
  const running = loading.get(key)
  if (running) return running
  const endOpening = beginOpening(key)
  const request = call(draftApi.get, { key })
    .then(async (draft) => {
      await Promise.allSettled(mastersOf(draft.document).map((id) => loadDraft(masterKey(id))))
      openDocument(key, draft)
    })
    .finally(() => {
      loading.delete(key)
      endOpening()
    })
  loading.set(key, request)
  return request
}

/** Whether the draft is open; loads it, again when a lost connection or an ended session returns. Null: the user may not edit it. */
export function useDraft(key: string | null): boolean {
  const [attempt, setAttempt] = useState(0)
  const isOpen = useEditStore(({ documents }) => key !== null && documents[key] !== undefined)
  useEffect(() => {
    if (key === null) return undefined
    const abort = new AbortController()
    loadDraft(key).catch((error: unknown) => {
      if (abort.signal.aborted) return
      toastError(error)
      const again = () => setAttempt(attempt + 1)
      window.addEventListener('online', again, { once: true, signal: abort.signal })
      const wasOwn = isOwnSession()
      const stop = useAuthStore.subscribe(() => (!wasOwn && isOwnSession() ? again() : undefined))
      abort.signal.addEventListener('abort', stop)
    })
    return () => abort.abort()
  }, [key, attempt])
  return isOpen
}
