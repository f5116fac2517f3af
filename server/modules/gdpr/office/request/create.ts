import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { isoDay } from '@/lib/text/dates'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { createRequest, lockEarlierRequest, requireMailed, serializeRequests } from '@/server/modules/gdpr/request/create-request'
import { loadPersonLanguage } from '@/server/modules/gdpr/request/person-language'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'

/** docs/rules/privacy.md#privacy-identity */
export async function create(ctx: Ctx, { receivedOn, ...fields }: ParsedOf<typeof officeRequestApi.create>) {
  const today = isoDay(ctx.now())
  if (receivedOn !== undefined && receivedOn > today) throw new AppError('VALIDATION', { fieldErrors: { receivedOn: ['future'] } })
  return inTransaction(ctx, async (tx) => {
    const request = { ...fields, siteId: ctx.site.id }
    await serializeRequests(tx, request)
    const languageId = await loadPersonLanguage(tx, ctx.site, fields.email)
    const row = await createRequest(ctx, tx, { ...fields, languageId, source: 'staff', receivedOn: receivedOn ?? today })
    if (!row) throw new AppError('PRIVACY_REQUEST_EXISTS', { id: (await lockEarlierRequest(tx, request))?.id ?? null })
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
