import { and, eq } from 'drizzle-orm'
import type { Subscription } from '@/lib/api/v1/marketing/newsletter/own.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { loadUser } from '@/server/modules/user/present-user'

export async function findSubscriber({ site }: Pick<Ctx, 'site'>, tx: Tx, email: string) {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.siteId, site.id), eq(newsletterSubscribers.email, email)))
  return row
}

type Account = { id: number; email: string }

/** An account sees as waiting only what it has asked for itself; without a verified address nothing else (docs/rules/content.md#newsletter-of-account). */
export async function loadSubscription(ctx: Pick<Ctx, 'site'>, tx: Tx, { id, email }: Account): Promise<Subscription> {
  const row = await findSubscriber(ctx, tx, email)
  const { verifiedAt } = await loadUser(tx, id)
  if (verifiedAt === null) return { state: row?.askedBy === id ? 'waiting' : 'none' }
  if (!row || row.unsubscribedAt) return { state: 'none' }
  if (row.confirmedAt) return { state: 'reader' }
  return { state: row.askedBy === id ? 'waiting' : 'none' }
}
