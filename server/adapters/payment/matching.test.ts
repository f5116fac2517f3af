import { expect, it } from 'vitest'
import { requireMatch } from './matching'
import { ProviderError } from '@/server/adapters/http/provider-error'
import type { PaymentStatus, ReportedPayment } from './port'

const intent = {
  key: 'slug.1',
  orderSlug: 'slug',
  orderNumber: '2026-000001',
  editId: null,
  amount: { cents: 1990, currency: 'EUR' },
  reference: 'r',
  subscription: null,
}
const reported: ReportedPayment = { amount: { cents: 1990, currency: 'EUR' }, payee: 'we', orderSlug: 'slug', transaction: 't' }

it.each<PaymentStatus>([
  { state: 'open' },
  { state: 'failed', reason: 'declined' },
  { state: 'approved', reported },
  { state: 'settled', reported },
  { state: 'refunded', reported },
])('$state passes for our payment', (answer) => {
  expect(requireMatch(intent, 'we', answer)).toBe(answer)
})

it.each<[string, Partial<ReportedPayment>]>([
  ['a cent less', { amount: { cents: 1989, currency: 'EUR' } }],
  ['a cent more', { amount: { cents: 1991, currency: 'EUR' } }],
  ['another currency', { amount: { cents: 1990, currency: 'HUF' } }],
  ['another account', { payee: 'they' }],
  ['no account', { payee: '' }],
  ['another order', { orderSlug: 'other' }],
])('%s is a mismatch that names the transaction', (_, other) => {
  for (const state of ['approved', 'settled', 'refunded'] as const) {
    const check = () => requireMatch(intent, 'we', { state, reported: { ...reported, ...other } })
    expect(check).toThrow(ProviderError)
    expect(check).toThrow(expect.objectContaining({ kind: 'mismatch', detail: expect.objectContaining({ transaction: 't', state }) }))
  }
})
