import type { ConsentLog } from '@/lib/api/entities/consent.schema'
import type { Actor } from '@/server/core/context'

/** Whose consent is stated, and what proves it (docs/rules/privacy.md#consent-subject). */
export type ConsentSubject = ConsentLog['user'] & {
  /** The signed-in account; null proves nothing. */
  userId: number | null
  /** Stated through a link that was mailed to the address. */
  byMailedLink: boolean
}

/** Trusts the caller's statement only as far as the session proves it. */
export function consentSubject(actor: Actor, { userType, email }: ConsentLog['user']): ConsentSubject {
  const userId = actor.kind === 'user' ? actor.id : null
  const isOwner = actor.kind === 'user' && actor.email === email
  if (isOwner) return { userType: 'registered', email, userId, byMailedLink: false }
  return { userType: userType === 'registered' ? 'visitor' : userType, email, userId, byMailedLink: false }
}

/** The holder of a link that was mailed to the address. */
export function mailedLinkSubject(email: string): ConsentSubject {
  return { userType: 'visitor', email, userId: null, byMailedLink: true }
}
