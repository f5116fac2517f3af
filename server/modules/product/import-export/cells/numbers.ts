import { CellError, shown } from '@/server/modules/product/import-export/problem'

const mostCents = 100_000_000

/**
 * A price as cents: '1.234,56', '1234.56', '12,9 €'. Throws a CellError for '1.234', which is a thousand to one reader and one and a bit to
 * the other.
 */
export function parseCents(cell: string): number {
  const text = cell.replaceAll(/[\s\u00a0€]|EUR/gi, '')
  if (/^\d{1,3}[.,]\d{3}$/.test(text)) throw new CellError(`Nejasan iznos ${shown(cell)}. Napišite ga s dvije decimale.`)
  const cents = Math.round(Number(plainNumber(text)) * 100)
  if (text === '' || !Number.isFinite(cents)) throw new CellError(`${shown(cell)} nije iznos. Primjer: 1.234,56`)
  if (cents < 0 || cents > mostCents) throw new CellError(`Iznos ${shown(cell)} mora biti od 0 do 1.000.000.`)
  return cents
}

export function formatCents(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',')
}

/** A number with at most three decimals; the last of comma and point is the decimal one. */
export function parseDecimal(cell: string): number {
  const text = cell.replaceAll(/[\s\u00a0]/g, '')
  const value = Number(plainNumber(text))
  if (text === '' || !Number.isFinite(value)) throw new CellError(`${shown(cell)} nije broj.`)
  if (Math.abs(value) >= 1e11) throw new CellError(`Broj ${shown(cell)} je prevelik.`)
  return Math.round(value * 1000) / 1000
}

export function formatDecimal(value: number): string {
  return String(value).replace('.', ',')
}

/** A whole number between two bounds. Spreadsheets may have made '5,00' of it. */
export function parseWhole({ min, max }: { min: number; max: number }) {
  return (cell: string): number => {
    const value = Number(cell.replaceAll(/[\s\u00a0]/g, '').replace(/[.,]0+$/, ''))
    const isWhole = cell.trim() !== '' && Number.isInteger(value)
    if (isWhole && value >= min && value <= max) return value
    throw new CellError(`${shown(cell)} mora biti cijeli broj od ${min} do ${max}.`)
  }
}

/** The number as JavaScript reads it, or what is no number. */
function plainNumber(text: string): string {
  if (!/^[+-]?[\d.,]+$/.test(text)) return 'NaN'
  const decimalAt = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  if (decimalAt < 0) return text
  const whole = text.slice(0, decimalAt)
  const isGrouped = /^[+-]?\d{1,3}(?:[.,]\d{3})*$/.test(whole) && !whole.includes(text[decimalAt] ?? '')
  return /^[+-]?\d*$/.test(whole) || isGrouped ? `${whole.replaceAll(/[.,]/g, '')}.${text.slice(decimalAt + 1)}` : 'NaN'
}

const yes = new Set(['da', 'd', '1', 'true', 'yes', 'y', 'istina'])
const no = new Set(['ne', 'n', '0', 'false', 'no', 'laž', ''])

export function parseYesNo(cell: string): boolean {
  const word = cell.trim().toLowerCase()
  if (yes.has(word)) return true
  if (no.has(word)) return false
  throw new CellError(`${shown(cell)} mora biti „da” ili „ne”.`)
}

export function formatYesNo(value: boolean): string {
  return value ? 'da' : 'ne'
}
