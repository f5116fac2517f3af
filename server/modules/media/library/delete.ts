import type { ParsedOf } from '@/lib/api/endpoint'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import type { Ctx } from '@/server/core/context'
import { moveToTrash } from '../item/trash'

/** Moves the item to the trash (docs/rules/media.md#trash); `emptyTrash` deletes it. */
export async function trashItem(ctx: Ctx, { id }: ParsedOf<typeof mediaApi.delete>) {
  return { deleted: await moveToTrash(ctx, [id]) }
}
