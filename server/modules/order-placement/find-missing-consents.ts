import { sql } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { executePrepared } from '@/server/db/prepared'
import type { Transaction } from '@/server/core/transaction'
import type { CartRow } from '@/server/modules/cart/record/open-cart'

/**
 * The ids of the checkout's required consents whose newest version was not accepted under either e-mail. The last statement with this cart or by the signed-in
 * buyer counts; without one, a visitor's acceptance does, but no refusal, since it may be a stranger's (docs/rules/orders.md#checkout-consents).
 */
export async function findMissingConsents(
  { site, actor }: Pick<Ctx, 'site' | 'actor'>,
  tx: Transaction,
  { cart, emails }: { cart: CartRow; emails: string[] },
): Promise<number[]> {
  const [first = '', second = ''] = emails
  const userId = actor.kind === 'user' ? actor.id : null
  const isSinceCart = sql`l.status_at >= ${cart.createdAt.toISOString()}::timestamptz`
  const isForBuyer = sql`l.consent_id = newest.id and l.email in (${first}, ${second})`
  const rows = await executePrepared<{ id: number }>(
    tx,
    sql`
      select newest.id from (
        select distinct on (c.unique_number) c.id, a.required
        from consents c join consent_assignments a on a.consent_id = c.id
        where c.site_id = ${site.id} and a.assigned_to = 'checkout'
        order by c.unique_number, c.version desc
      ) newest
      where required and not coalesce((
        select status from consent_log l
        where ${isForBuyer} and (l.cart_id = ${cart.id} or (l.user_id = ${userId}::int and ${isSinceCart}))
        order by l.id desc limit 1
      ), exists (
        select from consent_log l where ${isForBuyer} and l.status and l.user_id is null and l.cart_id is null and ${isSinceCart}
      ))
      order by newest.id`,
  )
  return rows.map(({ id }) => id)
}

/** The newest wordings of the consents that the checkout requires. */
export async function consentsOfCheckout({ site }: Pick<Ctx, 'site'>, tx: Transaction): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(sql`
    select id from (
      select distinct on (c.unique_number) c.id, a.required
      from consents c join consent_assignments a on a.consent_id = c.id
      where c.site_id = ${site.id} and a.assigned_to = 'checkout'
      order by c.unique_number, c.version desc
    ) newest
    where required`)
  return rows.map(({ id }) => id)
}
