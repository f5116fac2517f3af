import { sql } from 'drizzle-orm'
import type { Consent } from '@/lib/api/entities/consent.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { executePrepared } from '@/server/db/prepared'

/** The newest version of each assigned wording, in the forms' order. */
export async function loadCurrentConsents({ site }: Pick<Ctx, 'site'>, tx: Tx, assignedTo: string | null): Promise<Consent[]> {
  return executePrepared<Consent>(
    tx,
    sql`
      select * from (
        select distinct on (a.assigned_to, c.unique_number)
          c.id, c.unique_number as "uniqueNumber", c.display_name as "displayName", a.assigned_to as "assignedTo", a.required, c.version, a.position
        from consents c join consent_assignments a on a.consent_id = c.id
        where c.site_id = ${site.id} and (${assignedTo}::text is null or a.assigned_to = ${assignedTo}::text)
        order by a.assigned_to, c.unique_number, c.version desc
      ) newest
      order by "assignedTo", position, id`,
  )
}
