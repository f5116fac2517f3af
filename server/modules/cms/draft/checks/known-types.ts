import { AppError } from '@/lib/api/errors'
import type { Change } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'
import { sectionTypes } from '@/lib/documents/section-types'

/**
 * A new section is of a type that this version shows. Stored sections of other types stay as they are, and undoing their removal brings them back
 * (docs/rules/editing.md#new-section-types). @throws DOCUMENT_INVALID
 */
export function requireKnownTypes(changes: readonly Change[], { key, documents }: { key: string; documents: readonly Document[] }) {
  const stored = documents.flatMap(({ sections }) => Object.values(sections).map(({ type }) => type))
  const isKnown = (type: unknown) => sectionTypes.some((known) => known === type) || stored.some((known) => known === type)
  const problems = changes.flatMap((change) => {
    const type = typeGivenBy(change)
    return type === undefined || isKnown(type) ? [] : [{ key, section: change.section, path: ['type'], code: 'section.unknown' }]
  })
  if (problems.length > 0) throw new AppError('DOCUMENT_INVALID', { problems: problems.slice(0, 100) })
}

function typeGivenBy(change: Change): unknown {
  if (change.kind === 'add') return change.value.type
  const isType = change.kind === 'set' && change.section !== '' && change.path.length === 1 && change.path[0]?.replace(/^#/, '') === 'type'
  return isType ? change.value : undefined
}
