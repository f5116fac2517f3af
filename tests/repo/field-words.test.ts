import { expect, it } from 'vitest'
import { fieldWords } from '@/server/api/openapi/failures/field-words'
import { readFieldWords, readSources } from '@/tests/support/contract/field-words'

// docs/rules/platform.md#documented-codes
const found = readFieldWords()

it('documents every word that stands for a wrong field', { timeout: 60_000 }, () => {
  expect([...found.keys()]).toEqual(expect.arrayContaining(['required', 'withdrawable', 'iban', 'repeated', 'unknown']))
  expect([...found].filter(([word]) => !Object.hasOwn(fieldWords, word))).toEqual([])
})

it('documents no word that nothing sends', { timeout: 60_000 }, () => {
  const sources = readSources()
  expect(Object.keys(fieldWords).filter((word) => !sources.includes(`'${word}'`))).toEqual([])
})
