import type { Product } from '@/lib/api/entities/product.schema'
import type { Ctx } from '@/server/core/context'
import { attributesOf } from './attributes'
import { bundlePartsOf } from './bundles'
import { loadCards } from './cards'
import { crossSellsOf } from './cross-sells'
import { categoryPathsOf, customOptionsOf, detailsOf, plansOf } from './details'
import { galleriesOf } from './galleries'
import { choicesOf } from './variants'

/** These products whole, in this order, in the caller's language. What cannot be shown (see `loadCards`) is left out. */
export async function loadProducts(ctx: Pick<Ctx, 'db' | 'language' | 'now'>, ids: readonly number[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const [cards, details, galleries, attributes, paths, options, plans, crossSells] = await Promise.all([
    loadCards(ctx, ids),
    detailsOf(ctx, ids),
    galleriesOf(ctx.db, ids),
    attributesOf(ctx, ids),
    categoryPathsOf(ctx, ids),
    customOptionsOf(ctx, ids),
    plansOf(ctx, ids),
    crossSellsOf(ctx, ids),
  ])
  const idsOf = (format: Product['format']) => cards.filter((card) => card.format === format).map((card) => card.id)
  const [choices, bundles, related] = await Promise.all([
    choicesOf(ctx, idsOf('Configurable')),
    bundlePartsOf(ctx, idsOf('Bundle')),
    loadCards(ctx, [...new Set([...crossSells.values()].flat())]),
  ])
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
      crossSellProducts: (crossSells.get(card.id) ?? []).flatMap((id) => related.find((one) => one.id === id) ?? []),
      vatRate: own.vat_rate,
      weightGrams: own.weight_grams,
      manufacturer: own.manufacturer,
      safetyNote: own.safety_note,
    }
  })
}
