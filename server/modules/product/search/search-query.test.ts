import { expect, it } from 'vitest'
import { parseSearch } from './search-query'

it.each([
  ['', null],
  ['  !? ', null],
  ['tramvaj', 'tramvaj:*'],
  ['  Zlatarovo   zlato ', 'zlatarovo:* & zlato:*'],
  ['Čuvar svjetionika', 'čuvar:* & svjetionika:*'],
  ['C\u030cuvar kuc\u0301e', 'čuvar:* & kuće:*'],
  ["rock'n'roll & :*", 'rock:* & n:* & roll:*'],
  ['medjed', '(medjed:* | meded:*)'],
  ['978-953-384-001-7', '9789533840017:*'],
  ['9789533840017', '9789533840017:*'],
  ['KLA-001', 'kla:* & 001:*'],
])('parses %o as %o', (keywords, expected) => {
  expect(parseSearch(keywords).tsquery).toBe(expected)
})

it('takes twelve words at most', () => {
  expect(parseSearch('a '.repeat(100)).tsquery?.split(' & ')).toHaveLength(12)
})
