import { isRecord, type Document, type DocumentSection, type Json } from '@/lib/documents/document'
import { isItem } from '@/lib/documents/new-ids'

/** What a section takes from its master; its other parts, such as its window, are its own (docs/rules/editing.md#masters). */
const sharedParts = ['meta', 'mobileMeta', 'options', 'mobileOptions', 'linkMeta'] as const

type Values = { [name: string]: Json }

export const isSharedPart = (name: string | undefined) => sharedParts.some((part) => part === name)

/** The id of the master that a section refers to; null for a section of its own. */
export function masterOf({ master }: DocumentSection): number | null {
  return typeof master === 'number' && Number.isInteger(master) && master > 0 && master <= 2_147_483_647 ? master : null
}

/** The masters that a document refers to, each once. */
export function mastersOf(document: Document): number[] {
  return [...new Set(Object.values(document.sections).flatMap((section) => masterOf(section) ?? []))]
}

/** The parts that a section shares when it becomes a master. */
export function sharedSection(section: DocumentSection): DocumentSection {
  const parts = sharedParts.flatMap((name) => (isRecord(section[name]) ? [[name, section[name]] as const] : []))
  return { type: section.type, pos: 'a0', ...Object.fromEntries(parts) }
}

/** What remains of a section that has become an instance of a master: its place and its own settings. */
export function instanceOf(section: DocumentSection, master: number): DocumentSection {
  const { type, pos, ...others } = section
  const own = Object.entries(others).filter(([name]) => !isSharedPart(name))
  return { ...Object.fromEntries(own), type, pos, master }
}

/**
 * An instance with its master's values under its own, at any depth; list items meet by their ids. `null` takes an item of the master out, an item with a position
 * is added, and what is left of an item that the master has no longer is left out.
 */
export function withMaster(section: DocumentSection, master: DocumentSection): DocumentSection {
  const { type: _type, pos, ...others } = section
  const parts = sharedParts.flatMap((name) => {
    const value = mergeValues(recordOf(master[name]), recordOf(section[name]))
    return Object.keys(value).length === 0 ? [] : [[name, value] as const]
  })
  return { ...others, ...Object.fromEntries(parts), type: master.type, pos }
}

/** The document with its masters' values; sections whose master is missing are left out. */
export function withMasters(document: Document, masters: ReadonlyMap<number, DocumentSection>): Document {
  const sections = Object.entries(document.sections).flatMap(([id, section]): [string, DocumentSection][] => {
    const reference = masterOf(section)
    if (reference === null) return [[id, section]]
    const master = masters.get(reference)
    return master ? [[id, withMaster(section, master)]] : []
  })
  return { ...document, sections: Object.fromEntries(sections) }
}

function mergeValues(base: Values, own: Values): Values {
  const merged = new Map(Object.entries(base))
  for (const [name, value] of Object.entries(own)) {
    const before = merged.get(name)
    if (value === null && isItem(before)) merged.delete(name)
    else if (before === undefined && isLeftover(name, value)) continue
    else merged.set(name, isRecord(before) && isRecord(value) && !isWhole(value) ? mergeValues(before, value) : value)
  }
  return Object.fromEntries(merged)
}

/** Of an item that the master no longer has: it lacks the position that an added one has. */
function isLeftover(name: string, value: Json) {
  return name.startsWith('i_') && !isItem(value)
}

/** Pictures, links and rich text replace each other as a whole. */
export function isWhole(value: Values) {
  return 'mediaId' in value || 'kind' in value || value.type === 'doc'
}

function recordOf(value: Json | undefined): Values {
  return isRecord(value) ? value : {}
}
