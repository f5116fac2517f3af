import type { ParsedOf } from '@/lib/api/endpoint'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import type { Ctx } from '@/server/core/context'
import { findItem } from '../item/items'
import { presentItem } from '../item/present-items'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof mediaApi.get>) {
  return presentItem(ctx, ctx.db, await findItem(ctx, ctx.db, id))
}
