import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { lockActiveBeside, serializeRequests } from '@/server/modules/gdpr/request/create-request'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'
import { changeRequest, findRequest, lockForAction } from '@/server/modules/gdpr/request/requests'

/** docs/rules/privacy.md#privacy-identity */
export async function verifyIdentity(ctx: Ctx, { id, version, reason }: ParsedOf<typeof officeRequestApi.verifyIdentity>) {
  return inTransaction(ctx, async (tx) => {
    await serializeRequests(tx, await findRequest(tx, ctx.site, id))
    const row = await lockForAction(ctx, tx, { id, version, action: 'verifyIdentity' })
    const active = await lockActiveBeside(tx, row)
    if (active) throw new AppError('PRIVACY_REQUEST_EXISTS', { id: active.id })
    await changeRequest(tx, row, { state: 'open', identityProof: 'staff', identityProofNote: reason, tokenHash: null })
    await audit(ctx, tx, { action: 'privacyRequest.verifyIdentity', target: `privacyRequest:${id}` })
    return presentRequest(ctx, tx, id)
  })
}
