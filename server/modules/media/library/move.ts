import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { changeItem, lockItems } from '../item/items'
import { requireFolder } from '../item/texts'

export async function move(ctx: Ctx, { ids, folderId }: ParsedOf<typeof mediaApi.move>) {
  await inTransaction(ctx, async (tx) => {
    await requireFolder(ctx, tx, folderId)
    const rows = await lockItems(ctx, tx, ids)
    if (rows.length < new Set(ids).size) throw new AppError('NOT_FOUND')
    for (const row of rows) await changeItem(ctx, tx, row.id, { folderId })
    await audit(ctx, tx, ...rows.map(({ id }) => ({ action: 'media.move' as const, target: `media:${id}`, detail: { folderId } })))
  })
  return {}
}
