import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import type { Tx } from '@/server/db/client'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { confirmationCutoff } from './delete-unconfirmed'
import { findSubscriberId } from './unsubscribe-token'

type Subscriber = typeof newsletterSubscribers.$inferSelect

/** The subscriber of a confirmation link; the caller may lock it. */
export function selectConfirming({ site }: Pick<Ctx, 'site'>, tx: Tx, token: string) {
  return tx
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.tokenHash, hashSecret(token)), eq(newsletterSubscribers.siteId, site.id)))
}

/** @throws TOKEN_SPENT where the subscriber is gone, or the confirmation is late */
export function requireConfirmable(found: Subscriber | undefined, now: Date): Subscriber {
  const isLate = found && !isSubscribed(found) && found.askedAt <= confirmationCutoff(now)
  if (!found || isLate) throw new AppError('TOKEN_SPENT')
  return found
}

/** The condition that finds the subscriber of a letter's token. @throws TOKEN_SPENT without a valid signature */
export async function matchLetter({ db, site }: Pick<Ctx, 'db' | 'site'>, token: string) {
  const id = await findSubscriberId(db, site, token)
  if (id === null) throw new AppError('TOKEN_SPENT')
  return and(eq(newsletterSubscribers.id, id), eq(newsletterSubscribers.siteId, site.id))
}

export function isSubscribed({ confirmedAt, unsubscribedAt }: Pick<Subscriber, 'confirmedAt' | 'unsubscribedAt'>): boolean {
  return confirmedAt !== null && unsubscribedAt === null
}
