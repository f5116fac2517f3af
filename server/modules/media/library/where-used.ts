import type { ParsedOf } from '@/lib/api/endpoint'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import type { Ctx } from '@/server/core/context'
import { findItem } from '../item/items'
import { findUses } from '../uses/find-uses'

export async function whereUsed(ctx: Ctx, { id }: ParsedOf<typeof mediaApi.whereUsed>) {
  await findItem(ctx, ctx.db, id)
  const uses = await findUses(ctx, ctx.db, [id])
  return { places: uses.get(id) ?? [] }
}
