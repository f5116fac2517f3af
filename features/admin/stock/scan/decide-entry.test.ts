import { expect, it } from 'vitest'
import { decideEntry } from './decide-entry'

const isbn = '9789531234567'

it.each([
  ['12', isbn, { kind: 'count' }],
  ['', isbn, { kind: 'count' }],
  ['12', '12', { kind: 'count' }],
  [isbn, isbn, { kind: 'same', pieces: 2 }],
  [`2${isbn}`, isbn, { kind: 'same', pieces: 3 }],
  ['5978-953-1234-56-7', isbn, { kind: 'same', pieces: 6 }],
  ['kla-001', 'KLA-001', { kind: 'same', pieces: 2 }],
  ['9789530000001', isbn, { kind: 'other' }],
  ['12345670', isbn, { kind: 'other' }],
  ['KLA-002', 'KLA-001', { kind: 'other' }],
  ['mnogo', isbn, { kind: 'other' }],
])('%j after the code %s is %o', (text, code, expected) => {
  expect(decideEntry(text, code)).toEqual(expected)
})
