import { expect, it } from 'vitest'
import { isPlaceMatch } from './place-matches'

it.each([
  ['Pošta', 'posta', true],
  ['Pošta', '', true],
  ['Skeniranje zalihe', 'zal sk', true],
  ['Skeniranje zalihe', 'aliha', false],
  ['Narudžbe', 'narudz', true],
  ['Narudžbe', 'narudzbe 12', false],
])('%s for "%s": %s', (name, typed, matches) => {
  expect(isPlaceMatch(name, typed)).toBe(matches)
})
