import { expect, it } from 'vitest'
import { eventFor } from './event-for'
import type { OfficeMessage } from './office-channel'

const placed: OfficeMessage = {
  message: 'notification',
  siteId: 1,
  id: 5,
  kind: 'orderPlaced',
  subjectId: 12,
  actorId: null,
  position: '700',
}
const changed: OfficeMessage = { message: 'changed', siteId: 1, subject: 'order', id: 12 }
const read: OfficeMessage = { message: 'read', siteId: 1, userId: 7 }
const reader = { siteId: 1, userId: 7, scopes: ['orders.read'] }
const toldPlaced = { event: 'notification', id: 5, kind: 'orderPlaced', subjectId: 12 }

// docs/rules/administration.md#office-events
it.each([
  ['an order, with the right to read orders', reader, placed, toldPlaced],
  ['an order, without it', { ...reader, scopes: ['stock', 'orders.money'] }, placed, null],
  ['an order of another site', { ...reader, siteId: 2 }, placed, null],
  ['what a colleague did', reader, { ...placed, actorId: 8 }, toldPlaced],
  ['what the reader did', reader, { ...placed, actorId: 7 }, null],
  ['a low item, with the right to orders only', reader, { ...placed, kind: 'stockLow' as const }, null],
  ['a changed order', reader, changed, { event: 'changed', subject: 'order', id: 12 }],
  ['a changed order, without the right', { ...reader, scopes: ['customers'] }, changed, null],
  ['what the reader has read in another tab', reader, read, { event: 'read' }],
  ['what a colleague has read', { ...reader, userId: 8 }, read, null],
])('%s', (_, who, message, event) => expect(eventFor(who, message)).toEqual(event))
