import { describe, expect, it } from 'vitest'
import { isWithinLimits } from './json-size'

const keys = (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 0])))
const limits = { depth: 3, members: 10 }

describe('isWithinLimits', () => {
  it.each([
    ['few keys', keys(10), true],
    ['many keys', keys(11), false],
    ['many values', '[0,0,0,0,0,0,0,0,0,0,0]', false],
    ['many lists', '[[],[],[],[],[],[]]', false],
    ['depth 3', '[[[0]]]', true],
    ['depth 4', '[[[[0]]]]', false],
    ['marks in a string', JSON.stringify({ text: '[[[[,,,,,,,,,,,,{{{{' }), true],
    ['an escaped quote', JSON.stringify({ text: '"[[[[[' }), true],
    ['an escaped backslash', '{"a":"\\\\","b":[[[0]]]}', false],
    ['no JSON', 'hm', true],
  ])('%s', (_, text, expected) => expect(isWithinLimits(text, limits)).toBe(expected))
})
