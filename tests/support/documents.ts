import fc from 'fast-check'
import type { Change } from '@/lib/documents/changes'
import { isRecord, type Document, type DocumentSection, type Json } from '@/lib/documents/document'

const sectionId = fc.constantFrom('s_1', 's_2', 's_3', 's_4')
const position = fc.constantFrom('a0', 'a1', 'a1V', 'a2')
const value: fc.Arbitrary<Json> = fc.oneof<fc.Arbitrary<Json>[]>(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
const item = fc.record({ pos: position, text: fc.string() })
const paths = (...texts: string[]) => fc.constantFrom(...texts.map((text) => text.split('.')))
const path = paths(
  'meta.title',
  'meta.lead',
  'mobileMeta.title',
  'options.tone',
  'meta.items.#i_1.text',
  'meta.items.#i_2.text',
  'meta.items.#i_1.pos',
)
const itemPath = paths('meta.items.#i_1', 'meta.items.#i_2')
const section: fc.Arbitrary<DocumentSection> = fc.record({
  type: fc.constantFrom('hero', 'faq', 'unknown'),
  pos: position,
  meta: fc.record({ title: fc.string(), items: fc.dictionary(fc.constantFrom('i_1', 'i_2'), item) }),
  mobileMeta: fc.constant({}),
})

/** Documents of up to four sections, with lists and a type that this version does not know. */
export const anyDocument: fc.Arbitrary<Document> = fc.record({
  v: fc.constant(1 as const),
  sections: fc.dictionary(sectionId, section),
  page: fc.record({ title: fc.string() }),
})

/** Changes of every kind, also to sections and items that do not exist. */
export const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constant('set' as const), section: sectionId, path, value }),
  fc.record({ kind: fc.constant('set' as const), section: sectionId, path: itemPath, value: item }),
  fc.record({ kind: fc.constant('set' as const), section: fc.constant(''), path: paths('page.title'), value: fc.string() }),
  fc.record({ kind: fc.constant('unset' as const), section: sectionId, path: fc.oneof(path, itemPath) }),
  fc.record({ kind: fc.constant('add' as const), section: sectionId, value: section }),
  fc.record({ kind: fc.constant('remove' as const), section: sectionId }),
  fc.record({ kind: fc.constant('move' as const), section: sectionId, pos: position }),
)

/** Without empty containers, which mean the same as none. */
export function withoutEmpty(value: unknown): unknown {
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withoutEmpty(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => !isRecord(inner) || Object.keys(inner).length > 0))
}
