import { expect, it } from 'vitest'
import { searchWords } from './search-words'

it.each([
  ['', null],
  ['  !? ', null],
  ['tramvaj', 'tramvaj:*'],
  ['  Zlatarovo   zlato ', 'zlatarovo:* & zlato:*'],
  ['Čuvar svjetionika', 'čuvar:* & svjetionika:*'],
  ["rock'n'roll & :*", 'rock:* & n:* & roll:*'],
  ['medjed', '(medjed:* | meded:*)'],
  ['978-953-384-001-7', '9789533840017:*'],
  ['9789533840017', '9789533840017:*'],
  ['KLA-001', 'kla:* & 001:*'],
])('%o is searched as %o', (keywords, expected) => {
  expect(searchWords(keywords).tsquery).toBe(expected)
})

it('asks for twelve words at most', () => {
  expect(searchWords('a '.repeat(100)).tsquery?.split(' & ')).toHaveLength(12)
})
