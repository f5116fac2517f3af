import { isSame, type Change } from '@/lib/documents/changes'
import type { Document } from '@/lib/documents/document'

/** The changes that turn one document into another: whole sections, and the fields of the page. Discarding and restoring are changes like any other. */
export function replacementOf(from: Document, to: Document): Change[] {
  const removed = Object.keys(from.sections).filter((id) => !Object.hasOwn(to.sections, id))
  const sections = Object.entries(to.sections).flatMap(([section, value]): Change[] => {
    const before = from.sections[section]
    if (before === undefined) return [{ kind: 'add', section, value }]
    if (isSame(before, value)) return []
    return [
      { kind: 'remove', section },
      { kind: 'add', section, value },
    ]
  })
  const names = new Set([...Object.keys(from.page ?? {}), ...Object.keys(to.page ?? {})])
  const fields = [...names].flatMap((name): Change[] => {
    const path = ['page', name]
    const value = to.page?.[name]
    if (isSame(from.page?.[name], value)) return []
    return [value === undefined ? { kind: 'unset', section: '', path } : { kind: 'set', section: '', path, value }]
  })
  return [...removed.map((section): Change => ({ kind: 'remove', section })), ...sections, ...fields]
}
