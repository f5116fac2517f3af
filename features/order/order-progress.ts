import type { OrderDocument, OrderStatus } from '@/lib/api/entities/order.schema'

export type OrderStep = { status: OrderStatus; /** Null: not yet. */ at: string | null }

type Facts = Pick<OrderDocument, 'way' | 'paymentKind' | 'timeline' | 'status'>

/** The road of an order, with what lies behind it. Empty for one that left the road: cancelled, withdrawn from, paid back. */
export function orderProgress({ way, paymentKind, timeline, status }: Facts): OrderStep[] {
  const road = roadOf({ way, paymentKind, timeline })
  if (!road.includes(status)) return []
  const reached = road.indexOf(status)
  return road.map((step, index) => {
    // What costs nothing begins as paid: it was received then.
    const came = timeline.findLast((event) => event.status === step) ?? (index === 0 ? timeline[0] : undefined)
    return { status: step, at: index <= reached ? (came?.at ?? null) : null }
  })
}

function roadOf({ way, paymentKind, timeline }: Pick<Facts, 'way' | 'paymentKind' | 'timeline'>): OrderStatus[] {
  const isPaidLast = paymentKind === 'cashOnDelivery' && timeline.every(({ status }) => status !== 'paid')
  const begin: OrderStatus[] = isPaidLast ? ['awaiting_payment'] : ['awaiting_payment', 'paid']
  switch (way) {
    case 'digital':
      return [...begin, 'delivered']
    case 'pickup':
      return [...begin, 'packed', 'delivered']
    case 'home':
    case 'branches':
      return [...begin, 'packed', 'shipped', 'delivered']
  }
  return way satisfies never
}

/** How far it is, counted from 0. */
export function stepReached(steps: readonly OrderStep[], status: OrderStatus): number {
  return steps.findIndex((step) => step.status === status)
}
