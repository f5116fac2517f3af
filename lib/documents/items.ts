import { valueAt, type Change } from './changes'
import { isRecord, type Document, type Json } from './document'
import { isItem, type NewId } from './new-ids'
import { compareEntries, positionsAt } from './positions'
import { indexOf, sectionOf, type InsertTarget } from './sections'

/** A list by its path: `['meta', 'items']`, inside an item `['meta', 'columns', '#i_1', 'links']`, or with section '' `['page', 'pictures']`. */
export type ListPath = { section: string; path: readonly string[] }

export type OrderedItem = { id: string; value: { [name: string]: Json } }

/** The items of a list in order; entries that are no objects are left out. */
export function orderedItems(document: Document, { section, path }: ListPath): OrderedItem[] {
  const list = valueAt(holderOf(document, section), path)
  if (!isRecord(list)) return []
  return Object.entries(list)
    .flatMap(([id, value]) => (isRecord(value) ? [{ id, value, pos: value.pos }] : []))
    .toSorted(compareEntries)
    .map(({ id, value }) => ({ id, value }))
}

type Addition = { value: { [name: string]: Json }; place: InsertTarget; newId: NewId }

/** A new item. The first change adds it; its path ends with `#` and the new id. */
export function addItem(document: Document, list: ListPath, { value, place, newId }: Addition): Change[] {
  if (!holderOf(document, list.section)) return []
  const ordered = positionsOf(document, list)
  const { positions, moved } = positionsAt(ordered, indexOf(ordered, place))
  const added = positions.map((pos) => set(list, [`#${newId('i')}`], { ...value, pos }))
  return [...added, ...moved.map(({ id, pos }) => set(list, [`#${id}`, 'pos'], pos))]
}

/** Moves an item to an index among all items, counted from 0 after the move. */
export function moveItem(document: Document, list: ListPath, { id, toIndex }: { id: string; toIndex: number }): Change[] {
  const ordered = positionsOf(document, list)
  const from = ordered.findIndex((one) => one.id === id)
  const to = Math.min(Math.max(0, toIndex), ordered.length - 1)
  if (from === -1 || from === to) return []
  const { positions, moved } = positionsAt(ordered.toSpliced(from, 1), to)
  return [...positions.map((pos) => ({ id, pos })), ...moved].map((one) => set(list, [`#${one.id}`, 'pos'], one.pos))
}

/** Removes an item with its mobile values. */
export function removeItem(document: Document, { section, path }: ListPath, id: string): Change[] {
  const [part, ...rest] = path
  const paths = [[...path, `#${id}`], ...(part === 'meta' ? [['mobileMeta', ...rest, `#${id}`]] : [])]
  const own = holderOf(document, section)
  return paths.flatMap((one): Change[] => (valueAt(own, one) === undefined ? [] : [{ kind: 'unset', section, path: one }]))
}

/** What the paths of a section's fields start from. */
function holderOf(document: Document, section: string): { [part: string]: Json } | undefined {
  return section === '' ? { page: document.page ?? {} } : sectionOf(document, section)
}

function set({ section, path }: ListPath, inner: readonly string[], value: Json): Change {
  return { kind: 'set', section, path: [...path, ...inner], value }
}

/** An item without a position gets one as soon as it must make room. */
function positionsOf(document: Document, list: ListPath) {
  return orderedItems(document, list).map(({ id, value }) => ({ id, pos: isItem(value) ? value.pos : '' }))
}
