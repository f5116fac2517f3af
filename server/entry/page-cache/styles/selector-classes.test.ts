import { expect, it } from 'vitest'
import { alternativesOf } from './selector-classes'

it.each<[string, string[][]]>([
  ['h1', [[]]],
  ['*,:after,::backdrop', [[]]],
  ['.a', [['a']]],
  ['.a>.b li:before', [['a', 'b']]],
  ['.a,.b.c', [['a'], ['b', 'c']]],
  ['.a,b', [['a'], []]],
  [String.raw`.hover\:top-1\.5:hover`, [['hover:top-1.5']]],
  [String.raw`.w-\[min\(24rem\,100\%\)\]`, [['w-[min(24rem,100%)]']]],
  [String.raw`.\[\&_svg\]\:shrink-0 svg`, [['[&_svg]:shrink-0']]],
  [String.raw`.\32 xl\:p-1`, [['2xl:p-1']]],
  [String.raw`:is(:where(.group):hover .group-hover\:underline)`, [['group-hover:underline', 'group']]],
  [
    '.a:is(.b,.c) .d',
    [
      ['a', 'd', 'b'],
      ['a', 'd', 'c'],
    ],
  ],
  ['.prose>:is(h2,h3)', [['prose']]],
  ['.a:not(.b):has(.c)', [['a']]],
  ['[data-x=".y"] .a', [['a']]],
])('%s matches by %j', (selector, expected) => {
  expect(alternativesOf(selector)).toEqual(expected)
})
