import type { ParsedOf } from '@/lib/api/endpoint'
import type { directoryItemApi } from '@/lib/api/v1/media/directory-item'
import type { Ctx } from '@/server/core/context'
import { moveToTrash } from '../item/trash'

export async function deleteItems(ctx: Ctx, { targetIds }: ParsedOf<typeof directoryItemApi.delete>) {
  return { deleted: await moveToTrash(ctx, targetIds) }
}
