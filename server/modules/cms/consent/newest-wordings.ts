import { sql } from 'drizzle-orm'
import type { Wording } from '@/lib/api/v1/cms/consent.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { executePrepared } from '@/server/db/prepared'

/** The newest version of each wording, by name. */
export async function loadNewestWordings({ site }: Pick<Ctx, 'site'>, tx: Tx): Promise<(Wording & { id: number })[]> {
  return executePrepared<Wording & { id: number }>(
    tx,
    sql`
      select * from (
        select distinct on (unique_number) id, unique_number as "uniqueNumber", name, display_name as "displayName", version
        from consents where site_id = ${site.id}
        order by unique_number, version desc
      ) newest
      order by name collate "hr-x-icu", id`,
  )
}
