import { describe, expect, it } from 'vitest'
import { f } from './fields'
import { parseItems, parseValues } from './parse-values'

const shape = {
  title: f.text(),
  body: f.rich(),
  image: f.image(),
  limit: f.number({ default: 4, min: 1, max: 8 }),
  open: f.flag({ default: true }),
  side: f.choice(['right', 'left']),
  slugs: f.keys(),
  logo: f.group({ text: f.text() }),
  items: f.list({ text: f.text() }),
}

const empty = { title: '', body: null, image: null, limit: 4, open: true, side: 'right', slugs: [], logo: { text: '' }, items: [] }

describe('parseValues', () => {
  it('uses the defaults when nothing is stored', () => {
    for (const stored of [undefined, null, 'x', [], {}]) expect(parseValues(shape, stored)).toEqual(empty)
  })

  it('keeps values of the right type', () => {
    const picture = { id: 1, src: '/media/a.webp', srcset: '', width: 16, height: 10, alt: '', colour: null }
    const stored = {
      title: 'Naslov',
      body: { type: 'doc', content: [] },
      image: picture,
      limit: 6,
      open: false,
      side: 'left',
      slugs: ['romani'],
      logo: { text: 'Pod lampom' },
      items: { i_2: { pos: 'a1', text: 'drugi' }, i_1: { pos: 'a0', text: 'prvi' } },
    }
    expect(parseValues(shape, stored)).toEqual({
      ...stored,
      items: [
        { id: 'i_1', text: 'prvi' },
        { id: 'i_2', text: 'drugi' },
      ],
    })
  })

  it('replaces values of the wrong type by the defaults', () => {
    const wrong = { title: 1, body: 'x', image: {}, limit: Number.NaN, open: 'da', side: 'gore', slugs: 'romani', logo: 1, items: 'x' }
    expect(parseValues(shape, wrong)).toEqual(empty)
  })

  it('clamps a number to its bounds', () => {
    expect(parseValues(shape, { limit: 99 }).limit).toBe(8)
    expect(parseValues(shape, { limit: -1 }).limit).toBe(1)
  })
})

describe('parseItems', () => {
  it('sorts by position, byte by byte: capitals before small letters', () => {
    const stored = { a: { pos: 'aa' }, b: { pos: 'aZ' }, c: { pos: 'a0' }, d: { pos: 'aZ' } }
    expect(parseItems(stored).map(({ id }) => id)).toEqual(['c', 'b', 'd', 'a'])
  })
})
