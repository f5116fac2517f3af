import { describe, expect, it } from 'vitest'
import { orderSlugMoves, slugBatches } from './slug-moves'

/** 'a>b': the product with the slug a wants b. */
function movesOf(text: string) {
  return text.split(' ').map((pair, productId) => {
    const [from = '', to = ''] = pair.split('>')
    return { productId, languageId: 1, from, to }
  })
}

const shown = (moves: readonly { from: string; to: string }[]) => moves.map(({ from, to }) => `${from}>${to}`).join(' ')

describe('orderSlugMoves', () => {
  it.each([
    ['a chain from its free end', 'a>b b>c c>d', ['c>d', 'b>c', 'a>b'], ''],
    ['two products that exchange their slugs', 'a>b b>a', ['a>b b>a'], ''],
    ['a circle and a chain', 'a>b x>y b>c c>a', ['x>y', 'a>b c>a b>c'], ''],
    ['a chain whose end is taken', 'a>b b>taken x>y', ['x>y'], 'a>b b>taken'],
    ['the first of two moves to one slug', 'a>c b>c x>b', ['a>c'], 'b>c x>b'],
    ['two moves to a taken slug', 'a>taken b>taken', [], 'a>taken b>taken'],
    ['no move to a slug whose owner stays', 'a>b x>b b>x', [], 'a>b x>b b>x'],
  ])('orders %s', (_, text, expected, blocked) => {
    const found = orderSlugMoves(movesOf(text), ({ to }) => to !== 'taken')
    expect([found.groups.map(shown), shown(found.blocked)]).toEqual([expected, blocked])
  })

  it('tells languages apart', () => {
    const moves = movesOf('a>b b>c').map((move, languageId) => ({ ...move, languageId }))
    expect(orderSlugMoves(moves, ({ languageId }) => languageId > 0).blocked).toEqual([moves[0]])
  })

  it('takes a moment for very many', () => {
    const moves = Array.from({ length: 50_000 }, (_, n) => ({ productId: n, languageId: 1, from: `s-${n}`, to: `s-${n + 1}` }))
    expect(orderSlugMoves(moves, () => true).groups).toHaveLength(50_000)
    expect(orderSlugMoves(moves, () => false).blocked).toHaveLength(50_000)
  })
})

it('slugBatches divides chains and keeps circles whole', () => {
  expect(slugBatches([['a'], ['b'], ['c'], ['d', 'e', 'f'], ['g']], 2)).toEqual([['a', 'b'], ['c'], ['d', 'e', 'f'], ['g']])
})
