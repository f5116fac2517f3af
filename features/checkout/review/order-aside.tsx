'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { Card } from '@/components/ui/display/card'
import { CartSummary } from '@/features/cart/components/cart-summary'
import { LineProblem } from '@/features/cart/lines/line-problem'
import { adoptOwnCoupon, useCheckoutStore } from '@/features/checkout/state/checkout-store'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import { formatPrice } from '@/lib/money/money'
import { withUnsavedDelivery } from './unsaved-delivery'

const CouponForm = lazyComponent(async () => (await import('@/features/cart/coupon/coupon-form')).CouponForm)

/** The cart with the price of the delivery that is chosen but not saved yet. */
function useShownCart(cart: Cart) {
  const unsaved = useCheckoutStore((state) => state.unsavedDelivery)
  return unsaved ? withUnsavedDelivery(cart, unsaved) : cart
}

/** The order beside the steps. */
export function OrderAside({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.aside')
  return (
    <Card as="aside" aria-label={t('title')} className="max-lg:hidden">
      <OrderContent cart={cart} />
    </Card>
  )
}

/** The order on a phone, collapsed into one line above the steps. */
export function CollapsedOrder({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.aside')
  const locale = useLocale()
  const { orderTotal } = useShownCart(cart).summary
  const count = cart.items.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <details className="rounded border border-line bg-surface lg:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-4 py-3 font-medium">
        <span>{t('show')}</span>
        <span className="tabular-nums">
          {t('pieces', { count })} · {formatPrice(orderTotal, locale)}
        </span>
      </summary>
      <div className="border-t border-line p-4">
        <OrderContent cart={cart} />
      </div>
    </details>
  )
}

function OrderContent({ cart }: { cart: Cart }) {
  const shown = useShownCart(cart)
  const coupon = <CouponForm cart={cart} onOwnChange={adoptOwnCoupon} />
  return (
    <>
      <ul className="flex flex-col gap-4 pb-5">
        {cart.items.map((item) => (
          <OrderItem key={item.itemId} item={item} />
        ))}
      </ul>
      <CartSummary cart={shown} page="checkout" discounts={coupon} isTaxKnown={shown === cart} />
    </>
  )
}

function OrderItem({ item }: { item: CartItem }) {
  const locale = useLocale()
  const { name, media } = item.productData
  const isSold = item.problem !== 'unavailable'
  return (
    <li className="grid grid-cols-[--spacing(14)_minmax(0,1fr)_auto] items-start gap-4">
      {media ? (
        <img
          src={media.src}
          srcSet={media.srcset}
          sizes="3.5rem"
          width={media.width}
          height={media.height}
          alt=""
          className="h-20 w-full object-contain"
        />
      ) : (
        <span className="h-20 rounded bg-sunken" />
      )}
      <div className="min-w-0">
        <p className="leading-snug font-medium">{name}</p>
        {item.optionLabels.map(({ label, value }) => (
          <p key={label} className="text-sm text-ink-soft">
            {label}: {value}
          </p>
        ))}
        {isSold ? (
          <p className="text-sm text-ink-soft tabular-nums">
            {item.qty} × {formatPrice(item.prices.converted.finalPrice, locale)}
          </p>
        ) : null}
        <LineProblem item={item} />
      </div>
      {isSold ? <p className="font-medium whitespace-nowrap tabular-nums">{formatPrice(item.prices.converted.row, locale)}</p> : null}
    </li>
  )
}
