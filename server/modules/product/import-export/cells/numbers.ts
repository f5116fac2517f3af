import { CellError, quoteCell } from '@/server/modules/product/import-export/record/problem'

const maxCents = 100_000_000

/** Parses '1.234,56', '1234.56' or '12,9 €' as cents (docs/rules/import-export.md#amounts). Throws a CellError for the ambiguous '1.234'. */
export function parseCents(cell: string): number {
  const text = cell.replaceAll(/[\s\u00a0€]|EUR/gi, '')
  if (/^\d{1,3}[.,]\d{3}$/.test(text)) throw new CellError(`Nejasan iznos ${quoteCell(cell)}. Napišite ga s dvije decimale.`)
  const cents = Math.round(Number(plainNumber(text)) * 100)
  if (text === '' || !Number.isFinite(cents)) throw new CellError(`${quoteCell(cell)} nije iznos. Primjer: 1.234,56`)
  if (cents < 0 || cents > maxCents) throw new CellError(`Iznos ${quoteCell(cell)} mora biti od 0 do 1.000.000.`)
  return cents
}

export function formatCents(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** Parses a number, rounded to three decimals; the last of comma and point is the decimal separator. */
export function parseDecimal(cell: string): number {
  const text = cell.replaceAll(/[\s\u00a0]/g, '')
  const value = Number(plainNumber(text))
  if (text === '' || !Number.isFinite(value)) throw new CellError(`${quoteCell(cell)} nije broj.`)
  if (Math.abs(value) >= 1e11) throw new CellError(`Broj ${quoteCell(cell)} je prevelik.`)
  return Math.round(value * 1000) / 1000
}

export function formatDecimal(value: number): string {
  return String(value).replace('.', ',')
}

/** Parses an integer within bounds. Accepts '5,00', which spreadsheets write. Throws a CellError for the ambiguous '1.000'. */
export function parseInteger({ min, max }: { min: number; max: number }) {
  return (cell: string): number => {
    const text = cell.replaceAll(/[\s\u00a0]/g, '')
    if (/^[+-]?[1-9]\d{0,2}[.,]000$/.test(text)) throw new CellError(`Nejasan broj ${quoteCell(cell)}. Napišite ga bez točke i zareza.`)
    const value = Number(plainNumber(text))
    const isWhole = text !== '' && Number.isInteger(value)
    if (isWhole && value >= min && value <= max) return value
    throw new CellError(`${quoteCell(cell)} mora biti cijeli broj od ${min} do ${max}.`)
  }
}

/** The number in JavaScript's notation, or 'NaN'. */
function plainNumber(text: string): string {
  if (!/^[+-]?[\d.,]+$/.test(text)) return 'NaN'
  const decimalAt = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (decimalAt < 0) return text
  const whole = text.slice(0, decimalAt)
  const isGrouped = /^[+-]?\d{1,3}(?:[.,]\d{3})*$/.test(whole) && !whole.includes(text[decimalAt] ?? '')
  return /^[+-]?\d*$/.test(whole) || isGrouped ? `${whole.replaceAll(/[.,]/g, '')}.${text.slice(decimalAt + 1)}` : 'NaN'
}

const trueWords = new Set(['da', 'd', '1', 'true', 'yes', 'y', 'istina'])
const falseWords = new Set(['ne', 'n', '0', 'false', 'no', 'laž', ''])

export function parseYesNo(cell: string): boolean {
  const word = cell.trim().toLowerCase()
  if (trueWords.has(word)) return true
  if (falseWords.has(word)) return false
  throw new CellError(`${quoteCell(cell)} mora biti „da” ili „ne”.`)
}

export function formatYesNo(value: boolean): string {
  return value ? 'da' : 'ne'
}
