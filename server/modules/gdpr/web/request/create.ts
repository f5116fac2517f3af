import type { ParsedOf } from '@/lib/api/endpoint'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { isoDay } from '@/lib/text/dates'
import type { Ctx } from '@/server/core/context'
import { lockActiveRequest, mailConfirmation, createRequest } from '@/server/modules/gdpr/request/create-request'
import { changeRequest } from '@/server/modules/gdpr/request/requests'
import { inMailedTransaction } from '@/server/modules/mail/in-mailed-transaction'
import { queueMail } from '@/server/modules/mail/queue-mail'

/** The answer is the same for every address; only its mailbox learns more (docs/rules/privacy.md#privacy-own-request). */
export async function create(ctx: Ctx, { kind, email, note }: ParsedOf<typeof webRequestApi.create>) {
  await inMailedTransaction(ctx, async (tx) => {
    const known = kind === 'rectification' ? undefined : await lockActiveRequest(ctx, tx, { email, kind })
    if (!known) {
      const row = await createRequest(ctx, tx, { kind, email, note, source: 'person', receivedOn: isoDay(ctx.now()) })
      return row ? mailConfirmation(ctx, tx, row) : true
    }
    if (known.state !== 'unconfirmed')
      return queueMail(ctx, tx, { template: 'privacyReceived', to: email, data: { kind, dueOn: known.dueOn } })
    // What the staff wrote from a letter stays.
    if (known.source === 'person') await changeRequest(tx, known, { note })
    return mailConfirmation(ctx, tx, known)
  })
  return {}
}
