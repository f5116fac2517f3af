import type { Product, StockState } from '@/lib/api/entities/product.schema'

type Facts = { url: string; images: string[]; description: string; currency: string; seller: string }

const availability: Record<StockState, string> = {
  in: 'https://schema.org/InStock',
  low: 'https://schema.org/LimitedAvailability',
  untracked: 'https://schema.org/InStock',
  out: 'https://schema.org/OutOfStock',
}

/** A product as schema.org knows it. What is not known is left out. */
export function productLd(product: Product, { url, images, description, currency, seller }: Facts): Record<string, unknown> {
  const { name, sku, stock, rating, priceRange, finalPrice, discountUntil } = product
  const gtin = textOf(product, 'isbn')?.replaceAll(/\D/g, '')
  const brand = textOf(product, 'izdavac')
  const about = {
    priceCurrency: currency,
    availability: availability[stock.state],
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: seller },
    url,
  }
  const offers = priceRange
    ? {
        '@type': 'AggregateOffer',
        lowPrice: priceRange.from,
        highPrice: priceRange.to,
        offerCount: product.associatedProducts.length,
        ...about,
      }
    : { '@type': 'Offer', price: finalPrice, ...(discountUntil && { priceValidUntil: discountUntil.slice(0, 10) }), ...about }
  return {
    '@type': 'Product',
    ...{ name, sku, description, url, image: images, offers },
    ...(gtin?.length === 13 && { gtin13: gtin }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(rating.count > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } }),
  }
}

function textOf({ attributeSet }: Product, code: string): string | undefined {
  const value = attributeSet.attributes.find(({ attributeCode }) => attributeCode === code)?.value.value
  return typeof value === 'string' ? value : undefined
}
