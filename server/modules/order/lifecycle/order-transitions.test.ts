import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OrderStatus } from '@/lib/api/entities/order.schema'
import {
  automaticTransition,
  canTransition,
  nextStatuses,
  mailTemplateOf,
  reservationAfter,
  stockEffect,
  type OrderState,
  type ReservationState,
} from './order-transitions'

const transfer: OrderState = { status: 'awaiting_payment', payment: 'bankTransfer', fulfilment: 'home', isMoneyIn: false }
const paid: OrderState = { ...transfer, status: 'paid', isMoneyIn: true }
const atTheDoor: OrderState = { ...transfer, payment: 'cashOnDelivery' }

describe('what may follow', () => {
  it.each<[string, OrderState, OrderStatus[]]>([
    ['an unpaid order waits for its money', transfer, ['paid', 'cancelled', 'withdrawn']],
    ['one paid at the door is packed before the money comes', atTheDoor, ['packed', 'cancelled', 'withdrawn']],
    ['a paid one is packed', paid, ['packed', 'cancelled', 'withdrawn', 'refunded']],
    ['a paid e-book is there at once', { ...paid, fulfilment: 'digital' }, ['delivered', 'cancelled', 'withdrawn', 'refunded']],
    ['a packed one is sent', { ...paid, status: 'packed' }, ['shipped', 'cancelled', 'withdrawn', 'refunded']],
    ['or collected', { ...paid, status: 'packed', fulfilment: 'pickup' }, ['delivered', 'cancelled', 'withdrawn', 'refunded']],
    ['a sent one arrives', { ...paid, status: 'shipped' }, ['delivered', 'withdrawn', 'refunded']],
    ['or is refused at the door', { ...atTheDoor, status: 'shipped' }, ['delivered', 'cancelled', 'withdrawn']],
    ['a delivered one may come back', { ...paid, status: 'delivered' }, ['withdrawn', 'refunded']],
    ['money may come late', { ...transfer, status: 'cancelled' }, ['paid']],
    ['but not to the door', { ...atTheDoor, status: 'cancelled' }, []],
    ['a cancelled one that was paid is paid back', { ...paid, status: 'cancelled' }, ['paid', 'refunded']],
    ['a withdrawn one is paid back', { ...paid, status: 'withdrawn' }, ['refunded']],
    ['one that never cost anything is not', { ...transfer, status: 'withdrawn' }, []],
    ['what was paid back is over', { ...paid, status: 'refunded', isMoneyIn: false }, []],
  ])('%s', (_what, order, states) => {
    expect(nextStatuses(order)).toEqual(states)
  })
})

describe('what happens to the pieces', () => {
  it.each<[ReservationState, OrderStatus, boolean, ReturnType<typeof stockEffect>]>([
    ['reserved', 'paid', false, 'commit'],
    ['reserved', 'packed', false, 'commit'],
    ['released', 'paid', false, 'allocate'],
    ['taken', 'paid', false, 'none'],
    ['taken', 'shipped', false, 'none'],
    ['reserved', 'cancelled', false, 'release'],
    ['taken', 'cancelled', false, 'restock'],
    ['released', 'cancelled', true, 'none'],
    ['taken', 'withdrawn', true, 'restock'],
    ['taken', 'withdrawn', false, 'none'],
    ['reserved', 'withdrawn', false, 'release'],
    ['taken', 'refunded', true, 'restock'],
    ['taken', 'refunded', false, 'none'],
    ['released', 'refunded', true, 'none'],
  ])('%s, and the order becomes %s (back on the shelf: %s): %s', (state, to, restock, effect) => {
    expect(stockEffect(state, to, { restock })).toBe(effect)
  })
})

const standing = fc.record<OrderState>({
  status: fc.constantFrom(...OrderStatus.options),
  payment: fc.constantFrom('bankTransfer', 'cashOnDelivery', 'provider'),
  fulfilment: fc.constantFrom('home', 'branches', 'pickup', 'digital'),
  isMoneyIn: fc.boolean(),
})

/** What each effect does to { onHand, reserved } per piece. */
const moves = { none: [0, 0], commit: [-1, -1], allocate: [-1, 0], release: [0, -1], restock: [1, 0] } as const

describe('whatever happens to an order', () => {
  it('takes its pieces at most once and gives them back at most once', () => {
    const step = fc.record({ to: fc.constantFrom(...OrderStatus.options), restock: fc.boolean() })
    const property = fc.property(
      standing,
      fc.constantFrom<ReservationState>('taken', 'reserved'),
      fc.array(step, { maxLength: 30 }),
      (begin, stock, steps) => {
        let order: OrderState = { ...begin, status: 'awaiting_payment' }
        let state: ReservationState = stock
        let [onHand, reserved] = stock === 'taken' ? [-1, 0] : [0, 1]
        for (const { to, restock } of steps) {
          if (!canTransition(order, to)) continue
          const effect = stockEffect(state, to, { restock })
          onHand += moves[effect][0]
          reserved += moves[effect][1]
          state = reservationAfter(state, effect)
          order = { ...order, status: to, isMoneyIn: to === 'paid' || (order.isMoneyIn && to !== 'refunded') }
          expect([onHand, reserved]).toEqual({ taken: [-1, 0], reserved: [0, 1], released: [0, 0] }[state])
        }
      },
    )
    fc.assert(property, { numRuns: 300 })
  })

  it('never gets back to waiting, nothing follows a refund, and goods leave only for money or to the door', () => {
    const property = fc.property(standing, (order) => {
      const states = nextStatuses(order)
      expect(states).not.toContain('awaiting_payment')
      expect(states).not.toContain(order.status)
      const isUnpaid = order.status === 'awaiting_payment' && order.payment !== 'cashOnDelivery'
      expect(order.status === 'refunded' ? states : []).toEqual([])
      expect(isUnpaid ? states : []).not.toContain('packed')
    })
    fc.assert(property)
  })
})

describe('what a change causes', () => {
  it.each<[OrderStatus, string | null]>([
    ['paid', 'orderPaid'],
    ['packed', null],
    ['shipped', 'orderShipped'],
    ['delivered', null],
    ['cancelled', 'orderCancelled'],
    ['withdrawn', 'orderWithdrawn'],
    ['refunded', 'orderRefunded'],
  ])('%s: the mail %s', (to, template) => {
    expect(mailTemplateOf(to)).toBe(template)
  })

  it('only an e-book that was paid for goes on by itself', () => {
    expect(automaticTransition({ fulfilment: 'digital' }, 'paid')).toBe('delivered')
    expect(automaticTransition({ fulfilment: 'home' }, 'paid')).toBeNull()
    expect(automaticTransition({ fulfilment: 'digital' }, 'cancelled')).toBeNull()
  })
})
