import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDocument } from '@/tests/support/documents'
import { applyChanges, isSame } from './changes'
import type { Document } from './document'
import { addItem, moveItem, orderedItems, removeItem } from './items'
import { newDocumentId, type NewId } from './new-ids'
import { addSection, duplicateSection, moveSection, orderedSections, removeSection } from './sections'

const document: Document = {
  v: 1,
  sections: {
    s_1: { type: 'hero', pos: 'a0', meta: { title: 'Jesen' } },
    s_2: {
      type: 'faq',
      pos: 'a1',
      meta: { items: { i_1: { pos: 'a0', question: 'Prvo?' }, i_2: { pos: 'a1', question: 'Drugo?', links: { i_9: { pos: 'a0' } } } } },
      mobileMeta: { items: { i_2: { question: 'Kraće?' } } },
      unknown: { kept: true },
    },
    s_3: { type: 'form', pos: 'a1' },
  },
}

/** Ids in the order of their creation. */
function counter(): NewId {
  let last = 0
  return (kind) => `${kind}_new${++last}`
}

const orderOf = (doc: Document) => orderedSections(doc).map(({ id }) => id)
const after = (changes: Parameters<typeof applyChanges>[1], doc = document) => applyChanges(doc, changes).document

describe('sections', () => {
  it.each([
    ['start', ['s_new1', 's_1', 's_2', 's_3']],
    ['end', ['s_1', 's_2', 's_3', 's_new1']],
    [{ before: 's_2' }, ['s_1', 's_new1', 's_2', 's_3']],
    [{ after: 's_2' }, ['s_1', 's_2', 's_new1', 's_3']],
    [{ after: 's_gone' }, ['s_1', 's_2', 's_3', 's_new1']],
  ] as const)('are added at %j', (place, expected) => {
    expect(orderOf(after(addSection(document, { section: { type: 'hero', meta: {} }, place, newId: counter() })))).toEqual(expected)
  })

  it('move to any index, also between two at the same position, and undo restores all', () => {
    fc.assert(
      fc.property(anyDocument, fc.nat(3), fc.integer({ min: -1, max: 5 }), (doc, from, to) => {
        const before = orderOf(doc)
        const id = before[from]
        if (id === undefined) return
        const { document: moved, inverse } = applyChanges(doc, moveSection(doc, id, to))
        const index = Math.min(Math.max(0, to), before.length - 1)
        expect(orderOf(moved)).toEqual(before.filter((one) => one !== id).toSpliced(index, 0, id))
        expect(isSame(applyChanges(moved, inverse).document, doc)).toBe(true)
      }),
    )
  })

  it('need no change for a move to their own place, and none when they are gone', () => {
    expect([moveSection(document, 's_1', 0), moveSection(document, 's_gone', 0), removeSection(document, 's_gone')]).toEqual([[], [], []])
  })

  it('are duplicated behind the original with new ids everywhere, unknown parts included', () => {
    const copy = after(duplicateSection(document, 's_2', counter())).sections
    expect(orderOf({ v: 1, sections: copy })).toEqual(['s_1', 's_2', 's_new1', 's_3'])
    expect(copy.s_new1).toMatchObject({
      type: 'faq',
      meta: {
        items: {
          i_new2: { pos: 'a0', question: 'Prvo?' },
          i_new3: { pos: 'a1', question: 'Drugo?', links: { i_new4: { pos: 'a0' } } },
        },
      },
      mobileMeta: { items: { i_new3: { question: 'Kraće?' } } },
      unknown: { kept: true },
    })
    expect(copy.s_2).toBe(document.sections.s_2)
  })

  it('are removed', () => {
    expect(orderOf(after(removeSection(document, 's_2')))).toEqual(['s_1', 's_3'])
  })

  it('get ids that no other has', () => {
    const ids = Array.from({ length: 1000 }, () => newDocumentId('s'))
    expect(new Set(ids).size).toBe(1000)
    expect(ids.every((id) => /^s_[0-9A-Za-z]{8}$/.test(id))).toBe(true)
  })
})

describe('list items', () => {
  const list = { section: 's_2', path: ['meta', 'items'] }
  const itemsOf = (doc: Document, at = list) => orderedItems(doc, at).map(({ id }) => id)

  it('are added, moved and removed with their mobile values', () => {
    const added = after(addItem(document, list, { value: { question: 'Novo?' }, place: { before: 'i_2' }, newId: counter() }))
    expect(itemsOf(added)).toEqual(['i_1', 'i_new1', 'i_2'])
    const moved = after(moveItem(added, list, { id: 'i_2', toIndex: 0 }), added)
    expect(itemsOf(moved)).toEqual(['i_2', 'i_1', 'i_new1'])
    const removed = after(removeItem(moved, list, 'i_2'), moved)
    expect([itemsOf(removed), removed.sections.s_2?.mobileMeta]).toEqual([['i_1', 'i_new1'], { items: {} }])
  })

  it('of a list inside an item, and of a list that is empty yet', () => {
    const inner = { section: 's_2', path: ['meta', 'items', '#i_2', 'links'] }
    const twice = after(addItem(document, inner, { value: {}, place: 'end', newId: counter() }))
    expect(itemsOf(twice, inner)).toEqual(['i_9', 'i_new1'])
    const empty = { section: 's_1', path: ['meta', 'items'] }
    const first = after(addItem(document, empty, { value: {}, place: 'start', newId: counter() }))
    expect(itemsOf(first, empty)).toEqual(['i_new1'])
  })

  it('need no change where section or item is gone', () => {
    const gone = { section: 's_gone', path: ['meta', 'items'] }
    expect(addItem(document, gone, { value: {}, place: 'end', newId: counter() })).toEqual([])
    expect([moveItem(document, list, { id: 'i_gone', toIndex: 0 }), removeItem(document, list, 'i_gone')]).toEqual([[], []])
  })
})
