import type { Row } from '@/server/modules/product/import-export/csv/read-csv'
import { quoteCell } from '@/server/modules/product/import-export/record/problem'
import { choiceWords } from '@/server/modules/product/import-export/formats/choice-words'
import { choiceKey, wooAttributes, wooReference, wooTypes, type WooAttribute, type WooRelations } from './relations'

const maxChoices = 200

type Note = { level: 'error' | 'warn'; column: string; message: string }
type ExpandedRow = {
  row: Row
  /** The row's SKU in our shop. */ sku: string
  note: Note | null
  /** It stands for nothing that other rows do not have. */ isDropped?: boolean
}

/**
 * A WooCommerce variation may leave a choice open: 'any size'. Ours are single choices, so it becomes one row for each value that its parent offers and no other
 * variation has; counted stock is divided among them (docs/rules/import-export.md#any-value). Other rows stay as they are.
 */
export function expandVariation(row: Row, relations: WooRelations): ExpandedRow[] {
  const sku = relations.skuOfRow.get(row.number) ?? ''
  const same = [{ row, sku, note: null }]
  if (!wooTypes(row.cells).includes('variation')) return same
  const parentSku = wooReference(row.cells.get('parent') ?? '', relations.skuOfId)
  const offered = relations.offeredOf.get(parentSku) ?? []
  const own = wooAttributes(row.cells)
  const open = own.filter(({ name, values }) => values.length === 0 && valuesOf(offered, name).length > 0)
  const [first] = open
  if (!first) return same
  const column = `attribute ${first.n} value(s)`
  const names = open.map(({ name }) => quoteCell(name)).join(', ')
  const taken = relations.chosenOf.get(parentSku)
  const choices = combinations(open, offered)
  if (choices.length > maxChoices) {
    const message = `Varijanta vrijedi za svaku vrijednost (${names}), a to je više od ${maxChoices} varijanti.`
    return [{ row, sku, note: { level: 'error', column, message } }]
  }
  const free = choices.map((values) => chosen(own, open, values)).filter((attributes) => !taken?.has(choiceKey(attributes)))
  if (free.length === 0) {
    const message = `Varijanta vrijedi za svaku vrijednost (${names}), a svaku već ima druga varijanta, pa otpada.`
    return [{ row, sku, note: { level: 'warn', column, message }, isDropped: true }]
  }
  const stock = Number((row.cells.get('stock') ?? '').trim() || Number.NaN)
  const isDivided = Number.isInteger(stock) && stock > 0 && free.length > 1
  const message = `Varijanta vrijedi za svaku vrijednost (${names}), pa postaje ${free.length} varijanti${isDivided ? '; njezina zaliha dijeli se među njima' : ''}.`
  return free.map((attributes, at) => {
    const cells = new Map(row.cells)
    for (const { n, values } of attributes) cells.set(`attribute ${n} value(s)`, escaped(values[0] ?? ''))
    const values = open.map(({ n }) => attributes.find((one) => one.n === n)?.values[0] ?? '')
    const name = row.cells.get('name')?.trim()
    if (name) cells.set('name', `${name} - ${values.join(', ')}`)
    if (isDivided) cells.set('stock', String(Math.floor(stock / free.length) + (at < stock % free.length ? 1 : 0)))
    return { row: { ...row, cells }, sku: `${sku}-${choiceWords(values)}`, note: at === 0 ? { level: 'warn', column, message } : null }
  })
}

function valuesOf(offered: readonly WooAttribute[], name: string): string[] {
  return offered.find((one) => one.name.toLowerCase() === name.toLowerCase())?.values ?? []
}

/** Every combination of the open attributes' values; more than the limit only by one, because they are counted, not used. */
function combinations(open: readonly WooAttribute[], offered: readonly WooAttribute[]): string[][] {
  let found: string[][] = [[]]
  for (const { name } of open) {
    found = found.flatMap((chosenSoFar) => valuesOf(offered, name).map((value) => [...chosenSoFar, value])).slice(0, maxChoices + 1)
  }
  return found
}

function chosen(own: readonly WooAttribute[], open: readonly WooAttribute[], values: readonly string[]): WooAttribute[] {
  return own.map((attribute) => {
    const at = open.indexOf(attribute)
    return at < 0 ? attribute : { ...attribute, values: [values[at] ?? ''] }
  })
}

/** A value with a comma would become two. */
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll(',', '\\,')
}
