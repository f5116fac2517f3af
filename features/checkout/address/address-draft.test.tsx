import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, saveDraft, readDraft } from './address-draft'
import { initialAddressForm } from './initial-form'

const empty = initialAddressForm({ draft: null, guest: null, user: null, email: '', country: 'HR', agreed: [] })
const values = { ...empty, shipping: { ...empty.shipping, city: 'Zadar' }, consents: { c1: true } }

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('what was typed', () => {
  it('comes back after a reload, without what was agreed to', () => {
    saveDraft(values, null)
    expect(readDraft(null)).toEqual({ ...values, consents: {} })
    clearDraft()
    expect(readDraft(null)).toBeNull()
  })

  it('goes along when its guest signs in, and belongs to nobody else afterwards', () => {
    saveDraft(values, null)
    expect(readDraft('5')?.shipping.city).toBe('Zadar')
    saveDraft(values, '5')
    expect([readDraft('5')?.shipping.city, readDraft('6'), readDraft(null)]).toEqual(['Zadar', null, null])
  })

  it('is forgotten after thirty days', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01') })
    saveDraft(values, null)
    vi.setSystemTime(new Date('2026-02-01'))
    expect(readDraft(null)).toBeNull()
  })
})

it.each(['{', '"text"', '[]', '{"userId":null,"at":1,"values":{"shipping":null}}', '{"shipping":{"city":"Zadar"}}'])(
  'a draft that is none, %s, stops nobody',
  (stored) => {
    localStorage.setItem('checkout-address', stored)
    expect(readDraft(null)).toBeNull()
  },
)

it('storage that is blocked costs the draft and nothing else', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
  saveDraft(values, null)
  clearDraft()
  expect(readDraft(null)).toBeNull()
})
