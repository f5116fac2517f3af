import type { Product, StockState } from '@/lib/api/entities/product.schema'
import { isoDay } from '@/lib/text/dates'
import { findBrand, findGtin } from '@/lib/text/product-codes'
import { reductionOf } from '@/lib/money/reduction'

type LdContext = {
  url: string
  images: string[]
  description: string
  currency: string
  seller: string
  /** The best rating a review can give. */
  stars: number
}

const availability: Record<StockState, string> = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  untracked: 'https://schema.org/InStock',
  out: 'https://schema.org/OutOfStock',
}

/** A product as schema.org/Product; `url` and `images` are absolute (docs/rules/storefront.md#structured-data). */
export function productLd(product: Product, context: LdContext): Record<string, unknown> {
  const { name, sku, rating, attributeSet } = product
  const gtin = findGtin(attributeSet.attributes)
  const brand = findBrand(attributeSet.attributes) ?? product.manufacturer?.name
  const { description, url, images } = context
  return {
    '@type': 'Product',
    name,
    sku,
    description,
    url,
    ...(images.length > 0 && { image: images }),
    offers: offersOf(product, context),
    ...(gtin && { gtin }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: context.stars,
        worstRating: 1,
      },
    }),
  }
}

function offersOf(product: Product, { url, currency, seller }: LdContext) {
  const { stock, priceRange, finalPrice, discountUntil, associatedProducts } = product
  const common = {
    priceCurrency: currency,
    availability: availability[stock.state],
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller },
    url,
  }
  if (priceRange) {
    const count = associatedProducts.length
    return {
      '@type': 'AggregateOffer',
      lowPrice: priceRange.from,
      highPrice: priceRange.to,
      ...reductionSpecification(product, currency),
      ...(count > 0 && { offerCount: count }),
      ...common,
    }
  }
  return {
    '@type': 'Offer',
    price: finalPrice,
    ...reductionSpecification(product, currency),
    ...(discountUntil && { priceValidUntil: lastReducedDay(discountUntil) }),
    ...common,
  }
}

/** The price before the reduction, as a struck-through price (docs/rules/storefront.md#reduced-price). */
function reductionSpecification(product: Product, currency: string) {
  const reduction = reductionOf(product)
  if (!reduction) return {}
  const base = { '@type': 'UnitPriceSpecification', priceCurrency: currency, valueAddedTaxIncluded: true }
  return {
    priceSpecification: [
      { ...base, price: product.finalPrice },
      { ...base, price: reduction.before, priceType: 'https://schema.org/StrikethroughPrice' },
    ],
  }
}

/** The last day of a reduction that ends at `until`, exclusive. */
function lastReducedDay(until: string) {
  return isoDay(new Date(new Date(until).getTime() - 1))
}
