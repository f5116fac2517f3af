import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { executePrepared } from '@/server/db/prepared'

/** Ids of wordings whose last statement for an address, by anybody, is a yes. The address need not be verified. */
export async function loadGivenConsents({ site }: Pick<Ctx, 'site'>, tx: Tx, email: string): Promise<number[]> {
  const rows = await executePrepared<{ id: number }>(
    tx,
    sql`
      select id from (
        select distinct on (consent_id) consent_id as id, status from consent_log
        where site_id = ${site.id} and email = ${email} order by consent_id, consent_log.id desc
      ) last
      where status`,
  )
  return rows.map(({ id }) => id)
}
