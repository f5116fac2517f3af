import type { ConsentLog } from '@/lib/api/entities/consent.schema'
import type { Actor } from '@/server/core/context'

/** In whose name something is said, and what shows that it was theirs to say. */
export type Speaker = ConsentLog['user'] & {
  /** Whose sign-in it was said with; null proves nothing. */
  userId: number | null
  /** Said with a link that was mailed to the address. */
  byMailedLink: boolean
}

/** What callers say of themselves, as far as their sign-in bears it out: anybody may send anybody's address. */
export function speakerOf(actor: Actor, { userType, email }: ConsentLog['user']): Speaker {
  const userId = actor.kind === 'user' ? actor.id : null
  const isOwner = actor.kind === 'user' && actor.email === email
  if (isOwner) return { userType: 'registered', email, userId, byMailedLink: false }
  return { userType: userType === 'registered' ? 'visitor' : userType, email, userId, byMailedLink: false }
}

/** Whoever holds a link that was mailed to an address. */
export function holderOfLink(email: string): Speaker {
  return { userType: 'visitor', email, userId: null, byMailedLink: true }
}
