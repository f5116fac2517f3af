'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import { useState, type MouseEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { QuantityStepper } from '@/components/ui/quantity/quantity-stepper'
import type { CartItem } from '@/lib/api/entities/cart.schema'
import { cn } from '@/lib/cn'
import { Link } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/money/money'
import { dismissPriceNotice, useCartNotices } from '@/features/cart/session/cart-notices-store'
import { closeCartModal } from '@/features/cart/session/cart-store'
import { lineParameter } from './use-edited-line'
import { InvalidQuantity } from './invalid-quantity'
import { LineProblem } from './line-problem'
import { QuantityCapNotice } from './quantity-cap-notice'

type CartLineProps = {
  item: CartItem
  quantity: number
  onQuantity: (quantity: number) => void
  onRemove: () => void
  compact?: boolean
}

/** One line of the cart: a table row on a wide screen, a card on a phone. */
export function CartLine({ item, quantity, onQuantity, onRemove, compact = false }: CartLineProps) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const { name, slug, media } = item.productData
  const { finalPrice } = item.prices.converted
  const maxQuantity = item.stock.available ?? 9999
  const [isCapped, setIsCapped] = useState(false)
  const [isInvalid, setIsInvalid] = useState(false)
  const invalidId = `quantity-invalid-${item.itemId}${compact ? '-compact' : ''}`
  // A product that is no longer sold has no price.
  const isForSale = item.problem !== 'unavailable'
  return (
    <li className="grid grid-cols-[--spacing(20)_minmax(0,1fr)_auto] gap-x-4 gap-y-3 py-5 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <Link href={{ pathname: '/product/[slug]', params: { slug } }} tabIndex={-1} aria-hidden="true" className="row-span-2">
        {media ? (
          <img
            src={media.src}
            srcSet={media.srcset}
            sizes="6rem"
            width={media.width}
            height={media.height}
            alt=""
            loading="lazy"
            className="aspect-2/3 w-full rounded bg-sunken object-contain"
          />
        ) : (
          <span className="block aspect-2/3 w-full rounded bg-sunken" />
        )}
      </Link>
      <div className="min-w-0">
        <Link
          href={{ pathname: '/product/[slug]', params: { slug } }}
          className="font-display text-lg leading-snug font-semibold text-balance underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {item.hasChoices || item.optionLabels.length > 0 ? (
          <p className="pt-1 text-sm text-ink-soft">
            {item.optionLabels.map(({ label, value }) => `${label}: ${value}`).join(' · ')}{' '}
            {item.hasChoices ? (
              <Link
                href={{ pathname: '/product/[slug]', params: { slug }, query: { [lineParameter]: item.itemId } }}
                aria-label={t('editItem', { name })}
                onClick={openEdit}
                className="inline-block py-1 text-link underline-offset-4 hover:underline"
              >
                {t('edit')}
              </Link>
            ) : null}
          </p>
        ) : null}
        {isForSale ? (
          <p className="pt-1 text-sm text-ink-soft tabular-nums">
            {t('unitPrice', { price: formatPrice(finalPrice, locale) })}
            {item.unitPrice ? ` · ${t('perUnit', { price: formatPrice(item.unitPrice.price, locale), unit: item.unitPrice.unit })}` : null}
          </p>
        ) : null}
        {item.lowestPrice30Days === null ? null : (
          <p className="text-xs text-ink-soft tabular-nums">{t('lowest', { price: formatPrice(item.lowestPrice30Days, locale) })}</p>
        )}
        <PriceNotice item={item} />
        <LineProblem item={item} />
        {isInvalid ? <InvalidQuantity id={invalidId} current={quantity} /> : null}
        {isCapped ? <QuantityCapNotice max={maxQuantity} /> : null}
      </div>
      <div className="col-span-2 col-start-2 row-start-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:contents">
        <QuantityStepper
          value={quantity}
          onChange={(next) => {
            setIsCapped(false)
            onQuantity(next)
          }}
          onCapped={() => setIsCapped(true)}
          onInvalid={(isNow) => {
            setIsInvalid(isNow)
            if (isNow) setIsCapped(false)
          }}
          aria-describedby={isInvalid ? invalidId : undefined}
          max={Math.max(maxQuantity, quantity)}
          label={t('quantityOf', { name })}
          decreaseLabel={t('decrease')}
          increaseLabel={t('increase')}
          className={cn('sm:col-start-2 sm:row-start-2 sm:justify-self-start', compact && 'h-11')}
        />
        <p className="ml-auto text-lg font-semibold whitespace-nowrap tabular-nums sm:col-start-3 sm:row-start-1">
          {isForSale ? <RowPrice item={item} quantity={quantity} /> : null}
        </p>
      </div>
      <IconButton
        label={t('removeItem', { name })}
        onClick={onRemove}
        className="col-start-3 row-start-1 justify-self-end max-sm:-mt-2.5 max-sm:-mr-3 sm:row-start-2"
      >
        <Icon name="trash" />
      </IconButton>
    </li>
  )
}

/** The edited product may be on the screen already, behind the dialog: its page reads the line when it loads. */
function openEdit(event: MouseEvent<HTMLAnchorElement>) {
  closeCartModal()
  const { pathname, href } = new URL(event.currentTarget.href)
  if (pathname !== window.location.pathname || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  window.location.assign(href)
}

/** A changed price, until it is dismissed (docs/rules/cart.md#change-notices). */
function PriceNotice({ item: { itemId, productData } }: { item: CartItem }) {
  const t = useTranslations('cart.changed')
  const locale = useLocale()
  const notice = useCartNotices(({ prices }) => prices.get(itemId))
  if (!notice) return null
  return (
    <p role="status" className="flex flex-wrap items-baseline gap-x-3 pt-1 text-sm font-medium text-warning">
      {t('price', { before: formatPrice(notice.before, locale), now: formatPrice(notice.now, locale) })}
      <Button
        variant="link"
        size="sm"
        className="min-h-0 py-1"
        aria-label={t('readNamed', { name: productData.name })}
        onClick={() => dismissPriceNotice(itemId)}
      >
        {t('read')}
      </Button>
    </p>
  )
}

/** With its discounts (member card, coupon) once the quantity is saved: only the server knows them (docs/rules/prices.md#discount-order). */
function RowPrice({ item, quantity }: { item: CartItem; quantity: number }) {
  const t = useTranslations('cart')
  const locale = useLocale()
  const full = priceBeforeDiscounts(item, quantity)
  const { cartTotal } = item.prices.base
  if (quantity !== item.qty || cartTotal >= full) return formatPrice(full, locale)
  return (
    <span className="flex flex-col items-end">
      <s className="text-sm font-normal text-ink-soft">
        <span className="sr-only">{t('fullPrice')} </span>
        {formatPrice(full, locale)}
      </s>
      <span>
        <span className="sr-only">{t('discountedPrice')} </span>
        {formatPrice(cartTotal, locale)}
      </span>
    </span>
  )
}

/** The line's price for the typed quantity, without discounts; in cents against rounding errors. */
function priceBeforeDiscounts({ qty, prices }: CartItem, quantity: number) {
  if (quantity === qty) return prices.converted.row
  return Math.round(prices.converted.finalPrice * 100 * quantity) / 100
}
