import { isSame } from '@/lib/documents/changes'
import { isRecord, type Document, type Json } from '@/lib/documents/document'

/**
 * One difference of two documents. The empty path is the section itself, section '' the texts of the document; `#i_1` in a path is the id of a list item, as
 * in `Change`. `before` and `after` are values of changed, added and removed fields and items.
 */
export type Difference = {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  section: string
  path: string[]
  before?: Json
  after?: Json
}

/**
 * What leads from one document to another, by section id and field. A section or list item that changed its place among the others is moved, and never
 * removed and added; positions that order the same are no difference.
 */
export function differencesOf(from: Document, to: Document): Difference[] {
  const sections = listDifferences(from.sections, to.sections).flatMap(({ id, ...difference }): Difference[] => {
    if (difference.kind !== 'both') return [{ ...difference, section: id, path: [] }]
    return fieldDifferences(id, [], withParts(difference.before, difference.after), withParts(difference.after, difference.before))
  })
  return [...sections, ...fieldDifferences('', ['page'], from.page ?? {}, to.page ?? {})]
}

/** With an empty part where only the other side has it, so that its fields differ one by one. */
function withParts(section: Json, other: Json): Json {
  if (!isRecord(section) || !isRecord(other)) return section
  const missing = valueParts.filter((part) => section[part] === undefined && Object.keys(recordOf(other[part])).length > 0)
  return missing.length === 0 ? section : { ...section, ...Object.fromEntries(missing.map((part) => [part, {}])) }
}

const valueParts = ['meta', 'mobileMeta', 'options', 'mobileOptions', 'linkMeta'] as const

type Fields = { [name: string]: Json }

/** An item on both sides is `both`, and also `moved` when it changed its place. */
type ListDifference =
  | { id: string; kind: 'added' | 'removed' | 'moved'; before?: Json; after?: Json }
  | { id: string; kind: 'both'; before: Json; after: Json }

function listDifferences(before: Fields, after: Fields): ListDifference[] {
  const [first, second] = [orderedIds(before), orderedIds(after)]
  const kept = second.filter((id) => Object.hasOwn(before, id))
  const places = new Map(first.map((id, index) => [id, index]))
  const samePosition = (id: string) => positionOf(before[id]) === positionOf(after[id])
  const inPlace = heaviestIncreasing(kept.map((id) => ({ value: places.get(id) ?? 0, weight: kept.length + (samePosition(id) ? 1 : 0) })))
  const moved = new Set(kept.filter((_, index) => !inPlace.has(index)))
  return [
    ...first.filter((id) => !Object.hasOwn(after, id)).map((id) => ({ id, kind: 'removed' as const, before: before[id] })),
    ...second.flatMap((id): ListDifference[] => {
      if (!Object.hasOwn(before, id)) return [{ id, kind: 'added', after: after[id] }]
      const both = { id, kind: 'both' as const, before: before[id] ?? null, after: after[id] ?? null }
      return moved.has(id) ? [{ id, kind: 'moved' }, both] : [both]
    }),
  ]
}

function fieldDifferences(section: string, path: string[], before: Json | undefined, after: Json | undefined): Difference[] {
  if (isSame(before, after)) return []
  if (isList(before, after)) {
    return listDifferences(recordOf(before), recordOf(after)).flatMap(({ id, ...difference }): Difference[] => {
      const own = [...path, `#${id}`]
      if (difference.kind !== 'both') return [{ ...difference, section, path: own }]
      return fieldDifferences(section, own, difference.before, difference.after)
    })
  }
  if (!isGroup(before) || !isGroup(after)) return [{ kind: 'changed', section, path, before, after }]
  // A changed position is reported as 'moved'.
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => name !== 'pos')
  return names.flatMap((name) => fieldDifferences(section, [...path, name], before[name], after[name]))
}

/** Items by id, each with a position; an empty or missing list beside one of them is a list too. */
function isList(before: Json | undefined, after: Json | undefined) {
  const sides = [recordOf(before), recordOf(after)].filter((side) => Object.keys(side).length > 0)
  const areRecords = [before, after].every((side) => side === undefined || isRecord(side))
  return (
    areRecords &&
    sides.length > 0 &&
    sides.every((side) => Object.values(side).every((item) => isRecord(item) && typeof item.pos === 'string'))
  )
}

/** A record of fields. Rich text, a picture and a link are one value. */
function isGroup(value: Json | undefined): value is Fields {
  return isRecord(value) && value.type !== 'doc' && !('mediaId' in value) && !('kind' in value && 'target' in value)
}

function recordOf(value: Json | undefined): Fields {
  return isRecord(value) ? value : {}
}

function orderedIds(items: Fields): string[] {
  return Object.keys(items).toSorted((a, b) => compare(positionOf(items[a]), positionOf(items[b])) || compare(a, b))
}

function positionOf(item: Json | undefined) {
  return isRecord(item) && typeof item.pos === 'string' ? item.pos : ''
}

function compare(a: string, b: string) {
  return a < b ? -1 : a > b ? 1 : 0
}

/** The indices of the increasing subsequence with the greatest sum of weights: the fewest others have moved, and rather those whose position changed. */
function heaviestIncreasing(items: { value: number; weight: number }[]): Set<number> {
  const sums: number[] = []
  const previous: number[] = []
  let last = -1
  for (const [index, { value, weight }] of items.entries()) {
    let best = -1
    for (let other = 0; other < index; other++) {
      if ((items[other]?.value ?? 0) < value && (sums[other] ?? 0) > (sums[best] ?? 0)) best = other
    }
    sums[index] = (sums[best] ?? 0) + weight
    previous[index] = best
    if ((sums[index] ?? 0) > (sums[last] ?? 0)) last = index
  }
  const found = new Set<number>()
  for (let index = last; index >= 0; index = previous[index] ?? -1) found.add(index)
  return found
}
