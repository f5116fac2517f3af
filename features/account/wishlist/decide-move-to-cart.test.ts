import { expect, it } from 'vitest'
import { decideMoveToCart } from './decide-move-to-cart'

it.each([
  ['a book', 'in', false, 'move'],
  ['the last copy', 'low', false, 'move'],
  ['an e-book', 'untracked', false, 'move'],
  ['a bag in colours', 'in', true, 'choose'],
  ['a sold-out book', 'out', false, 'soldOut'],
  ['a sold-out bag', 'out', true, 'soldOut'],
] as const)('%s', (_, state, needsChoice, move) => expect(decideMoveToCart({ stock: { state, available: null }, needsChoice })).toBe(move))
