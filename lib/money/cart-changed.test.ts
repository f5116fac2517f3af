import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasCartChanged, type CartSnapshot } from './cart-changed'

const seen: CartSnapshot = {
  lines: [
    { itemId: 1, unit: 1500 },
    { itemId: 2, unit: 900 },
  ],
  extra: 450,
}
const [first, second] = seen.lines

describe('prices of a cart', () => {
  it.each<[string, CartSnapshot, boolean]>([
    ['nothing', seen, false],
    ['the order of the lines', { ...seen, lines: seen.lines.toReversed() }, false],
    ['a higher price', { ...seen, lines: seen.lines.map((line) => ({ ...line, unit: 1500 })) }, true],
    ['a lower price', { ...seen, lines: seen.lines.map((line) => ({ ...line, unit: 900 })) }, true],
    [
      'swapped prices with the same total',
      {
        ...seen,
        lines: [
          { itemId: 1, unit: 900 },
          { itemId: 2, unit: 1500 },
        ],
      },
      true,
    ],
    ['an additional line', { ...seen, lines: [...seen.lines, { itemId: 3, unit: 0 }] }, true],
    ['a missing line', { ...seen, lines: seen.lines.slice(1) }, true],
    ['another line', { ...seen, lines: seen.lines.map((line) => (line === first ? { ...line, itemId: 3 } : line)) }, true],
    ['a line no longer sold', { ...seen, lines: seen.lines.map((line) => (line === second ? { ...line, unit: null } : line)) }, true],
    ['a higher delivery cost', { ...seen, extra: 690 }, true],
  ])('%s: changed is %s', (_, now, expected) => expect(hasCartChanged(seen, now)).toBe(expected))
})

describe('a copy of another window', () => {
  const copy: CartSnapshot = { lines: [{ itemId: 1, choice: 'black', unit: 10, qty: 2, total: 20 }], extra: 0 }
  const [line] = copy.lines
  it.each<[string, object, boolean]>([
    ['the same', {}, false],
    ['other options at the same price', { choice: 'white' }, true],
    ['another quantity', { qty: 3 }, true],
    ['a new discount', { total: 19 }, true],
  ])('%s: changed is %s', (_, change, expected) => {
    expect(hasCartChanged(copy, { ...copy, lines: [{ itemId: 1, unit: 10, ...line, ...change }] })).toBe(expected)
  })
})

const view = fc.record({
  lines: fc.uniqueArray(fc.record({ itemId: fc.nat(20), unit: fc.option(fc.nat(3)) }), { selector: ({ itemId }) => itemId }),
  extra: fc.integer({ min: -2, max: 2 }),
})

it('is symmetric and ignores the order of lines', () => {
  fc.assert(
    fc.property(view, view, (a, b) => {
      expect(hasCartChanged(a, b)).toBe(hasCartChanged(b, a))
      expect(hasCartChanged(a, { ...a, lines: a.lines.toReversed() })).toBe(false)
    }),
  )
})
