import type { Scope } from '@/lib/api/endpoint'
import { mayRead } from './roles'

/** What the office is told of (docs/rules/administration.md#notifications). */
export const notificationKinds = [
  'orderPlaced',
  'orderPaid',
  'orderCancelled',
  'withdrawalRequested',
  'returnOpened',
  'paymentSuspect',
  'refundWaiting',
  'moneyReturned',
  'formEntry',
  'stockLow',
  'jobFailed',
  'privacyDue',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** The right that somebody needs to read what a notification is about. */
const scopes = {
  orderPlaced: 'orders',
  orderPaid: 'orders',
  orderCancelled: 'orders',
  withdrawalRequested: 'orders',
  returnOpened: 'orders',
  paymentSuspect: 'orders',
  refundWaiting: 'orders',
  moneyReturned: 'orders',
  formEntry: 'customers',
  stockLow: 'stock',
  jobFailed: 'settings',
  privacyDue: 'customers',
} as const satisfies Record<NotificationKind, Scope>

/** The kinds of notifications that somebody with these rights may see. */
export function visibleKinds(rights: readonly string[]): NotificationKind[] {
  return notificationKinds.filter((kind) => mayRead(rights, scopes[kind]))
}
