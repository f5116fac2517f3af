import { expect, it } from 'vitest'
import { wordsWithText } from '@/components/form/field-words'
import english from '@/messages/en.json'
import croatian from '@/messages/hr.json'
import { fieldWords } from '@/server/api/openapi/failures/field-words'
import { readFieldWords, readSources } from '@/tests/support/contract/field-words'

// docs/rules/platform.md#documented-codes
const found = readFieldWords()

it('documents every word that stands for a wrong field', { timeout: 60_000 }, () => {
  expect([...found.keys()]).toEqual(expect.arrayContaining(['required', 'withdrawable', 'iban', 'repeated', 'unknown']))
  expect([...found].filter(([word]) => !Object.hasOwn(fieldWords, word))).toEqual([])
})

// docs/rules/forms.md#rule-texts
it.each(Object.entries({ Croatian: croatian, English: english }))('gives people a text for every word, in %s', (_, { forms }) => {
  const plainRules = Object.entries(forms.rules).flatMap(([rule, text]) => (text.includes('{') ? [] : rule))
  const withText = new Set([...Object.keys(forms.words), ...plainRules])
  expect(Object.keys(fieldWords).filter((word) => !withText.has(word))).toEqual([])
  expect(Object.keys(forms.words).toSorted()).toEqual([...wordsWithText].toSorted())
})

it('documents no word that nothing sends', { timeout: 60_000 }, () => {
  const sources = readSources()
  expect(Object.keys(fieldWords).filter((word) => !sources.includes(`'${word}'`))).toEqual([])
})
