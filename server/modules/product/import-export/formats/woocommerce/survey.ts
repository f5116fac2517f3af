import { splitList } from '@/server/modules/product/import-export/cells/lists'
import type { BrokenRow, Row } from '@/server/modules/product/import-export/csv/read-csv'

/**
 * What rows of a WooCommerce file mean to each other. A variable product's row does not say which of its attributes are chosen; its variations
 * do, further down. References may be `id:44` instead of an SKU.
 */
export type WooSurvey = {
  skuOfId: ReadonlyMap<string, string>
  /** By the parent's SKU: the attributes its variations have values of, in small letters. */
  axesOf: ReadonlyMap<string, ReadonlySet<string>>
  /** All of these together: such an attribute is one of choices, wherever it occurs. */
  axisNames: ReadonlySet<string>
  /** By the parent's SKU: what is chosen at first, value by attribute, in small letters. */
  defaultsOf: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** By the parent's SKU, for variations whose own tax class is 'parent' or empty. */
  taxOf: ReadonlyMap<string, { taxStatus: string; taxClass: string; isPublished: boolean }>
}

type Cells = Row['cells']

export async function surveyWoo(rows: AsyncGenerator<Row | BrokenRow>): Promise<WooSurvey> {
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
      const defaults = wooAttributes(cells).flatMap(({ name, chosen }) =>
        chosen === '' ? [] : [[name.toLowerCase(), chosen.toLowerCase()] as const],
      )
      if (defaults.length > 0) defaultsOf.set(sku, new Map(defaults))
    }
  }
  const axesOf = new Map([...axesById].map(([reference, names]) => [wooReference(reference, skuOfId), names]))
  const axisNames = new Set([...axesById.values()].flatMap((names) => [...names]))
  return { skuOfId, axesOf, axisNames, defaultsOf, taxOf }
}

/** The row's SKU; a product that has none is known by its number in the old shop. */
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

export type WooAttribute = { n: number; name: string; values: string[]; isGlobal: boolean; /** What is chosen at first. */ chosen: string }

export function wooAttributes(cells: Cells): WooAttribute[] {
  const found: WooAttribute[] = []
  for (let n = 1; cells.has(`attribute ${n} name`); n++) {
    const name = cell(cells, `attribute ${n} name`)
    const values = splitList(cell(cells, `attribute ${n} value(s)`), ',')
    if (name !== '')
      found.push({ n, name, values, isGlobal: cell(cells, `attribute ${n} global`) === '1', chosen: cell(cells, `attribute ${n} default`) })
  }
  return found
}

/** 1 is published, 0 private, -1 a draft, 2 waiting for review; old exports say it in words. */
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
