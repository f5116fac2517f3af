import { describe, expect, it } from 'vitest'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import { decideWithdrawable, withdrawalPeriod } from './withdrawal-rules'

const at = (text: string) => new Date(text)
const ordered = at('2026-11-01T10:00:00Z')

describe('the withdrawal period', () => {
  it.each<[string, OrderStatus, { isCompany?: boolean; isDigital?: boolean; deliveredAt?: string }, string, boolean, string | null]>([
    ['does not begin before the delivery', 'shipped', {}, '2027-03-01T10:00:00Z', true, null],
    ['includes the whole fourteenth day', 'delivered', { deliveredAt: '2026-11-10T09:00:00Z' }, '2026-11-24T22:59:00Z', true, '2026-11-24'],
    ['ends at midnight in Zagreb', 'delivered', { deliveredAt: '2026-11-10T09:00:00Z' }, '2026-11-24T23:00:00Z', false, '2026-11-24'],
    ['counts from the day in Zagreb', 'delivered', { deliveredAt: '2026-11-10T23:30:00Z' }, '2026-11-25T20:00:00Z', true, '2026-11-25'],
    [
      'begins with the contract when nothing is shipped',
      'delivered',
      { isDigital: true, deliveredAt: '2026-11-03T09:00:00Z' },
      '2026-11-16T10:00:00Z',
      false,
      '2026-11-15',
    ],
    ['is open before the payment', 'awaiting_payment', {}, '2026-11-01T11:00:00Z', true, null],
    [
      'is not opened to a company',
      'delivered',
      { isCompany: true, deliveredAt: '2026-11-10T09:00:00Z' },
      '2026-11-11T10:00:00Z',
      false,
      null,
    ],
    ['ends when the order is cancelled', 'cancelled', {}, '2026-11-01T11:00:00Z', false, null],
    ['ends with the withdrawal', 'withdrawn', { deliveredAt: '2026-11-10T09:00:00Z' }, '2026-11-11T10:00:00Z', false, '2026-11-24'],
  ])('%s', (_what, status, { isCompany = false, isDigital = false, deliveredAt }, now, isOpen, until) => {
    const order = { status, isCompany, isDigital, createdAt: ordered, deliveredAt: deliveredAt ? at(deliveredAt) : null }
    expect(withdrawalPeriod(order, at(now))).toEqual({ isOpen, until })
  })
})

describe('a line that', () => {
  const line = { quantity: 3, isEProduct: false, isDownloaded: false, isPersonalised: false, withdrawn: 0 }
  it.each([
    ['is complete can be withdrawn from', line, { pieces: 3, reason: null }],
    ['is partly withdrawn leaves the rest', { ...line, withdrawn: 2 }, { pieces: 1, reason: null }],
    ['is withdrawn from leaves nothing', { ...line, withdrawn: 3 }, { pieces: 0, reason: 'withdrawn' }],
    ['is personalised cannot be withdrawn from', { ...line, isPersonalised: true }, { pieces: 0, reason: 'personalised' }],
    ['was downloaded cannot be withdrawn from', { ...line, isEProduct: true, isDownloaded: true }, { pieces: 0, reason: 'downloaded' }],
    ['was not downloaded can be withdrawn from', { ...line, isEProduct: true }, { pieces: 3, reason: null }],
  ])('%s', (_what, given, expected) => {
    expect(decideWithdrawable(given)).toEqual(expected)
  })
})
