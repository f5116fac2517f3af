import { expect, it } from 'vitest'
import { notificationKinds, visibleKinds } from './notifications'

const ofOrders = [
  'orderPlaced',
  'orderPaid',
  'orderCancelled',
  'withdrawalRequested',
  'returnOpened',
  'paymentSuspect',
  'refundWaiting',
  'moneyReturned',
] as const

// docs/rules/administration.md#notifications
it.each([
  ['no rights', [], []],
  ['orders', ['orders'], ofOrders],
  ['reading orders', ['orders.read'], ofOrders],
  ['refunds alone', ['orders.money'], []],
  ['customers', ['customers'], ['formEntry', 'privacyDue']],
  ['reading stock', ['stock.read'], ['stockLow']],
  ['settings', ['settings'], ['jobFailed']],
  ['an editor', ['content', 'publish', 'media', 'catalogue'], []],
  ['everything', ['orders', 'customers', 'stock', 'settings'], notificationKinds],
])('with %s', (_, rights, kinds) => expect(visibleKinds(rights)).toEqual(kinds))
