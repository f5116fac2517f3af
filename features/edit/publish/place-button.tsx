'use client'

import type { ReactNode } from 'react'
import { useEditStore } from '../store/edit-store'
import { jumpTo, type Place } from '../jump-to'
import { useFieldNames, useSectionNames } from '../kit/use-field-name'

/** Names a place of a document, says what is the matter there, and leads to it. */
export function PlaceButton({ place, children }: { place: Place; children: ReactNode }) {
  const sectionName = useSectionNames()
  const fieldName = useFieldNames()
  const type = useEditStore(({ documents }) => documents[place.key]?.draft.document.sections[place.section]?.type ?? '')
  const name = place.path.length > 1 ? fieldName(type, place.path) : undefined
  return (
    <button type="button" className="w-full rounded p-2 text-left hover:bg-sunken" onClick={() => jumpTo({ ...place, name })}>
      <span className="block text-sm font-medium text-action underline underline-offset-4">
        {[sectionName(type), name].filter(Boolean).join(': ')}
      </span>
      <span className="block text-sm">{children}</span>
    </button>
  )
}
