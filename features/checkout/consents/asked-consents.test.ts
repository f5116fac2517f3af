import { expect, it } from 'vitest'
import { askedConsents } from './asked-consents'

const text = { uniqueNumber: 'u', displayName: 'Prihvaćam uvjete.', assignedTo: 'checkout', version: 2 }
const consents = [
  { ...text, id: 3, required: true },
  { ...text, id: 4, required: false },
  { ...text, id: 5, required: false },
]

// docs/rules/checkout.md#newsletter-consent
it.each([
  ['all, of who is not subscribed', consents, { subscribed: [], accepted: [] }, [3, 4, 5]],
  ['not the newsletter’s, of a subscriber', consents, { subscribed: [4], accepted: [] }, [3, 5]],
  ['the newsletter’s too, which was accepted here', consents, { subscribed: [4], accepted: [4] }, [3, 4, 5]],
  ['a required one, whatever it is for', consents, { subscribed: [3, 4], accepted: [] }, [3, 5]],
])('asks for %s', (_, all, known, ids) => {
  expect(askedConsents(all, known).map(({ id }) => id)).toEqual(ids)
})
