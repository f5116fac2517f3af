import { expect, it } from 'vitest'
import { seedPaymentMethods } from './commerce'

it('says how cash on delivery is paid at a parcel locker, where nobody takes cash', () => {
  const method = seedPaymentMethods.find(({ kind }) => kind === 'cashOnDelivery')
  expect(method?.description).toContain('paketomat')
  expect(method?.instructions).toContain('paketomat')
})

it('sends nothing once a transfer has arrived, which may be for an order for pickup', () => {
  const method = seedPaymentMethods.find(({ kind }) => kind === 'bankTransfer')
  expect(method?.instructions).toContain('pripremamo')
  expect(method?.instructions).not.toMatch(/šaljemo/i)
})
