import { applyChanges, valueAt, type Change } from '@/lib/documents/changes'
import { isRecord, type DocumentSection, type Json } from '@/lib/documents/document'
import { isSharedPart, isWhole, masterOf } from './masters'

/** The id of a master's one section in its document. */
export const masterSection = 'master'

export const masterKey = (id: number) => `master:${id}`

/** Where an edit of a section with a master goes: into the section's own values, or into the master's draft. */
export type EditScope = 'here' | 'everywhere'

type KeyedChange = { key: string; change: Change }

/** A section with a master, in the document `key`, and the master's own section. */
export type MasterUse = { key: string; section: string; own: DocumentSection; master: DocumentSection }

/**
 * An edit of what the canvas shows, in terms of what is stored (docs/rules/editing.md#masters). What the master cannot take, such as a field of an item that only
 * this section has, stays here.
 */
export function placeEdit(use: MasterUse, change: Change, scope: EditScope): KeyedChange[] {
  if ((change.kind !== 'set' && change.kind !== 'unset') || !isSharedPart(change.path[0])) return [{ key: use.key, change }]
  const id = masterOf(use.own)
  if (scope === 'here' || id === null || !isReachable(use, change)) return [{ key: use.key, change: overrideBy(use, change) }]
  return [{ key: masterKey(id), change: { ...change, section: masterSection } }, ...resetToMaster(use, change.path)]
}

/** Takes the section's own value of a field away, so that it shows the master's again. */
export function resetToMaster({ key, section, own }: Pick<MasterUse, 'key' | 'section' | 'own'>, path: readonly string[]): KeyedChange[] {
  const plain = path.map(withoutMark)
  return valueAt(own, plain) === undefined ? [] : [{ key, change: { kind: 'unset', section, path: plain } }]
}

/** All own values of a section with a master. */
export function resetAllToMaster({ key, section, own }: Pick<MasterUse, 'key' | 'section' | 'own'>): KeyedChange[] {
  return Object.keys(own).flatMap((part): KeyedChange[] =>
    isSharedPart(part) && hasValues(own[part]) ? [{ key, change: { kind: 'unset', section, path: [part] } }] : [],
  )
}

/** Moves the section's own values of some fields into the master, in order: a field of an item that has just moved goes with it. */
export function shareValues(use: MasterUse, paths: readonly (readonly string[])[]): KeyedChange[] {
  let current = use
  return paths.flatMap((marked): KeyedChange[] => {
    const path = [...marked]
    const value = valueAt(current.own, path)
    if (value === undefined) return []
    const placed = placeEdit(
      current,
      value === null ? { kind: 'unset', section: use.section, path } : { kind: 'set', section: use.section, path, value },
      'everywhere',
    )
    current = withPlaced(current, placed)
    return placed
  })
}

function withPlaced(use: MasterUse, placed: readonly KeyedChange[]): MasterUse {
  const after = (id: string, value: DocumentSection, isOwn: boolean) => {
    const changes = placed.flatMap(({ key, change }) => ((key === use.key) === isOwn ? [change] : []))
    return applyChanges({ v: 1, sections: { [id]: value } }, changes).document.sections[id] ?? value
  }
  return { ...use, own: after(use.section, use.own, true), master: after(masterSection, use.master, false) }
}

/** Whether a section with a master has a value of its own at a path. */
export function isOverridden(own: DocumentSection, path: readonly string[]): boolean {
  return hasValues(valueAt(own, path))
}

/** `null` takes a value of the master out. A path through marked items that only the master has would have no effect. */
function overrideBy({ own, master }: MasterUse, change: Extract<Change, { kind: 'set' | 'unset' }>): Change {
  const path = change.path.map(withoutMark)
  const isOfMaster = valueAt(master, path) !== undefined
  if (change.kind === 'unset') return isOfMaster ? { ...change, kind: 'set', path, value: null } : { ...change, path }
  const container = change.path.findLastIndex((segment, index) => index < path.length - 1 && segment.startsWith('#'))
  const isOfNobody = container >= 0 && [own, master].every((one) => valueAt(one, path.slice(0, container + 1)) === undefined)
  return isOfNobody ? change : { ...change, path }
}

function isReachable({ own, master }: MasterUse, change: Extract<Change, { kind: 'set' | 'unset' }>): boolean {
  const [part = '', ...rest] = change.path.map(withoutMark)
  // Mobile values name the items of the wide ones.
  const items = [{ mobileMeta: 'meta', mobileOptions: 'options' }[part] ?? part, ...rest]
  const isItemOfMaster = rest.every((segment, at) => {
    const isContainer = segment.startsWith('i_') && at < rest.length - 1
    return !isContainer || valueAt(master, items.slice(0, at + 2)) !== undefined
  })
  const isInOwnWhole = items.some((_, length) => {
    const above = length > 0 ? valueAt(own, [part, ...rest].slice(0, length)) : undefined
    return isRecord(above) && isWhole(above)
  })
  const isAbsentItem = change.kind === 'unset' && valueAt(master, [part, ...rest]) === undefined
  return isItemOfMaster && !isInOwnWhole && !isAbsentItem
}

function hasValues(value: Json | undefined): boolean {
  if (!isRecord(value)) return value !== undefined
  return Object.values(value).some(hasValues)
}

const withoutMark = (segment: string) => (segment.startsWith('#') ? segment.slice(1) : segment)
