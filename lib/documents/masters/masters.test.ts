import { describe, expect, it } from 'vitest'
import type { DocumentSection, Json } from '@/lib/documents/document'
import { instanceOf, masterOf, sharedSection, withMaster, withMasters } from './masters'

const item = (text: string): Json => ({ pos: 'a', text })

describe('a section with its master (docs/rules/editing.md#masters)', () => {
  it.each<[string, Json, Json, Json]>([
    ['has its values', { title: 'A', lead: 'B' }, {}, { title: 'A', lead: 'B' }],
    ['overrides one of them', { title: 'A', lead: 'B' }, { title: 'C' }, { title: 'C', lead: 'B' }],
    ['overrides at depth', { a: { b: { c: 1, d: 2 } } }, { a: { b: { c: 3 } } }, { a: { b: { c: 3, d: 2 } } }],
    [
      'overrides an item by its id',
      { items: { i_1: item('A'), i_2: item('B') } },
      { items: { i_2: { text: 'C' } } },
      { items: { i_1: item('A'), i_2: item('C') } },
    ],
    ['adds an item', { items: { i_1: item('A') } }, { items: { i_2: item('B') } }, { items: { i_1: item('A'), i_2: item('B') } }],
    ['takes an item out', { items: { i_1: item('A'), i_2: item('B') } }, { items: { i_1: null } }, { items: { i_2: item('B') } }],
    ['forgets an item that is gone', { items: {} }, { items: { i_1: { text: 'C' } } }, { items: {} }],
    ['empties a value', { title: 'A' }, { title: null }, { title: null }],
    ['replaces a picture as a whole', { image: { mediaId: 1, alt: 'A' } }, { image: { mediaId: 2 } }, { image: { mediaId: 2 } }],
    [
      'changes the alternative text only',
      { image: { mediaId: 1, alt: 'A' } },
      { image: { alt: 'B' } },
      { image: { mediaId: 1, alt: 'B' } },
    ],
    [
      'replaces a link as a whole',
      { link: { kind: 'page', id: 1 } },
      { link: { kind: 'external', target: 'x' } },
      { link: { kind: 'external', target: 'x' } },
    ],
  ])('%s', (_, base, own, expected) => {
    const master: DocumentSection = { type: 'hero', pos: 'a0', meta: base, linkMeta: base }
    const shown = withMaster({ type: 'hero', pos: 'b', master: 1, meta: own, linkMeta: own }, master)
    expect(shown).toEqual({ type: 'hero', pos: 'b', master: 1, meta: expected, linkMeta: expected })
  })

  it('keeps its own place, window and visibility, and the type of the master', () => {
    const master: DocumentSection = { type: 'hero', pos: 'a0', hide: { mobile: true }, meta: { title: 'A' } }
    const own: DocumentSection = { type: 'banner', pos: 'c', master: 1, when: { from: null, to: '2031-01-01T00:00:00Z' } }
    expect(withMaster(own, master)).toEqual({ ...own, type: 'hero', meta: { title: 'A' } })
  })

  it('is left out without its master', () => {
    const sections = { s_1: { type: 'hero', pos: 'a', master: 1 }, s_2: { type: 'hero', pos: 'b' } }
    expect(withMasters({ v: 1, sections }, new Map())).toEqual({ v: 1, sections: { s_2: sections.s_2 } })
  })

  it('is its shared parts and its own settings apart', () => {
    const section: DocumentSection = { type: 'hero', pos: 'b', anchor: 'vrh', meta: { title: 'A' }, options: { tone: 'dark' } }
    const [shared, instance] = [sharedSection(section), instanceOf(section, 7)]
    expect(instance).toEqual({ type: 'hero', pos: 'b', anchor: 'vrh', master: 7 })
    expect(withMaster(instance, shared)).toEqual({ ...section, master: 7 })
  })

  it.each([0, -1, 1.5, '1', null, 3_000_000_000])('is none for the id %s', (master) => {
    expect(masterOf({ type: 'hero', pos: 'a', master })).toBeNull()
  })
})
