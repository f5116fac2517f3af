import { expect, it } from 'vitest'
import type { OrderState } from '@/server/modules/order/lifecycle/order-transitions'
import { bulkRefusal } from './bulk-refusal'

const plain = { fulfilment: 'home', isFree: false, isPartlySent: false, hasOnlyFilesLeft: false } as const
const paid: OrderState = { ...plain, status: 'paid', payment: 'provider', isMoneyIn: true }
const unpaid: OrderState = { ...plain, status: 'awaiting_payment', payment: 'bankTransfer', isMoneyIn: false }

// docs/rules/orders.md#bulk-orders
it.each([
  ['packs a paid order', paid, 'packed', null],
  ['packs an unpaid order with cash on delivery', { ...unpaid, payment: 'cashOnDelivery' }, 'packed', null],
  ['does not pack an unpaid order', unpaid, 'packed', 'ORDER_STATE'],
  ['does not pack twice', { ...paid, status: 'packed' }, 'packed', 'ORDER_STATE'],
  ['notes a received transfer', unpaid, 'paid', null],
  ['pays an unpaid order with cash on delivery that costs nothing', { ...unpaid, payment: 'cashOnDelivery', isFree: true }, 'paid', null],
  ['does not pay what a provider pays', { ...unpaid, payment: 'provider' }, 'paid', 'ORDER_STATE'],
  ['does not revive a cancelled order', { ...unpaid, status: 'cancelled' }, 'paid', 'ORDER_STATE'],
  ['cancels an unpaid order', unpaid, 'cancelled', null],
  ['leaves an order whose money would go back', paid, 'cancelled', 'PROOF_REQUIRED'],
  ['sends a packed order', { ...paid, status: 'packed' }, 'shipped', null],
  ['sends nothing that is fetched', { ...paid, status: 'packed', fulfilment: 'pickup' }, 'shipped', 'ORDER_STATE'],
] as const)('%s', (_, state, to, reason) => expect(bulkRefusal(state, to)).toBe(reason))
