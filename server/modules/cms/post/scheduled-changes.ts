import { and, gt, isNull, lte, min } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { posts } from '@/server/db/schema/cms'

/** Cache tags of the posts published in the period (docs/rules/platform.md#scheduled-changes). */
export async function loadChangedTags(db: Tx, { after, upTo }: { after: Date; upTo: Date }): Promise<string[]> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(isNull(posts.archivedAt), gt(posts.publishedAt, after), lte(posts.publishedAt, upTo)))
  return rows.length === 0 ? [] : ['posts', 'links', ...rows.map(({ id }) => `post:${id}`)]
}

/** When the next post is published, ms; null for none. */
export async function nextScheduledChange(db: Tx, after: Date): Promise<number | null> {
  const [row] = await db
    .select({ next: min(posts.publishedAt) })
    .from(posts)
    .where(and(isNull(posts.archivedAt), gt(posts.publishedAt, after)))
  return row?.next?.getTime() ?? null
}
