import { expect, it } from 'vitest'
import { findSeatProblems } from './seat-problems'

it.each([
  ['Ana Horvat', 'ana@primjer.hr', []],
  [' ', 'ana@primjer.hr', ['name']],
  ['Ana', 'ana@primjer', ['email']],
  ['Ana', '', ['email']],
  ['', 'ana primjer.hr', ['name', 'email']],
])('the name %j and the address %j have the problems %j', (name, email, expected) =>
  expect(findSeatProblems({ name, email })).toEqual(expected),
)
