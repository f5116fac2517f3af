import type { Document } from '@/lib/documents/document'
import { newDocumentId, withNewIds } from '@/lib/documents/new-ids'

/** The sections of another document under ids of their own (docs/rules/editing.md#new-ids). A copy is no translation of the original. */
export function copySections({ sections }: Document): Document['sections'] {
  const copies = withNewIds(Object.values(sections), newDocumentId).map(({ id, section }) => {
    const { origin: _origin, type, pos, ...parts } = section
    return [id, { ...parts, type, pos }] as const
  })
  return Object.fromEntries(copies)
}
