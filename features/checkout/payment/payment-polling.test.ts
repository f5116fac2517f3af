import { expect, it } from 'vitest'
import { nextLook, waitsForProvider } from './payment-polling'

const byCard = { status: 'awaiting_payment', paymentKind: 'provider' } as const

it('waits for a bank’s answer, half a minute, and for nothing else', () => {
  expect([1, 11].map((looks) => nextLook(byCard, looks))).toEqual([2500, 2500])
  expect(nextLook(byCard, 12)).toBe(false)
  expect(nextLook({ ...byCard, status: 'paid' }, 1)).toBe(false)
  expect(nextLook({ ...byCard, paymentKind: 'bankTransfer' }, 1)).toBe(false)
  expect(nextLook(undefined, 0)).toBe(false)
  expect(waitsForProvider(byCard)).toBe(true)
})
