import { splitList } from '@/server/modules/product/import-export/cells/lists'
import type { BrokenRow, Row } from '@/server/modules/product/import-export/csv/read-csv'

/**
 * Relations between rows, collected in a first pass: variations further down define the axes of a variable product, and references may be `id:44`
 * instead of a SKU.
 */
export type WooRelations = {
  /** By row number. */
  skuOfRow: ReadonlyMap<number, string>
  skuOfId: ReadonlyMap<string, string>
  /** By parent SKU: lower-case names of the attributes that tell its variations apart. */
  axesOf: ReadonlyMap<string, ReadonlySet<string>>
  /** By parent SKU: its attributes with the values it offers. */
  offeredOf: ReadonlyMap<string, readonly WooAttribute[]>
  /** By parent SKU: the choices of its variations (`choiceKey`). */
  chosenOf: ReadonlyMap<string, ReadonlySet<string>>
  /** The axes of all products: such an attribute has predefined values everywhere. */
  axisNames: ReadonlySet<string>
  /** By parent SKU: the default value of each attribute, in lower case. */
  defaultsOf: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** By parent SKU, for variations that inherit their tax class. */
  taxOf: ReadonlyMap<string, ParentTax>
}

type ParentTax = { taxStatus: string; taxClass: string }

type Cells = Row['cells']
type RowFacts = { number: number; id: string; sku: string; isVariation: boolean }

export async function collectRelations(rows: AsyncGenerator<Row | BrokenRow>): Promise<WooRelations> {
  const facts: RowFacts[] = []
  const variationsById = new Map<string, WooAttribute[][]>()
  const offered = new Map<number, WooAttribute[]>()
  const taxOfRow = new Map<number, ParentTax>()
  for await (const row of rows) {
    if ('broken' in row) continue
    const { cells, number } = row
    const types = wooTypes(cells)
    const isVariation = types.includes('variation')
    facts.push({ number, id: cell(cells, 'id'), sku: wooSku(cells), isVariation })
    if (isVariation) {
      const siblings = variationsById.get(cell(cells, 'parent')) ?? []
      variationsById.set(cell(cells, 'parent'), [...siblings, wooAttributes(cells)])
    } else if (types.some((type) => type.startsWith('variable'))) {
      offered.set(number, wooAttributes(cells))
      taxOfRow.set(number, { taxStatus: cell(cells, 'tax status'), taxClass: cell(cells, 'tax class') })
    }
  }
  const skuOfRow = allocateSkus(facts)
  const skuOfId = new Map(facts.flatMap(({ id, number }) => (id === '' ? [] : [[id, skuOfRow.get(number) ?? ''] as const])))
  const bySku = <T>(byRow: ReadonlyMap<number, T>) => new Map([...byRow].map(([number, value]) => [skuOfRow.get(number) ?? '', value]))
  const offeredOf = bySku(offered)
  const variationsOf = new Map([...variationsById].map(([reference, variations]) => [wooReference(reference, skuOfId), variations]))
  const axesOf = new Map([...variationsOf].map(([sku, variations]) => [sku, axisNamesOf(variations, offeredOf.get(sku) ?? [])]))
  return {
    skuOfRow,
    skuOfId,
    axesOf,
    offeredOf,
    chosenOf: new Map([...variationsOf].map(([sku, variations]) => [sku, new Set(variations.map(choiceKey))])),
    axisNames: new Set([...axesOf.values()].flatMap((names) => [...names])),
    defaultsOf: new Map([...offeredOf].flatMap(([sku, attributes]) => defaultsIn(sku, attributes))),
    taxOf: bySku(taxOfRow),
  }
}

/** A SKU belongs to one row, to a product before a variation; the others are named by their ID (docs/rules/import-export.md#shared-sku). */
function allocateSkus(facts: readonly RowFacts[]): ReadonlyMap<number, string> {
  const owners = new Map<string, RowFacts>()
  for (const row of facts) {
    const owner = owners.get(row.sku)
    if (!owner || (owner.isVariation && !row.isVariation)) owners.set(row.sku, row)
  }
  return new Map(facts.map((row) => [row.number, owners.get(row.sku) === row || row.id === '' ? row.sku : `woo-${row.id}`]))
}

/** The attributes that variations choose, or that are left open and have offered values. */
function axisNamesOf(variations: readonly WooAttribute[][], offered: readonly WooAttribute[]): Set<string> {
  const hasValues = new Set(offered.filter(({ values }) => values.length > 0).map(({ name }) => name.toLowerCase()))
  const chosen = variations.flat().filter(({ name, values }) => values.length > 0 || hasValues.has(name.toLowerCase()))
  return new Set(chosen.map(({ name }) => name.toLowerCase()))
}

function defaultsIn(sku: string, attributes: readonly WooAttribute[]): [string, Map<string, string>][] {
  const defaults = attributes.filter(({ defaultValue }) => defaultValue !== '')
  return defaults.length === 0
    ? []
    : [[sku, new Map(defaults.map(({ name, defaultValue }) => [name.toLowerCase(), defaultValue.toLowerCase()]))]]
}

/** The same for the same choice, in whatever order and letter case. */
export function choiceKey(attributes: readonly Pick<WooAttribute, 'name' | 'values'>[]): string {
  const choices = attributes.map(({ name, values }) => JSON.stringify([name.toLowerCase(), (values[0] ?? '').toLowerCase()]))
  return choices.toSorted().join('\n')
}

/** The SKU that the row names, or `woo-` and its ID. */
function wooSku(cells: Cells): string {
  const id = cell(cells, 'id')
  return cell(cells, 'sku') || (id === '' ? '' : `woo-${id}`)
}

/** 'simple, downloadable, virtual' */
export function wooTypes(cells: Cells): string[] {
  return splitList(cell(cells, 'type').toLowerCase(), ',')
}

/** 'woo-hoodie' or 'id:45' as an SKU. */
export function wooReference(reference: string, skuOfId: ReadonlyMap<string, string>): string {
  const id = /^id:(\d+)$/.exec(reference.trim())?.[1]
  return id === undefined ? reference.trim() : (skuOfId.get(id) ?? `woo-${id}`)
}

export type WooAttribute = { n: number; name: string; values: string[]; isGlobal: boolean; /** The default value. */ defaultValue: string }

export function wooAttributes(cells: Cells): WooAttribute[] {
  const found: WooAttribute[] = []
  for (const n of numbersOf(cells, /^attribute (\d+) name$/)) {
    const name = cell(cells, `attribute ${n} name`)
    const values = splitList(cell(cells, `attribute ${n} value(s)`), ',')
    if (name !== '')
      found.push({
        n,
        name,
        values,
        isGlobal: cell(cells, `attribute ${n} global`) === '1',
        defaultValue: cell(cells, `attribute ${n} default`),
      })
  }
  return found
}

/** The numbers of such columns, in order; a merchant may have deleted some. */
export function numbersOf(cells: Cells, column: RegExp): number[] {
  const numbers = [...cells.keys()].flatMap((key) => column.exec(key)?.[1] ?? []).map(Number)
  return numbers.toSorted((one, other) => one - other)
}

/** 1 is published, 0 private, -1 a draft, 2 pending; old exports use words. */
export function isPublished(cells: Cells): boolean {
  return ['1', 'true', ''].includes(cell(cells, 'published').toLowerCase())
}

function cell(cells: Cells, key: string) {
  return (cells.get(key) ?? '').trim()
}
