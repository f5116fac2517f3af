import { sql, type SQL } from 'drizzle-orm'
import { providerNamed } from '@/server/adapters/payment/providers'

/** Whether this installation can renew a subscription at all: only PayPal does. */
export function canRenew(): boolean {
  return providerNamed('paypal') !== null
}

/** The plans of a product that are offered: those of a shop that pays by what renews them. `renews` says whether anything here does. */
export function offeredPlans({ siteId, productId, renews }: Record<'siteId' | 'productId' | 'renews', SQL>): SQL {
  return sql`
    subscription_plans plan
    where plan.product_id = ${productId} and ${renews}
      and exists (select 1 from payment_methods m where m.site_id = ${siteId} and m.enabled and m.kind = 'provider' and m.payment_type = 'PAYPAL')`
}
