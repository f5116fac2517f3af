import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { isoDay } from '@/lib/text/dates'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { lockActiveRequest, createRequest, requireMailed } from '@/server/modules/gdpr/request/create-request'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'

/** docs/rules/privacy.md#privacy-identity */
export async function create(ctx: Ctx, { receivedOn, ...fields }: ParsedOf<typeof officeRequestApi.create>) {
  const today = isoDay(ctx.now())
  if (receivedOn !== undefined && receivedOn > today) throw new AppError('VALIDATION', { fieldErrors: { receivedOn: ['future'] } })
  return inTransaction(ctx, async (tx) => {
    const row = await createRequest(ctx, tx, { ...fields, source: 'staff', receivedOn: receivedOn ?? today })
    if (!row) throw new AppError('PRIVACY_REQUEST_EXISTS', { id: (await lockActiveRequest(ctx, tx, fields))?.id ?? null })
    if (row.state === 'unconfirmed') await requireMailed(ctx, tx, row)
    const { id, kind, dueOn } = row
    await audit(ctx, tx, {
      action: 'privacyRequest.create',
      target: `privacyRequest:${id}`,
      detail: { kind, receivedOn: row.receivedOn, dueOn },
    })
    return presentRequest(ctx, tx, id)
  })
}
