import { isRecord, type DocumentSection, type Json } from '@/lib/documents/document'
import { plainTextOf } from '@/lib/documents/plain-text'

/** The content that a new section begins with. `readyFields` may stay as they are. */
export type Sample = { meta: { [field: string]: Json }; linkMeta?: Json | undefined; readyFields?: readonly string[] }

type Leaf = {
  path: string[]
  /** The path without ids of list items: a new section has other ids than its example. */ field: string
  text: string
}

/** The first text of a section that is still the one of its example. */
export function findSampleText({ meta }: DocumentSection, sample: Sample | null): { path: string[]; text: string } | null {
  if (!sample) return null
  const isReady = (field: string) => sample.readyFields?.includes(field.split('/')[0] ?? '') ?? false
  const samples = new Set(leavesOf(sample.meta).flatMap(({ field, text }) => (isReady(field) ? [] : `${field} ${text}`)))
  const found = leavesOf(meta).find(({ field, text }) => samples.has(`${field} ${text}`))
  return found ? { path: ['meta', ...found.path], text: found.text } : null
}

/** Rich text counts paragraph by paragraph: one that is still the example's is not the editor's. */
function leavesOf(value: Json | undefined, path: string[] = []): Leaf[] {
  const isRich = isRecord(value) && value.type === 'doc'
  if (typeof value === 'string' || isRich) {
    const text = plainTextOf({ type: '', pos: '', meta: { value } })
    const field = path.filter((name) => !name.startsWith('#')).join('/')
    return (isRich ? text.split('\n') : [text]).flatMap((one) => (one.trim() === '' ? [] : [{ path, field, text: one.trim() }]))
  }
  if (!isRecord(value) || 'mediaId' in value) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'pos' ? [] : leavesOf(inner, [...path, isRecord(inner) && 'pos' in inner ? `#${name}` : name]),
  )
}

/** The links of a section that are still those of its example: the same words and the same target. */
export function findSampleLinks({ linkMeta }: DocumentSection, sample: Sample | null): { path: string[]; text: string }[] {
  if (!isRecord(linkMeta) || !isRecord(sample?.linkMeta)) return []
  return Object.entries(sample.linkMeta).flatMap(([name, example]) => {
    const own = linkMeta[name]
    const isSample = isRecord(own) && isRecord(example) && own.label === example.label && own.target === example.target
    return isSample && typeof own.label === 'string' ? [{ path: ['linkMeta', name], text: own.label }] : []
  })
}
