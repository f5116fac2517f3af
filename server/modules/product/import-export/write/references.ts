import { inArray, max } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { products, productVariants } from '@/server/db/schema/product'
import type { ProductFormat } from '@/lib/api/entities/product.schema'
import { idsOfSkus } from '@/server/modules/product/import-export/catalogue/current'
import type { WantedRecord } from '@/server/modules/product/import-export/catalogue/wanted'
import type { ListsWanted } from './plan-lists'

/** Other products that records name by SKU: their ids, formats, and how many variants they have. */
export type References = {
  idOf: (sku: string) => number | undefined
  formatOf: (id: number) => ProductFormat | undefined
  /** The place after a parent's last variant; the next call gives the next one. */
  nextPosition: (parentId: number) => number
}

type Loading = {
  siteId: number
  records: readonly WantedRecord[]
  /** The ids of the records themselves, new ones among them. */
  own: ReadonlyMap<string, number>
  /** What a trial run believes will exist. */
  fallback: (sku: string) => number | undefined
}

export async function loadReferences(tx: Tx, { siteId, records, own, fallback }: Loading): Promise<References> {
  const skus = records.flatMap(({ wanted }) => [
    ...(wanted.variantOf ? [wanted.variantOf.parentSku] : []),
    ...(wanted.parts ?? []).map(({ sku }) => sku),
    ...(wanted.crossSells ?? []),
  ])
  const known = await idsOfSkus(
    tx,
    siteId,
    skus.filter((sku) => !own.has(sku)),
  )
  const idOf = (sku: string) => own.get(sku) ?? known.get(sku) ?? fallback(sku)
  const parentIds = [
    ...new Set(records.flatMap(({ wanted }) => (wanted.variantOf ? (idOf(wanted.variantOf.parentSku) ?? []) : []))),
  ].filter((id) => id > 0)
  const formats = await formatsOf(tx, parentIds)
  for (const { record, wanted } of records) {
    const id = own.get(record.sku)
    if (id !== undefined && wanted.format) formats.set(id, wanted.format)
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
  lists: Pick<ListsWanted, 'parent' | 'parts' | 'crossSellIds'>
  /** SKUs that nobody has, by the fact that names them. */ missing: Missing
}
export type Missing = { variantOf?: string; parts?: string[]; crossSells?: string[] }

/** Relations in ids. A fact with an unknown SKU is left out, except recommendations when they need not wait. */
export function resolveReferences({ record, wanted }: WantedRecord, { idOf }: References): Resolved {
  const { variantOf, parts, crossSells } = wanted
  const lists: Resolved['lists'] = {}
  const missing: Missing = {}
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
