import { useLocale, useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { Price } from '@/components/ui/display/price'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { formatPrice } from '@/lib/money/money'
import { reductionOf } from '@/lib/money/reduction'
import { MemberPrice } from './member-price'

type Offer = Pick<ProductCard, 'discount' | 'finalPrice' | 'lowestPrice30Days'> &
  Partial<Pick<ProductCard, 'priceRange' | 'membershipPrice' | 'unitPrice'>>

type ProductPriceProps = { offer: Offer; size?: 'sm' | 'lg' }

/** The current price with unit price and, when reduced, the lowest price before it (docs/rules/storefront.md#reduced-price). Size `sm` includes the member price. */
export function ProductPrice({ offer, size = 'sm' }: ProductPriceProps) {
  const t = useTranslations('product')
  const locale = useLocale()
  const reduction = reductionOf(offer)
  const current = offer.priceRange
    ? t('from', { price: formatPrice(offer.priceRange.from, locale) })
    : formatPrice(offer.finalPrice, locale)
  const member = size === 'sm' && offer.membershipPrice ? <MemberPrice price={offer.membershipPrice} /> : null
  const unit = offer.unitPrice ? t('perUnit', { price: formatPrice(offer.unitPrice.price, locale), unit: offer.unitPrice.unit }) : null
  if (!reduction) return <Price size={size} current={current} offer={member} note={unit} />
  const lowestBefore = formatPrice(reduction.before, locale)
  return (
    <Price
      size={size}
      current={current}
      offer={member}
      previous={lowestBefore}
      currentLabel={t('priceNow')}
      previousLabel={t('priceBefore')}
      badge={size === 'lg' && reduction.percent ? <PercentBadge percent={reduction.percent} /> : undefined}
      note={
        <>
          {size === 'lg' ? t('lowest', { price: lowestBefore }) : t('lowestShort', { price: lowestBefore })}
          {unit ? <span className="block">{unit}</span> : null}
        </>
      }
    />
  )
}

export function PercentBadge({ percent }: { percent: number }) {
  const t = useTranslations('product')
  return (
    <Badge tone="sale">
      <span aria-hidden="true">{t('percentOff', { percent })}</span>
      <span className="sr-only">{t('percentOffLabel', { percent })}</span>
    </Badge>
  )
}
