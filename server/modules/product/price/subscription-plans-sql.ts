import { sql, type SQL } from 'drizzle-orm'
import { findProvider } from '@/server/adapters/payment/registry/providers'

/** Whether this installation can renew subscriptions: only PayPal does (docs/rules/catalog.md#subscription-plans). */
export function canRenew(): boolean {
  return findProvider('paypal') !== null
}

/** `from` item with the offered plans of a product. `renews`: the value of `canRenew` as SQL. */
export function offeredPlans({ siteId, productId, renews }: Record<'siteId' | 'productId' | 'renews', SQL>): SQL {
  return sql`
    subscription_plans plan
    where plan.product_id = ${productId} and ${renews}
      and exists (select 1 from payment_methods m where m.site_id = ${siteId} and m.enabled and m.kind = 'provider' and m.payment_type = 'PAYPAL')`
}
