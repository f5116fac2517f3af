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

const plain = { isMoneyIn: false, isFree: false, isPartlySent: false, hasOnlyFilesLeft: false }
const transfer: OrderState = { ...plain, status: 'awaiting_payment', payment: 'bankTransfer', fulfilment: 'home' }
const paid: OrderState = { ...transfer, status: 'paid', isMoneyIn: true }
const cashOnDelivery: OrderState = { ...transfer, payment: 'cashOnDelivery' }

describe('the statuses that may follow', () => {
  it.each<[string, OrderState, OrderStatus[]]>([
    ['of an unpaid order', transfer, ['paid', 'cancelled', 'withdrawn']],
    ['of cash on delivery, packed before it is paid', cashOnDelivery, ['packed', 'cancelled', 'withdrawn']],
    ['of unpaid cash on delivery that costs nothing', { ...cashOnDelivery, isFree: true }, ['paid', 'packed', 'cancelled', 'withdrawn']],
    ['of a paid order', paid, ['packed', 'cancelled', 'withdrawn', 'refunded']],
    ['of a paid digital order', { ...paid, fulfilment: 'digital' }, ['delivered', 'cancelled', 'withdrawn', 'refunded']],
    ['of a paid order with only files left', { ...paid, hasOnlyFilesLeft: true }, ['delivered', 'cancelled', 'withdrawn', 'refunded']],
    [
      'of packed cash on delivery with only files left, whose money is not in',
      { ...cashOnDelivery, status: 'packed', hasOnlyFilesLeft: true },
      ['shipped', 'cancelled', 'withdrawn'],
    ],
    ['of a packed order', { ...paid, status: 'packed' }, ['shipped', 'cancelled', 'withdrawn', 'refunded']],
    ['of a partly sent order', { ...paid, status: 'packed', isPartlySent: true }, ['shipped', 'withdrawn', 'refunded']],
    [
      'of a packed order for pickup',
      { ...paid, status: 'packed', fulfilment: 'pickup' },
      ['delivered', 'cancelled', 'withdrawn', 'refunded'],
    ],
    ['of a shipped order', { ...paid, status: 'shipped' }, ['delivered', 'withdrawn', 'refunded']],
    [
      'of shipped cash on delivery, which may be refused',
      { ...cashOnDelivery, status: 'shipped' },
      ['delivered', 'cancelled', 'withdrawn'],
    ],
    ['of a delivered order', { ...paid, status: 'delivered' }, ['withdrawn', 'refunded']],
    ['of a cancelled order, which late money revives', { ...transfer, status: 'cancelled' }, ['paid']],
    ['of cancelled cash on delivery', { ...cashOnDelivery, status: 'cancelled' }, []],
    ['of a cancelled order that was paid', { ...paid, status: 'cancelled' }, ['paid', 'refunded']],
    ['of a withdrawn order that was paid', { ...paid, status: 'withdrawn' }, ['refunded']],
    ['of a withdrawn order that was never paid', { ...transfer, status: 'withdrawn' }, []],
    ['of a refunded order', { ...paid, status: 'refunded', isMoneyIn: false }, []],
  ])('%s', (_what, order, states) => {
    expect(nextStatuses(order)).toEqual(states)
  })
})

describe('the stock effect', () => {
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
  ])('of %s stock, when the order becomes %s (restock %s), is %s', (state, to, restock, effect) => {
    expect(stockEffect(state, to, { restock })).toBe(effect)
  })
})

const anyOrder = fc.record<OrderState>({
  status: fc.constantFrom(...OrderStatus.options),
  payment: fc.constantFrom('bankTransfer', 'cashOnDelivery', 'provider'),
  fulfilment: fc.constantFrom('home', 'branches', 'pickup', 'digital'),
  isMoneyIn: fc.boolean(),
  isFree: fc.constant(false),
  isPartlySent: fc.constant(false),
  hasOnlyFilesLeft: fc.constant(false),
})

/** What each effect does to { onHand, reserved } per piece. */
const effects = { none: [0, 0], commit: [-1, -1], allocate: [-1, 0], release: [0, -1], restock: [1, 0] } as const

describe('any sequence of transitions', () => {
  it('takes stock at most once and restocks it at most once', () => {
    const step = fc.record({ to: fc.constantFrom(...OrderStatus.options), restock: fc.boolean() })
    const property = fc.property(
      anyOrder,
      fc.constantFrom<ReservationState>('taken', 'reserved'),
      fc.array(step, { maxLength: 30 }),
      (begin, stock, steps) => {
        let order: OrderState = { ...begin, status: 'awaiting_payment' }
        let state: ReservationState = stock
        let [onHand, reserved] = stock === 'taken' ? [-1, 0] : [0, 1]
        for (const { to, restock } of steps) {
          if (!canTransition(order, to)) continue
          const effect = stockEffect(state, to, { restock })
          onHand += effects[effect][0]
          reserved += effects[effect][1]
          state = reservationAfter(state, effect)
          order = { ...order, status: to, isMoneyIn: to === 'paid' || (order.isMoneyIn && to !== 'refunded') }
          expect([onHand, reserved]).toEqual({ taken: [-1, 0], reserved: [0, 1], released: [0, 0] }[state])
        }
      },
    )
    fc.assert(property, { numRuns: 300 })
  })

  it('never awaits payment again, ends with a refund, and ships goods only if paid or cash on delivery', () => {
    const property = fc.property(anyOrder, (order) => {
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

describe('the mail of a transition', () => {
  // docs/rules/orders.md#buyer-notifications
  it('to packed says that an order for pickup is ready', () => {
    expect(mailTemplateOf('packed', 'pickup')).toBe('orderReady')
  })

  it.each<[OrderStatus, string | null]>([
    ['paid', 'orderPaid'],
    ['packed', null],
    ['shipped', 'orderShipped'],
    ['delivered', null],
    ['cancelled', 'orderCancelled'],
    ['withdrawn', 'orderWithdrawn'],
    ['refunded', 'orderRefunded'],
  ])('to %s is %s', (to, template) => {
    expect(mailTemplateOf(to, 'home')).toBe(template)
  })

  it('delivers only paid orders of files automatically', () => {
    expect(automaticTransition({ fulfilment: 'home', hasOnlyFilesLeft: true }, 'paid')).toBe('delivered')
    expect(automaticTransition({ fulfilment: 'digital' }, 'paid')).toBe('delivered')
    expect(automaticTransition({ fulfilment: 'home' }, 'paid')).toBeNull()
    expect(automaticTransition({ fulfilment: 'digital' }, 'cancelled')).toBeNull()
  })
})
