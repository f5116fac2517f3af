import { expect, it } from 'vitest'
import { withInnerQuotes } from './inner-quotes'

it.each([
  ['hr', 'čita „Južni vagon”', 'čita »Južni vagon«'],
  ['hr', '„Jama“ i "Breza"', '»Jama« i »Breza«'],
  ['en', 'reads “The Carriage”', 'reads ‘The Carriage’'],
  ['hr', 'ekran od 5"', 'ekran od 5"'],
] as const)('in %s: %s', (locale, value, expected) => {
  expect(withInnerQuotes(value, locale)).toBe(expected)
})
