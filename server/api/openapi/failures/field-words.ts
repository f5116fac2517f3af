/**
 * The words of `data.fieldErrors` that are no sentence, with what each says. tests/repo/contract/field-words.test.ts finds those of the schemas and handlers that are
 * missing here, and those here that nothing sends.
 */
export const fieldWords = {
  required: 'the field is empty or missing',
  email: 'no e-mail address',
  url: 'no address of a page, https',
  phone: 'no phone number',
  zip: "does not match the country's pattern",
  country: 'unknown, or not delivered to',
  specialCharacters: 'a name may hold letters only',
  oib: 'no Croatian company number',
  vatNumber: 'no VAT number of the country',
  iban: 'no account number',
  barcode: 'no number of a member card',
  orderNumber: 'no number of an order',
  oneLine: 'a line break or a control character in a name or a part of an address',
  slug: 'lower-case letters, digits and single hyphens only',
  month: 'no month, such as 2026-05',
  unknown: 'names what does not exist, or what cannot be chosen here',
  repeated: 'names the same thing twice',
  twice: 'two fields, options or documents have the same name',
  sender: 'the field that names the sender is missing',
  oneOf: 'exactly one of the fields must be there',
  oneOfAType: 'two addresses of one type',
  extra: 'this product has no such choice',
  maxLength: 'the text is longer than `maxLength` of the option',
  number: 'no number',
  range: 'the number is below `min` or above `max` of the option',
  max: 'more than there is',
  tooMany: 'more than may be named',
  withdrawable: 'more pieces than can still be sent back',
  future: 'a day that has not come yet',
  confirmation: 'the typed confirmation is another text',
  sameAs: 'not the same as the field that it repeats',
  differentPassword: 'the new password is the old one',
  foreign: 'an address of another site',
} as const

/** As one sentence of the guide. */
export function describeFieldWords(): string {
  return Object.entries(fieldWords)
    .map(([word, text]) => `\`${word}\` (${text})`)
    .join(', ')
}
