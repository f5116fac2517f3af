import type { BuyerOrder, OrderStatus } from '@/lib/api/entities/order.schema'

export type OrderStep = { status: OrderStatus; /** Null: not yet. */ at: string | null }

type ProgressInput = Pick<BuyerOrder, 'way' | 'paymentKind' | 'timeline' | 'status'>

/** The steps of an order with their dates; empty for a cancelled, withdrawn or refunded order. */
export function orderProgress({ way, paymentKind, timeline, status }: ProgressInput): OrderStep[] {
  const statuses = toSteps({ way, paymentKind, timeline })
  if (!statuses.includes(status)) return []
  const reached = statuses.indexOf(status)
  return statuses.map((step, index) => {
    // A free order starts as paid: its first event is the receipt.
    const event = timeline.findLast((event) => event.status === step) ?? (index === 0 ? timeline[0] : undefined)
    return { status: step, at: index <= reached ? (event?.at ?? null) : null }
  })
}

function toSteps({ way, paymentKind, timeline }: Pick<ProgressInput, 'way' | 'paymentKind' | 'timeline'>): OrderStatus[] {
  const isPaidOnDelivery = paymentKind === 'cashOnDelivery' && timeline.every(({ status }) => status !== 'paid')
  const first: OrderStatus[] = isPaidOnDelivery ? ['awaiting_payment'] : ['awaiting_payment', 'paid']
  switch (way) {
    case 'digital':
      return [...first, 'delivered']
    case 'pickup':
      return [...first, 'packed', 'delivered']
    case 'home':
    case 'branches':
      return [...first, 'packed', 'shipped', 'delivered']
  }
  return way satisfies never
}

export function currentStepIndex(steps: readonly OrderStep[], status: OrderStatus): number {
  return steps.findIndex((step) => step.status === status)
}
