'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { LinkButton } from '@/components/ui/button/link-button'
import { AddressLines } from '@/features/address/components/address-lines'
import { LineProblem } from '@/features/cart/lines/line-problem'
import type { Cart, CartItem } from '@/lib/api/entities/cart.schema'
import type { DeliveryMethod } from '@/lib/api/entities/delivery.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { formatPrice } from '@/lib/money/money'
import { goToStep } from '@/features/checkout/state/checkout-store'
import type { OrderNotes } from '@/features/checkout/state/order-notes'
import { withdrawalNotice } from './withdrawal-notice'
import { ReviewTotals } from './review-totals'

type OrderReviewProps = { cart: Cart; guest: GuestUser; methods: readonly DeliveryMethod[]; notes: OrderNotes }

/** Everything the order button commits to, each with a link to change it (docs/rules/checkout.md#order-button). */
export function OrderReview({ cart, guest, methods, notes }: OrderReviewProps) {
  const t = useTranslations('checkout')
  const shipping = guest.addresses.find(({ type }) => type === 'shipping')
  const billing = guest.addresses.find(({ type }) => type === 'main') ?? shipping
  const delivery = methods.find(({ id }) => id === cart.deliveryMethodId)
  const branch = delivery?.options.find(({ id }) => id === cart.options.deliveryBranchId)
  const isCollected = delivery !== undefined && delivery.kind !== 'home'
  const { orderMessage, giftMessage, to, from } = notes
  const gift = [to.trim() && t('review.giftTo', { to }), from.trim() && t('review.giftFrom', { from }), giftMessage.trim()].filter(Boolean)
  const toAddress = <Change label={t('review.changeAddress')} onClick={() => goToStep('address')} />
  return (
    <Card as="section" aria-labelledby="review-title" padding="none">
      <h3 id="review-title" className="px-5 pt-5 text-xl sm:px-6">
        {t('review.title')}
      </h3>
      <Part title={t('review.items')} change={<ToCart />}>
        <ul className="flex flex-col gap-3">
          {cart.items.map((item) => (
            <ReviewLine key={item.itemId} item={item} notice={guest.company ? null : withdrawalNotice(item, cart)} />
          ))}
        </ul>
      </Part>
      <div className="grid grid-cols-1 sm:grid-cols-2">
        {cart.digitalOnly || !shipping ? null : (
          <Part title={isCollected ? t('review.collector') : t('review.to')} change={toAddress}>
            {isCollected ? <p>{`${shipping.firstName} ${shipping.lastName}`}</p> : <AddressLines address={shipping} />}
            <p className="pt-1 text-ink-soft">{shipping.contactPhone}</p>
          </Part>
        )}
        {billing ? (
          <Part title={t('review.bill')} change={toAddress}>
            <AddressLines address={billing} />
            <p className="pt-1 wrap-anywhere text-ink-soft">{billing.contactEmail}</p>
          </Part>
        ) : null}
      </div>
      {delivery ? (
        <Part title={t('review.delivery')} change={<Change label={t('review.changeDelivery')} onClick={() => goToStep('delivery')} />}>
          <p>
            {delivery.name}
            {delivery.estimate ? <span className="text-ink-soft">, {delivery.estimate}</span> : null}
          </p>
          {/* The merchant's description of it says where the shop is. */}
          {delivery.kind === 'pickup' && delivery.description ? <p className="text-ink-soft">{delivery.description}</p> : null}
          {branch ? (
            <p className="text-ink-soft">
              {branch.name}, {branch.street} {branch.houseNumber}
            </p>
          ) : null}
        </Part>
      ) : null}
      {orderMessage.trim() ? (
        <Part title={t('review.message')}>
          <p className="break-words whitespace-pre-line">{orderMessage}</p>
        </Part>
      ) : null}
      {gift.length > 0 ? (
        <Part title={t('review.gift')}>
          <p className="break-words whitespace-pre-line">{gift.join('\n')}</p>
        </Part>
      ) : null}
      <ReviewTotals cart={cart} />
    </Card>
  )
}

function Part({ title, change, children }: { title: string; change?: ReactNode; children: ReactNode }) {
  return (
    <div className="border-b border-line px-5 py-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h4 className="min-w-0 font-sans text-sm font-medium text-ink-soft">{title}</h4>
        {change}
      </div>
      {children}
    </div>
  )
}

function Change({ label, onClick }: { label: string; onClick: () => void }) {
  const t = useTranslations('checkout')
  return (
    <Button variant="link" size="sm" aria-label={label} onClick={onClick}>
      {t('edit')}
    </Button>
  )
}

function ToCart() {
  const t = useTranslations('checkout')
  return (
    <LinkButton href="/cart" variant="link" size="sm" aria-label={t('review.changeItems')}>
      {t('edit')}
    </LinkButton>
  )
}

/** `notice`: what a consumer is told of the right of withdrawal, which a company has not (docs/rules/after-sale.md#withdrawal-companies). */
function ReviewLine({ item, notice }: { item: CartItem; notice: 'file' | 'madeToOrder' | null }) {
  const t = useTranslations('checkout.review')
  const locale = useLocale()
  const { name } = item.productData
  const isSold = item.problem !== 'unavailable'
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6">
      <div className="min-w-0 grow basis-32">
        <span className="font-medium">{name}</span>{' '}
        {isSold ? (
          <span className="whitespace-nowrap text-ink-soft tabular-nums">
            {item.qty} × {formatPrice(item.prices.converted.finalPrice, locale)}
          </span>
        ) : null}
        {item.optionLabels.map(({ label, value }) => (
          <span key={label} className="block text-sm break-words text-ink-soft">
            {label}: {value}
          </span>
        ))}
        {notice ? <span className="block text-sm">{t(notice)}</span> : null}
        <LineProblem item={item} />
      </div>
      {isSold ? <span className="ml-auto whitespace-nowrap tabular-nums">{formatPrice(item.prices.converted.row, locale)}</span> : null}
    </li>
  )
}
