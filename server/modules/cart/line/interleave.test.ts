import { expect, it } from 'vitest'
import { interleave } from './interleave'

it.each<[string, number[][], number[], number, number[]]>([
  ['nothing', [], [], 4, []],
  [
    'takes turns',
    [
      [1, 2, 3],
      [10, 20],
    ],
    [],
    9,
    [1, 10, 2, 20, 3],
  ],
  [
    'says each once',
    [
      [1, 2],
      [2, 1],
    ],
    [],
    9,
    [1, 2],
  ],
  ['leaves out what is there', [[1, 2, 3]], [2], 9, [1, 3]],
  ['stops in time', [[1, 2, 3]], [], 2, [1, 2]],
])('%s', (_, lists, without, most, expected) => expect(interleave(lists, { without, most })).toEqual(expected))
