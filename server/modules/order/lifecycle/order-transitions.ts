import type { OrderStatus } from '@/lib/api/entities/order.schema'
import { isReversed } from '@/lib/order/order-statuses'

/** What decides which status may follow. */
export type OrderState = {
  status: OrderStatus
  payment: 'bankTransfer' | 'cashOnDelivery' | 'provider'
  fulfilment: 'home' | 'branches' | 'pickup' | 'digital'
  /** Whether the shop holds the order's money. */
  isMoneyIn: boolean
  /** Whether it costs nothing, so that nobody collects money for it. */
  isFree: boolean
  /** Whether any of its pieces are in a parcel. */
  isPartlySent: boolean
  /** Whether its goods were refunded or withdrawn from before they were sent, so that only files are left. */
  hasOnlyFilesLeft: boolean
}

/** Where an order's stock is: sold and no longer on hand, reserved, or available again. */
export type ReservationState = 'taken' | 'reserved' | 'released'

/**
 * `commit` turns reserved stock into taken stock; `allocate` takes released stock again if it is available; `release` frees reserved stock; `restock` returns
 * taken stock.
 */
export type StockEffect = 'none' | 'commit' | 'allocate' | 'release' | 'restock'

/** Templates of the mails about a status (docs/rules/orders.md#buyer-notifications). */
export type OrderMail = 'orderPaid' | 'orderReady' | 'orderShipped' | 'orderCancelled' | 'orderWithdrawn' | 'orderRefunded'

/**
 * Statuses that may follow each status (docs/rules/orders.md#order-statuses); `canTransition` adds the conditions (docs/rules/orders.md#status-conditions).
 */
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

export function canTransition(order: OrderState, to: OrderStatus): boolean {
  const { status, payment, fulfilment, isMoneyIn } = order
  if (!successors[status].includes(to)) return false
  const isCashOnDelivery = payment === 'cashOnDelivery'
  switch (to) {
    case 'awaiting_payment':
      return false
    case 'paid':
      // Cash on delivery is paid at `delivered`; late money revives a cancelled order.
      return !isCashOnDelivery || order.isFree
    case 'packed':
      return fulfilment !== 'digital' && (status === 'paid' ? !order.hasOnlyFilesLeft : isCashOnDelivery)
    case 'shipped':
      return fulfilment === 'home' || fulfilment === 'branches'
    case 'delivered':
      if (order.hasOnlyFilesLeft && (isMoneyIn || !isCashOnDelivery || status === 'paid')) return true
      return status === 'paid' ? fulfilment === 'digital' : status === 'shipped' || fulfilment === 'pickup'
    case 'cancelled':
      // A sent order is cancelled only if it is unpaid cash on delivery, whose parcel was refused; a paid one needs a withdrawal.
      return (status !== 'shipped' && !order.isPartlySent) || (isCashOnDelivery && !isMoneyIn)
    case 'withdrawn':
      return true
    case 'refunded':
      return isMoneyIn
  }
  to satisfies never
}

/** The statuses that may follow now. */
export function nextStatuses(order: OrderState): OrderStatus[] {
  return successors[order.status].filter((to) => canTransition(order, to))
}

/**
 * The stock effect of a transition (docs/rules/orders.md#stock-effects). `restock` is the merchant's choice for paid goods: they may come back unsellable.
 */
export function stockEffect(state: ReservationState, to: OrderStatus, { restock }: { restock: boolean }): StockEffect {
  if (!isReversed(to)) return state === 'reserved' ? 'commit' : state === 'released' ? 'allocate' : 'none'
  if (state === 'reserved') return 'release'
  const isRestocked = to === 'cancelled' || restock
  return state === 'taken' && isRestocked ? 'restock' : 'none'
}

/** The reservation state after an effect. */
export function reservationAfter(state: ReservationState, effect: StockEffect): ReservationState {
  switch (effect) {
    case 'none':
      return state
    case 'commit':
    case 'allocate':
      return 'taken'
    case 'release':
    case 'restock':
      return 'released'
  }
  effect satisfies never
}

/** The mail of a transition, or null. */
export function mailTemplateOf(to: OrderStatus, fulfilment: OrderState['fulfilment']): OrderMail | null {
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
    case 'packed':
      return fulfilment === 'pickup' ? 'orderReady' : null
    case 'awaiting_payment':
    case 'delivered':
      return null
  }
  to satisfies never
}

/** docs/rules/orders.md#automatic-delivery */
export function automaticTransition(
  { fulfilment, hasOnlyFilesLeft = false }: Pick<OrderState, 'fulfilment'> & Partial<Pick<OrderState, 'hasOnlyFilesLeft'>>,
  to: OrderStatus,
): OrderStatus | null {
  return to === 'paid' && (fulfilment === 'digital' || hasOnlyFilesLeft) ? 'delivered' : null
}
