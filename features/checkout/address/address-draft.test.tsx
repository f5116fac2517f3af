import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearDraft, hasUnsavedAddress, markDraftSaved, saveDraft, readDraft } from './address-draft'
import { initialAddressForm } from './initial-form'

const empty = initialAddressForm({ draft: null, guest: null, user: null, email: '', country: 'HR', accepted: [] })
const values = { ...empty, shipping: { ...empty.shipping, city: 'Zadar' }, consents: { c1: true } }

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('the address draft', () => {
  it('is restored after a reload without consents', () => {
    saveDraft(values, null)
    expect(readDraft(null)).toEqual({ ...values, consents: {} })
    clearDraft()
    expect(readDraft(null)).toBeNull()
  })

  it('follows a guest who signs in and is hidden from other users', () => {
    saveDraft(values, null)
    expect(readDraft('5')?.shipping.city).toBe('Zadar')
    saveDraft(values, '5')
    expect([readDraft('5')?.shipping.city, readDraft('6'), readDraft(null)]).toEqual(['Zadar', null, null])
  })

  // docs/rules/checkout.md#unsaved-address
  it('is unsaved from a change after the order took it over until it is submitted or taken back', () => {
    const moved = { ...values, shipping: { ...values.shipping, city: 'Split' } }
    saveDraft(values, null)
    expect(hasUnsavedAddress(null)).toBe(false)
    markDraftSaved({ sent: values, values }, null)
    saveDraft({ ...values, consents: {} }, null)
    expect(hasUnsavedAddress(null)).toBe(false)
    saveDraft(moved, null)
    expect([hasUnsavedAddress(null), hasUnsavedAddress('5')]).toEqual([true, false])
    saveDraft(values, null)
    expect(hasUnsavedAddress(null)).toBe(false)
    saveDraft(moved, null)
    markDraftSaved({ sent: moved, values: moved }, null)
    expect(hasUnsavedAddress(null)).toBe(false)
    markDraftSaved({ sent: values, values: moved }, null)
    expect(hasUnsavedAddress(null), 'changed while it was being saved').toBe(true)
  })

  it('expires after thirty days', () => {
    vi.useFakeTimers({ now: new Date('2026-01-01') })
    saveDraft(values, null)
    vi.setSystemTime(new Date('2026-02-01'))
    expect(readDraft(null)).toBeNull()
  })
})

it.each(['{', '"text"', '[]', '{"userId":null,"at":1,"values":{"shipping":null}}', '{"shipping":{"city":"Zadar"}}'])(
  'ignores the malformed draft %s',
  (stored) => {
    localStorage.setItem('checkout-address', stored)
    expect(readDraft(null)).toBeNull()
  },
)

it('works without a draft when storage is blocked', () => {
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
