import type { ParsedOf } from '@/lib/api/endpoint'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import type { Ctx } from '@/server/core/context'
import { moveToTrash } from '../item/trash'

export async function deleteItem(ctx: Ctx, { id }: ParsedOf<typeof mediaApi.delete>) {
  return { deleted: await moveToTrash(ctx, [id]) }
}
