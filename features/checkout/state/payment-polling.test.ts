import { expect, it } from 'vitest'
import { nextPoll, isAwaitingProvider } from './payment-polling'

const byCard = { status: 'awaiting_payment', paymentKind: 'provider' } as const

it('polls 30 s for a provider’s payment only', () => {
  expect([1, 11].map((polls) => nextPoll(byCard, polls))).toEqual([2500, 2500])
  expect(nextPoll(byCard, 12)).toBe(false)
  expect(nextPoll({ ...byCard, status: 'paid' }, 1)).toBe(false)
  expect(nextPoll({ ...byCard, paymentKind: 'bankTransfer' }, 1)).toBe(false)
  expect(nextPoll(undefined, 0)).toBe(false)
  expect(isAwaitingProvider(byCard)).toBe(true)
})
