import { isRecord, type Document, type DocumentSection, type Json } from './document'
import { isForbiddenName } from './limits'

type JsonRecord = { [name: string]: Json }

/**
 * One edit of a document. A path leads from a section's part to a field: `['meta', 'title']`; a segment that starts with `#` is the id of a list item:
 * `['meta', 'items', '#i_1', 'text']`. `set` on an item's own path adds the item, `unset` removes it, and `pos` inside it moves it. Section '' is the thing
 * itself: `['page', 'title']`. `isConcurrent`: its editor made it before seeing the colleague's value that it replaces (docs/rules/editing.md#conflict).
 */
export type Change =
  | { kind: 'set'; section: string; path: string[]; value: Json; isConcurrent?: true | undefined }
  | { kind: 'unset'; section: string; path: string[] }
  | { kind: 'add'; section: string; value: DocumentSection }
  | { kind: 'remove'; section: string }
  | { kind: 'move'; section: string; pos: string }

/** `inverse` undoes the change, but for empty containers that it created; it is empty where the change had no effect. */
export type Applied = { document: Document; inverse: Change[] }

/** A document while a batch changes it. `owned`: the records that the batch has copied and may write into, so that it copies each at most once. */
type DocumentCopy = { document: Document; owned: Set<object> }

/**
 * The document with the change. Total: a change to a section or a list item that a colleague has removed has no effect, so that changes of several
 * editors apply in any order the server gives them. Untouched parts keep their identity, which lets a canvas render only what changed.
 */
export function applyChange(document: Document, change: Change): Applied {
  return applyChanges(document, [change])
}

/** Applies changes in order, in time proportional to the records that they touch and their number; the inverse undoes them all, last first. */
export function applyChanges(document: Document, changes: readonly Change[]): Applied {
  const copy: DocumentCopy = { document, owned: new Set() }
  const inverse = changes.flatMap((change) => apply(copy, change))
  return { document: copy.document, inverse: inverse.toReversed() }
}

/** Returns what undoes the change, at most one. A record that leaves the document is never written into again, so the inverse may hold it. */
function apply(copy: DocumentCopy, change: Change): Change[] {
  switch (change.kind) {
    case 'add':
      return addSection(copy, change)
    case 'remove':
      return removeSection(copy, change)
    case 'move':
      return setPath(copy, { ...change, kind: 'set', path: ['pos'], value: change.pos })
    case 'set':
    case 'unset':
      return setPath(copy, change)
  }
  throw new Error(`No such change: ${change satisfies never}`)
}

function addSection(copy: DocumentCopy, { section, value }: Extract<Change, { kind: 'add' }>): Change[] {
  if (section === '' || isForbiddenName(section) || ownSection(copy.document, section)) return []
  ownSections(copy)[section] = value
  return [{ kind: 'remove', section }]
}

function removeSection(copy: DocumentCopy, { section }: Extract<Change, { kind: 'remove' }>): Change[] {
  const value = ownSection(copy.document, section)
  if (!value) return []
  delete ownSections(copy)[section]
  return [{ kind: 'add', section, value }]
}

function setPath(copy: DocumentCopy, change: Extract<Change, { kind: 'set' | 'unset' }>): Change[] {
  const { section, path } = change
  const wanted = change.kind === 'set' ? change.value : undefined
  if (path.length === 0 || path.some(isForbiddenName)) return []
  const target: JsonRecord | undefined = section === '' ? { page: copy.document.page ?? {} } : ownSection(copy.document, section)
  if (!target || (section === '' && keyOf(path[0] ?? '') !== 'page')) return []
  const before = valueAt(target, path)
  if (isSame(before, wanted) || !isReachable(target, path)) return []
  if (section === '') writePage(copy, path, wanted)
  else writeSection(copy, { section, path }, wanted)
  return [before === undefined ? { kind: 'unset', section, path } : { kind: 'set', section, path, value: before }]
}

function writePage(copy: DocumentCopy, path: readonly string[], value: Json | undefined) {
  const document = own(copy, copy.document)
  const holder: JsonRecord = { page: document.page ?? {} }
  write(copy, holder, path, value)
  document.page = recordOf(holder.page)
  copy.document = document
}

/** A section keeps its type and position: `set` and `unset` of either to nothing leave an empty text. */
function writeSection(copy: DocumentCopy, { section, path }: { section: string; path: readonly string[] }, value: Json | undefined) {
  const before = ownSection(copy.document, section)
  if (!before) return
  const written = own(copy, before)
  write(copy, written, path, value)
  written.type = textOf(written.type)
  written.pos = textOf(written.pos)
  ownSections(copy)[section] = written
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')

function ownSection(document: Document, id: string): DocumentSection | undefined {
  return Object.hasOwn(document.sections, id) ? document.sections[id] : undefined
}

/** The sections of the document, to be written into. */
function ownSections(copy: DocumentCopy) {
  const document = own(copy, copy.document)
  document.sections = own(copy, document.sections)
  copy.document = document
  return document.sections
}

/** The record itself where the batch has made it, else a copy. */
function own<T extends object>({ owned }: DocumentCopy, record: T): T {
  if (owned.has(record)) return record
  const copy = { ...record }
  owned.add(copy)
  return copy
}

/** The value at a path; undefined where there is none. */
export function valueAt(value: Json | undefined, path: readonly string[]): Json | undefined {
  let current: Json | undefined = value
  for (const segment of path) {
    const key = keyOf(segment)
    if (!isRecord(current) || !Object.hasOwn(current, key)) return undefined
    current = current[key]
  }
  return current
}

/** Whether a value may be written at the path: it leads neither through a list item that is gone nor through a plain value. */
function isReachable(record: JsonRecord, path: readonly string[]): boolean {
  let current = record
  for (const segment of path.slice(0, -1)) {
    const inner = valueAt(current, [segment])
    const isGoneItem = segment.startsWith('#') && inner === undefined
    if (isGoneItem || (inner !== undefined && inner !== null && !isRecord(inner))) return false
    current = recordOf(inner)
  }
  return true
}

/** Writes the value (undefined: removes it) into an owned record; what the path leads through becomes owned. */
function write(copy: DocumentCopy, record: JsonRecord, path: readonly string[], value: Json | undefined) {
  let current = record
  for (const segment of path.slice(0, -1)) {
    const inner = own(copy, recordOf(valueAt(current, [segment])))
    current[keyOf(segment)] = inner
    current = inner
  }
  const key = keyOf(path.at(-1) ?? '')
  if (value === undefined) delete current[key]
  else current[key] = value
}

const keyOf = (segment: string) => (segment.startsWith('#') ? segment.slice(1) : segment)

function recordOf(value: Json | undefined): JsonRecord {
  return isRecord(value) ? value : {}
}

/** Equal as JSON, whatever the order of names. */
export function isSame(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, index) => isSame(one, b[index]))
  if (!isRecord(a) || !isRecord(b)) return false
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
}

/** Whether two changes touch the same value, or one a part of the other's. */
export function overlaps(a: Change, b: Change): boolean {
  if (a.section !== b.section) return false
  const [first, second] = [pathOf(a), pathOf(b)]
  return first.slice(0, second.length).every((segment, index) => segment === second[index])
}

/** Adding and removing touch the whole section: the empty path. */
function pathOf(change: Change): readonly string[] {
  switch (change.kind) {
    case 'add':
    case 'remove':
      return []
    case 'move':
      return ['pos']
    case 'set':
    case 'unset':
      return change.path
  }
  throw new Error(`No such change: ${change satisfies never}`)
}
