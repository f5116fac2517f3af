import { desc, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { mediaApi } from '@/lib/api/v1/cms/media'
import type { Ctx } from '@/server/core/context'
import { mediaVersions } from '@/server/db/schema/media-version'
import { users } from '@/server/db/schema/user'
import { findItem } from '../item/items'
import { mediaUrl } from '../pictures'

/** The versions of an item, newest first. An imported item has none until its first change: its current file is then the only one. */
export async function versions(ctx: Ctx, { id }: ParsedOf<typeof mediaApi.versions>) {
  const item = await findItem(ctx, ctx.db, id)
  const rows = await ctx.db
    .select({ version: mediaVersions, by: users.email })
    .from(mediaVersions)
    .leftJoin(users, eq(users.id, mediaVersions.userId))
    .where(eq(mediaVersions.mediaId, id))
    .orderBy(desc(mediaVersions.number))
  const listed = rows.length > 0 ? rows : [{ version: { ...item, number: item.version }, by: null }]
  return {
    versions: listed.map(({ version: { number, originalName, mime, size, path, originalPath, width, height, createdAt }, by }) => ({
      number,
      originalName,
      mime,
      size,
      width,
      height,
      by,
      path: mediaUrl(originalPath ?? path),
      createdAt: createdAt.toISOString(),
      current: number === item.version,
    })),
  }
}
