import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'
import { changeRequest, lockForAction } from '@/server/modules/gdpr/request/requests'

/** docs/rules/privacy.md#privacy-identity */
export async function prove(ctx: Ctx, { id, version, reason }: ParsedOf<typeof officeRequestApi.prove>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockForAction(ctx, tx, { id, version, action: 'prove' })
    await changeRequest(tx, row, { state: 'open', proof: 'staff', proofNote: reason, tokenHash: null })
    await audit(ctx, tx, { action: 'privacyRequest.prove', target: `privacyRequest:${id}` })
    return presentRequest(ctx, tx, id)
  })
}
