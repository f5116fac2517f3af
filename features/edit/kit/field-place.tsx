'use client'

import { createContext, useContext, type ReactNode } from 'react'
import type { Field, Shape } from '@/features/sections/fields'
import type { Json } from '@/lib/documents/document'
import { isOverridden } from '@/lib/documents/masters/master-edits'
import type { HistoryLabel } from '../store/history'
import { isPhoneCanvas, useEditStore } from '../store/edit-store'
import { setField } from '../store/perform-edit'
import { useFieldValue, useOwnValues } from '../store/shown-values'

/**
 * Where the fields below stand: in a section's content, or in a group or list item of it (`path` as in changes). An empty `section`: in `document.page`,
 * `type` is then the kind of the document.
 */
export type FieldPlace = { key: string; section: string; type: string; shape: Shape; path: string[] }

const Context = createContext<FieldPlace | null>(null)

export function FieldPlaceProvider({ place, children }: { place: FieldPlace; children: ReactNode }) {
  return <Context value={place}>{children}</Context>
}

export function useFieldPlace(): FieldPlace {
  const place = useContext(Context)
  if (!place) throw new Error('A field of the edit kit stands outside a section.')
  return place
}

/** The place of the fields inside a group or a list item. */
export function innerPlace(place: FieldPlace, segments: string[], shape: Shape): FieldPlace {
  return { ...place, shape, path: [...place.path, ...segments] }
}

export type BoundField = {
  /** What is shown: for phones their own value, if there is one. */
  value: Json | undefined
  /** Whether this edits the phones' values, and they have one of their own. */
  isOverridden: boolean
  /** Whether a section with a master has a value of its own here. */
  isOwn: boolean
  field: Field | undefined
  place: FieldPlace
  /** The path of what an edit here changes. */
  path: string[]
  set: (value: Json | undefined, entry?: { label?: HistoryLabel; group?: string | null }) => void
}

/**
 * A content field of the surrounding section. On the phone canvas it is the phones' own value, where the field allows one; the page behind it keeps the value
 * for wide screens (docs/rules/editing.md#phone-values).
 */
export function useField(at: string): BoundField {
  const place = useFieldPlace()
  const { key, section, type, shape } = place
  const field = shape[at]
  const widePath = [section === '' ? 'page' : 'meta', ...place.path, at]
  const phonePath = ['mobileMeta', ...place.path.map(withoutMark), at]
  const device = useEditStore((state) => state.device)
  const isPhone = device === 'phone' && isPhoneCanvas() && field !== undefined && 'mobile' in field && field.mobile === true
  const wide = useFieldValue(key, section, widePath)
  const phone = useFieldValue(key, section, phonePath)
  const path = isPhone ? phonePath : widePath
  const own = useOwnValues(key, section)
  return {
    value: isPhone ? (phone ?? wide) : wide,
    isOverridden: isPhone && phone !== undefined,
    isOwn: own !== undefined && isOverridden(own, path.map(withoutMark)),
    field,
    place,
    path,
    set: (value, { label, group } = {}) =>
      setField({ key, section, path, value, label: label ?? { message: 'field', section: type, path }, group }),
  }
}

/** `mobileMeta` may lack the list item that `meta` has, and a path through a marked item that is missing has no effect. */
const withoutMark = (segment: string) => (segment.startsWith('#') ? segment.slice(1) : segment)

/** Whether fields can be edited at this moment. */
export function useIsEditing() {
  return useEditStore((state) => state.canvasMode === 'edit')
}
