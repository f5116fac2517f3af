import { and, eq, inArray, or } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ProductFormat } from '@/lib/api/entities/product.schema'
import type { Tx } from '@/server/db/client'
import { groupBy } from '@/server/db/rows'
import { configurableAxes, productAttributes } from '@/server/db/schema/attribute'
import { bundleParts, products, productVariants } from '@/server/db/schema/product'
import type { ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import type { StoredProduct } from '@/server/modules/product/import-export/stored/stored-product'
import type { StructureState } from './structure-state'

/** Stored products that a batch refers to. */
export type Relatives = {
  formatOf: (sku: string) => ProductFormat | undefined
  axesOf: (parentSku: string) => readonly number[]
  /** The SKU of a parent that a stored variant has. */
  skuOf: (parentId: number) => string | undefined
  /** The SKU of a bundle that has this product as a part. */
  bundleWith: (productId: number) => string | null
}

type Batch = {
  siteId: number
  records: readonly ResolvedRecord[]
  stored: ReadonlyMap<string, StoredProduct>
  state: StructureState
  dryRunId: (sku: string) => number | undefined
}

/** Loads them, and the choices of stored variants into the state, once for each parent. */
export async function loadRelatives(db: Tx, { siteId, records, stored, state, dryRunId }: Batch): Promise<Relatives> {
  const parentSkus = records.flatMap(({ resolved }) => resolved.variantOf?.parentSku ?? [])
  const partSkus = records.flatMap(({ resolved }) => (resolved.parts ?? []).map(({ sku }) => sku))
  const storedParents = new Set(records.flatMap((one) => parentsKept(one, stored)))
  const rows = await loadProducts(db, siteId, { skus: [...new Set([...parentSkus, ...partSkus])], ids: [...storedParents] })
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const parents = rows.filter(({ id, sku }) => parentSkus.includes(sku) || storedParents.has(id))
  const axes = await loadAxes(
    db,
    parents.map(({ id }) => id),
  )
  await loadChoices(db, { parents: parents.filter(({ sku }) => !state.knowsVariantsOf(sku)), axes, state })
  const bundles = await loadBundles(
    db,
    [...stored.values()].filter(({ product }) => mayBecomeBundle(product.sku, records)).map(({ product }) => product.id),
  )
  return {
    formatOf: (sku) => bySku.get(sku)?.format ?? (dryRunId(sku) === undefined ? undefined : state.formats.get(sku)),
    skuOf: (parentId) => rows.find(({ id }) => id === parentId)?.sku,
    axesOf: (sku) => axes.get(bySku.get(sku)?.id ?? 0) ?? [],
    bundleWith: (productId) => bundles.get(productId) ?? null,
  }
}

function mayBecomeBundle(sku: string, records: readonly ResolvedRecord[]) {
  return records.some(({ record, resolved }) => record.sku === sku && resolved.format === 'Bundle')
}

/** The parents of a variant whose values a file gives without its parent. */
function parentsKept({ record, resolved }: ResolvedRecord, stored: ReadonlyMap<string, StoredProduct>): number[] {
  if (resolved.variantOf !== undefined || !resolved.attributeRows) return []
  return (stored.get(record.sku)?.parents ?? []).map(({ parentId }) => parentId)
}

async function loadProducts(db: Tx, siteId: number, { skus, ids }: { skus: string[]; ids: number[] }) {
  if (skus.length + ids.length === 0) return []
  const { id, sku, format } = products
  return db
    .select({ id, sku, format })
    .from(products)
    .where(and(eq(products.siteId, siteId), or(inArray(products.sku, skus), inArray(products.id, ids))))
}

async function loadAxes(db: Tx, ids: number[]): Promise<Map<number, number[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(configurableAxes)
    .where(inArray(configurableAxes.productId, ids))
    .orderBy(configurableAxes.position, configurableAxes.attributeId)
  return new Map([...groupBy(rows, (row) => row.productId)].map(([id, own]) => [id, own.map(({ attributeId }) => attributeId)]))
}

type Choices = { parents: readonly { id: number; sku: string }[]; axes: ReadonlyMap<number, readonly number[]>; state: StructureState }

async function loadChoices(db: Tx, { parents, axes, state }: Choices) {
  if (parents.length === 0) return
  const rows = await db
    .select({
      parentId: productVariants.parentId,
      sku: products.sku,
      attributeId: productAttributes.attributeId,
      valueId: productAttributes.valueId,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.childId))
    .innerJoin(productAttributes, eq(productAttributes.productId, productVariants.childId))
    .where(
      inArray(
        productVariants.parentId,
        parents.map(({ id }) => id),
      ),
    )
    .orderBy(productVariants.position, products.id)
  for (const { id, sku: parentSku } of parents) {
    const own = groupBy(
      rows.filter(({ parentId }) => parentId === id),
      ({ sku }) => sku,
    )
    for (const [sku, values] of own) {
      const choice = (axes.get(id) ?? []).map((axis) => values.find(({ attributeId }) => attributeId === axis)?.valueId ?? null)
      if (choice.length > 0 && !choice.includes(null)) state.claimChoice(parentSku, choice.join(','), sku)
    }
  }
}

async function loadBundles(db: Tx, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const bundle = alias(products, 'bundle')
  const rows = await db
    .select({ productId: bundleParts.productId, sku: bundle.sku })
    .from(bundleParts)
    .innerJoin(bundle, and(eq(bundle.id, bundleParts.bundleId), eq(bundle.format, 'Bundle')))
    .where(inArray(bundleParts.productId, ids))
  return new Map(rows.map(({ productId, sku }) => [productId, sku]))
}
