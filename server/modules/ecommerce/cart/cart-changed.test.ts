import { expect, it } from 'vitest'
import { cartChanged, type PriceView } from './cart-changed'

const seen: PriceView = {
  lines: [
    { itemId: 1, unitCents: 1500 },
    { itemId: 2, unitCents: 900 },
  ],
  extraCents: 450,
}
const [first, second] = seen.lines

it.each<[string, PriceView, boolean]>([
  ['nothing', seen, false],
  ['the order of the lines', { ...seen, lines: seen.lines.toReversed() }, false],
  ['a higher price', { ...seen, lines: seen.lines.map((line) => ({ ...line, unitCents: 1500 })) }, true],
  ['a lower price', { ...seen, lines: seen.lines.map((line) => ({ ...line, unitCents: 900 })) }, true],
  [
    'prices that change places and leave the total',
    {
      ...seen,
      lines: [
        { itemId: 1, unitCents: 900 },
        { itemId: 2, unitCents: 1500 },
      ],
    },
    true,
  ],
  ['a line more', { ...seen, lines: [...seen.lines, { itemId: 3, unitCents: 0 }] }, true],
  ['a line less', { ...seen, lines: seen.lines.slice(1) }, true],
  ['another line', { ...seen, lines: seen.lines.map((line) => (line === first ? { ...line, itemId: 3 } : line)) }, true],
  ['a line no longer sold', { ...seen, lines: seen.lines.map((line) => (line === second ? { ...line, unitCents: null } : line)) }, true],
  ['dearer delivery', { ...seen, extraCents: 690 }, true],
])('%s: changed is %s', (_, now, expected) => {
  expect(cartChanged(seen, now)).toBe(expected)
})
