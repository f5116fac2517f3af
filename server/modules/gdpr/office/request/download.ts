import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { isoDay } from '@/lib/text/dates'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { storedLocale } from '@/server/core/languages'
import { inTransaction } from '@/server/core/transaction'
import { actionsOf, findRequest, personOf } from '@/server/modules/gdpr/request/requests'
import { collectDataOf } from '@/server/modules/user/web/export/collect-data'
import { zipArchive } from '@/server/modules/user/web/export/zip-archive'

/** docs/rules/privacy.md#privacy-archive */
export async function download(ctx: Ctx, { id }: ParsedOf<typeof officeRequestApi.download>) {
  const row = await findRequest(ctx.db, ctx.site, id)
  if (!actionsOf(row, ctx.now()).includes('download')) throw new AppError('PRIVACY_STATE')
  const archive = zipArchive(await collectDataOf(ctx, await personOf(ctx.db, row)), {
    siteName: ctx.site.name,
    locale: storedLocale(ctx.site, row.languageId),
  })
  await inTransaction(ctx, (tx) => audit(ctx, tx, { action: 'privacyRequest.download', target: `privacyRequest:${id}` }))
  return { name: `podaci-${id}-${isoDay(ctx.now())}.zip`, content: archive.toString('base64') }
}
