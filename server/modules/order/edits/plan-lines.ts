import { z } from 'zod'
import { LineOptions } from '@/lib/api/entities/cart.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { LineSnapshot, type OrderRow } from '@/server/db/order-snapshots'
import type { orderLines } from '@/server/db/schema/order'
import { configureLine, type ConfiguredLine } from '@/server/modules/cart/line/configure-line'
import { isSubscriptionLine } from '@/server/modules/cart/line/line-checks'
import { loadProductSnapshot, type ProductSnapshot } from '@/server/modules/cart/line/product-snapshot'
import { findDigitalLines } from '@/server/modules/order/files/digital-lines'
import { loadOrderLines } from '@/server/modules/order/records/load-order'
import type { StockDemand } from '@/server/modules/product/stock/move-stock'
import type { EditPlan } from './edit-plan'
import { extendLine, joinsLine, newLine, reduceLine, type NewPieces } from './edited-lines'

type Row = typeof orderLines.$inferSelect
type Context = Pick<Ctx, 'language' | 'site' | 'now'>

export type LineRequest = {
  quantities: readonly { lineId: number; quantity: number }[]
  added: readonly { productId: number; quantity: number }[]
}

/** A line of the edited order. `before`: its pieces as ordered, 0 for a new one. */
export type PlannedLine = Pick<Row, 'productId' | 'sku' | 'name' | 'unitCents' | 'vatRate' | 'options'> &
  Pick<Row, 'quantity' | 'rowCents' | 'discountCents' | 'loyaltyCents' | 'vatCents' | 'taken'> & {
    lineId: number | null
    before: number
    isDigital: boolean
    /** Today (docs/rules/prices.md#coupon-vouchers). */
    isVoucher: boolean
    /** Of one piece today; 0 for a product that has none. */
    weightGrams: number
    /** Whether the product is not sold with these options, so that the requested pieces cannot be added. */
    isUnavailable: boolean
  }

/**
 * The lines after an edit: those that stay or shrink at the prices they were ordered at, added pieces at today's (docs/rules/orders.md#edit-prices). A line
 * without pieces left has the quantity 0.
 */
export async function planLines(ctx: Context, tx: Tx, order: OrderRow, { quantities, added }: LineRequest): Promise<PlannedLine[]> {
  const rows = (await loadOrderLines(tx, order.id)).map((row) => withSavings(order, row))
  const digital = await findDigitalLines(tx, rows)
  const requested = new Map(quantities.map(({ lineId, quantity }) => [lineId, quantity]))
  const planned: PlannedLine[] = []
  for (const row of rows) {
    const product = await loadProductSnapshot(ctx, tx, row.productId)
    const today = product && configured(product, LineSnapshot.parse(row.options).chosen)
    const ordered = { row, product, today, isDigital: digital.has(row.id) }
    planned.push(...planLine(ordered, requested.get(row.id) ?? row.quantity))
  }
  for (const { productId, quantity } of added) {
    const product = await loadProductSnapshot(ctx, tx, productId)
    const today = product && configured(product, {})
    const own = rows.find((row) => row.productId === productId && today && joins(row, { product, today }) && isPlain(row))
    const known = planned.find(({ lineId }) => lineId === own?.id)
    if (own && known && today && known.quantity >= own.quantity) {
      Object.assign(known, extendLine({ ...own, ...known, id: own.id }, piecesOf(product, today, quantity)))
    } else planned.push(addedLine({ productId, product, today }, quantity))
  }
  return planned
}

/** Whether a line was ordered without options. */
function isPlain({ options }: Row) {
  return Object.keys(z.record(z.string(), z.unknown()).catch({}).parse(LineSnapshot.parse(options).chosen)).length === 0
}

/** Orders from before the savings of lines were stored: without a coupon the whole discount is savings. */
function withSavings(order: OrderRow, row: Row): Row {
  return order.couponCents === 0 ? { ...row, loyaltyCents: row.discountCents } : row
}

/** Null: it is not sold so today. A subscription is never a part of another order. */
function configured(product: ProductSnapshot, chosen: unknown): ConfiguredLine | null {
  const options = LineOptions.safeParse(chosen ?? {})
  if (!options.success) return null
  const line = configureLine(product, options.data)
  return 'refused' in line || isSubscriptionLine(line) ? null : line
}

type Sold = { product: ProductSnapshot; today: ConfiguredLine }

/** Whether added pieces join a line: at the same price, with the parts that it was ordered with (docs/rules/orders.md#edit-prices). */
function joins(row: Row, { product, today }: Sold): boolean {
  const inOrder = (parts: readonly StockDemand[]) => JSON.stringify(parts.toSorted((a, b) => a.productId - b.productId))
  const isSameBundle = inOrder(LineSnapshot.parse(row.options).parts) === inOrder(partsOf({ product, today }))
  return isSameBundle && joinsLine(row, piecesOf(product, today, 1))
}

/** The parts of one bundle as it is sold today. */
function partsOf({ product, today }: Sold): StockDemand[] {
  const parts = today.demand.filter(({ productId }) => productId !== product.id)
  return parts.map(({ productId, quantityPerUnit }) => ({ productId, pieces: quantityPerUnit }))
}

function piecesOf(product: ProductSnapshot, today: ConfiguredLine, quantity: number): NewPieces {
  const tracked = today.demand.filter(({ available }) => available !== null)
  const taken = tracked.map(({ productId, quantityPerUnit }) => ({ productId, pieces: quantityPerUnit }))
  return { quantity, unitCents: today.unitCents, vatRate: product.vatRate, taken }
}

type OrderedLine = { row: Row; product: ProductSnapshot | undefined; today: ConfiguredLine | null | undefined; isDigital: boolean }

function planLine({ row, product, today, isDigital }: OrderedLine, wanted: number): PlannedLine[] {
  const weightGrams = today?.weightGrams ?? product?.weightGrams ?? 0
  const same: PlannedLine = {
    ...row,
    lineId: row.id,
    before: row.quantity,
    isDigital,
    isVoucher: product?.isVoucher ?? false,
    weightGrams,
    isUnavailable: false,
  }
  if (wanted === row.quantity) return [same]
  if (wanted === 0) return [{ ...same, quantity: 0 }]
  if (wanted < row.quantity) return [{ ...same, ...reduceLine(row, wanted) }]
  if (!product || !today) return [{ ...same, isUnavailable: true }]
  const pieces = piecesOf(product, today, wanted - row.quantity)
  if (joins(row, { product, today })) return [{ ...same, ...extendLine(row, pieces) }]
  return [same, newPlannedLine({ product, today }, pieces)]
}

function newPlannedLine({ product, today }: Sold, pieces: NewPieces): PlannedLine {
  return {
    lineId: null,
    before: 0,
    productId: product.id,
    sku: product.sku,
    name: product.name,
    unitCents: pieces.unitCents,
    vatRate: pieces.vatRate,
    options: {
      chosen: today.options,
      labels: today.labels,
      parts: partsOf({ product, today }),
    },
    isDigital: today.isDigital,
    isVoucher: product.isVoucher,
    weightGrams: today.weightGrams,
    isUnavailable: false,
    ...newLine(pieces),
  }
}

type AddedProduct = { productId: number; product: ProductSnapshot | undefined; today: ConfiguredLine | null | undefined }

function addedLine({ productId, product, today }: AddedProduct, quantity: number): PlannedLine {
  if (product && today) return newPlannedLine({ product, today }, piecesOf(product, today, quantity))
  const none = newLine({ quantity, unitCents: 0, vatRate: 0, taken: [] })
  const named = { productId, sku: product?.sku ?? '', name: product?.name ?? '', unitCents: 0, vatRate: 0, options: {} }
  return { ...named, ...none, lineId: null, before: 0, isDigital: false, isVoucher: false, weightGrams: 0, isUnavailable: true }
}

/** The plan's rows of lines. */
export function lineChanges(lines: readonly PlannedLine[]): Pick<EditPlan, 'removed' | 'changed' | 'created'> {
  const amounts = ({ quantity, rowCents, discountCents, loyaltyCents, vatCents, taken }: PlannedLine) => ({
    quantity,
    rowCents,
    discountCents,
    loyaltyCents,
    vatCents,
    taken,
  })
  return {
    removed: lines.flatMap(({ lineId, quantity }) => (lineId !== null && quantity === 0 ? lineId : [])),
    changed: lines.flatMap((line) =>
      line.lineId !== null && line.quantity > 0 && line.quantity !== line.before ? { id: line.lineId, ...amounts(line) } : [],
    ),
    created: lines.flatMap((line) => {
      if (line.lineId !== null) return []
      const { productId, sku, name, unitCents, vatRate, options } = line
      return { productId, sku, name, unitCents, vatRate, options: z.record(z.string(), z.unknown()).parse(options), ...amounts(line) }
    }),
  }
}
