'use client'

import type { ReactNode } from 'react'
import { useEditStore } from '../store/edit-store'
import { jumpTo, type DocumentLocation } from '../jump-to'
import { kindOf } from '../pages/value/value-shapes'
import { useFieldNames, useSectionNames } from '../kit/use-field-name'

/** Names a section or field of a document, says what is the matter there, and leads to it. `lostType`: the type of a section that the document has no longer. */
export function LocationButton({
  location,
  lostType = '',
  children,
}: {
  location: DocumentLocation
  lostType?: string
  children: ReactNode
}) {
  const sectionName = useSectionNames()
  const fieldName = useFieldNames()
  const type =
    useEditStore(({ documents }) => documents[location.key]?.draft.document.sections[location.section]?.type ?? lostType) ||
    kindOf(location.key)
  const name = location.path.length > 1 ? fieldName(type, location.path) : undefined
  return (
    <button type="button" className="w-full rounded p-2 text-left hover:bg-sunken" onClick={() => jumpTo({ ...location, name })}>
      <span className="block text-sm font-medium text-action underline underline-offset-4">
        {[sectionName(type), name].filter(Boolean).join(': ')}
      </span>
      <span className="block text-sm">{children}</span>
    </button>
  )
}
