import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { changeItem, lockItems } from '../item/items'
import { presentItem } from '../item/present-items'

export async function restore(ctx: Ctx, { id }: ParsedOf<typeof mediaApi.restore>) {
  return inTransaction(ctx, async (tx) => {
    const [row] = await lockItems(ctx, tx, [id])
    if (!row) throw new AppError('NOT_FOUND')
    if (row.deletedAt === null) return presentItem(ctx, tx, row)
    await audit(ctx, tx, { action: 'media.restore', target: `media:${id}`, detail: {} })
    await ctx.invalidateTags(tx, ['media', `media:${id}`])
    return presentItem(ctx, tx, await changeItem(ctx, tx, id, { deletedAt: null }))
  })
}
