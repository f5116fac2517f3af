import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { executePrepared } from '@/server/db/prepared'

/** How long a visitor's statement waits for the registration that follows it, ms. */
const waitingMs = 60 * 60_000

type Registrant = {
  email: string
  /** The cart of the order that the account is opened after. */
  cartId: string | null
}

/**
 * Ids of wordings that the registrant has given before the call: with the cart of their order, or as a visitor a moment ago. A visitor's refusal takes nothing
 * back (docs/rules/accounts.md#registration-consents).
 */
export async function loadGivenConsents(
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  tx: Tx,
  { email, cartId }: Registrant,
): Promise<number[]> {
  const rows = await executePrepared<{ id: number }>(
    tx,
    sql`
      select id from (
        select distinct on (consent_id) consent_id as id, status from consent_log
        where site_id = ${site.id} and cart_id = ${cartId}::text order by consent_id, consent_log.id desc
      ) last
      where status
      union
      select consent_id from consent_log
      where site_id = ${site.id} and email = ${email} and user_id is null and cart_id is null and status
        and status_at > ${new Date(now().getTime() - waitingMs).toISOString()}::timestamptz`,
  )
  return rows.map(({ id }) => id)
}
