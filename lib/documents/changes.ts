import { isRecord, type Document, type DocumentSection, type Json } from './document'

/**
 * One edit of a document. A path leads from a section's part to a field: `['meta', 'title']`; a segment that starts with `#` is the id of a list item:
 * `['meta', 'items', '#i_1', 'text']`. `set` on an item's own path adds the item, `unset` removes it, and `pos` inside it moves it. Section '' is the thing
 * itself: `['page', 'title']`.
 */
export type Change =
  | { kind: 'set'; section: string; path: string[]; value: Json }
  | { kind: 'unset'; section: string; path: string[] }
  | { kind: 'add'; section: string; value: DocumentSection }
  | { kind: 'remove'; section: string }
  | { kind: 'move'; section: string; pos: string }

/** `inverse` undoes the change, but for empty containers that it created; it is empty where the change had no effect. */
export type Applied = { document: Document; inverse: Change[] }

/**
 * The document with the change. Total: a change to a section or a list item that a colleague has removed has no effect, so that changes of several
 * editors apply in any order the server gives them. Untouched parts keep their identity, which lets a canvas render only what changed.
 */
export function applyChange(document: Document, change: Change): Applied {
  switch (change.kind) {
    case 'add':
      return addSection(document, change)
    case 'remove':
      return removeSection(document, change)
    case 'move':
      return setPath(document, { ...change, kind: 'set', path: ['pos'], value: change.pos })
    case 'set':
    case 'unset':
      return setPath(document, change)
  }
  throw new Error(`No such change: ${change satisfies never}`)
}

/** Applies changes in order; the inverse undoes them all, last first. */
export function applyChanges(document: Document, changes: readonly Change[]): Applied {
  let current = document
  const inverse: Change[] = []
  for (const change of changes) {
    const applied = applyChange(current, change)
    current = applied.document
    inverse.unshift(...applied.inverse)
  }
  return { document: current, inverse }
}

function addSection(document: Document, { section, value }: Extract<Change, { kind: 'add' }>): Applied {
  if (section === '' || Object.hasOwn(document.sections, section)) return { document, inverse: [] }
  return { document: { ...document, sections: { ...document.sections, [section]: value } }, inverse: [{ kind: 'remove', section }] }
}

function removeSection(document: Document, { section }: Extract<Change, { kind: 'remove' }>): Applied {
  const value = ownSection(document, section)
  if (!value) return { document, inverse: [] }
  const { [section]: _, ...sections } = document.sections
  return { document: { ...document, sections }, inverse: [{ kind: 'add', section, value }] }
}

function setPath(document: Document, change: Extract<Change, { kind: 'set' | 'unset' }>): Applied {
  const { section, path } = change
  const wanted = change.kind === 'set' ? change.value : undefined
  if (path.length === 0) return { document, inverse: [] }
  const target = section === '' ? { page: document.page ?? {} } : ownSection(document, section)
  if (!target) return { document, inverse: [] }
  const before = valueAt(target, path)
  const next = withValue(target, path, wanted)
  if (next === null || isSame(before, wanted)) return { document, inverse: [] }
  const inverse: Change[] = [before === undefined ? { kind: 'unset', section, path } : { kind: 'set', section, path, value: before }]
  if (section === '') return { document: { ...document, page: recordOf(next.page) }, inverse }
  return { document: { ...document, sections: { ...document.sections, [section]: sectionOf(next) } }, inverse }
}

/** A section keeps its type and position: `set` and `unset` of either to nothing leave an empty text. */
function sectionOf(record: { [name: string]: Json }): DocumentSection {
  return { ...record, type: textOf(record.type), pos: textOf(record.pos) }
}

const textOf = (value: Json | undefined) => (typeof value === 'string' ? value : '')

function ownSection(document: Document, id: string): DocumentSection | undefined {
  return Object.hasOwn(document.sections, id) ? document.sections[id] : undefined
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

/** A copy with the value at the path (undefined: without it); null where the path leads through a list item that is gone or through a plain value. */
function withValue(record: { [name: string]: Json }, path: readonly string[], value: Json | undefined): { [name: string]: Json } | null {
  const [segment = '', ...rest] = path
  const key = keyOf(segment)
  const own = Object.hasOwn(record, key) ? record[key] : undefined
  if (rest.length === 0) {
    if (value !== undefined) return { ...record, [key]: value }
    const { [key]: _, ...others } = record
    return others
  }
  const isGoneItem = segment.startsWith('#') && own === undefined
  if (isGoneItem || (own !== undefined && own !== null && !isRecord(own))) return null
  const inner = withValue(recordOf(own), rest, value)
  return inner && { ...record, [key]: inner }
}

const keyOf = (segment: string) => (segment.startsWith('#') ? segment.slice(1) : segment)

function recordOf(value: Json | undefined) {
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
