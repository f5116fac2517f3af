import { and, asc, eq, inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { mediaFileApi } from '@/lib/api/v1/media/file'
import type { Ctx } from '@/server/core/context'
import { media } from '@/server/db/schema/media'
import { presentItems } from '../item/present-items'

export async function findByHash(ctx: Ctx, { hashes }: ParsedOf<typeof mediaFileApi.findByHash>) {
  const rows = await ctx.db
    .select()
    .from(media)
    .where(and(eq(media.siteId, ctx.site.id), inArray(media.sourceHash, hashes)))
    .orderBy(asc(media.id))
  return { items: await presentItems(ctx, ctx.db, rows) }
}
