import type { ConsentLog } from '@/lib/api/entities/consent.schema'
import type { Actor } from '@/server/core/context'

/** In whose name something is said, and what shows that it was theirs to say. */
export type ConsentSubject = ConsentLog['user'] & {
  /** Whose sign-in it was said with; null proves nothing. */
  userId: number | null
  /** Said with a link that was mailed to the address. */
  byMailedLink: boolean
}

/** What callers say of themselves, as far as their sign-in bears it out: anybody may send anybody's address. */
export function consentSubject(actor: Actor, { userType, email }: ConsentLog['user']): ConsentSubject {
  const userId = actor.kind === 'user' ? actor.id : null
  const isOwner = actor.kind === 'user' && actor.email === email
  if (isOwner) return { userType: 'registered', email, userId, byMailedLink: false }
  return { userType: userType === 'registered' ? 'visitor' : userType, email, userId, byMailedLink: false }
}

/** Whoever holds a link that was mailed to an address. */
export function mailedLinkSubject(email: string): ConsentSubject {
  return { userType: 'visitor', email, userId: null, byMailedLink: true }
}
