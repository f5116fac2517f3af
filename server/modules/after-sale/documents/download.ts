import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import { downloadPath, type documentOrderApi } from '@/lib/api/v1/document/order'
import type { Ctx } from '@/server/core/context'
import { downloadLifetime, newDownloadKey } from '@/server/modules/order/files/download-keys'
import { openFilesOf } from '@/server/modules/order/files/order-files'
import { visibleOrder } from '@/server/modules/order/access/order-keys'

export async function download(ctx: Ctx, { orderSlug, lineId, fileId }: ParsedOf<typeof documentOrderApi.download>) {
  const order = await visibleOrder(ctx, ctx.db, orderSlug)
  const files = await openFilesOf(ctx, ctx.db, order)
  const file = files.find((one) => one.lineId === lineId && one.fileId === fileId)
  if (!file) throw new AppError('NOT_FOUND')
  if (file.left === 0) throw new AppError('DOWNLOADS_SPENT')
  return { url: downloadPath(await newDownloadKey(ctx, ctx.db, { lineId, fileId, lifetime: downloadLifetime.now })) }
}
