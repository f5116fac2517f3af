import type { ConsentLog } from '@/lib/api/entities/consent.schema'
import type { Actor } from '@/server/core/context'

/** Whose consent is stated, and what proves it. Without a proof it is kept and counts nowhere (docs/rules/privacy.md#consent-subject). */
export type ConsentSubject = ConsentLog['user'] & {
  /** The signed-in account. */
  userId: number | null
  /** The cart whose pair was presented. */
  cartId: string | null
  /** Stated through a link that was mailed to the address. */
  byMailedLink: boolean
}

/** Trusts the caller's statement only as far as the session and the cart's pair prove it. */
export function consentSubject(
  actor: Actor,
  { userType, email, cartId = null }: ConsentLog['user'] & { cartId?: string | null },
): ConsentSubject {
  const userId = actor.kind === 'user' ? actor.id : null
  const isOwner = actor.kind === 'user' && actor.email === email
  const provenType = isOwner ? 'registered' : userType === 'registered' ? 'visitor' : userType
  return { userType: provenType, email, userId, cartId, byMailedLink: false }
}

/** An account that the same transaction opens. */
export function newAccountSubject({ userId, email }: { userId: number; email: string }): ConsentSubject {
  return { userType: 'registered', email, userId, cartId: null, byMailedLink: false }
}

/** The holder of a link that was mailed to the address. */
export function mailedLinkSubject(email: string): ConsentSubject {
  return { userType: 'visitor', email, userId: null, cartId: null, byMailedLink: true }
}
