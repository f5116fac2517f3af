import path from 'node:path'
import { loadTaxonomy } from '@/server/modules/product/import-export/taxonomy/load-taxonomy'
import { UnusedTaxonomy } from '@/server/modules/product/import-export/taxonomy/unused-taxonomy'
import { nextDryRunId } from '@/server/modules/product/import-export/taxonomy/create-taxonomy'
import { findIdsBySku } from '@/server/modules/product/import-export/stored/stored-product'
import type { ResolvedRecord } from '@/server/modules/product/import-export/resolve/resolve-fields'
import { defaultLanguage, type ImportExportContext } from '@/server/modules/product/import-export/record/context'
import { headerKey, openCsv, readRows, type CsvFile } from '@/server/modules/product/import-export/csv/read-csv'
import { detectFormat } from './detect-format'
import type { Format, MapSettings } from '@/server/modules/product/import-export/formats/format'
import { resolveRecords, type ResolveContext } from '@/server/modules/product/import-export/resolve/resolve-records'
import { ImportReporter, type ImportReport } from '@/server/modules/product/import-export/record/import-report'
import { moveSlugs } from './move-slugs'
import { writeRecords } from './write-records'
import { deleteUnusedContents } from '@/server/modules/product/files/file-contents'
import { FileImporter } from '@/server/modules/product/import-export/files/file-importer'
import { ImageImporter } from '@/server/modules/product/import-export/images/image-importer'
import type { Problem } from '@/server/modules/product/import-export/record/problem'
import type { MappedRecord, ProductRecord } from '@/server/modules/product/import-export/record/record'
import { newProductErrors } from '@/server/modules/product/import-export/apply/new-products'
import { StructureState } from '@/server/modules/product/import-export/structure/structure-state'
import type { DeferredSlug } from '@/server/modules/product/import-export/apply/defer-slugs'
import { checkReferences, writeBatch, type BatchSettings } from '@/server/modules/product/import-export/apply/write-batch'

export type ImportOptions = {
  file: string
  /** False: a dry run (docs/rules/import-export.md#dry-run). */
  write: boolean
  /** The base folder of image paths; by default the file's own folder. */
  imagesFolder?: string
  /** Allows images and files from private addresses. */
  allowLocal?: boolean
  /** False: leaves images as they are. */
  images?: boolean
  /** The base folder of file paths; by default the CSV's own folder. */
  filesFolder?: string
  /** False: leaves files of e-products as they are. */
  files?: boolean
  /** VAT of new products where the format has none, percent. */
  vatRate?: number
  /** Stock of new products where another shop's file has none; null: not counted (docs/rules/import-export.md#unknown-stock). */
  unknownStock?: number | null
  /** VAT by tax class of the other shop, percent. */
  taxClasses?: Record<string, number>
  /** When prices of new products started; by default now. Decides what a reduction is compared with. */
  pricesSince?: Date
  batchSize?: number
  onProblem?: (problem: Problem) => void
  onProgress?: (progress: { share: number; products: number }) => void
}

/** WooCommerce's default classes with Croatian rates (docs/rules/import-export.md#woocommerce-mapping). */
const defaultTaxClasses = { standard: 25, 'reduced-rate': 13, 'zero-rate': 0 }

/**
 * Imports a file of products (docs/rules/import-export.md#idempotent-import). Memory holds one batch and the SKUs seen. Throws a CellError when the
 * file is no product table.
 */
export async function importProducts(ctx: ImportExportContext, options: ImportOptions): Promise<ImportReport> {
  const file = await openCsv(options.file)
  const run = await startRun(ctx, options, file)
  const batchSize = options.batchSize ?? 250
  const deferred: ProductRecord[] = []
  let batch: ProductRecord[] = []
  for await (const mapped of run.format.map(() => readRows(file), mapSettings(ctx, options, file))) {
    const record = acceptRecord(run, mapped)
    if (record) batch.push(record)
    if (batch.length < batchSize) continue
    deferred.push(...(await importBatch(run, batch)))
    batch = []
    options.onProgress?.({ share: mapped.read / file.bytes, products: run.reporter.processed })
  }
  deferred.push(...(await importBatch(run, batch)))
  deferred.push(...(await importPostponed(run, batchSize)))
  await moveSlugs(run, run.slugMoves, { batchSize, write: options.write })
  for (let at = 0; at < deferred.length; at += batchSize) await importDeferred(run, deferred.slice(at, at + batchSize))
  const { creation } = run.resolving
  await creation.unused.remove(creation.created, options.write ? ctx : null)
  if (options.write) await deleteUnusedContents(ctx.db)
  options.onProgress?.({ share: 1, products: run.reporter.processed })
  return run.reporter.report
}

type Run = {
  ctx: ImportExportContext
  options: ImportOptions
  format: Format
  resolving: ResolveContext
  reporter: ImportReporter
  settings: Omit<BatchSettings, 'canDefer' | 'canPostpone'>
  /** The row of each SKU. */
  rowBySku: Map<string, number>
  /** Products that a dry run would have created, with their dry-run ids. */
  dryRunIds: Map<string, number>
  /** Unchanged products of which something is deferred. */
  unchangedSoFar: Set<string>
  /** Variants and bundles whose parent or parts were not there yet. */
  postponed: ResolvedRecord[]
  /** Slugs that another product may leave later. */
  slugMoves: DeferredSlug[]
}

async function startRun(ctx: ImportExportContext, options: ImportOptions, file: CsvFile): Promise<Run> {
  const format = detectFormat(file.headers)
  const folder = path.dirname(path.resolve(file.path))
  const { write, allowLocal = false, imagesFolder = folder, filesFolder = folder } = options
  const imageImporter = new ImageImporter(ctx, { folder: imagesFolder, allowLocal, write })
  const fileImporter = new FileImporter(ctx, { folder: filesFolder, allowLocal, write })
  const languages = languageCodes(ctx)
  const ignoredColumns = file.headers.filter((header) => header !== '' && !format.hasColumn(headerKey(header), languages))
  const { encoding, delimiter } = file
  const { name, notes = [] } = format
  const reporter = new ImportReporter(
    { format: name, encoding, delimiter, ignoredColumns, notes, images: imageImporter.counts, files: fileImporter.counts },
    options.onProblem ?? (() => {}),
  )
  const taxonomy = await loadTaxonomy(ctx)
  const headers = headersOf(file)
  const columnOf: ResolveContext['columnOf'] = (field) => format.columnOf(field, headers)
  const dryRunIds = new Map<string, number>()
  const now = ctx.now()
  return {
    ctx,
    options,
    format,
    reporter,
    dryRunIds,
    rowBySku: new Map(),
    unchangedSoFar: new Set(),
    postponed: [],
    slugMoves: [],
    resolving: {
      creation: { ctx, taxonomy, created: reporter.report.newTaxonomy, unused: new UnusedTaxonomy(), write },
      imageImporter,
      fileImporter,
      reporter,
      columnOf,
    },
    settings: {
      ctx,
      taxonomy,
      now,
      pricesSince: options.pricesSince ?? now,
      fileName: path.basename(file.path),
      columnOf,
      dryRunId: (sku) => dryRunIds.get(sku),
      dryRunSlugs: new Map(),
      structure: new StructureState(),
      unknownAddresses: new Set(),
    },
  }
}

function mapSettings(ctx: ImportExportContext, { vatRate, unknownStock, taxClasses }: ImportOptions, file: CsvFile): MapSettings {
  const rates = new Map(Object.entries({ ...defaultTaxClasses, ...taxClasses }))
  return { headers: headersOf(file), languages: languageCodes(ctx), vatRate, unknownStock, taxClasses: rates }
}

/** The default language first. */
function languageCodes(ctx: ImportExportContext): string[] {
  const main = defaultLanguage(ctx).code
  return [main, ...ctx.site.languages.map(({ code }) => code).filter((code) => code !== main)]
}

function headersOf({ headers }: CsvFile): ReadonlyMap<string, string> {
  return new Map(headers.map((header) => [headerKey(header), header]))
}

/** Accepts a record unless it has errors or its SKU occurred before (docs/rules/import-export.md#refused-rows). */
function acceptRecord({ reporter, rowBySku: seen, settings, options }: Run, { record, problems }: MappedRecord): ProductRecord | null {
  reporter.addProblems(...problems)
  if (!record) {
    if (problems.some(({ level }) => level === 'error')) reporter.countRefused()
    return null
  }
  const earlierRow = seen.get(record.sku)
  if (earlierRow !== undefined) {
    reporter.addProblems({
      level: 'error',
      row: record.row,
      column: settings.columnOf('sku'),
      message: `SKU ${record.sku} stoji već u retku ${earlierRow}.`,
    })
    reporter.countRefused()
    return null
  }
  seen.set(record.sku, record.row)
  const selfReference = findSelfReference(record)
  if (selfReference) {
    reporter.addProblems({
      level: 'error',
      row: record.row,
      column: settings.columnOf(selfReference.field),
      message: selfReference.message,
    })
    reporter.countRefused()
    return null
  }
  if (options.images === false) {
    delete record.fields.pictures
    delete record.fields.samplePages
  }
  if (options.files === false) delete record.fields.files
  return record
}

function findSelfReference({ sku, fields: { variantOf, parts } }: ProductRecord) {
  if (variantOf?.parentSku === sku) return { field: 'variantOf', message: 'Proizvod ne može biti varijanta samoga sebe.' } as const
  if (parts?.some((part) => part.sku === sku)) return { field: 'parts', message: 'Paket ne može biti dio samoga sebe.' } as const
  return null
}

/** @returns what of the records waits for later ones */
async function importBatch(run: Run, records: ProductRecord[]): Promise<ProductRecord[]> {
  if (records.length === 0) return []
  const resolved = await resolveRecords(await refuseIncomplete(run, records), run.resolving)
  return importResolved(run, resolved, { canPostpone: true })
}

/** Refuses new products that lack what every product needs, before anything is created for them. */
async function refuseIncomplete({ ctx, settings, reporter }: Run, records: ProductRecord[]): Promise<ProductRecord[]> {
  const skus = records.map(({ sku }) => sku)
  const known = await findIdsBySku(ctx.db, ctx.site.id, skus)
  return records.filter((record) => {
    const errors = known.has(record.sku) ? [] : newProductErrors(record, ctx, settings.columnOf)
    reporter.addProblems(...errors)
    if (errors.length > 0) reporter.countRefused()
    return errors.length === 0
  })
}

async function importResolved(run: Run, resolved: ResolvedRecord[], { canPostpone }: { canPostpone: boolean }): Promise<ProductRecord[]> {
  const { ctx, options, settings, reporter, dryRunIds, unchangedSoFar, postponed } = run
  const batch = { ...settings, canDefer: true, canPostpone }
  const result = options.write ? await writeRecords(resolved, batch) : await writeBatch(ctx.db, resolved, batch, null)
  if (!options.write) for (const sku of result.created) dryRunIds.set(sku, nextDryRunId())
  reporter.addBatch(result)
  const accepted = new Set([...result.created, ...result.updated, ...result.unchanged])
  for (const one of resolved) if (accepted.has(one.record.sku)) run.resolving.creation.unused.keep(one.resolved)
  postponed.push(...result.postponed)
  run.slugMoves.push(...result.slugMoves)
  const unchanged = new Set(result.unchanged)
  for (const { sku } of [...result.deferred, ...result.slugMoves]) if (unchanged.has(sku)) unchangedSoFar.add(sku)
  return result.deferred
}

/** Variants first, because they may be parts of bundles (docs/rules/import-export.md#product-references). */
async function importPostponed(run: Run, batchSize: number): Promise<ProductRecord[]> {
  const postponed = run.postponed.splice(0)
  const hasParts = ({ resolved }: ResolvedRecord) => (resolved.parts ?? []).length > 0
  const deferred: ProductRecord[] = []
  for (const records of [postponed.filter((record) => !hasParts(record)), postponed.filter(hasParts)]) {
    for (let at = 0; at < records.length; at += batchSize) {
      deferred.push(...(await importResolved(run, records.slice(at, at + batchSize), { canPostpone: false })))
    }
  }
  return deferred
}

/** Imports what waited for later records. */
async function importDeferred(run: Run, records: ProductRecord[]) {
  if (records.length === 0) return
  const { ctx, options, settings, reporter, unchangedSoFar } = run
  const resolved: ResolvedRecord[] = records.map((record) => ({
    record,
    resolved: { crossSells: record.fields.crossSells },
  }))
  const batch = { ...settings, canDefer: false, canPostpone: false }
  const existingIds = options.write
    ? null
    : await findIdsBySku(
        ctx.db,
        ctx.site.id,
        records.map(({ sku }) => sku),
      )
  const [existing, createdInDryRun] = [
    resolved.filter(({ record }) => existingIds?.has(record.sku) ?? true),
    resolved.filter(({ record }) => existingIds?.has(record.sku) === false),
  ]
  const result = options.write ? await writeRecords(existing, batch) : await writeBatch(ctx.db, existing, batch, null)
  reporter.addProblems(...result.problems, ...(await checkReferences(ctx.db, createdInDryRun, batch)))
  // The others are counted as created or updated already.
  for (const sku of result.updated) if (unchangedSoFar.delete(sku)) reporter.unchangedToUpdated()
}
