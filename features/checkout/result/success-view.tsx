'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import type { CartRef } from '@/features/cart/session/cart-store'
import { OrderDetails } from '@/features/order/components/order-details'
import { useOrder } from '@/features/order/queries'
import type { OrderDocument } from '@/lib/api/entities/order.schema'
import { useSearchParams } from '@/lib/i18n/navigation'
import { clearDraft } from '@/features/checkout/address/address-draft'
import { orderAccess } from '@/features/checkout/state/order-access'
import { useClearOrderedCart } from '@/features/checkout/attempt/use-clear-ordered-cart'
import { isAwaitingProvider } from '@/features/checkout/state/payment-polling'
import { useOrderSummary } from '@/features/checkout/queries'
import { PaymentPending } from '@/features/checkout/payment/payment-pending'

/** docs/rules/checkout.md#order-access */
export function SuccessView() {
  const t = useTranslations('checkout.success')
  const orderSlug = useSearchParams().get('orderSlug') ?? ''
  // Undefined on the server, which cannot read the browser's storage.
  const access = useMemo(() => orderAccess(orderSlug), [orderSlug])
  const stored = useSyncExternalStore<CartRef | null | undefined>(unchanging, access.get, () => undefined)
  const justOrdered = useOrderSummary(orderSlug, stored ?? null)
  const held = useOrder(orderSlug, { enabled: !stored })
  const order = justOrdered.data ?? held.data
  const isAsking = stored === undefined || justOrdered.isLoading || held.isLoading

  useEffect(clearDraft, [])
  useClearOrderedCart(orderSlug)

  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col items-center gap-3 px-4 py-8 text-center lamp-pool">
        <h1 className="max-w-2xl text-balance">{t('title')}</h1>
        {isAsking && !order ? <SkeletonText lines={2} className="w-72 max-w-full" /> : <Reference order={order} orderSlug={orderSlug} />}
      </div>
      {order ? (
        <OrderDetails order={order}>{isAwaitingProvider(order) ? <PaymentPending orderSlug={orderSlug} /> : null}</OrderDetails>
      ) : null}
      <div className="flex justify-center">
        <LinkButton href="/shop" variant="secondary">
          {t('shop')}
        </LinkButton>
      </div>
    </div>
  )
}

/** The order's number for a reader of the order, else the slug of the URL. */
function Reference({ order, orderSlug }: { order: OrderDocument | undefined; orderSlug: string }) {
  const t = useTranslations('checkout.success')
  return (
    <>
      <p className="text-lg text-ink-soft">{order ? t('lead', { email: order.email }) : t('leadPlain')}</p>
      <p className="text-ink-soft">
        {order ? t('number') : t('reference')}: <strong className="break-all text-ink tabular-nums">{order?.number ?? orderSlug}</strong>
      </p>
    </>
  )
}

/** The stored value does not change while the page is open. */
function unchanging() {
  return () => {}
}
