import { sql } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { applyInvalidation, forgetApplied, isClearTag, type Invalidation } from './publish-invalidations'
import { anyTag, caches } from './registry.mjs'

type Row = Invalidation & { xact: number }
type Snapshot = { journal: string; position: number; rows: Row[] }

/** Rows are kept longer than a stored page is used (docs/rules/platform.md#page-age). */
const retentionDays = 3

/** Reads the whole journal: what this process has in memory may have missed invalidations, and pages of an earlier process are compared with it. */
export async function restoreJournal() {
  const { journal, position, rows } = await readSnapshot(0)
  const tags = new Map<string, number>()
  let clearedAt = -1
  for (const row of rows)
    for (const tag of [...row.tags, anyTag]) {
      if (isClearTag(tag)) clearedAt = Math.max(clearedAt, row.xact)
      else tags.set(tag, Math.max(tags.get(tag) ?? -1, row.xact))
    }
  forgetApplied()
  caches.restore({ journal, position, tags, clearedAt })
}

/**
 * Applies what entered the journal since the last time, such as while the connection was lost, and moves the position of new marks. Every invalidation below
 * the position is applied first, so a page with that mark was made without older data.
 */
export async function followJournal() {
  const known = caches.journalPosition()
  if (!known) return restoreJournal()
  const { journal, position, rows } = await readSnapshot(known.position)
  // Another database answers, or an older copy of it.
  if (journal !== known.journal || position < known.position) return restoreJournal()
  for (const row of rows) applyInvalidation(row)
  caches.advance(position)
}

/** Deletes rows that no stored page needs. */
export async function deleteOldInvalidations() {
  await database().db.execute(sql`delete from cache_invalidations where created_at < now() - make_interval(days => ${retentionDays})`)
}

/**
 * The rows of transactions from `position` on, and the oldest transaction that is still running, in one snapshot: every older one is finished and visible.
 * `journal` names the cluster, its timeline, the database and the table: a restored copy, which counts its transactions anew, has another name.
 */
async function readSnapshot(position: number): Promise<Snapshot> {
  const [found] = await database().db.execute<{ journal: string; position: string; rows: Row[] }>(sql`
    select
      (select system_identifier from pg_control_system()) || '.' || (select timeline_id from pg_control_checkpoint()) || '.' ||
        (select oid from pg_database where datname = current_database()) || '.' || 'cache_invalidations'::regclass::oid as journal,
      pg_snapshot_xmin(pg_current_snapshot())::text as position,
      (select coalesce(json_agg(json_build_object('id', id, 'xact', xact, 'tags', tags) order by id), '[]')
        from cache_invalidations where xact >= ${position}) as rows`)
  if (!found) throw new Error('The journal of invalidations gave no row.')
  return { ...found, position: Number(found.position) }
}
