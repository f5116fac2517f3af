import { parse, type CsvError } from 'csv-parse'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CellError } from '@/server/modules/product/import-export/problem'
import { detectDelimiter, type Delimiter } from './detect-delimiter'
import { detectEncoding, type Encoding } from './detect-encoding'
import { unguarded } from './formula-guard'

/** A row of a file, its cells by the header's key. `number` is what a spreadsheet shows beside it; a cell that the row is too short for is absent. */
export type Row = { number: number; cells: ReadonlyMap<string, string>; /** Bytes of the file read so far. */ read: number }

/** A row that is no row: a quote that nobody closed, or cells beyond the header. */
export type BrokenRow = { number: number; broken: string }

export type CsvFile = { path: string; encoding: Encoding; delimiter: Delimiter; skipLines: 0 | 1; headers: string[]; bytes: number }

type RawRow = {
  cells: string[]
  /** As it stands in the file. */ raw: string
  /** Where it ends, in bytes of the text as UTF-8. */ end: number
  read: number
}

/** Larger than any product; what is larger is a quote that nobody closed. */
const longestRow = 1_000_000
/** Each one costs reading the file again up to it; a file with more of them is not worth guessing at. */
const mostUnclosedQuotes = 100
const startBytes = 64 * 1024

/** Looks at a file without reading it whole. Throws a CellError, for people, when it holds no table. */
export async function openCsv(path: string): Promise<CsvFile> {
  const { size } = await stat(path)
  const encoding = await detectEncoding(path)
  const found = detectDelimiter(await readStart(path, encoding))
  const file = { path, encoding, ...found, headers: [], bytes: size }
  try {
    for await (const { cells } of rawRows(file, 0)) return { ...file, headers: cells.map(tidyHeader) }
  } catch (error) {
    if (!isUnclosedQuote(error)) throw error
    throw new CellError('Zaglavlje datoteke nije čitljivo: navodnik u njemu nije zatvoren.')
  }
  throw new CellError('Datoteka je prazna.')
}

/**
 * The rows below the header, one at a time. After a quote that nobody closed, reading goes on with the line below the one it stands in, so
 * that it spoils no other row. Empty rows are counted and left out.
 */
export async function* readRows(file: CsvFile): AsyncGenerator<Row | BrokenRow> {
  const keys = file.headers.map(headerKey)
  let [number, from, unclosed] = [0, 0, 0]
  for (let done = false; !done;) {
    try {
      for await (const { cells, raw, end, read } of rawRows(file, from)) {
        if (cells.some((cell) => hasSwallowed(cell, raw))) throw swallowed
        number++
        from = end
        if (number === 1 || cells.every((cell) => cell.trim() === '')) continue
        const broken = troubleWith(cells, keys.length)
        if (broken !== null) yield { number, broken }
        else yield { number, cells: new Map(keys.slice(0, cells.length).map((key, index) => [key, unguarded(cells[index] ?? '')])), read }
      }
      done = true
    } catch (error) {
      if (error !== swallowed && !isUnclosedQuote(error)) throw error
      if (++unclosed > mostUnclosedQuotes) throw new CellError('Datoteka ima previše nezatvorenih navodnika.', { cause: error })
      number++
      from = await endOfLine(file, from)
      yield { number, broken: 'Navodnik u retku nije zatvoren.' }
    }
  }
}

/** How headers are compared: letters small, one space between words. */
export function headerKey(header: string): string {
  return tidyHeader(header).toLowerCase()
}

const tidyHeader = (header: string) => header.replaceAll(/\s+/g, ' ').trim()

function troubleWith(cells: string[], expected: number): string | null {
  if (cells.slice(expected).some((cell) => cell.trim() !== ''))
    return `Redak ima ${cells.length} ćelija, a zaglavlje ${expected}. Nedostaje li negdje navodnik?`
  if (cells.some((cell) => cell.includes('\ufffd'))) return 'Slova u retku nisu čitljiva. Spremite datoteku kao CSV UTF-8.'
  return cells.some((cell) => cell.includes('\0')) ? 'Redak sadrži nedopušten znak.' : null
}

const swallowed = new Error('A quote swallowed further rows.')

/** A cell may hold line breaks when quotes stand around it; otherwise one of its quotes reached into the rows below. */
function hasSwallowed(cell: string, raw: string) {
  return /[\r\n]/.test(cell) && !raw.includes(`"${cell.replaceAll('"', '""')}"`)
}

function isUnclosedQuote(error: unknown) {
  const codes: CsvError['code'][] = ['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']
  return error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
}

async function* rawRows(file: CsvFile, from: number): AsyncGenerator<RawRow> {
  const counter = { read: 0 }
  const parser = parse({
    delimiter: file.delimiter,
    info: true,
    raw: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: longestRow,
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

/** The file's text from that byte of its UTF-8 form. */
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
