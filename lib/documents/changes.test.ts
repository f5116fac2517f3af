import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyChange, anyDocument, withoutEmpty } from '@/tests/support/documents'
import { applyChange, applyChanges, overlaps, valueAt, type Change } from './changes'
import type { Document } from './document'

const document: Document = {
  v: 1,
  page: { title: 'Početna' },
  sections: {
    s_1: {
      type: 'hero',
      pos: 'a0',
      meta: { title: 'Jesen', items: { i_1: { pos: 'a0', text: 'jedan' } } },
      mobileMeta: {},
      unknown: [1, 2],
    },
    s_2: { type: 'faq', pos: 'a1', meta: {} },
  },
}

describe('applyChange', () => {
  it.each<[string, Change, readonly string[], unknown]>([
    ['sets a text', { kind: 'set', section: 's_1', path: ['meta', 'title'], value: 'Zima' }, ['sections', 's_1', 'meta', 'title'], 'Zima'],
    ['creates a part', { kind: 'set', section: 's_2', path: ['when', 'from'], value: 'x' }, ['sections', 's_2', 'when', 'from'], 'x'],
    ['clears a mobile value', { kind: 'unset', section: 's_1', path: ['meta', 'title'] }, ['sections', 's_1', 'meta', 'title'], undefined],
    ['sets the page title', { kind: 'set', section: '', path: ['page', 'title'], value: 'Naslovna' }, ['page', 'title'], 'Naslovna'],
    ['moves a section', { kind: 'move', section: 's_1', pos: 'a2' }, ['sections', 's_1', 'pos'], 'a2'],
    [
      'adds a list item',
      { kind: 'set', section: 's_1', path: ['meta', 'items', '#i_2'], value: { pos: 'a1', text: 'dva' } },
      ['sections', 's_1', 'meta', 'items', 'i_2', 'text'],
      'dva',
    ],
    [
      'removes a list item',
      { kind: 'unset', section: 's_1', path: ['meta', 'items', '#i_1'] },
      ['sections', 's_1', 'meta', 'items', 'i_1'],
      undefined,
    ],
  ])('%s, and its inverse restores the document', (_, change, path, value) => {
    const { document: changed, inverse } = applyChange(document, change)
    expect(valueAt(changed, path)).toEqual(value)
    expect(withoutEmpty(applyChanges(changed, inverse).document)).toEqual(withoutEmpty(document))
  })

  it.each<[string, Change]>([
    ['a removed section', { kind: 'set', section: 's_9', path: ['meta', 'title'], value: 'x' }],
    ['a removed list item', { kind: 'set', section: 's_1', path: ['meta', 'items', '#i_9', 'text'], value: 'x' }],
    ['a path through a text', { kind: 'set', section: 's_1', path: ['meta', 'title', 'x'], value: 'x' }],
    ['a section that exists', { kind: 'add', section: 's_1', value: { type: 'faq', pos: 'a9' } }],
    ['a prototype', { kind: 'remove', section: 'constructor' }],
    ['a section with the name of a prototype', { kind: 'add', section: '__proto__', value: { type: 'faq', pos: 'a9' } }],
    ['a part of a prototype', { kind: 'set', section: 's_1', path: ['__proto__', 'x'], value: 'x' }],
    ['an equal value', { kind: 'set', section: 's_1', path: ['meta', 'title'], value: 'Jesen' }],
  ])('has no effect on %s', (_, change) => {
    expect(applyChange(document, change)).toEqual({ document, inverse: [] })
  })

  it('keeps the identity of what it does not touch', () => {
    const { document: changed } = applyChange(document, { kind: 'set', section: 's_1', path: ['meta', 'title'], value: 'Zima' })
    expect(changed.sections.s_2).toBe(document.sections.s_2)
    expect(valueAt(changed.sections.s_1, ['meta', 'items'])).toBe(valueAt(document.sections.s_1, ['meta', 'items']))
  })

  it('neither changes the document before nor the values of the changes, also where a batch writes into what it has just written', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyChange, { maxLength: 30 }), (start, changes) => {
        const sent = structuredClone({ start, changes })
        const { document: changed, inverse } = applyChanges(start, changes)
        expect({ start, changes }).toEqual(sent)
        const oneByOne = changes.reduce((current, change) => applyChange(current, change).document, start)
        expect(changed).toEqual(oneByOne)
        const kept = structuredClone(changed)
        applyChanges(changed, inverse)
        expect(changed).toEqual(kept)
      }),
    )
  })

  it('copies a record once for all changes of a batch', () => {
    let copies = 0
    const names = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`n${index}`, 'x']))
    const meta = new Proxy(names, { ownKeys: (target) => (copies++, Reflect.ownKeys(target)) })
    const changes = Array.from({ length: 500 }, (_, index): Change => ({
      kind: 'set',
      section: 's_1',
      path: ['meta', `n${index}`],
      value: 'y',
    }))
    applyChanges({ v: 1, sections: { s_1: { type: 'hero', pos: 'a0', meta } } }, changes)
    expect(copies).toBe(1)
  })

  it('is undone by its inverse, whatever the changes', () => {
    fc.assert(
      fc.property(anyDocument, fc.array(anyChange, { maxLength: 30 }), (start, changes) => {
        const { document: changed, inverse } = applyChanges(start, changes)
        expect(withoutEmpty(applyChanges(changed, inverse).document)).toEqual(withoutEmpty(start))
      }),
    )
  })
})

describe('overlaps', () => {
  const set = (...path: string[]): Change => ({ kind: 'set', section: 's_1', path, value: 1 })
  it.each([
    [set('meta', 'title'), set('meta', 'title'), true],
    [set('meta', 'title'), set('meta', 'lead'), false],
    [set('meta', 'items'), set('meta', 'items', '#i_1', 'text'), true],
    [set('meta', 'title'), { kind: 'remove', section: 's_1' } as const, true],
    [set('meta', 'title'), { ...set('meta', 'title'), section: 's_2' }, false],
  ])('%o and %o: %s', (a, b, expected) => {
    expect([overlaps(a, b), overlaps(b, a)]).toEqual([expected, expected])
  })
})
