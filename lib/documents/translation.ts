import { isRecord, type Document, type DocumentSection, type Json } from './document'
import { withNewIds, type NewId } from './new-ids'

type Values = { [name: string]: Json }

/** The parts of a section that hold texts. */
const textParts = ['meta', 'mobileMeta', 'linkMeta'] as const
/** Texts that nobody translates. */
const technicalNames = new Set(['pos', 'href', 'url', 'target', 'hash', 'kind', 'type'])

/**
 * The sections as a translation begins with them: copies under new ids, each with the id of its `origin`, those of its items in `origins` (new to old), and
 * `forTranslation`: `true` at each text, by the path that the text has in the section.
 */
export function translatedSections({ sections }: Document, newId: NewId): Document['sections'] {
  const copies = Object.entries(sections).flatMap(([origin, { forTranslation: _marks, origins: _origins, ...original }]) =>
    withNewIds([toSection(original)], newId).map(({ id, section }) => {
      const origins = Object.fromEntries(idPairs(toSection(original), section))
      return [id, { ...section, origin, ...(Object.keys(origins).length > 0 && { origins }), ...marksOf(section) }] as const
    }),
  )
  return Object.fromEntries(copies)
}

function toSection({ type, pos, ...parts }: Values): DocumentSection {
  return { ...parts, type: typeof type === 'string' ? type : '', pos: typeof pos === 'string' ? pos : '' }
}

function marksOf(section: DocumentSection): { forTranslation?: Values } {
  const marks = textParts.flatMap((name) => {
    const found = markTexts(section[name] ?? null, name)
    return found === null ? [] : [[name, found] as const]
  })
  return marks.length === 0 ? {} : { forTranslation: Object.fromEntries(marks) }
}

/** `true` for a text, a record of marks for a record with texts, null for what has none. */
function markTexts(value: Json, name: string): true | Values | null {
  if (typeof value === 'string') return !technicalNames.has(name) && /\p{L}/u.test(value) ? true : null
  if (Array.isArray(value)) return value.some((one) => markTexts(one, '') !== null) ? true : null
  if (!isRecord(value)) return null
  if (value.type === 'doc') return /\p{L}/u.test(richTextOf(value)) ? true : null
  const marks = Object.entries(value).flatMap(([inner, one]) => {
    const found = markTexts(one, inner)
    return found === null ? [] : [[inner, found] as const]
  })
  return marks.length === 0 ? null : Object.fromEntries(marks)
}

function richTextOf(node: Json | undefined): string {
  if (Array.isArray(node)) return node.map(richTextOf).join(' ')
  if (!isRecord(node)) return ''
  return `${typeof node.text === 'string' ? node.text : ''}${richTextOf(node.content)}`
}

/** The new and the old id of each item. A copy has its names in the order of the original. */
function idPairs(original: Json, copy: Json): [string, string][] {
  if (!isRecord(original) || !isRecord(copy)) return []
  const parts = textParts.some((name) => name in original) ? Object.keys(original).filter((name) => name in copy) : null
  if (parts) return parts.flatMap((name) => idPairs(original[name] ?? null, copy[name] ?? null))
  const copied = Object.entries(copy)
  return Object.entries(original).flatMap(([oldName, value], index): [string, string][] => {
    const [newName = oldName, inner = null] = copied[index] ?? []
    const own: [string, string][] = newName === oldName ? [] : [[newName, oldName]]
    return [...own, ...idPairs(value, inner)]
  })
}
