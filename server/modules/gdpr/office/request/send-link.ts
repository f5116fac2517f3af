import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { requireMailed } from '@/server/modules/gdpr/request/create-request'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'
import { changeRequest, lockForAction } from '@/server/modules/gdpr/request/requests'

export async function sendLink(ctx: Ctx, { id, version }: ParsedOf<typeof officeRequestApi.sendLink>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockForAction(ctx, tx, { id, version, action: 'sendLink' })
    await changeRequest(tx, row, {})
    await requireMailed(ctx, tx, row)
    await audit(ctx, tx, { action: 'privacyRequest.sendLink', target: `privacyRequest:${id}` })
    return presentRequest(ctx, tx, id)
  })
}
