import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { downloadPath, type documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/core/context'
import { downloadLifetime, createDownloadKey } from '@/server/modules/order/files/download-links'
import { listAvailableFiles } from '@/server/modules/order/files/order-files'
import { loadVisibleOrder } from '@/server/modules/order/access/order-keys'

export async function download(ctx: Ctx, { orderSlug, lineId, fileId }: ParsedOf<typeof documentOrderApi.download>) {
  const order = await loadVisibleOrder(ctx, ctx.db, orderSlug)
  const files = await listAvailableFiles(ctx, ctx.db, order)
  const file = files.find((one) => one.lineId === lineId && one.fileId === fileId)
  if (!file) throw new AppError('NOT_FOUND')
  if (file.left === 0) throw new AppError('DOWNLOADS_SPENT')
  return { url: downloadPath(await createDownloadKey(ctx, ctx.db, { lineId, fileId, lifetime: downloadLifetime.now })) }
}
