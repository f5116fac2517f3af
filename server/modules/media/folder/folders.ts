import { and, asc, eq, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { errorCode } from '@/server/db/error-code'
import { mediaFolders } from '@/server/db/schema/media'

/** Folders lie at most this deep, so that a tree of them stays readable. */
export const maxDepth = 10

/** All folders of the site by name, with the number of their items. */
export async function loadFolders({ site }: Pick<Ctx, 'site'>, db: Tx) {
  // With the table's name: a column alone would be the item's own.
  const items = sql<number>`(select count(*)::int from media where media.folder_id = media_folders.id and media.deleted_at is null)`
  const { id, parentId, name } = mediaFolders
  return db
    .select({ id, parentId, name, items })
    .from(mediaFolders)
    .where(eq(mediaFolders.siteId, site.id))
    .orderBy(sql`izlog_fold(${name})`, asc(id))
}

export async function presentFolder(ctx: Ctx, db: Tx, id: number) {
  const folder = (await loadFolders(ctx, db)).find((one) => one.id === id)
  if (!folder) throw new AppError('NOT_FOUND')
  return folder
}

/** Locks all folders of the site: moves of two editors could otherwise make a circle. */
export async function lockFolders({ site }: Ctx, tx: Tx) {
  return tx.select().from(mediaFolders).where(eq(mediaFolders.siteId, site.id)).orderBy(mediaFolders.id).for('update')
}

type Place = { id: number; parentId: number | null }

/** The folder and those around it, innermost first; `circle` when the way up comes back. */
export function wayUp(folders: readonly Place[], id: number | null): number[] | 'circle' {
  const way: number[] = []
  for (let at = id; at !== null; at = folders.find((one) => one.id === at)?.parentId ?? null) {
    if (way.includes(at)) return 'circle'
    way.push(at)
  }
  return way
}

/** @throws FOLDER_EXISTS instead of the violated constraint */
export async function namedOnce<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (errorCode(error) === '23505') throw new AppError('FOLDER_EXISTS', {}, error)
    throw error
  }
}

export const isFolder = ({ site }: Ctx, id: number) => and(eq(mediaFolders.id, id), eq(mediaFolders.siteId, site.id))
