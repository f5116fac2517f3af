import { and, asc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { stringify } from 'csv-stringify'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { media } from '@/server/db/schema/media'
import { products, productVariants } from '@/server/db/schema/product'
import type { Transaction } from '@/server/core/transaction'
import { attributeName, toPortableProduct, type PortableContext } from './portable-product'
import { loadStoredProducts, type StoredProduct } from '@/server/modules/product/import-export/stored/stored-product'
import type { Taxonomy } from '@/server/modules/product/import-export/taxonomy/taxonomy'
import { loadTaxonomy } from '@/server/modules/product/import-export/taxonomy/load-taxonomy'
import { defaultLanguage, type ImportExportContext } from '@/server/modules/product/import-export/record/context'
import { escapeFormula } from '@/server/modules/product/import-export/csv/escape-formula'
import { requireFolderOf } from './require-folder'
import { exportedPath, writeExportedFile } from './exported-file'
import type { ForeignColumns, ForeignWriter } from './foreign-product'
import { nativeHeader, nativeRow, type NativeColumns } from './write-native'
import { shopifyWriter } from './write-shopify'
import { wooWriter } from './write-woo'

export type ExportOptions = {
  file: string
  /** By default our own format. */
  format?: ExportFormat
  delimiter?: ';' | ','
  /** False: omits the files of e-products. */
  files?: boolean
  onProgress?: (progress: { share: number; products: number }) => void
}

const pageSize = 250
/** Quoted even where it is not the record delimiter. */
const lineBreak = /[\r\n]/

/**
 * Exports every product of the site in our own format: UTF-8 with BOM and semicolons, which Croatian spreadsheets open directly
 * (docs/rules/import-export.md#export-snapshot).
 */
export async function exportProducts(
  ctx: ImportExportContext,
  { file, format = 'izlog', delimiter = format === 'izlog' ? ';' : ',', files = true, onProgress }: ExportOptions,
): Promise<{ products: number; lost: string[] }> {
  await requireFolderOf(file)
  const tempFile = `${file}.${process.pid}`
  let written = 0
  const lost = new Set<string>()
  await ctx.db.transaction(
    async (tx) => {
      const total = await tx.$count(products, eq(products.siteId, ctx.site.id))
      const options: WriteOptions = {
        filesFolder: files ? path.dirname(path.resolve(file)) : null,
        onCount(count) {
          written = count
          onProgress?.({ share: total === 0 ? 1 : count / total, products: count })
        },
        onLost: (what) => lost.add(what),
      }
      const rows = Readable.from(
        format === 'izlog' ? exportRows(ctx, tx, options) : exportForeignRows(ctx, tx, { ...options, writer: foreignWriters[format] }),
      )
      await pipeline(
        rows,
        stringify({ delimiter, bom: true, record_delimiter: 'windows', quoted_match: lineBreak }),
        createWriteStream(tempFile),
      )
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  await rename(tempFile, file)
  return { products: written, lost: [...lost] }
}

const foreignWriters = { woocommerce: wooWriter, shopify: shopifyWriter }
export type ExportFormat = 'izlog' | keyof typeof foreignWriters

type WriteOptions = {
  /** null: without files. */
  filesFolder: string | null
  onCount: (count: number) => void
  /** A kind of value that the format cannot hold. */
  onLost: (what: string) => void
}

async function* exportRows(ctx: ImportExportContext, tx: Transaction, { filesFolder, onCount }: WriteOptions): AsyncGenerator<string[]> {
  const taxonomy = await loadTaxonomy({ ...ctx, db: tx })
  const main = defaultLanguage(ctx).code
  const columns: NativeColumns = {
    languages: [main, ...ctx.site.languages.map(({ code }) => code).filter((code) => code !== main)],
    attributes: taxonomy.attributes.map((attribute) => ({ id: attribute.id, ...attributeName(attribute) })),
    withFiles: filesFolder !== null,
  }
  yield nativeHeader(columns).map(escapeFormula)
  let count = 0
  for await (const page of productPages(tx, eq(products.siteId, ctx.site.id))) {
    const current = await loadStoredProducts(tx, page)
    const naming = await namingOf(ctx, tx, { taxonomy, page: [...current.values()], filesFolder })
    for (const id of page) {
      const product = current.get(id)
      if (product) yield nativeRow(toPortableProduct(product, naming), columns).map(escapeFormula)
    }
    count += page.length
    onCount(count)
  }
}

/** Products with their variants, in the format of another shop. */
async function* exportForeignRows(
  ctx: ImportExportContext,
  tx: Transaction,
  { filesFolder, onCount, onLost, writer }: WriteOptions & { writer: ForeignWriter },
): AsyncGenerator<string[]> {
  const taxonomy = await loadTaxonomy({ ...ctx, db: tx })
  const attributes = taxonomy.attributes.map((attribute) => ({ id: attribute.id, ...attributeName(attribute) }))
  const columns: ForeignColumns = { language: defaultLanguage(ctx).code, withFiles: filesFolder !== null, attributes, now: ctx.now() }
  yield writer.header(columns)
  let count = 0
  for await (const page of productPages(tx, and(eq(products.siteId, ctx.site.id), eq(products.isVariant, false)))) {
    const variantIds = await loadVariantIds(tx, page)
    const current = await loadStoredProducts(tx, [...page, ...variantIds])
    const naming = await namingOf(ctx, tx, { taxonomy, page: [...current.values()], filesFolder })
    const portable = new Map([...current].map(([id, product]) => [id, toPortableProduct(product, naming)]))
    const parents = new Set([...portable.values()].map(({ variantOf }) => variantOf?.parentSku))
    for (const { what, isIn } of writer.lost)
      if ([...portable.values()].some((one) => isIn(one, { ...columns, hasVariants: parents.has(one.sku) }))) onLost(what)
    for (const id of page) {
      const product = portable.get(id)
      if (!product) continue
      const variants = [...portable.values()].filter(({ variantOf }) => variantOf?.parentSku === product.sku)
      const inOrder = variants.toSorted((one, other) => (one.variantOf?.position ?? 0) - (other.variantOf?.position ?? 0))
      for (const row of writer.rows({ product, variants: inOrder }, columns)) yield row.map(escapeFormula)
    }
    count += current.size
    onCount(count)
  }
}

async function loadVariantIds(tx: Transaction, parentIds: number[]): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: productVariants.childId })
    .from(productVariants)
    .where(inArray(productVariants.parentId, parentIds))
  return rows.map(({ id }) => id)
}

type NamedPage = { taxonomy: Taxonomy; page: StoredProduct[]; filesFolder: string | null }

/** Writes the page's files, and says how its products name others. */
async function namingOf(ctx: ImportExportContext, tx: Transaction, { taxonomy, page, filesFolder }: NamedPage): Promise<PortableContext> {
  if (filesFolder !== null) {
    for (const file of page.flatMap((product) => product.files)) await writeExportedFile(tx, filesFolder, file)
  }
  return { ctx, taxonomy, now: ctx.now(), fileAt: exportedPath, ...(await loadNames(ctx, tx, page)) }
}

async function* productPages(tx: Transaction, where: SQL | undefined): AsyncGenerator<number[]> {
  for (let last = 0; ;) {
    const rows = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(where, gt(products.id, last)))
      .orderBy(asc(products.id))
      .limit(pageSize)
    const end = rows.at(-1)
    if (!end) return
    yield rows.map(({ id }) => id)
    last = end.id
  }
}

/** SKUs of referenced products and sources of images on this page. */
async function loadNames(
  ctx: ImportExportContext,
  tx: Transaction,
  page: StoredProduct[],
): Promise<Pick<PortableContext, 'skuOf' | 'pictureOf'>> {
  const others = page.flatMap(({ parents, parts, crossSellIds }) => [
    ...parents.map(({ parentId }) => parentId),
    ...parts.map(({ productId }) => productId),
    ...crossSellIds,
  ])
  const skus = new Map(
    others.length === 0
      ? []
      : (
          await tx
            .select({ id: products.id, sku: products.sku })
            .from(products)
            .where(inArray(products.id, [...new Set(others)]))
        ).map(({ id, sku }) => [id, sku]),
  )
  const pictures = await loadImageSources(ctx, tx, [
    ...new Set(page.flatMap(({ mediaIds, samplePageIds }) => [...mediaIds, ...samplePageIds])),
  ])
  return { skuOf: (id) => skus.get(id) ?? '', pictureOf: (id) => pictures.get(id) ?? { source: '', alt: '' } }
}

/** Image URLs. Where several media share one file, the drive id follows `#`. */
async function loadImageSources(
  { site }: ImportExportContext,
  tx: Transaction,
  ids: number[],
): Promise<Map<number, { source: string; alt: string }>> {
  if (ids.length === 0) return new Map()
  const isFirst = sql<boolean>`not exists (select 1 from media other where other.site_id = ${site.id} and other.path = ${media.path} and other.id < ${media.id})`
  const rows = await tx
    .select({ id: media.id, path: media.path, alt: media.alt, driveId: media.driveId, isFirst })
    .from(media)
    .where(inArray(media.id, ids))
  return new Map(
    rows.map(({ id, path, alt, driveId, isFirst }) => {
      const fragment = isFirst ? '' : `#${encodeURIComponent(driveId)}`
      return [id, { source: `${site.url}/media/${path}${fragment}`, alt: alt.replaceAll(/\s+/g, ' ').trim() }]
    }),
  )
}
