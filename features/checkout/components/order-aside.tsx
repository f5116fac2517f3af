'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { CartSummary } from '@/features/cart/components/cart-summary'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import { formatPrice } from '@/lib/money'

/** What is being bought, beside the steps; folded into one line on the phone. */
export function OrderAside({ cart }: { cart: Cart }) {
  const t = useTranslations('checkout.aside')
  const delivery = cart.digitalOnly || cart.deliveryMethodId !== null ? cart.summary.delivery : null
  const count = cart.items.reduce((sum, { qty }) => sum + qty, 0)
  const content = (
    <>
      <ul className="flex flex-col gap-4 pb-5">
        {cart.items.map((item) => (
          <OrderItem key={item.itemId} item={item} />
        ))}
      </ul>
      <CartSummary summary={cart.summary} couponCode={cart.couponCode} delivery={delivery} />
    </>
  )
  return (
    <>
      <Folded title={t('show')} note={`${t('pieces', { count })} · ${formatPrice(cart.summary.orderTotal)}`}>
        {content}
      </Folded>
      <Card as="aside" aria-label={t('title')} className="max-lg:hidden">
        {content}
      </Card>
    </>
  )
}

function Folded({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <details className="rounded border border-line bg-surface lg:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-4 px-4 py-3 font-medium">
        <span>{title}</span>
        <span className="tabular-nums">{note}</span>
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  )
}

function OrderItem({ item }: { item: CartItem }) {
  const { name, media } = item.productData
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-start gap-4">
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
        <span className="h-20 rounded-sm bg-sunken" />
      )}
      <div className="min-w-0">
        <p className="leading-snug font-medium">{name}</p>
        {item.optionLabels.map(({ label, value }) => (
          <p key={label} className="text-sm text-ink-soft">
            {label}: {value}
          </p>
        ))}
        <p className="text-sm text-ink-soft tabular-nums">
          {item.qty} × {formatPrice(item.prices.converted.finalPrice)}
        </p>
      </div>
      <p className="font-medium whitespace-nowrap tabular-nums">{formatPrice(item.prices.converted.row)}</p>
    </li>
  )
}
