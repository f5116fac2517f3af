import { expect, it } from 'vitest'
import { isGuessable } from './guessable'

const known = { common: new Set(['trustno1', '1234567890']), personal: ['Pod lampom', 'ana.maric', 'Ana', 'Marić', 'I'] }

it.each([
  ['a common one', 'trustno1', true],
  ['a common one in capitals', 'TrustNo1', true],
  ['one key', 'aaaaaaaa', true],
  ['two keys', '10101010', true],
  ['the word itself, with digits', 'Lozinka123!', true],
  ['the word without its marks', 'sifra2026', true],
  ['the shop', 'podlampom1', true],
  ['the shop as it is written', '2026 Pod-Lampom!', true],
  ['one’s name', '123maric456', true],
  ['the address', 'Ana.Maric99', true],
  ['a sentence with the word in it', 'lozinka-za-probu', false],
  ['a sentence with one’s name', 'Ana čita po noći', false],
  ['an initial says nothing', 'i1234567i', false],
  ['a short sentence', 'kiša u Vukovaru', false],
])('%s', (_, password, expected) => expect(isGuessable(password, known)).toBe(expected))
