import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'
import { changeRequest, lockForAction } from '@/server/modules/gdpr/request/requests'
import { queueMail } from '@/server/modules/mail/queue-mail'

/** docs/rules/privacy.md#privacy-states */
export async function refuse(ctx: Ctx, { id, version, reason }: ParsedOf<typeof officeRequestApi.refuse>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockForAction(ctx, tx, { id, version, action: 'refuse' })
    const { kind, email, languageId } = row
    await changeRequest(tx, row, { state: 'refused', startedAt: null, closedAt: ctx.now(), answer: reason, tokenHash: null })
    await queueMail(ctx, tx, { template: 'privacyRefused', to: email, languageId, data: { kind, reason } })
    await audit(ctx, tx, { action: 'privacyRequest.refuse', target: `privacyRequest:${id}`, detail: { kind } })
    return presentRequest(ctx, tx, id)
  })
}
