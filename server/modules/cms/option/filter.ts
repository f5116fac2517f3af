import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { optionApi } from '@/lib/api/v1/cms/option'
import type { Ctx } from '@/server/core/context'
import { options } from '@/server/db/schema/site'
import { loadPictures } from '@/server/modules/media/pictures'

/** docs/rules/content.md#private-options */
const privateKeys = ['SendEmailTo', 'SendGdprTo']

export async function filter(ctx: Ctx, { keys }: ParsedOf<typeof optionApi.filter>) {
  const matches = keys ? inArray(options.key, keys) : undefined
  const rows = await ctx.db
    .select()
    .from(options)
    .where(and(eq(options.siteId, ctx.site.id), notInArray(options.key, privateKeys), matches))
    .orderBy(asc(options.id))
  const pictures = await loadPictures(
    ctx,
    rows.flatMap((row) => row.mediaId ?? []),
  )
  return rows.map(({ id, key, value, mediaId }) => ({ id, key, value, media: (mediaId && pictures.get(mediaId)) || null }))
}
