'use client'

import type { ReactNode } from 'react'
import { compareEntries } from '@/lib/documents/positions'
import { isWithin, settingsOf } from '@/lib/documents/section-settings'
import { useEditStore, type EditState } from '../store/edit-store'
import { shownDocument } from '../store/shown-values'
import { useDraft } from '../store/load-draft'
import { EditMessages } from '../edit-messages'
import { hasSections } from '../structure/documents'
import { EmptyCanvas } from '../structure/placeholders/lazy-empty-canvas'
import { MomentRegion } from '../lens/lazy-moment-region'
import { SectionCanvas } from './section-canvas'

/** The canvas of one document. Shows the server's children until the draft has arrived, and for good when it cannot be edited. */
export function EditRegion({ documentKey, children }: { documentKey: string; children: ReactNode }) {
  const order = useEditStore((state) => orderOf(shownDocument(state, documentKey)?.sections, visibilityTime(state)))
  const isOpen = useDraft(documentKey)
  const moment = useEditStore((state) => state.moment)
  const isEditing = useEditStore(({ canvasMode }) => canvasMode === 'edit')
  if (!isOpen) return children
  if (order === '' && moment === null && isEditing && hasSections(documentKey)) {
    return (
      <EditMessages fallback={children}>
        <EmptyCanvas documentKey={documentKey} />
      </EditMessages>
    )
  }
  const canvas =
    order === '' ? null : order.split(' ').map((section) => <SectionCanvas key={section} documentKey={documentKey} section={section} />)
  return (
    <EditMessages fallback={children}>
      {moment === null ? (
        canvas
      ) : (
        <MomentRegion documentKey={documentKey} moment={moment}>
          {canvas}
        </MomentRegion>
      )}
    </EditMessages>
  )
}

/** The time whose sections the page shows: the chosen moment, or now in the canvas mode `view`. Null while editing: all sections (docs/rules/editing.md#hidden-on-canvas). */
function visibilityTime({ moment, canvasMode }: EditState): Date | null {
  if (moment !== null) return new Date(moment)
  return canvasMode === 'view' ? new Date() : null
}

/** As one text, which compares by value, in the order of docs/rules/editing.md#positions. With a time, the sections that visitors see then; else all. */
function orderOf(sections: { [id: string]: { pos: string } } | undefined, at: Date | null): string {
  return Object.entries(sections ?? {})
    .filter(([, section]) => at === null || isWithin(settingsOf(section).when, at))
    .toSorted(([a, { pos }], [b, other]) => compareEntries({ id: a, pos }, { id: b, pos: other.pos }))
    .map(([id]) => id)
    .join(' ')
}
