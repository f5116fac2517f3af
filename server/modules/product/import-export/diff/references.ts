import { inArray, max } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { products, productVariants } from '@/server/db/schema/product'
import type { ProductFormat } from '@/lib/api/entities/product.schema'
import { findIdsBySku } from '@/server/modules/product/import-export/stored/stored-product'
import type { ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import type { ListsRequested } from './diff-lists'

/** Products that records refer to by SKU: ids, formats and next variant positions. */
export type References = {
  idOf: (sku: string) => number | undefined
  formatOf: (id: number) => ProductFormat | undefined
  /** The position after a parent's last variant; each call returns the next one. */
  nextPosition: (parentId: number) => number
}

type LoadOptions = {
  siteId: number
  records: readonly ResolvedRecord[]
  /** Ids of the batch's own records, new ones included. */
  own: ReadonlyMap<string, number>
  /** The dry-run id of a SKU. */
  dryRunId: (sku: string) => number | undefined
}

export async function loadReferences(tx: Tx, { siteId, records, own, dryRunId }: LoadOptions): Promise<References> {
  const skus = records.flatMap(({ resolved }) => [
    ...(resolved.variantOf ? [resolved.variantOf.parentSku] : []),
    ...(resolved.parts ?? []).map(({ sku }) => sku),
    ...(resolved.crossSells ?? []),
  ])
  const known = await findIdsBySku(
    tx,
    siteId,
    skus.filter((sku) => !own.has(sku)),
  )
  const idOf = (sku: string) => own.get(sku) ?? known.get(sku) ?? dryRunId(sku)
  const parentIds = [
    ...new Set(records.flatMap(({ resolved }) => (resolved.variantOf ? (idOf(resolved.variantOf.parentSku) ?? []) : []))),
  ].filter((id) => id > 0)
  const formats = await formatsOf(tx, parentIds)
  for (const { record, resolved } of records) {
    const id = own.get(record.sku)
    if (id !== undefined && resolved.format) formats.set(id, resolved.format)
  }
  const last = await lastPositions(tx, parentIds)
  return {
    idOf,
    formatOf: (id) => formats.get(id),
    nextPosition(parentId) {
      const position = (last.get(parentId) ?? -1) + 1
      last.set(parentId, position)
      return position
    },
  }
}

export type Resolved = {
  lists: Pick<ListsRequested, 'parent' | 'parts' | 'crossSellIds'>
  /** Unknown SKUs by field. */ missing: MissingReferences
}
export type MissingReferences = { variantOf?: string; parts?: string[]; crossSells?: string[] }

/** Resolves references to ids. A field with an unknown SKU is left out, except cross-sells. */
export function resolveReferences({ record, resolved }: ResolvedRecord, { idOf }: References): Resolved {
  const { variantOf, parts, crossSells } = resolved
  const lists: Resolved['lists'] = {}
  const missing: MissingReferences = {}
  if (variantOf === null) lists.parent = null
  if (variantOf) {
    const parentId = idOf(variantOf.parentSku)
    if (parentId === undefined) missing.variantOf = variantOf.parentSku
    else lists.parent = { parentId, position: variantOf.position, isDefault: variantOf.isDefault }
  }
  if (parts) {
    const unknown = parts.filter(({ sku }) => idOf(sku) === undefined).map(({ sku }) => sku)
    if (unknown.length > 0) missing.parts = unknown
    else lists.parts = [...new Map(parts.map(({ sku, quantity }) => [sku, { productId: idOf(sku) ?? 0, quantity }])).values()]
  }
  if (crossSells) {
    const unknown = crossSells.filter((sku) => idOf(sku) === undefined)
    if (unknown.length > 0) missing.crossSells = unknown
    lists.crossSellIds = [...new Set(crossSells.filter((sku) => sku !== record.sku).flatMap((sku) => idOf(sku) ?? []))]
  }
  return { lists, missing }
}

async function formatsOf(tx: Tx, ids: number[]): Promise<Map<number, ProductFormat>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: products.id, format: products.format }).from(products).where(inArray(products.id, ids))
  return new Map(rows.map(({ id, format }) => [id, format]))
}

async function lastPositions(tx: Tx, parentIds: number[]): Promise<Map<number, number>> {
  if (parentIds.length === 0) return new Map()
  const rows = await tx
    .select({ parentId: productVariants.parentId, last: max(productVariants.position) })
    .from(productVariants)
    .where(inArray(productVariants.parentId, parentIds))
    .groupBy(productVariants.parentId)
  return new Map(rows.map(({ parentId, last }) => [parentId, last ?? -1]))
}
