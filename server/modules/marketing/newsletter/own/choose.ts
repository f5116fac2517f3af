import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import type { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import type { Ctx } from '@/server/context'
import { newsletterSubscribers } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/db/transaction'
import { countAgainstLimit } from '@/server/http/rate-limits'
import { queueMail } from '@/server/mail/queue-mail'
import { userRow } from '@/server/modules/user/present-user'
import { signedIn } from '@/server/modules/user/signed-in'
import { hashSecret, newSecret } from '@/server/secrets'
import { logChoice } from '../log-choice'
import { subscribe } from '../subscribe'
import { unsubscribeToken } from '../unsubscribe-link'
import { subscriberRow, subscriptionOf } from './subscription'

/** Choosing what is chosen already changes nothing. What was agreed to by it is written into the log of consents. */
export async function choose(ctx: Ctx, { wanted }: ParsedOf<typeof ownNewsletterApi.choose>) {
  const { id, email } = signedIn(ctx)
  const { state } = await subscriptionOf(ctx, ctx.db, email)
  const isSo = wanted ? state === 'reader' : state === 'none'
  if (isSo) return { state }
  const { verifiedAt } = await userRow(ctx.db, id)
  if (wanted && verifiedAt === null) await askByMail(ctx, email)
  await inTransaction(ctx, async (tx) => {
    await logChoice(ctx, tx, { wanted, sourceType: 'profile', user: { userType: 'registered', email } })
    if (!wanted) await leave(ctx, tx, email)
    else if (verifiedAt !== null) await join(ctx, tx, email)
  })
  return subscriptionOf(ctx, ctx.db, email)
}

/** Whose address it is, nobody knows yet: it is written to no more often than from the public form. */
function askByMail(ctx: Ctx, email: string) {
  countAgainstLimit(ctx, newsletterApi.subscribe, { email })
  return subscribe(ctx, { email })
}

async function join(ctx: Ctx, tx: Transaction, email: string) {
  const now = { confirmedAt: ctx.now(), unsubscribedAt: null }
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ siteId: ctx.site.id, email, tokenHash: hashSecret(newSecret()), ...now })
    .onConflictDoUpdate({ target: [newsletterSubscribers.siteId, newsletterSubscribers.email], set: now })
    .returning({ id: newsletterSubscribers.id })
  const link = await unsubscribeToken(tx, ctx.site, row?.id ?? 0)
  await queueMail(ctx, tx, { template: 'newsletterWelcome', to: email, data: { leave: link } })
}

/** A link that still lies in the mailbox is spent with it. */
async function leave(ctx: Ctx, tx: Transaction, email: string) {
  const row = await subscriberRow(ctx, tx, email)
  if (!row) return
  await tx
    .update(newsletterSubscribers)
    .set({ unsubscribedAt: ctx.now(), tokenHash: hashSecret(newSecret()) })
    .where(eq(newsletterSubscribers.id, row.id))
}
