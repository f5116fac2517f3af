import { sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { Ctx } from '@/server/context'
import { inTransaction } from '@/server/db/transaction'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { queueMail } from '@/server/mail/queue-mail'
import { hashSecret, newSecret } from '@/server/secrets'

/** The same answer for a new and a known address, so that nobody learns who reads us. */
export async function subscribe(ctx: Ctx, { email }: ParsedOf<typeof newsletterApi.subscribe>) {
  const token = newSecret()
  await inTransaction(ctx, async (tx) => {
    const [row] = await tx
      .insert(newsletterSubscribers)
      .values({ siteId: ctx.site.id, email, tokenHash: hashSecret(token) })
      .onConflictDoUpdate({
        target: [newsletterSubscribers.siteId, newsletterSubscribers.email],
        set: { tokenHash: hashSecret(token) },
        setWhere: sql`${newsletterSubscribers.confirmedAt} is null or ${newsletterSubscribers.unsubscribedAt} is not null`,
      })
      .returning({ id: newsletterSubscribers.id })
    if (row) await queueMail(ctx, tx, { template: 'newsletterConfirm', to: email, data: { token } })
  })
  return {}
}
