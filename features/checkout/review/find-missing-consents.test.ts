import { expect, it } from 'vitest'
import { findMissingConsents } from './find-missing-consents'

const wording = { uniqueNumber: 'u', displayName: 'Prihvaćam uvjete.', assignedTo: 'checkout', version: 2 }
const inForce = [
  { ...wording, id: 5, required: true },
  { ...wording, id: 6, required: true },
  { ...wording, id: 7, required: false },
]

it.each([
  ['a new version of one', [6, 7], [5]],
  ['nothing accepted, after a reload', [], [5, 6]],
  ['one that the server misses', [5, 6], [5, 6]],
])('%s', (_, accepted, missing) => {
  expect(findMissingConsents(inForce, accepted).map(({ id }) => id)).toEqual(missing)
})
