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
  /** False: everything is read and compared, nothing written. */
  write: boolean
  /** Where picture paths begin; the file's own folder without it. */
  picturesFolder?: string
  /** Pictures and files from addresses of this machine and its network too. */
  allowLocal?: boolean
  /** False: pictures are left as they are. */
  pictures?: boolean
  /** Where paths of files begin; the file's own folder without it. */
  filesFolder?: string
  /** False: files of e-products are left as they are. */
  files?: boolean
  /** VAT of new products where a format does not say it, percent. */
  vatRate?: number
  /** VAT by the other shop's tax class, percent. */
  taxClasses?: Record<string, number>
  /** Since when the prices of new products have held; now without it. It decides what a reduction is compared with. */
  pricesSince?: Date
  batchSize?: number
  onProblem?: (problem: Problem) => void
  onProgress?: (progress: { share: number; products: number }) => void
}

/** What WooCommerce has out of the box, as Croatian shops use it. */
const defaultTaxClasses = { standard: 25, 'reduced-rate': 13, 'zero-rate': 0 }

/**
 * Reads a file of products and makes the shop say the same (docs/import-export.md). A product is known by its SKU, so a second import of the same
 * file changes nothing, and one that was killed goes on where it stopped. Memory holds a batch, and the SKUs seen.
 * Throws a CellError, for people, when the file is no table of products.
 */
export async function importProducts(ctx: TransferContext, options: ImportOptions): Promise<ImportReport> {
  const file = await openCsv(options.file)
  const run = await beginRun(ctx, options, file)
  const size = options.batchSize ?? 250
  const waiting: ProductRecord[] = []
  let batch: ProductRecord[] = []
  for await (const mapped of run.format.map(() => readRows(file), mapSettings(ctx, options, file))) {
    const record = take(run, mapped)
    if (record) batch.push(record)
    if (batch.length < size) continue
    waiting.push(...(await importBatch(run, batch)))
    batch = []
    options.onProgress?.({ share: mapped.read / file.bytes, products: run.tally.products })
  }
  waiting.push(...(await importBatch(run, batch)))
  for (let at = 0; at < waiting.length; at += size) await settleBatch(run, waiting.slice(at, at + size))
  if (options.write) await dropLooseContents(ctx.db)
  if (options.write && hasMade(run.tally.report)) await tellDrops(ctx.db, ['catalogue'])
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
  /** The row each SKU came in. */
  seen: Map<string, number>
  /** Products that a trial run would have by now, with ids of its own making. */
  believed: Map<string, number>
  /** Products that nothing about changed so far, but some of whose relations wait. */
  quiet: Set<string>
}

async function beginRun(ctx: TransferContext, options: ImportOptions, file: CsvFile): Promise<Run> {
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
  const believed = new Map<string, number>()
  const now = ctx.now()
  return {
    ctx,
    options,
    format,
    tally,
    believed,
    seen: new Map(),
    quiet: new Set(),
    resolving: { making: { ctx, terms, made: tally.report.made, write }, shelf, fileShelf, tally, columnOf },
    settings: {
      ctx,
      terms,
      now,
      pricesSince: options.pricesSince ?? now,
      fileName: path.basename(file.path),
      columnOf,
      fallback: (sku) => believed.get(sku),
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

/** The record, unless something is wrong with it or its SKU has come before. */
function take({ tally, seen, settings, options }: Run, { record, problems }: Mapped): ProductRecord | null {
  tally.note(...problems)
  if (!record) {
    if (problems.some(({ level }) => level === 'error')) tally.refuse()
    return null
  }
  const before = seen.get(record.sku)
  if (before !== undefined) {
    tally.note({
      level: 'error',
      row: record.row,
      column: settings.columnOf('sku'),
      message: `SKU ${record.sku} stoji već u retku ${before}.`,
    })
    tally.refuse()
    return null
  }
  seen.set(record.sku, record.row)
  const toItself = relationToItself(record)
  if (toItself) {
    tally.note({ level: 'error', row: record.row, column: settings.columnOf(toItself.fact), message: toItself.message })
    tally.refuse()
    return null
  }
  if (options.pictures === false) delete record.said.pictures
  if (options.files === false) delete record.said.files
  return record
}

function relationToItself({ sku, said: { variantOf, parts } }: ProductRecord) {
  if (variantOf?.parentSku === sku) return { fact: 'variantOf', message: 'Proizvod ne može biti varijanta samoga sebe.' } as const
  if (parts?.some((part) => part.sku === sku)) return { fact: 'parts', message: 'Paket ne može biti dio samoga sebe.' } as const
  return null
}

/** Gives back what has to wait for products further down in the file. */
async function importBatch(
  { ctx, options, resolving, settings, tally, believed, quiet }: Run,
  records: ProductRecord[],
): Promise<ProductRecord[]> {
  if (records.length === 0) return []
  const wanted = await resolveRecords(records, resolving)
  const batch = { ...settings, mayWait: true }
  const result = options.write ? await writeRecords(wanted, batch) : await writeBatch(ctx.db, wanted, batch, null)
  if (!options.write) for (const sku of result.created) believed.set(sku, nextMadeUpId())
  tally.count(result)
  const unchanged = new Set(result.unchanged)
  for (const { sku } of result.waiting) if (unchanged.has(sku)) quiet.add(sku)
  return result.waiting
}

/** Relations that had to wait: by now everything is there, or never will be. */
async function settleBatch(run: Run, records: ProductRecord[]) {
  const { ctx, options, settings, tally, quiet } = run
  const wanted: WantedRecord[] = records.map((record) => ({ record, wanted: relationsOf(record) }))
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
  // The others have been counted as new or changed already.
  for (const sku of result.updated) if (quiet.delete(sku)) tally.changeMind()
}

function relationsOf({ said: { variantOf, parts, crossSells } }: ProductRecord) {
  return { variantOf, parts, crossSells }
}

function hasMade({ made }: ImportReport) {
  return Object.values(made).some((names) => names.length > 0)
}
