import { expect, it } from 'vitest'
import { prependRecent } from './next-recent'

it.each([
  ['the first', [], 1, [1]],
  ['the latest comes first', [1, 2], 3, [3, 1, 2]],
  ['one seen again comes first, once', [1, 2, 3], 3, [3, 1, 2]],
  ['the oldest falls out', [1, 2, 3, 4, 5], 6, [6, 1, 2, 3, 4]],
])('%s', (_, ids, id, expected) => expect(prependRecent(ids, id)).toEqual(expected))
