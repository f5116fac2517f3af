'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { call } from '@/lib/api/client'
import { draftApi } from '@/lib/api/v1/cms/draft'
import { toastError } from '@/lib/browser/toast'
import { comparePositions } from '@/lib/documents/positions'
import { editStore, openDocument, useEditStore } from '../edit-store'
import { EditMessages } from './edit-messages'
import { SectionCanvas } from './section-canvas'

/** The canvas of one document. Shows the server's children until the draft has arrived, and for good when it cannot be edited. */
export function EditRegion({ documentKey, children }: { documentKey: string; children: ReactNode }) {
  const order = useEditStore(({ documents }) => orderOf(documents[documentKey]?.draft.document.sections))
  const isOpen = useEditStore(({ documents }) => documents[documentKey] !== undefined)
  useLoadedDraft(documentKey)
  if (!isOpen) return children
  return (
    <EditMessages>
      {order === '' ? null : order.split(' ').map((section) => <SectionCanvas key={section} documentKey={documentKey} section={section} />)}
    </EditMessages>
  )
}

/** As one text, which compares by value. */
function orderOf(sections: { [id: string]: { pos: string } } | undefined): string {
  return Object.entries(sections ?? {})
    .toSorted(([, a], [, b]) => comparePositions(a.pos, b.pos))
    .map(([id]) => id)
    .join(' ')
}

function useLoadedDraft(key: string) {
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    // The phone canvas finds what the page around it has opened.
    if (editStore.getState().documents[key]) return undefined
    const abort = new AbortController()
    call(draftApi.get, { key }, { signal: abort.signal }).then(
      (draft) => openDocument(key, draft),
      (error: unknown) => {
        if (abort.signal.aborted) return
        toastError(error)
        window.addEventListener('online', () => setAttempt(attempt + 1), { once: true, signal: abort.signal })
      },
    )
    return () => abort.abort()
  }, [key, attempt])
}
