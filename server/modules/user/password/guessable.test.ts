import { expect, it } from 'vitest'
import { isGuessable } from './guessable'

const known = { common: new Set(['trustno1', '1234567890']), personal: ['Pod lampom', 'ana.maric', 'Ana', 'Marić', 'I'] }

it.each([
  ['a common password', 'trustno1', true],
  ['a common password in other case', 'TrustNo1', true],
  ['one repeated character', 'aaaaaaaa', true],
  ['two repeated characters', '10101010', true],
  ['the word password with digits', 'Lozinka123!', true],
  ['the word password without diacritics', 'sifra2026', true],
  ["the shop's name", 'podlampom1', true],
  ["the shop's name with punctuation", '2026 Pod-Lampom!', true],
  ["the owner's name", '123maric456', true],
  ['the e-mail address', 'Ana.Maric99', true],
  ['a phrase with the word password', 'lozinka-za-probu', false],
  ["a phrase with the owner's name", 'Ana čita po noći', false],
  ['an initial', 'i1234567i', false],
  ['a short phrase', 'kiša u Vukovaru', false],
])('%s', (_, password, expected) => expect(isGuessable(password, known)).toBe(expected))
