import type { HoldProblem } from '@/lib/api/entities/payment.schema'

/** How an order that is not paid yet will be paid: that decides how long it holds stock. */
type HoldKind = 'bankTransfer' | 'cashOnDelivery' | 'provider'

/** What a new unpaid order of an unknown buyer would hold, and what such orders hold already. */
export type HoldFacts = {
  kind: HoldKind
  pieces: number
  cents: number
  /** By product: the pieces of this order, of other unknown buyers' unpaid orders, and what is free without this order. */
  products: readonly { pieces: number; held: number; free: number }[]
  /** The unpaid orders of this e-mail address, and their pieces. */
  sameEmail: { orders: number; pieces: number }
  /** Unpaid orders of unknown buyers in the last hour. */
  lastHour: { orders: number; pieces: number }
}

/** docs/rules/orders.md#unpaid-holds */
const holdLimits = {
  order: { pieces: 60, cents: 300_000, share: 0.5, productPieces: 10 },
  email: { orders: 5, pieces: 120 },
  /** Of what is free or held by unknown buyers, all of them together. */
  share: { bankTransfer: 0.4, cashOnDelivery: 0.6, provider: 0.8 },
  /** Each product may be held up to this many pieces whatever its share, unless the shop is crowded. */
  alwaysHoldablePieces: 5,
  velocity: { orders: 20, pieces: 100 },
  /** A transfer of more than these waits a few working days only. */
  large: { pieces: 20, cents: 50_000, days: 3 },
} as const

/** Why such an order is refused; null if it may hold its stock. An order that is paid at a provider is limited only while the shop is crowded. */
export function holdProblem(facts: HoldFacts): HoldProblem | null {
  const { kind, pieces, cents, products, sameEmail, lastHour } = facts
  const { order, email, velocity } = holdLimits
  const holdsForDays = kind !== 'provider'
  const takesTooMuch = products.some(({ pieces: own, held, free }) => own > Math.max(order.productPieces, (free + held) * order.share))
  if (holdsForDays && (pieces > order.pieces || cents > order.cents || takesTooMuch)) return 'HOLD_TOO_LARGE'
  if (holdsForDays && (sameEmail.orders >= email.orders || sameEmail.pieces + pieces > email.pieces)) return 'HOLD_TOO_MANY'
  const isCrowded = lastHour.orders > velocity.orders || lastHour.pieces > velocity.pieces
  if (!holdsForDays && !isCrowded) return null
  const isShort = products.some(({ pieces: own, held, free }) => held + own > holdableShare(kind, free + held, isCrowded))
  return isShort ? 'HOLD_CROWDED' : null
}

/** The pieces of a product that unpaid orders of unknown buyers may hold together; one can always be ordered. */
function holdableShare(kind: HoldKind, stock: number, isCrowded: boolean): number {
  return Math.max(isCrowded ? 1 : holdLimits.alwaysHoldablePieces, Math.floor(stock * holdLimits.share[kind]))
}

/** The working days that a transfer waits: the merchant's, fewer for a large one of an unknown buyer; null: without limit. */
export function transferWait(
  order: { isUnknown: boolean; pieces: number; totalCents: number },
  transferDays: number | null,
): number | null {
  const { large } = holdLimits
  const isLarge = order.isUnknown && (order.pieces > large.pieces || order.totalCents > large.cents)
  return isLarge ? Math.min(large.days, transferDays ?? large.days) : transferDays
}
