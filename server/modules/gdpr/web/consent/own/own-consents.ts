import { sql } from 'drizzle-orm'
import type { OwnConsent } from '@/lib/api/v1/gdpr/web/consent/own.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { executePrepared } from '@/server/db/prepared'

type Row = Omit<OwnConsent, 'at'> & { at: string | null }

/**
 * Current wordings with the last statement on each (docs/rules/privacy.md#own-consents): by the account, with the cart of an order of its own, or through a
 * link that was mailed to its verified address.
 */
export async function loadOwnConsents({ site }: Pick<Ctx, 'site'>, tx: Tx, { id }: { id: number }): Promise<OwnConsent[]> {
  const rows = await executePrepared<Row>(
    tx,
    sql`
      with newest as (
        select distinct on (c.unique_number) c.id, c.unique_number, c.display_name
        from consents c where c.site_id = ${site.id} and exists (select from consent_assignments a where a.consent_id = c.id)
        order by c.unique_number, c.version desc
      ), own as (
        select l.* from users me join consent_log l on l.site_id = me.site_id and l.user_id = me.id where me.id = ${id}
        union
        select l.* from users me join consent_log l on l.site_id = me.site_id and l.email = me.email and l.by_mailed_link
        where me.id = ${id} and me.verified_at is not null
        union
        select l.* from orders o join consent_log l on l.site_id = o.site_id and l.cart_id = o.cart_id where o.user_id = ${id}
      )
      select n.id, n.unique_number as "uniqueNumber", n.display_name as "displayName",
        coalesce(statement.status and statement.consent_id = n.id, false) as given, coalesce(statement.status and statement.consent_id <> n.id, false) as "gaveEarlier",
        statement.status_at as at, statement.source_type as source,
        not exists (select from consent_assignments a where a.consent_id = n.id and a.assigned_to = 'newsletter')
          and exists (select from consent_assignments a where a.consent_id = n.id and not a.required) as "isFree"
      from newest n
      left join lateral (
        select l.consent_id, l.status, l.status_at, l.source_type
        from own l join consents c on c.id = l.consent_id
        where c.unique_number = n.unique_number
        order by l.status_at desc, l.id desc limit 1
      ) statement on true
      order by n.id`,
  )
  return rows.map(({ at, ...row }) => ({ ...row, at: at === null ? null : new Date(at).toISOString() }))
}
