import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { cn } from '@/lib/cn'
import { couponEffect } from '@/lib/money/coupon-effect'
import { formatPrice } from '@/lib/money/money'
import { laterDelivery } from '../later-delivery'
import { checkoutSettingsQuery } from '../queries'

type SummaryPage = 'cart' | 'checkout'
type CartSummaryProps = {
  cart: Pick<Cart, 'items' | 'summary' | 'coupon' | 'couponCode' | 'digitalOnly' | 'deliveryMethodId' | 'countryId'>
  isSaving?: boolean
  /** False while the server has not computed the VAT of what is shown. */
  isTaxKnown?: boolean
  /** The checkout asks for the method itself; the cart refers to the checkout. */
  page?: SummaryPage
  /** The forms for coupon and member card. */
  discounts?: ReactNode
  children?: ReactNode
}

/** docs/rules/cart.md#cart-summary */
export function CartSummary({ cart, isSaving = false, isTaxKnown = true, page = 'cart', discounts, children }: CartSummaryProps) {
  const t = useTranslations('cart.summary')
  const locale = useLocale()
  const { summary, couponCode, digitalOnly, deliveryMethodId } = cart
  const isLater = deliveryMethodId === null
  const effect = couponEffect({ couponCode, off: summary.coupon, isSent: !digitalOnly })
  return (
    <div className="flex flex-col gap-5">
      <h2 className="text-xl">{t('title')}</h2>
      {discounts ? <div className="flex flex-col gap-4 border-b border-line pb-5">{discounts}</div> : null}
      <dl className="flex flex-col gap-3 tabular-nums" aria-busy={isSaving}>
        <Row label={t('items')}>{formatPrice(summary.itemsTotal, locale)}</Row>
        {summary.loyalty > 0 ? <Row label={t('loyalty')}>−{formatPrice(summary.loyalty, locale)}</Row> : null}
        {effect && couponCode ? (
          <Row label={`${t('coupon')} ${couponCode}`}>
            {effect === 'off' ? `−${formatPrice(summary.coupon, locale)}` : t('couponDelivery')}
          </Row>
        ) : null}
        {digitalOnly ? null : (
          <Row label={t('delivery')} quiet={isLater}>
            {isLater ? (
              <LaterDelivery cart={cart} page={page} />
            ) : summary.delivery === 0 ? (
              t('free')
            ) : (
              formatPrice(summary.delivery, locale)
            )}
          </Row>
        )}
        {summary.paymentFee > 0 ? <Row label={t('paymentFee')}>{formatPrice(summary.paymentFee, locale)}</Row> : null}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
          <dt className="text-lg font-semibold">{t('total')}</dt>
          <dd className="ml-auto text-2xl font-semibold">{isSaving ? t('saving') : formatPrice(summary.orderTotal, locale)}</dd>
        </div>
      </dl>
      {isTaxKnown ? (
        <p className="-mt-3 text-right text-sm text-ink-soft tabular-nums">
          {t('tax', { amount: formatPrice(summary.tax.orderTotal, locale) })}
        </p>
      ) : null}
      {children}
    </div>
  )
}

/** What delivery costs at least, until its method is chosen (docs/rules/prices.md#delivery-from). */
function LaterDelivery({ cart, page }: Pick<CartSummaryProps, 'cart'> & { page: SummaryPage }) {
  const t = useTranslations('cart.summary')
  const locale = useLocale()
  const { data: settings } = useQuery(checkoutSettingsQuery)
  const later: ReturnType<typeof laterDelivery> = settings ? laterDelivery(cart, settings) : { kind: 'unknown' }
  const where = t(`deliveryKnown.${page}`)
  switch (later.kind) {
    case 'free':
      return t('free')
    case 'someFree':
      return t('deliverySomeFree', { where })
    case 'from':
      return t('deliveryFrom', { price: formatPrice(later.price, locale), where })
    case 'unknown':
      return where
    default:
      return later satisfies never
  }
}

function Row({ label, quiet = false, children }: { label: string; quiet?: boolean; children: ReactNode }) {
  return (
    <div className={cn('flex items-baseline justify-between gap-x-4', !quiet && 'flex-wrap')}>
      <dt className="text-ink-soft">{label}</dt>
      <dd className={cn('ml-auto text-right', quiet && 'min-w-0 text-sm text-ink-soft')}>{children}</dd>
    </div>
  )
}
