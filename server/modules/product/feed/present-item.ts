import type { Variant } from '@/lib/api/entities/product.schema'
import type { FeedItem } from '@/lib/api/v1/product/feed.schema'
import { routePath } from '@/lib/routing/links'
import { fromCents } from '@/lib/money/money'
import { widestFile } from '@/lib/picture-size'
import { attributeRole } from '@/lib/text/product/attribute-role'
import { feedId } from '@/lib/text/product/feed-id'
import { findBrand, findGtin } from '@/lib/text/product/product-identifiers'
import { reductionOf } from '@/lib/money/reduction'
import type { Prices } from '@/server/modules/product/price/prices'
import { plainText } from '@/server/modules/cms/rich-text/plain-text'
import type { FeedData, FeedRow } from './feed-data'

/** Google's limit (docs/rules/catalog.md#google-feed). */
const maxImages = 11

/** Presents a product as feed items: one, or one for each variant of a configurable product. */
export function presentFeedItems(row: FeedRow, variants: readonly Variant[] | null, data: FeedData): FeedItem[] {
  if (!variants) return presentItem(row, { id: row.id, inStock: isBuyable(row.available, row.awaits_file) }, data)
  return variants.flatMap((variant) => {
    const [item] = presentItem(row, { id: variant.id, inStock: isBuyable(variant.stock.available, variant.awaitsFile) }, data)
    return item ? [{ ...item, ...presentVariant(row, variant) }] : []
  })
}

function presentItem(row: FeedRow, { id, inStock }: { id: number; inStock: boolean }, data: FeedData): FeedItem[] {
  const price = data.prices.get(id)
  const gallery = [...(data.galleries.get(id) ?? []), ...(id === row.id ? [] : (data.galleries.get(row.id) ?? []))]
  const images = [...new Set(gallery.map((picture) => widestFile(picture).src))].slice(0, maxImages)
  if (!price || price.finalCents === 0 || images.length === 0) return []
  const details = data.details.get(row.id)
  const own = data.attributes.get(id) ?? []
  const attributes = id === row.id ? own : [...own, ...(data.attributes.get(row.id) ?? [])]
  return [
    {
      id: feedId({ id, sku: data.skus.get(id) ?? '' }),
      group: null,
      title: row.name,
      description: row.summary || (details ? plainText(details.description).trim() : '') || row.name,
      path: routePath('/product/[slug]', row.slug),
      images,
      inStock,
      ...presentOffer(price),
      // A GTIN identifies one product, so a variant does not inherit its parent's.
      gtin: findGtin(own),
      brand: findBrand(attributes) ?? details?.manufacturer?.name ?? null,
      shelves: (data.categories.get(row.id) ?? []).map(({ name }) => name),
      weightGrams: data.details.get(id)?.weight_grams ?? details?.weight_grams ?? null,
      choices: [],
    },
  ]
}

/** As the page says it (features/product/product-ld.ts). */
function isBuyable(available: number | null, awaitsFile: boolean) {
  return !awaitsFile && (available === null || available > 0)
}

/** The query selects the variant (features/product/choose-variant.ts). */
function presentVariant(
  row: FeedRow,
  { name, attributeSet: { attributes } }: Variant,
): Pick<FeedItem, 'group' | 'title' | 'path' | 'choices'> {
  const query = new URLSearchParams(
    attributes.flatMap(({ attributeCode, value: { ids } }) => (ids[0] ? [[attributeCode, String(ids[0])]] : [])),
  )
  return {
    group: feedId(row),
    title: name,
    path: `${routePath('/product/[slug]', row.slug)}?${query}`,
    choices: attributes.map(({ attributeCode: code, label, inputType, value: { value } }) => ({
      role: attributeRole({ code, label, inputType }),
      label,
      value: String(value),
    })),
  }
}

/** A sale price only where the page shows a reduction (docs/rules/catalog.md#lowest-price-30-days). */
function presentOffer(prices: Prices): Pick<FeedItem, 'price' | 'sale'> {
  const { saleCents, lowestCents, saleFrom, saleUntil } = prices
  const fromCentsOrNull = (cents: number | null) => (cents === null ? null : fromCents(cents))
  const finalPrice = fromCents(prices.finalCents)
  const reduction = reductionOf({ discount: fromCentsOrNull(saleCents), finalPrice, lowestPrice30Days: fromCentsOrNull(lowestCents) })
  if (!reduction) return { price: finalPrice, sale: null }
  const sale = { price: finalPrice, from: saleFrom?.toISOString() ?? null, until: saleUntil?.toISOString() ?? null }
  return { price: reduction.before, sale }
}
