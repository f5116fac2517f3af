import { expect, it } from 'vitest'
import type { Actor } from '@/server/core/context'
import { consentSubject } from './consent-subject'

const visitor = { kind: 'visitor' } as const
const ana: Actor = { kind: 'user', id: 7, email: 'ana@primjer.hr', sessionId: 1, isBackoffice: false, scopes: [] }

it.each([
  ['a visitor is no user, whatever they say', visitor, 'registered', 'ana@primjer.hr', 'visitor', null],
  ['a guest is believed: it proves nothing', visitor, 'guest', 'ana@primjer.hr', 'guest', null],
  ['the owner is one, whatever they say', ana, 'guest', 'ana@primjer.hr', 'registered', 7],
  ['another’s address is not the owner’s', ana, 'registered', 'iva@primjer.hr', 'visitor', 7],
  ['but may be that of a parcel', ana, 'guest', 'iva@primjer.hr', 'guest', 7],
] as const)('%s', (_, actor, claimed, email, userType, userId) => {
  expect(consentSubject(actor, { userType: claimed, email })).toEqual({ userType, email, userId, byMailedLink: false })
})
