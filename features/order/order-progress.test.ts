import { describe, expect, it } from 'vitest'
import type { BuyerOrder, OrderStatus } from '@/lib/api/entities/order.schema'
import { orderProgress, currentStepIndex } from './order-progress'

const at = (status: OrderStatus, day: number) => ({ status, at: `2026-11-${day}T10:00:00.000Z` })
const sent: Pick<BuyerOrder, 'way' | 'paymentKind' | 'status' | 'timeline'> = {
  way: 'home',
  paymentKind: 'bankTransfer',
  status: 'shipped',
  timeline: [at('awaiting_payment', 10), at('paid', 11), at('packed', 12), at('shipped', 13)],
}

const cashOnDelivery: typeof sent = {
  ...sent,
  paymentKind: 'cashOnDelivery',
  timeline: sent.timeline.filter(({ status }) => status !== 'paid'),
}

describe('the steps of an order', () => {
  it('hold past and future steps', () => {
    const steps = orderProgress(sent)
    expect(steps.map(({ status }) => status)).toEqual(['awaiting_payment', 'paid', 'packed', 'shipped', 'delivered'])
    expect(steps.map((step) => step.at?.slice(8, 10) ?? null)).toEqual(['10', '11', '12', '13', null])
    expect(currentStepIndex(steps, sent.status)).toBe(3)
  })

  it.each(['bankTransfer', 'cashOnDelivery'] as const)('of a free order by %s start with its receipt', (paymentKind) => {
    const steps = orderProgress({ ...sent, paymentKind, status: 'paid', timeline: [at('paid', 11)] })
    expect(steps.map((step) => [step.status, step.at?.slice(8, 10) ?? null])).toEqual([
      ['awaiting_payment', '11'],
      ['paid', '11'],
      ['packed', null],
      ['shipped', null],
      ['delivered', null],
    ])
  })

  it.each<[string, typeof sent, OrderStatus[]]>([
    ['have no payment step for cash on delivery', cashOnDelivery, ['awaiting_payment', 'packed', 'shipped', 'delivered']],
    ['have no dispatch for an e-book', { ...sent, way: 'digital', status: 'paid' }, ['awaiting_payment', 'paid', 'delivered']],
    ['have no dispatch for pick-up', { ...sent, way: 'pickup', status: 'packed' }, ['awaiting_payment', 'paid', 'packed', 'delivered']],
    ['are empty for a cancelled order', { ...sent, status: 'cancelled' }, []],
  ])('%s', (_, order, statuses) => {
    expect(orderProgress(order).map(({ status }) => status)).toEqual(statuses)
  })
})
