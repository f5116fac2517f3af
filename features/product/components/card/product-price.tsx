import { useTranslations } from 'next-intl'
import { Badge } from '@/components/ui/display/badge'
import { Price } from '@/components/ui/display/price'
import type { ProductCard } from '@/lib/api/entities/product.schema'
import { formatPrice } from '@/lib/money/money'
import { reductionOf } from '@/lib/money/reduction'
import { MemberPrice } from './member-price'

type Offer = Pick<ProductCard, 'discount' | 'finalPrice' | 'lowestPrice30Days'> &
  Partial<Pick<ProductCard, 'priceRange' | 'membershipPrice' | 'unitPrice'>>

type ProductPriceProps = { offer: Offer; size?: 'sm' | 'lg' }

/**
 * What it costs now, and a whole unit of what is measured; when it is reduced, always beside the lowest price of the 30 days before (Directive 98/6/EC,
 * articles 3 and 6a). The small one names the member's price too; on a product's page that has a line of its own.
 */
export function ProductPrice({ offer, size = 'sm' }: ProductPriceProps) {
  const t = useTranslations('product')
  const reduction = reductionOf(offer)
  const current = offer.priceRange ? t('from', { price: formatPrice(offer.priceRange.from) }) : formatPrice(offer.finalPrice)
  const member = size === 'sm' && offer.membershipPrice ? <MemberPrice price={offer.membershipPrice} /> : null
  const unit = offer.unitPrice ? t('perUnit', { price: formatPrice(offer.unitPrice.price), unit: offer.unitPrice.unit }) : null
  if (!reduction) return <Price size={size} current={current} offer={member} note={unit} />
  const before = formatPrice(reduction.before)
  return (
    <Price
      size={size}
      current={current}
      offer={member}
      previous={before}
      currentLabel={t('priceNow')}
      previousLabel={t('priceBefore')}
      badge={size === 'lg' && reduction.percent ? <PercentBadge percent={reduction.percent} /> : undefined}
      note={
        <>
          {size === 'lg' ? t('lowest', { price: before }) : t('lowestShort', { price: before })}
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
