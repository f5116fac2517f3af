import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDocument } from '@/tests/support/documents'
import { applyChanges } from './changes'
import { copySections, parseClipboard, pasteChanges } from './clipboard'
import type { Document } from './document'
import { isAllowedValue } from './limits'
import { newDocumentId } from './new-ids'
import { orderedSections } from './sections'

const rich = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'U dva ' },
        { type: 'text', text: 'dana.' },
      ],
    },
  ],
}
const document: Document = {
  v: 1,
  sections: {
    s_2: {
      type: 'faq',
      pos: 'a1',
      meta: {
        title: 'Pitanja',
        items: { i_2: { pos: 'a1', question: 'Drugo?' }, i_1: { pos: 'a0', question: 'Kada stiže?', answer: rich } },
      },
    },
    s_1: {
      type: 'hero',
      pos: 'a0',
      anchor: 'vrh',
      meta: { title: 'Jesen', image: { mediaId: 4, alt: 'Lampa' } },
      linkMeta: { cta: { label: 'Više' } },
    },
    s_3: { type: 'unknown-type', pos: 'a2', izmišljeno: [1, null] },
  },
}
const copied = copySections(document, ['s_2', 's_1', 's_3', 's_gone'])
const clipboard = (section: unknown) => JSON.stringify({ izlog: 'sections', v: 1, sections: [section] })

describe('the clipboard', () => {
  it('holds the sections in the order of the page, with their texts for other programs', () => {
    expect(parseClipboard(copied.json)?.map(({ type }) => type)).toEqual(['hero', 'faq', 'unknown-type'])
    expect(copied.text).toBe('Jesen\nViše\n\nPitanja\nKada stiže?\nU dva dana.\nDrugo?')
  })

  it('is pasted into another page under new ids, as often as wished', () => {
    const sections = parseClipboard(copied.json) ?? []
    const other: Document = { v: 1, sections: { s_9: { type: 'form', pos: 'a0' } } }
    const paste = (doc: Document) =>
      applyChanges(doc, pasteChanges(doc, sections, { place: { before: 's_9' }, newId: newDocumentId })).document
    const twice = orderedSections(paste(paste(other)))
    expect(twice.map(({ section }) => section.type)).toEqual(['hero', 'faq', 'unknown-type', 'hero', 'faq', 'unknown-type', 'form'])
    expect(new Set(twice.map(({ id }) => id)).size).toBe(7)
    expect(JSON.stringify(twice)).not.toMatch(/"(s_[123]|i_[12])"/)
    expect(twice.map(({ section }) => section.anchor).filter(Boolean)).toEqual(['vrh'])
    expect(twice.at(2)?.section.izmišljeno).toEqual([1, null])
  })

  it.each([
    ['no JSON', 'Dragi kupci'],
    ['JSON of another program', '{"sections":[]}'],
    ['another version', '{"izlog":"sections","v":2,"sections":[{"type":"hero","pos":"a0"}]}'],
    ['no section', '{"izlog":"sections","v":1,"sections":[]}'],
    [
      'too many sections',
      JSON.stringify({ izlog: 'sections', v: 1, sections: Array.from({ length: 201 }, () => ({ type: 'hero', pos: 'a0' })) }),
    ],
    ['a section without a type', clipboard({ pos: 'a0' })],
    ['a type of another kind', clipboard({ type: { hero: 1 }, pos: 'a0' })],
    ['a long type', clipboard({ type: 'x'.repeat(61), pos: 'a0' })],
    ['a list as section', clipboard([])],
    ['a forbidden name', '{"izlog":"sections","v":1,"sections":[{"type":"hero","pos":"a0","meta":{"__proto__":{"x":1}}}]}'],
    ['an empty name', clipboard({ type: 'hero', pos: 'a0', meta: { '': 1 } })],
    ['a long name', clipboard({ type: 'hero', pos: 'a0', meta: { ['x'.repeat(81)]: 1 } })],
    ['a long text', clipboard({ type: 'hero', pos: 'a0', meta: { title: 'x'.repeat(100_001) } })],
    ['NUL', clipboard({ type: 'hero', pos: 'a0', meta: { title: '\0' } })],
    ['half of a surrogate pair', '{"izlog":"sections","v":1,"sections":[{"type":"hero","pos":"a0","meta":{"title":"\\ud800"}}]}'],
    ['depth', clipboard({ type: 'hero', pos: 'a0', meta: JSON.parse(`${'{"x":'.repeat(31)}1${'}'.repeat(31)}`) })],
    ['boundless depth', '['.repeat(400_000)],
    ['boundless size', clipboard({ type: 'hero', pos: 'a0', meta: Array.from({ length: 11 }, () => 'x'.repeat(100_000)) })],
  ])('with %s holds no sections', (_, text) => {
    expect(parseClipboard(text)).toBeNull()
  })

  it('never throws, whatever lies in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.jsonValue().map(clipboard)), (text) => {
        const sections = parseClipboard(text)
        expect(sections === null || sections.length === 1).toBe(true)
      }),
    )
  })

  it('gives back what was copied', () => {
    fc.assert(
      fc.property(anyDocument, (doc) => {
        const sections = orderedSections(doc).map(({ section }) => section)
        const { json } = copySections(doc, Object.keys(doc.sections))
        expect(parseClipboard(json)).toEqual(
          sections.length === 0 || Object.values(doc.sections).some((section) => !isAllowedValue(section)) ? null : sections,
        )
      }),
    )
  })
})
