import { and, asc, eq, inArray, isNull, sql, type InferSelectModel } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { groupBy, idArray } from '@/server/db/rows'
import type { FileRow, PriceRow } from '@/server/modules/product/import-export/record/record'
import * as schema from '@/server/db/schema/all'

export type ProductRow = InferSelectModel<typeof schema.products>
export type TextRow = Omit<InferSelectModel<typeof schema.productTexts>, 'foldedName' | 'fullSearch'>
export type AttributeRow = Pick<
  InferSelectModel<typeof schema.productAttributes>,
  'attributeId' | 'valueId' | 'number' | 'moment' | 'yes' | 'text'
>
type OptionRow = InferSelectModel<typeof schema.customOptions>
type PlanRow = InferSelectModel<typeof schema.subscriptionPlans>
export type VariantLink = { parentId: number; position: number; isDefault: boolean }

/** Everything the database holds of a product, lists in their order. */
export type StoredProduct = {
  product: ProductRow
  texts: TextRow[]
  prices: PriceRow[]
  stock: { onHand: number; reserved: number } | null
  categoryIds: number[]
  attributes: AttributeRow[]
  axisIds: number[]
  parents: VariantLink[]
  parts: { productId: number; quantity: number }[]
  crossSellIds: number[]
  options: OptionRow[]
  plans: PlanRow[]
  mediaIds: number[]
  samplePageIds: number[]
  /** Without retired files. */
  files: FileRow[]
}

const { productId, languageId, siteId, name, slug, summary, description, seoTitle, seoDescription, keywords } = schema.productTexts
/** All columns but those that the database derives. */
const textColumns = { productId, languageId, siteId, name, slug, summary, description, seoTitle, seoDescription, keywords }

/** Loads products by id, in no particular order. */
export async function loadStoredProducts(tx: Tx, ids: readonly number[]): Promise<Map<number, StoredProduct>> {
  if (ids.length === 0) return new Map()
  const isIn = (column: unknown) => sql`${column} = any(${idArray(ids)})`
  const s = schema
  const rows = await tx.select().from(s.products).where(isIn(s.products.id))
  const texts = byProduct(
    await tx.select(textColumns).from(s.productTexts).where(isIn(s.productTexts.productId)).orderBy(asc(s.productTexts.languageId)),
  )
  const prices = byProduct(
    await tx.select().from(s.prices).where(isIn(s.prices.productId)).orderBy(asc(s.prices.validFrom), asc(s.prices.id)),
  )
  const stock = byProduct(await tx.select().from(s.stockItems).where(isIn(s.stockItems.productId)))
  const inCategories = byProduct(
    await tx
      .select()
      .from(s.productCategories)
      .where(isIn(s.productCategories.productId))
      .orderBy(asc(s.productCategories.position), asc(s.productCategories.categoryId)),
  )
  const attributes = byProduct(
    await tx.select().from(s.productAttributes).where(isIn(s.productAttributes.productId)).orderBy(asc(s.productAttributes.id)),
  )
  const axes = byProduct(
    await tx
      .select()
      .from(s.configurableAxes)
      .where(isIn(s.configurableAxes.productId))
      .orderBy(asc(s.configurableAxes.position), asc(s.configurableAxes.attributeId)),
  )
  const links = await tx.select().from(s.productVariants).where(isIn(s.productVariants.childId)).orderBy(asc(s.productVariants.parentId))
  const parts = await tx
    .select()
    .from(s.bundleParts)
    .where(isIn(s.bundleParts.bundleId))
    .orderBy(asc(s.bundleParts.position), asc(s.bundleParts.id))
  const crossSells = byProduct(
    await tx
      .select()
      .from(s.crossSells)
      .where(isIn(s.crossSells.productId))
      .orderBy(asc(s.crossSells.position), asc(s.crossSells.relatedId)),
  )
  const options = byProduct(
    await tx
      .select()
      .from(s.customOptions)
      .where(isIn(s.customOptions.productId))
      .orderBy(asc(s.customOptions.position), asc(s.customOptions.id)),
  )
  const plans = byProduct(
    await tx
      .select()
      .from(s.subscriptionPlans)
      .where(isIn(s.subscriptionPlans.productId))
      .orderBy(asc(s.subscriptionPlans.position), asc(s.subscriptionPlans.id)),
  )
  const pictures = byProduct(
    await tx
      .select()
      .from(s.productMedia)
      .where(isIn(s.productMedia.productId))
      .orderBy(asc(s.productMedia.position), asc(s.productMedia.mediaId)),
  )
  const samples = byProduct(
    await tx
      .select()
      .from(s.samplePages)
      .where(isIn(s.samplePages.productId))
      .orderBy(asc(s.samplePages.position), asc(s.samplePages.mediaId)),
  )
  const files = byProduct(
    await tx
      .select()
      .from(s.productFiles)
      .where(and(isIn(s.productFiles.productId), isNull(s.productFiles.retiredAt)))
      .orderBy(asc(s.productFiles.position), asc(s.productFiles.id)),
  )
  const parents = groupBy(links, (row) => row.childId)
  const bundles = groupBy(parts, (row) => row.bundleId)
  return new Map(
    rows.map((product) => {
      const { id } = product
      const [stockRow] = stock.get(id) ?? []
      const current: StoredProduct = {
        product,
        texts: texts.get(id) ?? [],
        prices: prices.get(id) ?? [],
        stock: stockRow ? { onHand: stockRow.onHand, reserved: stockRow.reserved } : null,
        categoryIds: (inCategories.get(id) ?? []).map((row) => row.categoryId),
        attributes: attributes.get(id) ?? [],
        axisIds: (axes.get(id) ?? []).map((row) => row.attributeId),
        parents: parents.get(id) ?? [],
        parts: bundles.get(id) ?? [],
        crossSellIds: (crossSells.get(id) ?? []).map((row) => row.relatedId),
        options: options.get(id) ?? [],
        plans: plans.get(id) ?? [],
        files: (files.get(id) ?? []).map(({ name, mediaType, size, hash, sourceHash }) => ({ name, mediaType, size, hash, sourceHash })),
        mediaIds: (pictures.get(id) ?? []).map((row) => row.mediaId),
        samplePageIds: (samples.get(id) ?? []).map((row) => row.mediaId),
      }
      return [id, current]
    }),
  )
}

/** Ids by SKU. `lock` locks the rows until the transaction ends, in the order of ids. */
export async function findIdsBySku(tx: Tx, siteId: number, skus: readonly string[], { lock = false } = {}): Promise<Map<string, number>> {
  if (skus.length === 0) return new Map()
  const query = tx
    .select({ id: schema.products.id, sku: schema.products.sku })
    .from(schema.products)
    .where(and(eq(schema.products.siteId, siteId), inArray(schema.products.sku, [...new Set(skus)])))
    .orderBy(asc(schema.products.id))
  const rows = await (lock ? query.for('update') : query)
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

function byProduct<Row extends { productId: number }>(rows: Row[]): Map<number, Row[]> {
  return groupBy(rows, (row) => row.productId)
}
