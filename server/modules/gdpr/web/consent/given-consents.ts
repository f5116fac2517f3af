import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'

/** The wordings, by id, to which a yes is the last that was said in an address's name: by anybody, for the address need not be proven yet. */
export async function loadGivenConsents({ site }: Pick<Ctx, 'site'>, tx: Tx, email: string): Promise<number[]> {
  const rows = await prepared<{ id: number }>(
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
