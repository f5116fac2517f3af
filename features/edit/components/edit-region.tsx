'use client'

import type { ReactNode } from 'react'
import { comparePositions } from '@/lib/documents/positions'
import { shownDocument, useEditStore } from '../edit-store'
import { useDraft } from '../load-draft'
import { EditMessages } from './edit-messages'
import { SectionCanvas } from './section-canvas'

/** The canvas of one document. Shows the server's children until the draft has arrived, and for good when it cannot be edited. */
export function EditRegion({ documentKey, children }: { documentKey: string; children: ReactNode }) {
  const order = useEditStore((state) => orderOf(shownDocument(state, documentKey)?.sections))
  const isOpen = useDraft(documentKey)
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
