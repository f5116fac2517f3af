import { expect, it } from 'vitest'
import { Id, oneLine, Page, text } from './common.schema'

// docs/rules/platform.md#integers
it.each([1, '1', '0286', 2_147_483_647])('%j is an id', (value) => {
  expect(Id.parse(value)).toBe(Number(value))
})

it.each([
  true,
  [1],
  '0x11e',
  ' 286 ',
  '1e2',
  '1.0',
  '+1',
  '-1',
  '',
  '١',
  0,
  1.5,
  2_147_483_648,
  '2147483648',
  Number.NaN,
  null,
  undefined,
  {},
])('%j is none', (value) => {
  expect(Id.safeParse(value).success).toBe(false)
  expect(Page.safeParse(value).success).toBe(false)
})

// docs/rules/forms.md#one-line
it.each([
  ['Ana', 'Ana'],
  [' Ana Marić\n', 'Ana Marić'],
  ['<b>Ana</b>', '<b>Ana</b>'],
  ['A\u00adna', 'A\u00adna'],
  ['\u05d0\u200f', '\u05d0\u200f'],
  ['', ''],
])('%j is one line', (value, line) => expect(oneLine(75).parse(value)).toBe(line))

it.each([
  'Ana\nMarić',
  'Ana\rMarić',
  'Ana\tMarić',
  'Ana\u0085Marić',
  'Ana\u2028Marić',
  'Ana\u2029Marić',
  'A\u001b[31mna',
  'Ana\u007f',
  'Ana\u202e',
  'A\u2067na',
  '\u200b',
  'Ana\ufffe',
  'Ana\u{e0041}',
])('%j is none', (value) =>
  expect(
    oneLine(75)
      .safeParse(value)
      .error?.issues.map(({ message }) => message),
  ).toEqual(['oneLine']),
)

// docs/rules/platform.md#storable-text
it.each(['Ana\0', 'Ana\ud83d', '\ude00 Ana'])('%j cannot be stored', (value) => {
  for (const schema of [text(75), oneLine(75)]) expect(schema.safeParse(value).error?.issues[0]?.message).toBe('Nedopušten znak.')
})

it('an emoji can be stored', () => expect(text(75).safeParse('Ana 😀').success).toBe(true))
