/**
 * The words of the API's `fieldErrors` that have a text of their own in `forms.words`; the others are names of rules (validation-rule.ts).
 * tests/repo/contract/field-words.test.ts finds those that are missing.
 */
export const wordsWithText = [
  'barcode',
  'confirmation',
  'extra',
  'foreign',
  'future',
  'iban',
  'max',
  'maxLength',
  'month',
  'number',
  'oneLine',
  'oneOf',
  'oneOfAType',
  'range',
  'repeated',
  'sameAs',
  'sender',
  'slug',
  'tooMany',
  'twice',
  'unknown',
  'url',
  'withdrawable',
] as const

type FieldWord = (typeof wordsWithText)[number]

export function isFieldWord(message: string): message is FieldWord {
  return wordsWithText.some((word) => word === message)
}
