import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'
import { changeRequest, lockForAction } from '@/server/modules/gdpr/request/requests'

/** docs/rules/privacy.md#privacy-identity */
export async function verifyIdentity(ctx: Ctx, { id, version, reason }: ParsedOf<typeof officeRequestApi.verifyIdentity>) {
  return inTransaction(ctx, async (tx) => {
    const row = await lockForAction(ctx, tx, { id, version, action: 'verifyIdentity' })
    await changeRequest(tx, row, { state: 'open', identityProof: 'staff', identityProofNote: reason, tokenHash: null })
    await audit(ctx, tx, { action: 'privacyRequest.verifyIdentity', target: `privacyRequest:${id}` })
    return presentRequest(ctx, tx, id)
  })
}
