import { expect, it } from 'vitest'
import { interleave } from './interleave'

it.each<[string, number[][], number[], number, number[]]>([
  ['returns nothing for no lists', [], [], 4, []],
  [
    'alternates between the lists',
    [
      [1, 2, 3],
      [10, 20],
    ],
    [],
    9,
    [1, 10, 2, 20, 3],
  ],
  [
    'removes duplicates',
    [
      [1, 2],
      [2, 1],
    ],
    [],
    9,
    [1, 2],
  ],
  ['leaves out excluded ids', [[1, 2, 3]], [2], 9, [1, 3]],
  ['stops at the limit', [[1, 2, 3]], [], 2, [1, 2]],
])('%s', (_, lists, exclude, limit, expected) => expect(interleave(lists, { exclude, limit })).toEqual(expected))
