import type { Change } from './changes'
import type { Document, DocumentSection } from './document'
import { withNewIds, type NewId } from './new-ids'
import { compareEntries, positionsAt } from './positions'

/** Where a section or a list item goes; beside one that is gone means the end. */
export type InsertTarget = 'start' | 'end' | { before: string } | { after: string }

export type OrderedSection = { id: string; section: DocumentSection }

/** The sections as visitors see them, one after another. */
export function orderedSections(document: Document): OrderedSection[] {
  return Object.entries(document.sections)
    .map(([id, section]) => ({ id, section, pos: section.pos }))
    .toSorted(compareEntries)
    .map(({ id, section }) => ({ id, section }))
}

/** The index that a place means in an ordered list. */
export function indexOf(ordered: readonly { id: string }[], place: InsertTarget): number {
  if (place === 'start') return 0
  if (place === 'end') return ordered.length
  const beside = 'before' in place ? place.before : place.after
  const index = ordered.findIndex(({ id }) => id === beside)
  if (index === -1) return ordered.length
  return 'before' in place ? index : index + 1
}

type Addition = { section: Omit<DocumentSection, 'pos'> & { type: string }; place: InsertTarget; newId: NewId }

/** A new section at a place. The first change is the addition; its `section` is the new id. */
export function addSection(document: Document, { section, place, newId }: Addition): Change[] {
  return insertSections(document, { sections: [{ id: newId('s'), section: { ...section, pos: '' } }], place })
}

/** Sections under ids that the document does not have yet, in order. An anchor that the page has already stays with its section. */
export function insertSections(
  document: Document,
  { sections, place }: { sections: readonly OrderedSection[]; place: InsertTarget },
): Change[] {
  if (sections.length === 0) return []
  const ordered = positionsOf(document)
  const { positions, moved } = positionsAt(ordered, indexOf(ordered, place), sections.length)
  const taken = new Set(Object.values(document.sections).map(({ anchor }) => anchor))
  const added = sections.map(({ id, section }, index): Change => {
    const { anchor, ...others } = section
    const value = anchor === undefined || taken.has(anchor) ? others : section
    taken.add(anchor)
    return { kind: 'add', section: id, value: { ...value, pos: positions[index] ?? '' } }
  })
  return [...added, ...moved.map(moveTo)]
}

/** Moves a section to an index among all sections, counted from 0 after the move. None where it stands there already or is gone. */
export function moveSection(document: Document, id: string, toIndex: number): Change[] {
  const ordered = positionsOf(document)
  const from = ordered.findIndex((one) => one.id === id)
  const to = Math.min(Math.max(0, toIndex), ordered.length - 1)
  if (from === -1 || from === to) return []
  const { positions, moved } = positionsAt(ordered.toSpliced(from, 1), to)
  return [...positions.map((pos) => ({ id, pos })), ...moved].map(moveTo)
}

/** A copy behind the original; its list items have ids of their own. The first change is the addition. */
export function duplicateSection(document: Document, id: string, newId: NewId): Change[] {
  const original = sectionOf(document, id)
  if (!original) return []
  return insertSections(document, { sections: withNewIds([original], newId), place: { after: id } })
}

export function removeSection(document: Document, id: string): Change[] {
  return sectionOf(document, id) ? [{ kind: 'remove', section: id }] : []
}

export function sectionOf(document: Document, id: string): DocumentSection | undefined {
  return Object.hasOwn(document.sections, id) ? document.sections[id] : undefined
}

const positionsOf = (document: Document) => orderedSections(document).map(({ id, section }) => ({ id, pos: section.pos }))
const moveTo = ({ id, pos }: { id: string; pos: string }): Change => ({ kind: 'move', section: id, pos })
