import { splitList } from '@/server/modules/product/import-export/cells/lists'
import type { BrokenRow, Row } from '@/server/modules/product/import-export/csv/read-csv'

/**
 * Relations between rows, collected in a first pass: variations further down define the axes of a variable product, and references may be `id:44`
 * instead of a SKU.
 */
export type WooRelations = {
  skuOfId: ReadonlyMap<string, string>
  /** By parent SKU: lower-case names of attributes that its variations have values of. */
  axesOf: ReadonlyMap<string, ReadonlySet<string>>
  /** The axes of all products: such an attribute has predefined values everywhere. */
  axisNames: ReadonlySet<string>
  /** By parent SKU: the default value of each attribute, in lower case. */
  defaultsOf: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** By parent SKU, for variations that inherit their tax class. */
  taxOf: ReadonlyMap<string, { taxStatus: string; taxClass: string; isPublished: boolean }>
}

type Cells = Row['cells']

export async function collectRelations(rows: AsyncGenerator<Row | BrokenRow>): Promise<WooRelations> {
  const skuOfId = new Map<string, string>()
  const axesById = new Map<string, Set<string>>()
  const defaultsOf = new Map<string, Map<string, string>>()
  const taxOf = new Map<string, { taxStatus: string; taxClass: string; isPublished: boolean }>()
  for await (const row of rows) {
    if ('broken' in row) continue
    const { cells } = row
    const sku = wooSku(cells)
    const id = cell(cells, 'id')
    if (id !== '' && sku !== '') skuOfId.set(id, sku)
    const types = wooTypes(cells)
    if (types.includes('variation')) addAxes(axesById, cell(cells, 'parent'), cells)
    else if (types.some((type) => type.startsWith('variable'))) {
      taxOf.set(sku, { taxStatus: cell(cells, 'tax status'), taxClass: cell(cells, 'tax class'), isPublished: isPublished(cells) })
      const defaults = wooAttributes(cells).flatMap(({ name, defaultValue }) =>
        defaultValue === '' ? [] : [[name.toLowerCase(), defaultValue.toLowerCase()] as const],
      )
      if (defaults.length > 0) defaultsOf.set(sku, new Map(defaults))
    }
  }
  const axesOf = new Map([...axesById].map(([reference, names]) => [wooReference(reference, skuOfId), names]))
  const axisNames = new Set([...axesById.values()].flatMap((names) => [...names]))
  return { skuOfId, axesOf, axisNames, defaultsOf, taxOf }
}

/** The row's SKU, or `woo-` and its ID. */
export function wooSku(cells: Cells): string {
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
  for (let n = 1; cells.has(`attribute ${n} name`); n++) {
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

/** 1 is published, 0 private, -1 a draft, 2 pending; old exports use words. */
export function isPublished(cells: Cells): boolean {
  return ['1', 'true', ''].includes(cell(cells, 'published').toLowerCase())
}

function addAxes(axesById: Map<string, Set<string>>, parent: string, cells: Cells) {
  const axes = axesById.get(parent) ?? new Set<string>()
  for (const { name, values } of wooAttributes(cells)) if (values.length > 0) axes.add(name.toLowerCase())
  axesById.set(parent, axes)
}

function cell(cells: Cells, key: string) {
  return (cells.get(key) ?? '').trim()
}
