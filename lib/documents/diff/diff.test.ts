import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDocument } from '@/tests/support/documents'
import { differencesOf, type Difference } from './diff'
import type { Document, DocumentSection, Json } from '@/lib/documents/document'

const item = (pos: string, text: string) => ({ pos, text })
const doc = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

const base: Document = {
  v: 1,
  page: { title: 'Početna' },
  sections: {
    s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen', image: { mediaId: 1, alt: '' }, body: doc('jedan') }, mobileMeta: {} },
    s_2: { type: 'faq', pos: 'a1', meta: { items: { i_1: item('a0', 'jedan'), i_2: item('a1', 'dva'), i_3: item('a2', 'tri') } } },
    s_3: { type: 'form', pos: 'a2', meta: {} },
  },
}

function withSection(id: string, change: (section: DocumentSection) => DocumentSection): Document {
  const section = base.sections[id]
  if (!section) throw new Error(`There is no section ${id}.`)
  return { ...base, sections: { ...base.sections, [id]: change(section) } }
}
const withMeta = (id: string, meta: { [name: string]: Json }) =>
  withSection(id, (section) => ({ ...section, meta: { ...Object(section.meta), ...meta } }))
const withItems = (items: { [id: string]: Json }) => withMeta('s_2', { items })
const changed = (section: string, path: string, before: Json | undefined, after: Json | undefined): Difference => ({
  kind: 'changed',
  section,
  path: path.split('.'),
  before,
  after,
})
const { s_1, s_2, s_3 } = base.sections
const added: DocumentSection = { type: 'hero', pos: 'a1V', meta: {} }

describe('differencesOf', () => {
  it.each<[string, Document, Difference[]]>([
    ['no difference', { ...base }, []],
    [
      'the first value for phones',
      withSection('s_3', (section) => ({ ...section, mobileMeta: { image: { mediaId: 5 } } })),
      [changed('s_3', 'mobileMeta.image', undefined, { mediaId: 5 })],
    ],
    ['a text', withMeta('s_1', { title: 'Zima' }), [changed('s_1', 'meta.title', 'Jesen', 'Zima')]],
    ['a new field', withMeta('s_1', { lead: 'Uvod' }), [changed('s_1', 'meta.lead', undefined, 'Uvod')]],
    [
      'a picture as one value',
      withMeta('s_1', { image: { mediaId: 2, alt: 'Polica' } }),
      [changed('s_1', 'meta.image', { mediaId: 1, alt: '' }, { mediaId: 2, alt: 'Polica' })],
    ],
    ['rich text as one value', withMeta('s_1', { body: doc('dva') }), [changed('s_1', 'meta.body', doc('jedan'), doc('dva'))]],
    ['the title of the page', { ...base, page: { title: 'Naslovna' } }, [changed('', 'page.title', 'Početna', 'Naslovna')]],
    [
      'an added section',
      { ...base, sections: { ...base.sections, s_9: added } },
      [{ kind: 'added', section: 's_9', path: [], after: added }],
    ],
    [
      'a removed section',
      { ...base, sections: { s_1: s_1 ?? added, s_3: s_3 ?? added } },
      [{ kind: 'removed', section: 's_2', path: [], before: s_2 }],
    ],
    ['a moved section', withSection('s_1', (section) => ({ ...section, pos: 'a9' })), [{ kind: 'moved', section: 's_1', path: [] }]],
    ['another position in the same place', withSection('s_1', (section) => ({ ...section, pos: 'a0V' })), []],
    [
      'a section that is moved and changed',
      withSection('s_3', (section) => ({ ...section, pos: 'Zz', meta: { title: 'Pišite nam' } })),
      [{ kind: 'moved', section: 's_3', path: [] }, changed('s_3', 'meta.title', undefined, 'Pišite nam')],
    ],
    [
      'items that are added, removed, moved and changed',
      withItems({ i_3: item('Zz', 'tri'), i_1: item('a0', 'prvi'), i_4: item('a5', 'četiri') }),
      [
        { kind: 'removed', section: 's_2', path: ['meta', 'items', '#i_2'], before: item('a1', 'dva') },
        { kind: 'moved', section: 's_2', path: ['meta', 'items', '#i_3'] },
        changed('s_2', 'meta.items.#i_1.text', 'jedan', 'prvi'),
        { kind: 'added', section: 's_2', path: ['meta', 'items', '#i_4'], after: item('a5', 'četiri') },
      ],
    ],
    [
      'a list that begins',
      withMeta('s_3', { items: { i_1: item('a0', 'jedan') } }),
      [{ kind: 'added', section: 's_3', path: ['meta', 'items', '#i_1'], after: item('a0', 'jedan') }],
    ],
  ])('tells %s', (_, to, expected) => {
    expect(differencesOf(base, to)).toEqual(expected)
  })

  it('never tells a section on both sides as added or removed, and nothing of equal documents', () => {
    fc.assert(
      fc.property(anyDocument, anyDocument, (from, to) => {
        const both = differencesOf(from, to).filter(
          ({ section, path }) => path.length === 0 && section in from.sections && section in to.sections,
        )
        expect(both.every(({ kind }) => kind === 'moved')).toBe(true)
        expect(differencesOf(from, from)).toEqual([])
      }),
    )
  })
})
