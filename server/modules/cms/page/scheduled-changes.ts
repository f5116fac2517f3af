import { and, eq, isNull, sql } from 'drizzle-orm'
import { settingsOf, timesOf } from '@/lib/documents/section-settings'
import type { Tx } from '@/server/db/client'
import { pages, pageTexts, pageVersions } from '@/server/db/schema/cms'

/** Cache tags of the pages whose sections appear or disappear in the period (docs/rules/editing.md#time-window). */
export async function loadChangedTags(db: Tx, { after, upTo }: { after: Date; upTo: Date }): Promise<string[]> {
  const changed = (await loadEdges(db)).filter(({ at }) => after.getTime() < at && at <= upTo.getTime())
  return [...new Set(changed.map(({ pageId }) => `page:${pageId}`))]
}

/** When the next section appears or disappears, ms; null for none. */
export async function nextScheduledChange(db: Tx, after: Date): Promise<number | null> {
  const times = (await loadEdges(db)).map(({ at }) => at).filter((at) => at > after.getTime())
  return times.length === 0 ? null : Math.min(...times)
}

/** Starts and ends of all windows in published pages; the database reads no times, since a stored one may be none. */
async function loadEdges(db: Tx) {
  const rows = await db
    .select({ pageId: pages.id, when: sql<unknown>`jsonb_path_query(${pageVersions.doc}, '$.sections.*.when')`.as('when') })
    .from(pageTexts)
    .innerJoin(pages, and(eq(pages.id, pageTexts.pageId), isNull(pages.archivedAt)))
    .innerJoin(pageVersions, eq(pageVersions.id, pageTexts.publishedVersionId))
  return rows.flatMap(({ pageId, when }) => timesOf(settingsOf({ when }).when).map((at) => ({ pageId, at })))
}
