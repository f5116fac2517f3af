'use client'

import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRef, useState, type ReactNode } from 'react'
import { replayEarlyClicks } from '@/components/hydration/replay-early-clicks'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import { LazyBundleDialog } from '@/features/cart/add/lazy-bundle-dialog'
import { InvalidQuantity } from '@/features/cart/lines/invalid-quantity'
import { QuantityCapNotice } from '@/features/cart/lines/quantity-cap-notice'
import { useEditedLine } from '@/features/cart/lines/use-edited-line'
import type { CartItem } from '@/lib/api/entities/cart.schema'
import { PlainLink } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/money/money'
import type { OfferedProduct } from '@/features/product/offered-product'
import { totalPrice } from '@/features/product/purchase'
import { useProduct } from '@/features/product/queries'
import { optionFieldId, usePurchase } from '@/features/product/use-purchase'
import { MemberPrice } from '@/features/product/components/card/member-price'
import { ProductPrice } from '@/features/product/components/card/product-price'
import { StockStatus } from './stock-status'

// Most products have none of these. `dynamic` preloads their chunk with the page that has one: a part that hydrates late would lose what was typed into it.
const CustomOptionFields = dynamic(async () => (await import('@/features/cart/add/custom-option-fields')).CustomOptionFields)
const PlanChooser = dynamic(async () => (await import('./plan-chooser')).PlanChooser)
const PurchaseProblemMessage = dynamic(async () => (await import('./purchase-problem-message')).PurchaseProblemMessage)
const RemovedLineNotice = lazyComponent(async () => (await import('@/features/cart/lines/removed-line-notice')).RemovedLineNotice)
const VariantChooser = dynamic(async () => (await import('./variant-chooser')).VariantChooser)

const StickyBuyBar = lazyComponent(async () => (await import('../late-parts')).StickyBuyBar, { afterHydration: true })

const invalidQuantityId = 'quantity-invalid'
const purchaseProblemId = 'purchase-problem'

/** Price, stock, options and the add button. Refetches the cached product in the browser. */
export function BuyBox({ slug, membershipPage }: { slug: string; membershipPage: string | null }) {
  const { data: product } = useProduct(slug)
  const { line, isPending } = useEditedLine(slug)
  if (!product) return null
  return <PurchaseForm key={line?.itemId} product={product} line={line} isPending={isPending} membershipPage={membershipPage} />
}

type PurchaseFormProps = { product: OfferedProduct; line: CartItem | null; isPending: boolean; membershipPage: string | null }

function PurchaseForm({ product, line, isPending, membershipPage }: PurchaseFormProps) {
  const t = useTranslations('product')
  const locale = useLocale()
  const purchase = usePurchase(product, line)
  const buttonRef = useRef<HTMLDivElement>(null)
  const [isInvalid, setIsInvalid] = useState(false)
  const { offer, plan, configurable, opensBundleDialog, problem } = purchase
  const shownOffer = plan ? { ...offer, finalPrice: plan.price, discount: null, membershipPrice: null, unitPrice: null } : offer
  const shortPrice =
    purchase.variant || !product.priceRange
      ? formatPrice(shownOffer.finalPrice, locale)
      : t('from', { price: formatPrice(product.priceRange.from, locale) })
  const total = totalPrice(purchase.unitPrice, purchase.qty)
  const button = (
    <Button
      {...replayEarlyClicks}
      size="lg"
      className="min-w-0 shrink! grow"
      disabled={problem !== null}
      aria-describedby={problem ? purchaseProblemId : undefined}
      busy={purchase.isBusy || isPending}
      onClick={() => void purchase.submit()}
    >
      {problem?.reason === 'awaitsFile'
        ? t('why.notYet')
        : purchase.isEdit && !opensBundleDialog
          ? t('save')
          : opensBundleDialog
            ? t('bundle.build')
            : t('add')}
    </Button>
  )
  return (
    <div data-early-form="" className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <ProductPrice offer={shownOffer} size="lg" />
        {shownOffer.membershipPrice === null ? null : <MemberOffer price={shownOffer.membershipPrice} page={membershipPage} />}
        {/* A multi-purpose voucher carries no VAT (Directive 2006/112/EC, article 30b). */}
        {product.vatRate > 0 ? <p className="text-sm text-ink-soft">{t('vatIncluded', { rate: product.vatRate })}</p> : null}
      </div>
      {configurable.axes.length > 0 ? (
        <VariantChooser product={configurable} choice={purchase.choice} missing={purchase.missing} onChoose={purchase.chooseValue} />
      ) : null}
      {product.subscriptionPlans.length > 0 ? (
        <PlanChooser plans={product.subscriptionPlans} planId={purchase.planId} onChoose={purchase.setPlanId} />
      ) : null}
      {product.isSoldOnce ? <p className="rounded bg-sunken px-4 py-3 text-sm">{t('plan.once')}</p> : null}
      {product.customOptions.length > 0 && !opensBundleDialog ? (
        <CustomOptionFields
          options={product.customOptions}
          texts={purchase.texts}
          hasTried={purchase.hasSubmitted}
          fieldId={optionFieldId}
          onTextChange={purchase.setText}
        />
      ) : null}
      <div className="flex flex-col gap-4">
        {problem ? (
          <PurchaseProblemMessage id={purchaseProblemId} problem={problem} productId={purchase.variant?.id ?? product.id} />
        ) : (
          <StockStatus stock={offer.stock} />
        )}
        <div ref={buttonRef} className="flex flex-wrap items-stretch gap-3 noscript:hidden">
          {problem || opensBundleDialog ? null : (
            <QuantityStepper
              className="h-13"
              value={purchase.qty}
              max={purchase.maxQuantity}
              onChange={purchase.setQty}
              onCapped={purchase.setQty}
              onInvalid={(isNow) => {
                setIsInvalid(isNow)
                // Forgets the number that was too large, and with it why it was lowered.
                if (isNow) purchase.setQty(purchase.qty)
              }}
              aria-describedby={isInvalid ? invalidQuantityId : undefined}
              label={t('quantity')}
              decreaseLabel={t('decrease')}
              increaseLabel={t('increase')}
            />
          )}
          {button}
        </div>
        {isInvalid && !problem && !opensBundleDialog ? <InvalidQuantity id={invalidQuantityId} /> : null}
        {purchase.isLineGone && !problem ? <RemovedLineNotice /> : null}
        {purchase.isCapped && !problem ? <QuantityCapNotice max={purchase.maxQuantity} /> : null}
        <p role="status" className="text-sm text-ink-soft tabular-nums empty:hidden">
          {total === shownOffer.finalPrice || problem || opensBundleDialog
            ? null
            : t.rich('sum', { price: formatPrice(total, locale), strong: emphasize })}
        </p>
      </div>
      {problem ? null : (
        <StickyBuyBar buttonRef={buttonRef} price={shortPrice}>
          {button}
        </StickyBuyBar>
      )}
      <LazyBundleDialog />
    </div>
  )
}

/** The member price. `page`: the address of the membership page, linked for visitors without a card; null: no link. */
function MemberOffer({ price, page }: { price: number; page: string | null }) {
  const t = useTranslations('product.member')
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded bg-accent-soft px-4 py-2.5 text-sm text-accent-ink [&_strong]:text-base">
      <span>
        <MemberPrice price={price} />
      </span>
      {page === null ? null : (
        <PlainLink href={page} className="underline underline-offset-4 hover:no-underline in-data-member:hidden">
          {t('how')}
        </PlainLink>
      )}
    </p>
  )
}

function emphasize(text: ReactNode) {
  return <strong className="text-base tabular-nums">{text}</strong>
}
