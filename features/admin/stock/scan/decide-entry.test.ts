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
  ['9789530000001', isbn, { kind: 'other', count: '' }],
  ['129789530000001', isbn, { kind: 'other', count: '12' }],
  ['12978-953-0000-00-1', isbn, { kind: 'other', count: '12' }],
  ['12345670', isbn, { kind: 'other', count: '' }],
  ['312345670', isbn, { kind: 'other', count: '3' }],
  ['5036000291452', isbn, { kind: 'other', count: '5' }],
  ['KLA-002', 'KLA-001', { kind: 'other', count: '' }],
  ['12KLA-002', 'KLA-001', { kind: 'other', count: '12' }],
  ['mnogo', isbn, { kind: 'other', count: '' }],
  // A count of 1 before the EAN-13 0036000291452, or of 10 before the UPC-A 036000291452: the text stays.
  ['10036000291452', isbn, { kind: 'other', count: '10036000291452' }],
  ['123456789', isbn, { kind: 'other', count: '123456789' }],
])('%j after the code %s is %o', (text, code, expected) => {
  expect(decideEntry(text, code)).toEqual(expected)
})
