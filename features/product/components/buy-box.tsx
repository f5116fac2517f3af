'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { lazy, useRef, type ReactNode } from 'react'
import { earlyClick } from '@/components/early-click'
import { WhenAlive } from '@/components/when-alive'
import { Button } from '@/components/ui/button'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { BundleWindowHost } from '@/features/cart/components/bundle-window-host'
import { useEditedLine } from '@/features/cart/edited-line'
import type { CartItem } from '@/lib/api/entities/cart.schema'
import type { Product } from '@/lib/api/entities/product.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/money/money'
import { totalPrice } from '../purchase'
import { useProduct } from '../queries'
import { optionField, usePurchase } from '../use-purchase'
import type { WhyNot } from '../why-not'
import { MemberPrice } from './member-price'
import { ProductPrice } from './product-price'
import { StockLine } from './stock-line'

// Most products have none of them: drawn with the page where they stand, their code comes only there.
const PersonalOptions = dynamic(async () => (await import('@/features/cart/components/personal-options')).PersonalOptions)
const PlanChooser = dynamic(async () => (await import('./plan-chooser')).PlanChooser)
const VariantChooser = dynamic(async () => (await import('./variant-chooser')).VariantChooser)

/** Shown only once the button above has been scrolled away. */
const StickyBuyBar = lazy(async () => ({ default: (await import('./sticky-buy-bar')).StickyBuyBar }))

/** The shop's page on its card, as the merchant named it. */
const membershipPage = 'clanstvo'

/** Price, stock, choices and the way into the cart; what the page was cached with is asked for again in the browser. */
export function BuyBox({ slug }: { slug: string }) {
  const { data: product } = useProduct(slug)
  const line = useEditedLine(slug)
  return product ? <Purchase key={line?.itemId} product={product} line={line} /> : null
}

function Purchase({ product, line }: { product: Product; line: CartItem | null }) {
  const t = useTranslations('product')
  const purchase = usePurchase(product, line)
  const buttonRef = useRef<HTMLDivElement>(null)
  const { offer, plan, configurable, isBuilt, obstacle } = purchase
  const shown = plan ? { ...offer, finalPrice: plan.price, discount: null, membershipPrice: null, unitPrice: null } : offer
  const shortPrice =
    purchase.variant || !product.priceRange ? formatPrice(shown.finalPrice) : t('from', { price: formatPrice(product.priceRange.from) })
  const total = totalPrice(purchase.piece, purchase.qty)
  const button = (
    <Button
      {...earlyClick}
      size="lg"
      className="min-w-0 grow"
      disabled={obstacle !== null}
      busy={purchase.isBusy}
      onClick={() => void purchase.buy()}
    >
      {obstacle
        ? t(obstacle.reason === 'awaitsFile' ? 'why.notYet' : 'soldOut')
        : purchase.isEdit && !isBuilt
          ? t('save')
          : isBuilt
            ? t('bundle.build')
            : t('add')}
    </Button>
  )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <ProductPrice offer={shown} size="lg" />
        {shown.membershipPrice === null ? null : <MemberOffer price={shown.membershipPrice} />}
        <p className="text-sm text-ink-soft">{t('vatIncluded', { rate: product.vatRate })}</p>
      </div>
      {configurable.axes.length > 0 ? (
        <VariantChooser product={configurable} choice={purchase.choice} onChoose={purchase.chooseValue} />
      ) : null}
      {product.subscriptionPlans.length > 0 ? (
        <PlanChooser plans={product.subscriptionPlans} planId={purchase.planId} onChoose={purchase.setPlanId} />
      ) : null}
      {product.customOptions.length > 0 && !isBuilt ? (
        <PersonalOptions
          options={product.customOptions}
          texts={purchase.texts}
          hasTried={purchase.hasTried}
          fieldId={optionField}
          onWrite={purchase.write}
        />
      ) : null}
      <div className="flex flex-col gap-4">
        {obstacle?.reason === 'awaitsFile' ? null : <StockLine stock={offer.stock} />}
        {obstacle ? <Obstacle why={obstacle} /> : null}
        <div ref={buttonRef} className="flex flex-wrap items-stretch gap-3">
          {obstacle || isBuilt ? null : (
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
          {button}
        </div>
        <p role="status" className="text-sm text-ink-soft tabular-nums empty:hidden">
          {total === shown.finalPrice || obstacle || isBuilt ? null : t.rich('sum', { price: formatPrice(total), strong: amount })}
        </p>
      </div>
      {obstacle ? null : (
        <WhenAlive>
          <StickyBuyBar watch={buttonRef} price={shortPrice}>
            {button}
          </StickyBuyBar>
        </WhenAlive>
      )}
      <BundleWindowHost />
    </div>
  )
}

/** Every product can be bought, or says why not. */
function Obstacle({ why }: { why: WhyNot }) {
  const t = useTranslations('product.why')
  return (
    <p role="status" className="rounded bg-sunken px-4 py-3 text-sm">
      {'name' in why ? t(why.reason, { name: why.name }) : t(why.reason)}
    </p>
  )
}

/** What the card's holder pays; others learn how to become one. */
function MemberOffer({ price }: { price: number }) {
  const t = useTranslations('product.member')
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded bg-lamp-soft px-4 py-2.5 text-sm text-lamp-ink [&_strong]:text-base">
      <span>
        <MemberPrice price={price} />
      </span>
      <Link
        href={{ pathname: '/[slug]', params: { slug: membershipPage } }}
        className="underline underline-offset-4 hover:no-underline in-data-member:hidden"
      >
        {t('how')}
      </Link>
    </p>
  )
}

function amount(text: ReactNode) {
  return <strong className="text-base tabular-nums">{text}</strong>
}
