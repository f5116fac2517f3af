import { AppError } from '@/lib/api/errors'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { changeItem, lockItems } from './items'

/** Moves all or none (docs/rules/media.md#trash). What is there already stays there. @returns how many were moved. @throws NOT_FOUND */
export async function moveToTrash(ctx: Ctx, ids: readonly number[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const rows = await lockItems(ctx, tx, ids)
    if (rows.length < new Set(ids).size) throw new AppError('NOT_FOUND')
    const moved = rows.filter(({ deletedAt }) => deletedAt === null)
    if (moved.length === 0) return 0
    for (const { id } of moved) await changeItem(ctx, tx, id, { deletedAt: ctx.now() })
    await audit(ctx, tx, ...moved.map(({ id, title }) => ({ action: 'media.delete' as const, target: `media:${id}`, detail: { title } })))
    await ctx.invalidateTags(tx, ['media', ...moved.map(({ id }) => `media:${id}`)])
    return moved.length
  })
}
