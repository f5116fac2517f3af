import type { Variant } from '@/lib/api/entities/product.schema'
import type { FeedItem } from '@/lib/api/v1/product/feed.schema'
import { routePath } from '@/lib/routing/links'
import { fromCents } from '@/lib/money/money'
import { widest } from '@/lib/picture-size'
import { brandAmong, gtinAmong } from '@/lib/text/product-codes'
import { reductionOf } from '@/lib/money/reduction'
import type { Prices } from '@/server/modules/product/price/prices'
import { plainText } from '@/server/modules/product/import-export/rich-text/cell'
import type { Facts } from './facts'
import type { FeedRow } from './google'

/** Google reads 50 letters of an id and takes a product's first picture and ten more. */
const longestId = 50
const mostImages = 11

/** A product as the feed has it: one item, of a configurable product one for each variant. What has no price or no picture is left out. */
export function feedItems(row: FeedRow, variants: readonly Variant[] | null, facts: Facts): FeedItem[] {
  if (!variants) return itemOf(row, { id: row.id, available: row.available }, facts)
  return variants.flatMap((variant) => {
    const [item] = itemOf(row, { id: variant.id, available: variant.stock.available }, facts)
    return item ? [{ ...item, ...asVariant(row, variant) }] : []
  })
}

function itemOf(row: FeedRow, { id, available }: { id: number; available: number | null }, facts: Facts): FeedItem[] {
  const price = facts.prices.get(id)
  const pictures = [...(facts.galleries.get(id) ?? []), ...(id === row.id ? [] : (facts.galleries.get(row.id) ?? []))]
  const images = [...new Set(pictures.map((picture) => widest(picture).src))].slice(0, mostImages)
  if (!price || price.finalCents === 0 || images.length === 0) return []
  const details = facts.details.get(row.id)
  const own = facts.attributes.get(id) ?? []
  const attributes = id === row.id ? own : [...own, ...(facts.attributes.get(row.id) ?? [])]
  return [
    {
      id: feedId({ id, sku: facts.skus.get(id) ?? '' }),
      group: null,
      title: row.name,
      description: row.summary || (details ? plainText(details.description).trim() : '') || row.name,
      path: routePath('/product/[slug]', row.slug),
      images,
      inStock: available === null || available > 0,
      ...offerOf(price),
      // A number names one thing only, so a variant does not take its parent's.
      gtin: gtinAmong(own),
      brand: brandAmong(attributes) ?? details?.manufacturer?.name ?? null,
      shelves: (facts.shelves.get(row.id) ?? []).map(({ name }) => name),
      weightGrams: facts.details.get(id)?.weight_grams ?? details?.weight_grams ?? null,
      choices: [],
    },
  ]
}

/** The address chooses it (features/product/choose-variant.ts). */
function asVariant(row: FeedRow, { name, attributeSet: { attributes } }: Variant): Pick<FeedItem, 'group' | 'title' | 'path' | 'choices'> {
  const query = new URLSearchParams(
    attributes.flatMap(({ attributeCode, value: { ids } }) => (ids[0] ? [[attributeCode, String(ids[0])]] : [])),
  )
  return {
    group: feedId(row),
    title: name,
    path: `${routePath('/product/[slug]', row.slug)}?${query}`,
    choices: attributes.map(({ attributeCode: code, label, value: { value } }) => ({ code, label, value: String(value) })),
  }
}

/** Reduced is what the page calls so, from the lowest price of the 30 days before; otherwise a price is a price. */
function offerOf(prices: Prices): Pick<FeedItem, 'price' | 'sale'> {
  const { saleCents, lowestCents, reducedFrom, reducedUntil } = prices
  const orNull = (cents: number | null) => (cents === null ? null : fromCents(cents))
  const finalPrice = fromCents(prices.finalCents)
  const reduction = reductionOf({ discount: orNull(saleCents), finalPrice, lowestPrice30Days: orNull(lowestCents) })
  if (!reduction) return { price: finalPrice, sale: null }
  const sale = { price: finalPrice, from: reducedFrom?.toISOString() ?? null, until: reducedUntil?.toISOString() ?? null }
  return { price: reduction.before, sale }
}

function feedId({ id, sku }: { id: number; sku: string }) {
  return sku !== '' && sku.length <= longestId ? sku : `p${id}`
}
