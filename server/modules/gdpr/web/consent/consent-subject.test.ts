import { expect, it } from 'vitest'
import type { Actor } from '@/server/core/context'
import { consentSubject } from './consent-subject'

const visitor = { kind: 'visitor' } as const
const ana: Actor = { kind: 'user', id: 7, email: 'ana@primjer.hr', sessionId: 1, isBackoffice: false, scopes: [], provenAt: new Date(0) }

it.each([
  ['treats a visitor as visitor, whatever it states', visitor, 'registered', 'ana@primjer.hr', 'visitor', null],
  ['accepts guest, which proves nothing', visitor, 'guest', 'ana@primjer.hr', 'guest', null],
  ['treats the owner as registered, whatever it states', ana, 'guest', 'ana@primjer.hr', 'registered', 7],
  ['treats a user with another address as visitor', ana, 'registered', 'iva@primjer.hr', 'visitor', 7],
  ['accepts a user as guest with another address', ana, 'guest', 'iva@primjer.hr', 'guest', 7],
] as const)('%s', (_, actor, claimed, email, userType, userId) => {
  expect(consentSubject(actor, { userType: claimed, email })).toEqual({ userType, email, userId, cartId: null, byMailedLink: false })
})

it('names the cart whose pair was presented', () => {
  expect(consentSubject(visitor, { userType: 'guest', email: 'ana@primjer.hr', cartId: 'k' })).toMatchObject({ userId: null, cartId: 'k' })
})
