import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'

export async function tags({ db, site }: Ctx) {
  const rows = await db.execute<{ tag: string; items: number }>(sql`
    select tag, count(*)::int as items from media, unnest(tags) as tag
    where site_id = ${site.id} and deleted_at is null group by tag order by izlog_fold(tag), tag`)
  return { tags: rows.map(({ tag, items }) => ({ tag, items })) }
}
