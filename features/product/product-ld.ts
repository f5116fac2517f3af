import type { Product, StockState, Variant } from '@/lib/api/entities/product.schema'
import { widestFile } from '@/lib/picture-size'
import { attributeRole } from '@/lib/text/product/attribute-role'
import { isoDay } from '@/lib/text/dates'
import { feedId } from '@/lib/text/product/feed-id'
import { findBrand, findGtin } from '@/lib/text/product/product-identifiers'
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

/** A product as schema.org/Product, one with variants as ProductGroup; `url` and `images` are absolute (docs/rules/storefront.md#structured-data). */
export function productLd(product: Product, context: LdContext): Record<string, unknown> {
  return product.associatedProducts.length > 0 ? groupLd(product, context) : singleLd(product, context)
}

function singleLd(product: Product, context: LdContext) {
  const gtin = findGtin(product.attributeSet.attributes)
  return {
    '@type': 'Product',
    sku: feedId(product),
    ...commonLd(product, context),
    offers: offersOf(product, context),
    ...(gtin && { gtin }),
  }
}

/** Each variant is a product with its own offer, under the ids of the product feed (docs/rules/catalog.md#google-feed). */
function groupLd(product: Product, context: LdContext) {
  const { associatedProducts, associatedProductsAttributes } = product
  const axes = associatedProductsAttributes.map(({ attributeCode: code, label, inputType }) => attributeRole({ code, label, inputType }))
  const variesBy = axes.flatMap((role) => (role ? [`https://schema.org/${role}`] : []))
  return {
    '@type': 'ProductGroup',
    productGroupID: feedId(product),
    ...commonLd(product, context),
    ...(variesBy.length > 0 && { variesBy }),
    hasVariant: associatedProducts.map((variant) => variantLd(variant, context)),
  }
}

function variantLd(variant: Variant, context: LdContext) {
  const { name, media, attributeSet } = variant
  const { attributes } = attributeSet
  const roles = attributes.flatMap(({ attributeCode: code, label, inputType, value }) => {
    const role = attributeRole({ code, label, inputType })
    return role ? [[role, String(value.value)] as const] : []
  })
  const images = media.length > 0 ? media.map((picture) => new URL(widestFile(picture).src, context.url).href) : context.images
  // The query selects the variant (features/product/choose-variant.ts).
  const query = new URLSearchParams(
    attributes.flatMap(({ attributeCode, value: { ids } }) => (ids[0] ? [[attributeCode, String(ids[0])]] : [])),
  )
  const url = `${context.url}?${query}`
  return {
    '@type': 'Product',
    sku: feedId(variant),
    name,
    description: context.description,
    url,
    ...(images.length > 0 && { image: images }),
    ...Object.fromEntries(roles),
    offers: offersOf({ ...variant, priceRange: null, associatedProducts: [] }, { ...context, url }),
  }
}

/** What a product says of itself, alone or as a group. */
function commonLd(product: Product, context: LdContext) {
  const { name, rating, attributeSet } = product
  const brand = findBrand(attributeSet.attributes) ?? product.manufacturer?.name
  const { description, url, images } = context
  return {
    name,
    description,
    url,
    ...(images.length > 0 && { image: images }),
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

type Offered = Pick<
  Product,
  'stock' | 'awaitsFile' | 'priceRange' | 'finalPrice' | 'discount' | 'discountUntil' | 'lowestPrice30Days' | 'associatedProducts'
>

function offersOf(product: Offered, { url, currency, seller }: LdContext) {
  const { stock, awaitsFile, priceRange, finalPrice, discountUntil, associatedProducts } = product
  const common = {
    priceCurrency: currency,
    availability: availability[awaitsFile ? 'out' : stock.state],
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
function reductionSpecification(product: Offered, currency: string) {
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
