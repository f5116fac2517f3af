import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { isoDay } from '@/lib/text/dates'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { privacyRequests } from '@/server/db/schema/privacy'
import { lockOpenRequest, mailConfirmation, openRequest } from '@/server/modules/gdpr/request/open-request'
import { queueMail } from '@/server/modules/mail/queue-mail'

/** The answer is the same for every address; only its mailbox learns more (docs/rules/privacy.md#privacy-own-request). */
export async function create(ctx: Ctx, { kind, email, note }: ParsedOf<typeof webRequestApi.create>) {
  await inTransaction(ctx, async (tx) => {
    const known = await lockOpenRequest(ctx, tx, { email, kind })
    if (!known) {
      await openRequest(ctx, tx, { kind, email, note, source: 'person', receivedOn: isoDay(ctx.now()) })
      return
    }
    if (known.state === 'unconfirmed') {
      // What the staff wrote from a letter stays.
      if (known.source === 'person') await tx.update(privacyRequests).set({ note }).where(eq(privacyRequests.id, known.id))
      await mailConfirmation(ctx, tx, known)
      return
    }
    await queueMail(ctx, tx, { template: 'privacyReceived', to: email, data: { kind, dueOn: known.dueOn } })
  })
  return {}
}
