import type { Product } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import { loadAttributes } from './attributes'
import { loadBundleParts } from './bundles'
import { loadCards } from './cards'
import { loadCrossSells } from './cross-sells'
import { loadCategoryPaths, loadCustomOptions, loadDetails, loadSubscriptionPlans } from './details'
import { loadEditionIds } from '@/server/modules/product/editions/editions'
import { loadGalleries } from './galleries'
import { loadSamples } from './samples'
import { loadVariantOptions } from './variants'

/** Loads whole products, in this order, in the caller's language. Leaves out what `loadCards` leaves out. */
export async function loadProducts(ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const [cards, details, galleries, attributes, paths, options, plans, crossSells, editions, samples] = await Promise.all([
    loadCards(ctx, ids),
    loadDetails(ctx, ids),
    loadGalleries(ctx, ids),
    loadAttributes(ctx, ids),
    loadCategoryPaths(ctx, ids),
    loadCustomOptions(ctx, ids),
    loadSubscriptionPlans(ctx, ids),
    loadCrossSells(ctx, ids),
    loadEditionIds(ctx, ids),
    loadSamples(ctx, ids),
  ])
  const idsOf = (format: Product['format']) => cards.filter((card) => card.format === format).map((card) => card.id)
  const [choices, bundles, related] = await Promise.all([
    loadVariantOptions(ctx, idsOf('Configurable')),
    loadBundleParts(ctx, idsOf('Bundle')),
    loadCards(ctx, [...new Set([...crossSells.values(), ...editions.values()].flat())]),
  ])
  const cardsOf = (some: readonly number[] = []) => some.flatMap((id) => related.find((one) => one.id === id) ?? [])
  return cards.flatMap((card) => {
    const own = details.find((row) => row.id === card.id)
    if (!own) return []
    return {
      ...card,
      media: galleries.get(card.id) ?? [],
      description: own.description,
      seoTitle: own.seo_title,
      seoDescription: own.seo_description,
      categories: paths.get(card.id) ?? [],
      attributeSet: { attributes: attributes.get(card.id) ?? [] },
      associatedProducts: choices.get(card.id)?.variants ?? [],
      associatedProductsAttributes: choices.get(card.id)?.axes ?? [],
      bundles: bundles.get(card.id) ?? [],
      customOptions: options.get(card.id) ?? [],
      subscriptionPlans: plans.get(card.id) ?? [],
      ...(own.has_plans && !plans.has(card.id) ? { isSoldOnce: true } : {}),
      crossSellProducts: cardsOf(crossSells.get(card.id)),
      editions: cardsOf(editions.get(card.id)),
      vatRate: own.vat_rate,
      weightGrams: own.weight_grams,
      manufacturer: own.manufacturer,
      safetyNote: own.safety_note,
      ...(samples.get(card.id) ?? { samplePages: [], sampleDocument: null }),
    }
  })
}
