import type { Field } from '@/features/sections/fields'
import type { Json } from '@/lib/documents/document'
import { useEditStore } from '../store/edit-store'
import { setField } from '../store/perform-edit'
import { useFieldValue } from '../store/shown-values'
import { useFieldName } from '../kit/use-field-name'

/** A field of a section by its path as in changes: `['options', 'tone']`, `['meta', 'items', '#i_1', 'question']`. */
export type At = { key: string; section: string; type: string; path: string[] }

export type EditorProps<F extends Field = Field> = { at: At; field: F; bound: Bound }

export type Bound = {
  /** What an empty phones' value shows is the one for all screens. */
  value: Json | undefined
  name: string
  set: (value: Json | undefined, group?: string | null) => void
  /** The path of what an edit here changes. */
  path: string[]
  /** Edits here change the phones' value (docs/rules/editing.md#phone-values). */
  isPhone: boolean
  /** The field may have a value of its own on phones, whatever is edited here. */
  allowsPhone: boolean
  /** Phones have a value of their own, which can be given back. */
  isOverridden: boolean
  giveBack: () => void
  /** Gives phones a value of their own. */
  setPhone: (value: Json) => void
}

/** Binds a field to the store; there is no second state. */
export function useBound({ key, section, type, path }: At, field: Field): Bound {
  const device = useEditStore((state) => state.device)
  const allowsPhone = 'mobile' in field && field.mobile !== undefined && field.mobile !== false
  const isPhone = device === 'phone' && allowsPhone
  const phonePath = phonePathOf(path)
  const wide = useFieldValue(key, section, path)
  const phone = useFieldValue(key, section, phonePath)
  const target = isPhone ? phonePath : path
  const labelOf = (changed: string[]) => ({ message: path[0] === 'options' ? 'option' : 'field', section: type, path: changed }) as const
  return {
    value: isPhone ? (phone ?? wide) : wide,
    name: useFieldName(type, path),
    set: (value, group) => setField({ key, section, path: target, value, label: labelOf(target), group }),
    path: target,
    isPhone,
    allowsPhone,
    isOverridden: allowsPhone && phone !== undefined,
    setPhone: (value) => setField({ key, section, path: phonePath, value, label: labelOf(phonePath), group: null }),
    giveBack: () => setField({ key, section, path: phonePath, value: undefined, label: labelOf(phonePath), group: null }),
  }
}

/** `mobileMeta` may lack a list item that `meta` has, and a path through a marked item that is missing has no effect. */
function phonePathOf([part, ...path]: readonly string[]): string[] {
  return [part === 'options' ? 'mobileOptions' : 'mobileMeta', ...path.map((segment) => segment.replace(/^#/, ''))]
}
