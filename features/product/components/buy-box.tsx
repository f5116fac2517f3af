'use client'

import { useTranslations } from 'next-intl'
import { useRef, type ReactNode } from 'react'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { Button } from '@/components/ui/button'
import type { Product } from '@/lib/api/entities/product.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/money'
import { useProduct } from '../queries'
import { usePurchase } from '../use-purchase'
import { PersonalOptions } from './personal-options'
import { PlanChooser } from './plan-chooser'
import { ProductPrice } from './product-price'
import { StickyBuyBar } from './sticky-buy-bar'
import { StockLine } from './stock-line'
import { VariantChooser } from './variant-chooser'

/** The shop's page on its card, as the merchant named it. */
const membershipPage = 'clanstvo'

/** Price, stock, choices and the way into the cart; what the page was cached with is asked for again in the browser. */
export function BuyBox({ slug }: { slug: string }) {
  const { data: product } = useProduct(slug)
  return product ? <Purchase product={product} /> : null
}

function Purchase({ product }: { product: Product }) {
  const t = useTranslations('product')
  const purchase = usePurchase(product)
  const buttonRef = useRef<HTMLDivElement>(null)
  const { offer, plan, configurable } = purchase
  const shown = plan ? { ...offer, finalPrice: plan.price, discount: null, membershipPrice: null } : offer
  const shortPrice =
    purchase.variant || !product.priceRange ? formatPrice(shown.finalPrice) : t('from', { price: formatPrice(product.priceRange.from) })
  const isSoldOut = offer.stock.state === 'out'
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <ProductPrice offer={shown} size="lg" />
        {shown.membershipPrice === null ? null : <MemberOffer price={shown.membershipPrice} />}
        {product.unitPrice ? (
          <p className="text-sm text-ink-soft">
            {t('perUnit', { price: formatPrice(product.unitPrice.price), unit: product.unitPrice.unit })}
          </p>
        ) : null}
        <p className="text-sm text-ink-soft">{t('vatIncluded', { rate: product.vatRate })}</p>
      </div>
      {configurable.axes.length > 0 ? (
        <VariantChooser product={configurable} choice={purchase.choice} onChoose={purchase.chooseValue} />
      ) : null}
      {product.subscriptionPlans.length > 0 ? (
        <PlanChooser plans={product.subscriptionPlans} planId={purchase.planId} onChoose={purchase.setPlanId} />
      ) : null}
      {product.customOptions.length > 0 ? (
        <PersonalOptions options={product.customOptions} texts={purchase.texts} missing={purchase.missing} onWrite={purchase.write} />
      ) : null}
      <div className="flex flex-col gap-4">
        <StockLine stock={offer.stock} />
        <div ref={buttonRef} className="flex items-stretch gap-3">
          {isSoldOut ? null : (
            <QuantityStepper
              className="h-13"
              value={purchase.qty}
              max={purchase.most}
              onChange={purchase.setQty}
              label={t('quantity')}
              decreaseLabel={t('decrease')}
              increaseLabel={t('increase')}
            />
          )}
          <BuyButton isSoldOut={isSoldOut} busy={purchase.isAdding} onBuy={purchase.buy} />
        </div>
      </div>
      {isSoldOut ? null : (
        <StickyBuyBar watch={buttonRef} price={shortPrice}>
          <BuyButton isSoldOut={false} busy={purchase.isAdding} onBuy={purchase.buy} />
        </StickyBuyBar>
      )}
    </div>
  )
}

/** What the card's holder pays; others learn how to become one. */
function MemberOffer({ price }: { price: number }) {
  const t = useTranslations('product.member')
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded bg-lamp-soft px-4 py-2.5 text-sm text-lamp-ink">
      <span>{t.rich('price', { price: formatPrice(price), strong: amount })}</span>
      <Link href={{ pathname: '/[slug]', params: { slug: membershipPage } }} className="underline underline-offset-4 hover:no-underline">
        {t('how')}
      </Link>
    </p>
  )
}

function amount(text: ReactNode) {
  return <strong className="text-base tabular-nums">{text}</strong>
}

function BuyButton({ isSoldOut, busy, onBuy }: { isSoldOut: boolean; busy: boolean; onBuy: () => Promise<void> }) {
  const t = useTranslations('product')
  return (
    <Button size="lg" className="min-w-0 grow" disabled={isSoldOut} busy={busy} onClick={() => void onBuy()}>
      {isSoldOut ? t('soldOut') : t('add')}
    </Button>
  )
}
