import type { OrderStatus } from '@/lib/api/entities/order.schema'

/** What decides where an order may go from where it stands. */
export type OrderState = {
  status: OrderStatus
  payment: 'bankTransfer' | 'cashOnDelivery' | 'provider'
  /** How it reaches the buyer; `digital`: nothing is sent. */
  fulfilment: 'home' | 'branches' | 'pickup' | 'digital'
  /** Whether the shop has been paid and has not given it back. */
  isMoneyIn: boolean
}

/** Where the pieces of an order are: out of the stock, kept for it, or back on the shelf. */
export type ReservationState = 'taken' | 'reserved' | 'released'

/**
 * What a change does to the stock. `take` makes reserved pieces taken; `takeAgain` takes pieces that had been released, if they are still there;
 * `unreserve` and `giveBack` release them.
 */
export type StockEffect = 'none' | 'take' | 'takeAgain' | 'unreserve' | 'giveBack'

/** What the buyer is told. Packing is nobody's news; what is delivered has been received. */
export type OrderMail = 'orderPaid' | 'orderShipped' | 'orderCancelled' | 'orderWithdrawn' | 'orderRefunded'

/** DESIGN 7: the way of an order, and the three ways off it. What else must hold is in `mayBecome`. */
const successors: Record<OrderStatus, readonly OrderStatus[]> = {
  awaiting_payment: ['paid', 'packed', 'cancelled', 'withdrawn'],
  paid: ['packed', 'delivered', 'cancelled', 'withdrawn', 'refunded'],
  packed: ['shipped', 'delivered', 'cancelled', 'withdrawn', 'refunded'],
  shipped: ['delivered', 'cancelled', 'withdrawn', 'refunded'],
  delivered: ['withdrawn', 'refunded'],
  cancelled: ['paid', 'refunded'],
  withdrawn: ['refunded'],
  refunded: [],
}

/** Whether an order may become `to` now. */
export function canTransition(order: OrderState, to: OrderStatus): boolean {
  const { status, payment, fulfilment: way, isMoneyIn } = order
  if (!successors[status].includes(to)) return false
  const isCashOnDelivery = payment === 'cashOnDelivery'
  switch (to) {
    case 'awaiting_payment':
      return false
    case 'paid':
      // At the door the money comes last; money that comes late revives an order that was given up.
      return !isCashOnDelivery
    case 'packed':
      return way !== 'digital' && (status === 'paid' || isCashOnDelivery)
    case 'shipped':
      return way === 'home' || way === 'branches'
    case 'delivered':
      return status === 'paid' ? way === 'digital' : status === 'shipped' || way === 'pickup'
    case 'cancelled':
      // A parcel that was refused at the door comes back unpaid; one that was paid for is withdrawn from.
      return status !== 'shipped' || (isCashOnDelivery && !isMoneyIn)
    case 'withdrawn':
      return true
    case 'refunded':
      return isMoneyIn
  }
  to satisfies never
}

/** What may follow, in the order of the way. */
export function nextStatuses(order: OrderState): OrderStatus[] {
  return successors[order.status].filter((to) => canTransition(order, to))
}

/** Whether an order that becomes so ends without having been carried out. */
export function isReversed(to: OrderStatus): boolean {
  return to === 'cancelled' || to === 'withdrawn' || to === 'refunded'
}

/** Where the pieces go as an order becomes `to`. `restock` is the merchant's choice for goods that were paid for: they may come back unsellable. */
export function stockEffect(state: ReservationState, to: OrderStatus, { restock }: { restock: boolean }): StockEffect {
  if (!isReversed(to)) return state === 'reserved' ? 'take' : state === 'released' ? 'takeAgain' : 'none'
  if (state === 'reserved') return 'unreserve'
  const isRestocked = to === 'cancelled' || restock
  return state === 'taken' && isRestocked ? 'giveBack' : 'none'
}

/** Where they are afterwards. */
export function reservationAfter(state: ReservationState, effect: StockEffect): ReservationState {
  switch (effect) {
    case 'none':
      return state
    case 'take':
    case 'takeAgain':
      return 'taken'
    case 'unreserve':
    case 'giveBack':
      return 'released'
  }
  effect satisfies never
}

/** The mail that a change causes, or null. */
export function mailTemplateOf(to: OrderStatus): OrderMail | null {
  switch (to) {
    case 'paid':
      return 'orderPaid'
    case 'shipped':
      return 'orderShipped'
    case 'cancelled':
      return 'orderCancelled'
    case 'withdrawn':
      return 'orderWithdrawn'
    case 'refunded':
      return 'orderRefunded'
    case 'awaiting_payment':
    case 'packed':
    case 'delivered':
      return null
  }
  to satisfies never
}

/** Nothing has to be packed: what was paid for is there at once. */
export function automaticTransition({ fulfilment: way }: Pick<OrderState, 'fulfilment'>, to: OrderStatus): OrderStatus | null {
  return to === 'paid' && way === 'digital' ? 'delivered' : null
}
