import type { Change } from '@/lib/documents/changes'
import { isRecord, type Document, type Json } from '@/lib/documents/document'
import { addItem, moveItem, orderedItems, removeItem, type ListPath } from '@/lib/documents/items'
import { newDocumentId, withNewIds } from '@/lib/documents/new-ids'
import { editStore } from '../store/edit-store'
import { performEdit } from '../store/perform-edit'
import type { HistoryLabel } from '../store/history'
import { documentWithMasters } from '../store/section-masters'

/** A list of an open document; `type` is its section's, for the history. */
export type ListAt = { key: string; section: string; type: string; path: string[] }

/** Adds an item, empty unless it has a value, after another or at the end. Returns its id. */
export function addToList(list: ListAt, after?: string, value: { [name: string]: Json } = {}): string | null {
  return insert(list, { value, after, message: 'addItem' })
}

/** A copy stands after its original, and no item inside it keeps its id. */
export function duplicateItem(list: ListAt, id: string): string | null {
  const item = itemsOf(list).find((one) => one.id === id)
  return item ? insert(list, { value: copyOf(item.value), after: id, message: 'duplicateItem' }) : null
}

/** Moves an item to an index after the move. Returns whether it moved. */
export function moveInList(list: ListAt, id: string, toIndex: number): boolean {
  return change(list, 'moveItem', (document, at) => moveItem(document, at, { id, toIndex }))
}

export function removeFromList(list: ListAt, id: string): boolean {
  return change(list, 'removeItem', (document, at) => removeItem(document, at, id))
}

function itemsOf({ key, section, path }: ListAt) {
  const document = shownDocumentOf(key)
  return document ? orderedItems(document, { section, path }) : []
}

type Insertion = { value: { [name: string]: Json }; after: string | undefined; message: HistoryLabel['message'] }

function insert(list: ListAt, { value, after, message }: Insertion): string | null {
  let added: string | null = null
  const newId = (kind: 's' | 'i') => (added = newDocumentId(kind))
  const place = after === undefined ? 'end' : { after }
  change(list, message, (document, at) => addItem(document, at, { value, place, newId }))
  return added
}

function change(
  { key, section, type, path }: ListAt,
  message: HistoryLabel['message'],
  decide: (document: Document, at: ListPath) => Change[],
) {
  const document = shownDocumentOf(key)
  const changes = document ? decide(document, { section, path }) : []
  performEdit({ key, label: { message, section: type, path }, changes })
  return changes.length > 0
}

/** With the items of the masters. */
function shownDocumentOf(key: string): Document | undefined {
  const { documents } = editStore.getState()
  const document = documents[key]?.draft.document
  return document && documentWithMasters(documents, document)
}

/** Without its position, which the addition gives. */
function copyOf(item: { [name: string]: Json }): { [name: string]: Json } {
  const value = Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'pos'))
  const [copy] = withNewIds([{ type: '', pos: '', meta: value }], newDocumentId)
  const meta = copy?.section.meta
  return isRecord(meta) ? meta : {}
}
