import { isRecord, type Json } from '@/lib/documents/document'
import { setField } from '../store/perform-edit'
import { useFieldValue } from '../store/shown-values'
import { useFieldPlace } from '../kit/field-place'
import { pickLink } from '../pickers/pick-link'
import { readLink, writeLink } from '../pickers/stored-link'
import { useFieldName } from '../kit/use-field-name'

type BoundLink = {
  value: Json | undefined
  name: string
  label: string
  setLabel: (label: string) => void
  /** Opens the link options and stores what is chosen. */
  choose: () => Promise<void>
}

/** A link of the surrounding section: one of its `linkMeta`, or a link field of a list item or a group. */
export function useLink(at: string): BoundLink {
  const place = useFieldPlace()
  const isField = place.path.length > 0 || place.shape[at]?.kind === 'link'
  return useLinkAt({ ...place, path: isField ? ['meta', ...place.path, at] : ['linkMeta', at] })
}

/** A link by its path as in changes. */
export function useLinkAt({ key, section, type, path }: { key: string; section: string; type: string; path: string[] }): BoundLink {
  const value = useFieldValue(key, section, path)
  const name = useFieldName(type, path)
  const label = isRecord(value) && typeof value.label === 'string' ? value.label : ''
  const entry = { key, section, label: { message: 'field', section: type, path } } as const
  return {
    value,
    name,
    label,
    setLabel: (next) => setField({ ...entry, path: [...path, 'label'], value: next }),
    choose: async () => {
      const picked = await pickLink(readLink(value))
      if (picked === null) return
      const next = picked === 'removed' ? undefined : writeLink(picked, label || (picked.label ?? name))
      setField({ ...entry, path, value: next, group: null })
    },
  }
}
