import { describe, expect, it } from 'vitest'
import { field } from './fields'
import { parseItems, parseValues } from './parse-values'

const shape = {
  title: field.text(),
  body: field.rich(),
  image: field.image(),
  limit: field.number({ default: 4, min: 1, max: 8 }),
  open: field.flag({ default: true }),
  side: field.choice(['right', 'left']),
  slugs: field.keys({ of: 'term' }),
  logo: field.group({ text: field.text() }),
  items: field.list({ text: field.text() }),
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

describe('the kinds that refer to something', () => {
  const kinds = {
    link: field.link(),
    icon: field.icon(),
    ground: field.colour(['paper', 'inverse']),
    product: field.product(),
    products: field.products({ max: 2 }),
    posts: field.posts({ max: 2 }),
    video: field.video(),
    date: field.date(),
  }
  const nothing = {
    link: null,
    icon: '',
    ground: 'paper',
    product: null,
    products: { source: 'newest', category: null, pinned: [] },
    posts: { terms: [], pinned: [] },
    video: null,
    date: null,
  }

  it('keep right values', () => {
    const stored = {
      link: { kind: 'page', target: 'dostava', label: '' },
      icon: 'map-pin',
      ground: 'inverse',
      product: 4,
      products: { source: 'category', category: 3, pinned: [7, 5] },
      posts: { terms: ['razgovori'], pinned: [1] },
      video: { from: 'youtube', videoId: 'dQw4w9WgXcQ' },
      date: '2026-11-27',
    }
    expect(parseValues(kinds, stored)).toEqual(stored)
  })

  it('replace wrong values by none', () => {
    const wrong = {
      link: { kind: 'zlo', target: 'x' },
      icon: '<svg>',
      ground: '#ff0000',
      product: -1,
      products: { source: 'all', category: '3', pinned: ['1', 0.5] },
      posts: { terms: [1], pinned: 'x' },
      video: { from: 'youtube', videoId: '../../x' },
      date: '2026-11-31',
    }
    expect([parseValues(kinds, wrong), parseValues(kinds, {})]).toEqual([nothing, nothing])
  })

  it('hold each pinned id once, and no more than allowed', () => {
    expect(parseValues(kinds, { products: { pinned: [3, 3, 2, 1] } }).products.pinned).toEqual([3, 2])
  })
})
