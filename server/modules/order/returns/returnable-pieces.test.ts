import { expect, it } from 'vitest'
import { returnablePieces } from './returnable-pieces'

it.each([
  ['everything that was sent', { quantity: 5, handedOver: 5, returned: 0, claimed: 0 }, 5],
  ['nothing before it was sent', { quantity: 5, handedOver: 0, returned: 0, claimed: 0 }, 0],
  ['what is not on its way back', { quantity: 5, handedOver: 3, returned: 2, claimed: 2 }, 1],
  ['sent pieces beside refunded ones that were never sent', { quantity: 5, handedOver: 3, returned: 0, claimed: 2 }, 3],
  ['what no withdrawal or refund has claimed', { quantity: 5, handedOver: 5, returned: 0, claimed: 4 }, 1],
  ['no refunded return twice', { quantity: 2, handedOver: 2, returned: 1, claimed: 1 }, 1],
  ['never less than nothing', { quantity: 2, handedOver: 1, returned: 2, claimed: 2 }, 0],
])('can be returned: %s', (_what, facts, pieces) => {
  expect(returnablePieces(facts)).toBe(pieces)
})
