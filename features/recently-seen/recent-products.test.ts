import { expect, it } from 'vitest'
import { prependRecent } from './recent-products'

it.each([
  ['starts a list', [], 1, [1]],
  ['puts a new product first', [1, 2], 3, [3, 1, 2]],
  ['moves a known product to the front', [1, 2, 3], 3, [3, 1, 2]],
  ['drops the oldest product', [1, 2, 3, 4, 5], 6, [6, 1, 2, 3, 4]],
])('%s', (_, ids, id, expected) => expect(prependRecent(ids, id)).toEqual(expected))
