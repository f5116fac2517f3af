import { symbolPath } from './symbol-path'

/** A PDF417 symbol: `width` by `height` modules, the dark ones as one SVG path in module units, without the quiet zone. */
export type Pdf417 = { width: number; height: number; path: string }

/** The same symbol as numbers, one for each module, 0 for a light one, row by row. A row is `rowHeight` modules high. */
export type Pdf417Grid = { width: number; rows: number; rowHeight: number; modules: readonly number[] }

/** Modules of white that must surround the symbol (ISO/IEC 15438). */
export const quietZone = 2

const rowHeight = 3
const columns = 9
const errorLevel = 4

/**
 * The symbol as Croatian banks require it (docs/rules/checkout.md#slip-barcode).
 * @throws RangeError for an empty or too long text
 */
export async function pdf417(text: string): Promise<Pdf417> {
  const { width, rows, rowHeight: height, modules } = await pdf417Grid(text)
  return { width, height: rows * height, path: symbolPath(modules, width, height) }
}

/**
 * The encoder is 2 MB, so it loads with the first symbol and never in a browser.
 * @throws RangeError as `pdf417`
 */
export async function pdf417Grid(text: string): Promise<Pdf417Grid> {
  const words = byteCodewords(Buffer.from(text, 'utf8'))
  // The types promise `raw` among the exports, where a symbology has that name; the function is in the default export.
  const encoder: Pick<typeof import('@bwip-js/generic'), 'raw'> = Reflect.get(await import('@bwip-js/generic'), 'default')
  const data = words.map((word) => `^${String(word).padStart(3, '0')}`).join('')
  const [symbol] = encoder.raw('pdf417', data, `raw columns=${columns} eclevel=${errorLevel} fixedeclevel rowmult=1`)
  if (!symbol || !('pixs' in symbol)) throw new Error('The barcode encoder returned no symbol.')
  return { width: symbol.pixx, rows: symbol.pixy, rowHeight, modules: symbol.pixs }
}

/** Byte compaction (ISO/IEC 15438, 5.4.3): six bytes become five base 900 digits, the rest are codewords themselves. */
function byteCodewords(bytes: Buffer): number[] {
  // The symbol could hold more, but no payment needs it and no phone would read it.
  if (bytes.length === 0 || bytes.length > 600) throw new RangeError(`A barcode of ${bytes.length} bytes cannot be drawn.`)
  const isWhole = bytes.length % 6 === 0
  const words = [isWhole ? 924 : 901]
  const inGroups = bytes.length - (bytes.length % 6)
  for (let at = 0; at < inGroups; at += 6) words.push(...base900(bytes.readUIntBE(at, 6)))
  return [...words, ...bytes.subarray(inGroups)]
}

/** 48 bits fit a double exactly. */
function base900(value: number): number[] {
  return [4, 3, 2, 1, 0].map((power) => Math.floor(value / 900 ** power) % 900)
}
