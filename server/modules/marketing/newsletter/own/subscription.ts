import { and, eq } from 'drizzle-orm'
import type { Subscription } from '@/lib/api/v1/marketing/newsletter/own.schema'
import type { Ctx } from '@/server/context'
import type { Tx } from '@/server/db/client'
import { newsletterSubscribers } from '@/server/db/schema/user'

/** The row of an address, if it ever asked for the letter. */
export async function subscriberRow({ site }: Pick<Ctx, 'site'>, tx: Tx, email: string) {
  const [row] = await tx
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.siteId, site.id), eq(newsletterSubscribers.email, email)))
  return row
}

export async function subscriptionOf(ctx: Pick<Ctx, 'site'>, tx: Tx, email: string): Promise<Subscription> {
  const row = await subscriberRow(ctx, tx, email)
  if (!row || row.unsubscribedAt) return { state: 'none' }
  return { state: row.confirmedAt ? 'reader' : 'waiting' }
}
