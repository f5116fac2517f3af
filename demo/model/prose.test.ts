import { describe, expect, it } from 'vitest'
import { prose } from './prose'

describe('prose', () => {
  it('joins the wrapped lines of a paragraph and parts paragraphs at blank lines', () => {
    const doc = prose(`
      Prvi redak
      i njegov nastavak.

      Drugi odlomak.
    `)
    expect(doc).toEqual({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Prvi redak i njegov nastavak.' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'Drugi odlomak.' }] },
      ],
    })
  })

  it('keeps an amount in one line with its euro', () => {
    expect(prose('Od 120 € besplatno.').content).toEqual([
      { type: 'paragraph', content: [{ type: 'text', text: 'Od 120\u00a0€ besplatno.' }] },
    ])
  })

  it.each([
    ['## Naslov', { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Naslov' }] }],
    ['### Podnaslov', { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Podnaslov' }] }],
    [
      '> Tko čita,\n> ne spava.',
      { type: 'blockquote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Tko čita, ne spava.' }] }] },
    ],
    ['---', { type: 'horizontalRule' }],
  ])('reads %j as one block', (text, expected) => {
    expect(prose(text).content).toEqual([expected])
  })

  it.each([
    ['- sir\n- vino', 'bulletList'],
    ['1. sir\n2. vino', 'orderedList'],
  ])('reads %j as a list of two items', (text, type) => {
    const items = ['sir', 'vino'].map((word) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }],
    }))
    expect(prose(text).content).toEqual([{ type, content: items }])
  })

  it('marks bold, italic and links, also inside each other', () => {
    expect(prose('A **b *c*** i [d](/shop).').content?.[0]?.content).toEqual([
      { type: 'text', text: 'A ' },
      { type: 'text', text: 'b ', marks: [{ type: 'bold' }] },
      { type: 'text', text: 'c', marks: [{ type: 'bold' }, { type: 'italic' }] },
      { type: 'text', text: ' i ' },
      { type: 'text', text: 'd', marks: [{ type: 'link', attrs: { href: '/shop' } }] },
      { type: 'text', text: '.' },
    ])
  })

  it('leaves a lone asterisk and an empty text alone', () => {
    expect(prose('5 * 3').content?.[0]?.content).toEqual([{ type: 'text', text: '5 * 3' }])
    expect(prose('  \n ')).toEqual({ type: 'doc', content: [] })
  })
})
