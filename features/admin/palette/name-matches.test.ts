import { expect, it } from 'vitest'
import { isNameMatch } from './name-matches'

it.each([
  ['Pošta', 'posta', true],
  ['Pošta', '', true],
  ['Skeniranje zalihe', 'zal sk', true],
  ['Skeniranje zalihe', 'aliha', false],
  ['Narudžbe', 'narudz', true],
  ['Narudžbe', 'narudzbe 12', false],
])('%s for "%s": %s', (name, typed, matches) => {
  expect(isNameMatch(name, typed)).toBe(matches)
})
