import type { ParsedOf } from '@/lib/api/endpoint'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { isoDay } from '@/lib/text/dates'
import type { Ctx } from '@/server/core/context'
import { createRequest, lockEarlierRequest, mailConfirmation, serializeRequests } from '@/server/modules/gdpr/request/create-request'
import { changeRequest } from '@/server/modules/gdpr/request/requests'
import { inMailedTransaction } from '@/server/modules/mail/in-mailed-transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'

/** The answer is the same for every address; only its mailbox learns more (docs/rules/privacy.md#privacy-own-request). */
export async function create(ctx: Ctx, { kind, email, note }: ParsedOf<typeof webRequestApi.create>) {
  const [siteId, languageId] = [ctx.site.id, ctx.language.id]
  await inMailedTransaction(ctx, async (tx) => {
    await serializeRequests(tx, { siteId, email, kind })
    const earlier = kind === 'rectification' ? undefined : await lockEarlierRequest(tx, { siteId, email, kind })
    if (!earlier) {
      const row = await createRequest(ctx, tx, { kind, email, note, languageId, source: 'person', receivedOn: isoDay(ctx.now()) })
      return row ? mailConfirmation(ctx, tx, row) : true
    }
    if (earlier.state !== 'unconfirmed')
      return queueMail(ctx, tx, { template: 'privacyReceived', to: email, data: { kind, dueOn: earlier.dueOn } })
    // What the staff wrote from a letter stays.
    if (earlier.source === 'person') await changeRequest(tx, earlier, { note, languageId })
    return mailConfirmation(ctx, tx, { ...earlier, languageId })
  })
  return {}
}
