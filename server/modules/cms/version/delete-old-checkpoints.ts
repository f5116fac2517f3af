import { sql } from 'drizzle-orm'
import { database } from '@/server/db/client'

const fullRetentionDays = 7
const dailyRetentionDays = 90

/**
 * Thins the versions that nobody named: all of the last week stay, then the last of each day, and none after ninety days
 * (docs/rules/editing.md#checkpoints). @returns how many were deleted
 */
export async function deleteOldCheckpoints(now: () => Date = () => new Date()): Promise<number> {
  const daysAgo = (days: number) => new Date(now().getTime() - days * 24 * 60 * 60_000).toISOString()
  const deleted = await database().db.execute(sql`
    with unnamed as (
      select id, created_at, row_number() over (
        partition by site_id, language_id, key, date_trunc('day', created_at at time zone 'Europe/Zagreb') order by number desc
      ) as place
      from document_versions
      where reason in ('checkpoint', 'handover', 'beforeRestore', 'beforeDiscard') and note = '' and published_at is null
        and created_at < ${daysAgo(fullRetentionDays)}::timestamptz
    )
    delete from document_versions where id in (
      select id from unnamed where place > 1 or created_at < ${daysAgo(dailyRetentionDays)}::timestamptz limit 1000
    ) returning id`)
  return deleted.length
}
