import { parse, type CsvError } from 'csv-parse'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CellError } from '@/server/modules/product/import-export/record/problem'
import { detectDelimiter, type Delimiter } from './detect-delimiter'
import { detectEncoding, type Encoding } from './detect-encoding'
import { unescapeFormula } from './escape-formula'
import { withoutControls } from './without-controls'
import { refuseOtherFormats } from './other-file-formats'

/** A row with cells by header key. `number` as a spreadsheet shows it; cells beyond a short row are absent. */
export type Row = { number: number; cells: ReadonlyMap<string, string>; /** Bytes read so far. */ read: number }

/** A row with an unclosed quote or cells beyond the header. */
export type BrokenRow = { number: number; broken: string }

export type CsvFile = {
  path: string
  encoding: Encoding
  delimiter: Delimiter
  skipLines: 0 | 1
  headers: string[]
  /** The header's row: blank lines may stand above it. */ headerRow: number
  bytes: number
}

type RawRow = {
  cells: string[]
  /** As in the file. */ raw: string
  /** The end offset in bytes of UTF-8. */ end: number
  read: number
}

/** Longer rows contain an unclosed quote. */
const maxRowBytes = 1_000_000
/** Each one rereads the file up to it. */
const maxUnclosedQuotes = 100
const startBytes = 64 * 1024

/** Detects encoding, delimiter and headers without reading the whole file. Throws a CellError when it is no table. */
export async function openCsv(path: string): Promise<CsvFile> {
  const { size } = await stat(path)
  await refuseOtherFormats(path)
  const encoding = await detectEncoding(path)
  const found = detectDelimiter(await readStart(path, encoding))
  const file = { path, encoding, ...found, headers: [], headerRow: 0, bytes: size }
  try {
    let headerRow = 0
    for await (const { cells } of rawRows(file, 0)) {
      headerRow++
      if (!isBlank(cells)) return { ...file, headers: cells.map(normalizeHeader), headerRow }
    }
  } catch (error) {
    if (!isUnclosedQuote(error)) throw error
    throw new CellError('Zaglavlje datoteke nije čitljivo: navodnik u njemu nije zatvoren.')
  }
  throw new CellError('Datoteka je prazna.')
}

/** Yields the rows below the header. Empty rows are counted and skipped (docs/rules/import-export.md#unclosed-quote). */
export async function* readRows(file: CsvFile): AsyncGenerator<Row | BrokenRow> {
  const keys = file.headers.map(headerKey)
  let [number, from, unclosedQuotes] = [0, 0, 0]
  for (let done = false; !done;) {
    try {
      for await (const { cells, raw, end, read } of rawRows(file, from)) {
        if (cells.some((cell) => spansRows(cell, raw))) throw quoteSpansRows
        number++
        from = end
        if (number <= file.headerRow || isBlank(cells)) continue
        const broken = invalidReason(cells, keys.length)
        if (broken !== null) yield { number, broken }
        else
          yield {
            number,
            cells: cellsByKey(keys, cells),
            read,
          }
      }
      done = true
    } catch (error) {
      if (error !== quoteSpansRows && !isUnclosedQuote(error)) throw error
      if (++unclosedQuotes > maxUnclosedQuotes) throw new CellError('Datoteka ima previše nezatvorenih navodnika.', { cause: error })
      number++
      from = await endOfLine(file, from)
      yield { number, broken: isTooLong(error) ? tooLong : 'Navodnik u retku nije zatvoren.' }
    }
  }
}

/** Of columns with one name the first counts. */
function cellsByKey(keys: readonly string[], cells: readonly string[]): ReadonlyMap<string, string> {
  const byKey = new Map<string, string>()
  for (const [index, key] of keys.slice(0, cells.length).entries()) if (!byKey.has(key)) byKey.set(key, unescapeFormula(cells[index] ?? ''))
  return byKey
}

/** Headers are compared in lower case with single spaces. */
export function headerKey(header: string): string {
  return normalizeHeader(header).toLowerCase()
}

/** Control characters would act on the terminal that prints the header. */
const normalizeHeader = (header: string) => withoutControls(header.replaceAll(/\s+/g, ' ')).trim()

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

function invalidReason(cells: string[], expected: number): string | null {
  if (cells.slice(expected).some((cell) => cell.trim() !== ''))
    return `Redak ima ${cells.length} ćelija, a zaglavlje ${expected}. Nedostaje li negdje navodnik?`
  if (cells.some((cell) => cell.includes('\ufffd'))) return 'Slova u retku nisu čitljiva. Spremite datoteku kao CSV UTF-8.'
  return cells.some((cell) => cell.includes('\0')) ? 'Redak sadrži nedopušten znak.' : null
}

/** Either may be the cause. */
const tooLong = 'Navodnik u retku nije zatvoren, ili je redak dulji od 1 MB (slika u samom opisu?).'

const quoteSpansRows = new Error('A quote spans further rows.')

/** Only a quoted cell may contain line breaks; otherwise an unclosed quote reached into the rows below. */
function spansRows(cell: string, raw: string) {
  return /[\r\n]/.test(cell) && !raw.includes(`"${cell.replaceAll('"', '""')}"`)
}

function isUnclosedQuote(error: unknown) {
  const codes: CsvError['code'][] = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

function isTooLong(error: unknown) {
  const code: CsvError['code'] = 'CSV_MAX_RECORD_SIZE'
  return error instanceof Error && 'code' in error && error.code === code
}

async function* rawRows(file: CsvFile, from: number): AsyncGenerator<RawRow> {
  const counter = { read: 0 }
  const parser = parse({
    delimiter: file.delimiter,
    info: true,
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: maxRowBytes,
    record_delimiter: ['\r\n', '\n', '\r'],
  })
  const source = Readable.from(textFrom(file, from, counter))
  source.once('error', (error) => parser.destroy(error)).pipe(parser)
  try {
    for await (const { record, raw, info } of parser) yield { cells: record, raw, end: from + info.bytes, read: counter.read }
  } finally {
    source.destroy()
  }
}

/** The file's text from that byte of its UTF-8 form on. */
async function* textFrom(file: CsvFile, from: number, counter: { read: number }): AsyncGenerator<Buffer> {
  let toSkip = from
  let lines: number = from === 0 ? file.skipLines : 0
  for await (const text of decoded(file, counter)) {
    let bytes = Buffer.from(text)
    if (lines > 0) {
      bytes = bytes.subarray(bytes.indexOf('\n') + 1)
      lines = 0
    }
    if (toSkip >= bytes.length) toSkip -= bytes.length
    else {
      yield bytes.subarray(toSkip)
      toSkip = 0
    }
  }
}

async function* decoded(
  { path, encoding }: Pick<CsvFile, 'path' | 'encoding'>,
  counter = { read: 0 },
  end?: number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  const stream: AsyncIterable<Buffer> = createReadStream(path, { end })
  for await (const chunk of stream) {
    counter.read += chunk.length
    const text = decoder.decode(chunk, { stream: true })
    if (text !== '') yield text
  }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

async function endOfLine(file: CsvFile, from: number) {
  let at = from
  for await (const bytes of textFrom(file, from, { read: 0 })) {
    const index = bytes.indexOf('\n')
    if (index >= 0) return at + index + 1
    at += bytes.length
  }
  return at
}

async function readStart(path: string, encoding: Encoding) {
  let text = ''
  for await (const piece of decoded({ path, encoding }, undefined, startBytes - 1)) text += piece
  return text
}
