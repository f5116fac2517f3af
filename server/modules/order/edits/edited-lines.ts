import { includedVat } from '@/server/modules/cart/pricing/price-cart'
import { shareOf } from '@/server/modules/order/withdrawals/withdrawal-amount'
import type { StockDemand } from '@/server/modules/product/stock/move-stock'

/** A line of an order as it is stored, without what an edit never changes. Cents are gross. */
export type EditableLine = {
  id: number
  productId: number
  quantity: number
  unitCents: number
  rowCents: number
  /** Member savings and the coupon's share. */
  discountCents: number
  loyaltyCents: number
  vatRate: number
  vatCents: number
  taken: readonly StockDemand[]
}

type Amounts = Pick<EditableLine, 'quantity' | 'rowCents' | 'discountCents' | 'loyaltyCents' | 'vatCents'> & { taken: StockDemand[] }

/** Pieces at today's price, without discounts. `taken`: the stock of one piece. */
export type NewPieces = { quantity: number; unitCents: number; vatRate: number; taken: readonly StockDemand[] }

/**
 * A line of which some pieces are left. Each piece keeps what was paid for it: the pieces that fall away are worth what a refund of them would pay, rounded
 * down cumulatively (docs/rules/orders.md#edit-prices).
 */
export function reduceLine(line: EditableLine, quantity: number): Amounts {
  const rowCents = line.unitCents * quantity
  const totalCents = line.rowCents - line.discountCents - shareOf(line, line.quantity - quantity)
  return {
    quantity,
    rowCents,
    discountCents: rowCents - totalCents,
    // Member savings are the same for each piece.
    loyaltyCents: (line.loyaltyCents * quantity) / line.quantity,
    vatCents: includedVat(totalCents, line.vatRate),
    // Tracking that started or stopped meanwhile leaves pieces that the quantity does not divide.
    taken: line.taken
      .map(({ productId, pieces }) => ({ productId, pieces: Math.round((pieces * quantity) / line.quantity) }))
      .filter(({ pieces }) => pieces > 0),
  }
}

/** Whether added pieces join a line: they cost the same, and nothing was taken off it. */
export function joinsLine(line: EditableLine, { unitCents, vatRate }: NewPieces): boolean {
  return line.discountCents === 0 && line.unitCents === unitCents && line.vatRate === vatRate
}

/** A line with more pieces of the same price. */
export function extendLine(line: EditableLine, pieces: NewPieces): Amounts {
  const quantity = line.quantity + pieces.quantity
  const rowCents = line.unitCents * quantity
  return {
    quantity,
    rowCents,
    discountCents: 0,
    loyaltyCents: 0,
    vatCents: includedVat(rowCents, line.vatRate),
    taken: addDemand(line.taken, takenBy(pieces)),
  }
}

/** A line of its own for added pieces. */
export function newLine(pieces: NewPieces): Amounts {
  const rowCents = pieces.unitCents * pieces.quantity
  return {
    quantity: pieces.quantity,
    rowCents,
    discountCents: 0,
    loyaltyCents: 0,
    vatCents: includedVat(rowCents, pieces.vatRate),
    taken: takenBy(pieces),
  }
}

function takenBy({ quantity, taken }: NewPieces): StockDemand[] {
  return taken.map(({ productId, pieces }) => ({ productId, pieces: pieces * quantity }))
}

function addDemand(first: readonly StockDemand[], second: readonly StockDemand[]): StockDemand[] {
  const sums = new Map(first.map(({ productId, pieces }) => [productId, pieces]))
  for (const { productId, pieces } of second) sums.set(productId, (sums.get(productId) ?? 0) + pieces)
  return [...sums].map(([productId, pieces]) => ({ productId, pieces }))
}

/** Pieces to take and to give back, ascending by product id. `lockStock` decides the order of locks. */
export function stockDifference(
  before: readonly StockDemand[],
  after: readonly StockDemand[],
): { more: StockDemand[]; fewer: StockDemand[] } {
  const negative = before.map(({ productId, pieces }) => ({ productId, pieces: -pieces }))
  const changed = addDemand([], [...negative, ...after])
    .filter(({ pieces }) => pieces !== 0)
    .toSorted((a, b) => a.productId - b.productId)
  return {
    more: changed.filter(({ pieces }) => pieces > 0),
    fewer: changed.flatMap(({ productId, pieces }) => (pieces < 0 ? { productId, pieces: -pieces } : [])),
  }
}
