'use client'

import { useSyncExternalStore } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { storedUnpaidOrder } from '@/features/checkout/state/order-access'

const UnpaidOrderNotice = lazyComponent(async () => (await import('./unpaid-order-notice')).UnpaidOrderNotice)

/** Names the order that this browser has left unpaid at a provider; without one it asks and loads nothing (docs/rules/checkout.md#unpaid-order). */
export function UnpaidOrder() {
  const orderSlug = useSyncExternalStore(storedUnpaidOrder.subscribe, storedUnpaidOrder.get, () => null)
  return orderSlug ? <UnpaidOrderNotice orderSlug={orderSlug} /> : null
}
