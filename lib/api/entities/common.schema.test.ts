import { expect, it } from 'vitest'
import { Id, Page } from './common.schema'

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
