import path from 'node:path'
import { tellDrops } from '@/server/core/cache/tell-drops'
import { loadTerms } from './catalogue/load-terms'
import { nextMadeUpId } from './catalogue/make-terms'
import { idsOfSkus } from './catalogue/current'
import type { WantedRecord } from './catalogue/wanted'
import { mainLanguage, type TransferContext } from './context'
import { headerKey, openCsv, readRows, type CsvFile } from './csv/read-csv'
import { recogniseFormat } from './formats/recognise'
import type { Format, MapSettings } from './formats/settings'
import { resolveRecords, type Resolving } from './import/resolve-records'
import { Tally, type ImportReport } from './import/tally'
import { writeRecords } from './import/write-records'
import { dropLooseContents } from '@/server/modules/product/files/file-contents'
import { FileShelf } from './files/file-shelf'
import { Shelf } from './pictures/shelf'
import type { Problem } from './problem'
import type { Mapped, ProductRecord } from './record'
import { checkReferences, writeBatch, type BatchSettings } from './write/write-batch'

export type ImportOptions = {
  file: string
  /** False: a dry run (docs/rules/import-export.md#dry-run). */
  write: boolean
  /** The base folder of image paths; by default the file's own folder. */
  picturesFolder?: string
  /** Allows images and files from private addresses. */
  allowLocal?: boolean
  /** False: leaves images as they are. */
  pictures?: boolean
  /** The base folder of file paths; by default the CSV's own folder. */
  filesFolder?: string
  /** False: leaves files of e-products as they are. */
  files?: boolean
  /** VAT of new products where the format has none, percent. */
  vatRate?: number
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
export async function importProducts(ctx: TransferContext, options: ImportOptions): Promise<ImportReport> {
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
    options.onProgress?.({ share: mapped.read / file.bytes, products: run.tally.products })
  }
  deferred.push(...(await importBatch(run, batch)))
  for (let at = 0; at < deferred.length; at += batchSize) await importDeferred(run, deferred.slice(at, at + batchSize))
  if (options.write) await dropLooseContents(ctx.db)
  if (options.write && hasCreatedTaxonomy(run.tally.report)) await tellDrops(ctx.db, ['catalogue'])
  options.onProgress?.({ share: 1, products: run.tally.products })
  return run.tally.report
}

type Run = {
  ctx: TransferContext
  options: ImportOptions
  format: Format
  resolving: Resolving
  tally: Tally
  settings: Omit<BatchSettings, 'mayWait'>
  /** The row of each SKU. */
  seen: Map<string, number>
  /** Products that a dry run would have created, with their dry-run ids. */
  dryRunIds: Map<string, number>
  /** Unchanged products with deferred references. */
  unchangedSoFar: Set<string>
}

async function startRun(ctx: TransferContext, options: ImportOptions, file: CsvFile): Promise<Run> {
  const format = recogniseFormat(file.headers)
  const folder = path.dirname(path.resolve(file.path))
  const { write, allowLocal = false, picturesFolder = folder, filesFolder = folder } = options
  const shelf = new Shelf(ctx, { folder: picturesFolder, allowLocal, write })
  const fileShelf = new FileShelf(ctx, { folder: filesFolder, allowLocal, write })
  const ignoredColumns = file.headers.filter((header) => header !== '' && !format.reads(headerKey(header)))
  const { encoding, delimiter } = file
  const tally = new Tally(
    { format: format.name, encoding, delimiter, ignoredColumns, pictures: shelf.counts, files: fileShelf.counts },
    options.onProblem ?? (() => {}),
  )
  const terms = await loadTerms(ctx)
  const headers = headersOf(file)
  const columnOf: Resolving['columnOf'] = (fact) => format.columnOf(fact, headers)
  const dryRunIds = new Map<string, number>()
  const now = ctx.now()
  return {
    ctx,
    options,
    format,
    tally,
    dryRunIds,
    seen: new Map(),
    unchangedSoFar: new Set(),
    resolving: { making: { ctx, terms, made: tally.report.made, write }, shelf, fileShelf, tally, columnOf },
    settings: {
      ctx,
      terms,
      now,
      pricesSince: options.pricesSince ?? now,
      fileName: path.basename(file.path),
      columnOf,
      fallback: (sku) => dryRunIds.get(sku),
    },
  }
}

function mapSettings({ site, ...ctx }: TransferContext, { vatRate = 25, taxClasses }: ImportOptions, file: CsvFile): MapSettings {
  const main = mainLanguage({ site, ...ctx }).code
  const languages = [main, ...site.languages.map(({ code }) => code).filter((code) => code !== main)]
  return { headers: headersOf(file), languages, vatRate, taxClasses: new Map(Object.entries({ ...defaultTaxClasses, ...taxClasses })) }
}

function headersOf({ headers }: CsvFile): ReadonlyMap<string, string> {
  return new Map(headers.map((header) => [headerKey(header), header]))
}

/** Accepts a record unless it has errors or its SKU occurred earlierRow (docs/rules/import-export.md#refused-rows). */
function acceptRecord({ tally, seen, settings, options }: Run, { record, problems }: Mapped): ProductRecord | null {
  tally.note(...problems)
  if (!record) {
    if (problems.some(({ level }) => level === 'error')) tally.refuse()
    return null
  }
  const earlierRow = seen.get(record.sku)
  if (earlierRow !== undefined) {
    tally.note({
      level: 'error',
      row: record.row,
      column: settings.columnOf('sku'),
      message: `SKU ${record.sku} stoji već u retku ${earlierRow}.`,
    })
    tally.refuse()
    return null
  }
  seen.set(record.sku, record.row)
  const selfReference = findSelfReference(record)
  if (selfReference) {
    tally.note({ level: 'error', row: record.row, column: settings.columnOf(selfReference.fact), message: selfReference.message })
    tally.refuse()
    return null
  }
  if (options.pictures === false) delete record.said.pictures
  if (options.files === false) delete record.said.files
  return record
}

function findSelfReference({ sku, said: { variantOf, parts } }: ProductRecord) {
  if (variantOf?.parentSku === sku) return { fact: 'variantOf', message: 'Proizvod ne može biti varijanta samoga sebe.' } as const
  if (parts?.some((part) => part.sku === sku)) return { fact: 'parts', message: 'Paket ne može biti dio samoga sebe.' } as const
  return null
}

/** @returns the records whose references come later in the file */
async function importBatch(
  { ctx, options, resolving, settings, tally, dryRunIds, unchangedSoFar }: Run,
  records: ProductRecord[],
): Promise<ProductRecord[]> {
  if (records.length === 0) return []
  const wanted = await resolveRecords(records, resolving)
  const batch = { ...settings, mayWait: true }
  const result = options.write ? await writeRecords(wanted, batch) : await writeBatch(ctx.db, wanted, batch, null)
  if (!options.write) for (const sku of result.created) dryRunIds.set(sku, nextMadeUpId())
  tally.count(result)
  const unchanged = new Set(result.unchanged)
  for (const { sku } of result.deferred) if (unchanged.has(sku)) unchangedSoFar.add(sku)
  return result.deferred
}

/** Imports deferred references (docs/rules/import-export.md#product-references). */
async function importDeferred(run: Run, records: ProductRecord[]) {
  const { ctx, options, settings, tally, unchangedSoFar } = run
  const wanted: WantedRecord[] = records.map((record) => ({ record, wanted: referencesOf(record) }))
  const batch = { ...settings, mayWait: false }
  const known = options.write
    ? null
    : await idsOfSkus(
        ctx.db,
        ctx.site.id,
        records.map(({ sku }) => sku),
      )
  const [there, made] = [
    wanted.filter(({ record }) => known?.has(record.sku) ?? true),
    wanted.filter(({ record }) => known?.has(record.sku) === false),
  ]
  const result = options.write ? await writeRecords(there, batch) : await writeBatch(ctx.db, there, batch, null)
  tally.note(...result.problems, ...(await checkReferences(ctx.db, made, batch)))
  // The others are counted as created or updated already.
  for (const sku of result.updated) if (unchangedSoFar.delete(sku)) tally.changeMind()
}

function referencesOf({ said: { variantOf, parts, crossSells } }: ProductRecord) {
  return { variantOf, parts, crossSells }
}

function hasCreatedTaxonomy({ made }: ImportReport) {
  return Object.values(made).some((names) => names.length > 0)
}
