import { expect, it } from 'vitest'
import { chooseColour } from './choose-colour'

const all = Array.from({ length: 8 }, (_, colour) => ({ userId: 100 + colour, colour }))

it.each([
  ['by the user when nobody is there', 11, [], 3],
  ['the next free one when that is taken', 11, [{ userId: 3, colour: 3 }], 4],
  ['from the beginning after the last', 7, [{ userId: 15, colour: 7 }], 0],
  ['the one that another tab of the user has', 11, [{ userId: 11, colour: 6 }], 6],
  ['one that somebody has when all are taken', 11, all, 3],
])('is %s', (_, userId, others, colour) => expect(chooseColour(userId, others)).toBe(colour))
