import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { dueDay } from '@/lib/office/privacy-deadline'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'
import { changeRequest, lockForAction } from '@/server/modules/gdpr/request/requests'
import { queueMail } from '@/server/modules/mail/queue-mail'

/** docs/rules/privacy.md#privacy-clock */
export async function extend(ctx: Ctx, { id, version, reason }: ParsedOf<typeof officeRequestApi.extend>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockForAction(ctx, tx, { id, version, action: 'extend' })
    const { kind, email, languageId, dueOn: before } = row
    const dueOn = dueDay(row.receivedOn, { extended: true })
    await changeRequest(tx, row, { state: 'extended', dueOn, extensionReason: reason })
    await queueMail(ctx, tx, { template: 'privacyExtended', to: email, languageId, data: { kind, dueOn, reason } })
    await audit(ctx, tx, {
      action: 'privacyRequest.extend',
      target: `privacyRequest:${id}`,
      before: { dueOn: before },
      after: { dueOn },
    })
    return presentRequest(ctx, tx, id)
  })
}
