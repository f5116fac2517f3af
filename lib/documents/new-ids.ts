import { isRecord, type DocumentSection, type Json } from './document'

/** Returns a new id: `s_` of a section or `i_` of a list item, then 8 random characters. */
export type NewId = (kind: 's' | 'i') => string

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export const newDocumentId: NewId = (kind) =>
  `${kind}_${Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => characters[byte % characters.length]).join('')}`

/** A list item is known by its position; no other value of a document has one. */
export function isItem(value: Json | undefined): value is { pos: string; [name: string]: Json } {
  return isRecord(value) && typeof value.pos === 'string'
}

/** A copy of a section whose list items have new ids, in its mobile values too: an id names one thing in all documents, since its changes follow it (docs/rules/editing.md#new-ids). */
function withNewItemIds({ type, pos, ...parts }: DocumentSection, newId: NewId): DocumentSection {
  const renaming = { renamed: new Map<string, string>(), newId }
  // Contents first: mobile values name the items of `meta` without their positions.
  const names = Object.keys(parts).toSorted((a, b) => Number(b === 'meta') - Number(a === 'meta'))
  const copied = names.map((name): [string, Json] => [name, renameItems(parts[name] ?? null, [], renaming)])
  return { ...Object.fromEntries(copied), type, pos }
}

type Renaming = { renamed: Map<string, string>; newId: NewId }

function renameItems(value: Json, path: readonly string[], renaming: Renaming): Json {
  if (!isRecord(value)) return value
  const { renamed, newId } = renaming
  const entries = Object.entries(value).map(([name, inner]) => {
    const place = [...path, name]
    const key = JSON.stringify(place)
    if (isItem(inner) && !renamed.has(key)) renamed.set(key, newId('i'))
    return [renamed.get(key) ?? name, renameItems(inner, place, renaming)] as const
  })
  return Object.fromEntries(entries)
}

/** Copies of sections under new ids, in the given order. One that refers to a master keeps the ids of its list items, which name the master's. */
export function withNewIds(sections: readonly DocumentSection[], newId: NewId): { id: string; section: DocumentSection }[] {
  return sections.map((section) => ({
    id: newId('s'),
    section: typeof section.master === 'number' ? section : withNewItemIds(section, newId),
  }))
}
