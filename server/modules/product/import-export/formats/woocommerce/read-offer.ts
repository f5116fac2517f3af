import { parseEnd, parseTimestamp } from '@/server/modules/product/import-export/cells/timestamps'
import { parseCents, parseDecimal, parseInteger } from '@/server/modules/product/import-export/cells/numbers'
import { emptyAsNull, type RowReader } from '@/server/modules/product/import-export/csv/row-reader'
import type { MapSettings } from '@/server/modules/product/import-export/formats/format'
import { quoteCell } from '@/server/modules/product/import-export/record/problem'
import type { ProductFields, SaleField } from '@/server/modules/product/import-export/record/record'
import { gramsPerUnit } from './headers'
import { wooReference, type WooRelations } from './relations'

export type WooContext = {
  relations: WooRelations
  settings: MapSettings
  /** In the file's spelling, which has the unit. */ weightHeader: string
}

/** WooCommerce names its two further classes in the language of its installation; their slugs as it makes them. */
const translatedClasses = new Map([
  ...classNames(
    'reduced-rate',
    'smanjena-stopa | znizana-stopnja | reduzierter-preis | taux-reduit | tariffa-ridotta | tasa-reducida | taxa-reduzida | obnizona-stawka | gereduceerd-tarief | nedsatt-moms | reduceret-sats | redusert-sats | kedvezmenyes-adokulcs | snizena-sazba | znizena-sadzba | tarif-redus | azaltilan-oran',
  ),
  ...classNames(
    'zero-rate',
    'nulta-stopa | stopnja-nic | steuerfreie | taux-zero | nessuna-tariffa | tasa-cero | taxa-zero | zerowa-stawka | nultarief | momsfritt | nulsats | null-sats | nulla-kulcs | nulova-sazba | nulova-sadzba | tarif-zero | sifir-oran',
  ),
])

function classNames(english: string, slugs: string) {
  return slugs.split(' | ').map((slug) => [slug, english] as const)
}

/** A variation inherits its parent's tax unless it has its own. */
export function vatOf(reader: RowReader, sku: string, { relations, settings }: WooContext): number | undefined {
  if (!reader.has('tax class')) return undefined
  const parent = relations.taxOf.get(wooReference(reader.text('parent'), relations.skuOfId))
  const own = reader.text('tax class').trim().toLowerCase()
  const isInherited = own === 'parent' || (own === '' && parent !== undefined)
  const status = (isInherited ? parent?.taxStatus : reader.text('tax status'))?.trim().toLowerCase()
  if (status === 'none') return 0
  const name = (isInherited ? (parent?.taxClass ?? '') : own).trim().toLowerCase() || 'standard'
  const configured = settings.taxClasses.get(name) ?? settings.taxClasses.get(translatedClasses.get(name) ?? '')
  if (configured !== undefined) return configured
  // Croatian shops name classes after the rate: 'stopa-5', 'pdv-13'.
  const rateInName = /(?:^|\D)(25|13|5|0)(?:\D|$)/.exec(name)?.[1]
  if (rateInName !== undefined) return Number(rateInName)
  reader.error('tax class', `Ne zna se stopa razreda ${quoteCell(name)}. Recite je: --tax ${name}=5`)
  return undefined
}

export function weightOf(reader: RowReader, header: string): number | null | undefined {
  return reader.read(
    'weight',
    emptyAsNull((cell) => Math.round(parseDecimal(cell) * gramsPerUnit(header))),
  )
}

export function pricesOf(reader: RowReader): Pick<Partial<ProductFields>, 'retailCents' | 'sale'> {
  const retailCents = reader.read('regular price', emptyAsNull(parseCents))
  const cents = reader.read('sale price', emptyAsNull(parseCents))
  if (cents === undefined || cents === null) return { retailCents, sale: cents }
  if (retailCents && cents >= retailCents) {
    reader.warn('sale price', 'Akcijska cijena nije niža od redovne, pa je izostavljena.')
    return { retailCents, sale: null }
  }
  // WooCommerce's dates are whole days; the exporter adds times.
  const day = (cell: string) => cell.trim().split(/[ T]/, 1)[0] ?? ''
  const from = reader.read(
    'date sale price starts',
    emptyAsNull((cell) => parseTimestamp(day(cell))),
  )
  const to = reader.read(
    'date sale price ends',
    emptyAsNull((cell) => parseEnd(day(cell))),
  )
  const sale: SaleField = { cents, from: from ?? null, to: to ?? null }
  if (from && to && to <= from) reader.error('date sale price ends', 'Akcija završava prije nego što počne.')
  return { retailCents, sale }
}

export function stockOf(reader: RowReader): number | null | undefined {
  if (!reader.has('stock') && !reader.has('in stock?')) return undefined
  const cell = reader.text('stock').trim()
  if (cell === 'parent') {
    reader.warn('stock', 'Zaliha zajednička svim varijantama nije podržana; varijanta se ne broji.')
    return null
  }
  if (cell === '') return reader.text('in stock?').trim() === '0' ? 0 : null
  const quantity = reader.read('stock', (text) => parseInteger({ min: -1_000_000, max: 1_000_000 })(text))
  if (quantity !== undefined && quantity < 0) reader.warn('stock', 'Negativna zaliha postaje 0.')
  return quantity === undefined ? undefined : Math.max(0, quantity)
}
