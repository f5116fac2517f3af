import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/api/entities/address.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { ana, zagreb } from '@/tests/support/samples/sample-person'
import { newAddress } from './address-schema'
import { adoptGuestDraft, initialAddressForm } from './initial-form'

const split: Address = { ...zagreb, id: 2, type: 'main', city: 'Split', companyName: 'Knjiga d.o.o.', companyOIB: '99007123051' }
const user: User = { ...ana, email: 'racun@primjer.hr', username: 'racun@primjer.hr', details: { firstName: 'Ivo', lastName: 'Ivić' } }
const guest: GuestUser = { id: 3, email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Marić' }, company: null, addresses: [] }
const empty = { draft: null, guest: null, user: null, email: '', country: 'HR', accepted: [] }

describe('a visitor', () => {
  it('starts with the shop’s country and the last e-mail', () => {
    expect(initialAddressForm({ ...empty, email: 'ana@primjer.hr' }).shipping).toMatchObject({
      firstName: '',
      contactEmail: 'ana@primjer.hr',
      country: 'HR',
    })
  })

  it('starts with the cart’s data', () => {
    const filledGuest = { ...guest, addresses: [zagreb, split], company: { name: 'Knjiga d.o.o.', oib: '99007123051', address: '' } }
    expect(initialAddressForm({ ...empty, guest: filledGuest })).toMatchObject({
      shipping: { from: newAddress, city: 'Zagreb' },
      billing: { from: newAddress, city: 'Split' },
      differentBilling: true,
      isCompany: true,
      company: { name: 'Knjiga d.o.o.', oib: '99007123051' },
    })
    expect(
      initialAddressForm({ ...empty, guest: { ...guest, addresses: [zagreb, { ...zagreb, type: 'main', id: 9 }] } }).differentBilling,
    ).toBe(false)
  })
})

describe('a signed-in user', () => {
  it('starts with the saved shipping and billing addresses and the company', () => {
    expect(initialAddressForm({ ...empty, user: { ...user, addresses: [split, zagreb] } })).toMatchObject({
      shipping: { from: '1' },
      billing: { from: '2' },
      differentBilling: true,
      isCompany: true,
      company: { oib: '99007123051' },
    })
    expect(initialAddressForm({ ...empty, user: { ...user, addresses: [split] } })).toMatchObject({
      shipping: { from: '2' },
      differentBilling: false,
    })
  })

  it('without saved addresses starts with name and e-mail', () => {
    const fields = { from: newAddress, firstName: 'Ivo', lastName: 'Ivić', contactEmail: 'racun@primjer.hr', contactPhone: '', city: '' }
    expect(initialAddressForm({ ...empty, user }).shipping).toMatchObject(fields)
  })

  it('selects the saved address that equals the cart’s', () => {
    const filledGuest = {
      ...guest,
      addresses: [
        { ...split, id: 70, type: 'shipping' as const },
        { ...zagreb, id: 71, type: 'main' as const },
      ],
    }
    const form = initialAddressForm({ ...empty, guest: filledGuest, user: { ...user, addresses: [split, zagreb] } })
    expect(form).toMatchObject({ shipping: { from: '2' }, billing: { from: '1' }, differentBilling: true, isCompany: false })
  })
})

describe('a draft', () => {
  const typed = initialAddressForm({ ...empty, email: 'pola@' })

  it('takes precedence over other data except for consents', () => {
    const draft = { ...typed, consents: { c1: true } }
    const form = initialAddressForm({ ...empty, draft, guest: { ...guest, addresses: [zagreb] }, accepted: [3] })
    expect(form.shipping.contactEmail).toBe('pola@')
    expect(form.consents).toEqual({ c3: true })
  })

  it('drops deleted saved addresses', () => {
    const draft = { ...typed, shipping: { ...typed.shipping, from: '1' }, billing: { ...typed.billing, from: '77', edits: 78 } }
    const form = initialAddressForm({ ...empty, draft, user: { ...user, addresses: [zagreb] } })
    expect([form.shipping.from, form.billing.from, form.billing.edits]).toEqual(['1', newAddress, null])
  })
})

// docs/rules/checkout.md#address-draft
describe('a guest who signs in', () => {
  const typed = initialAddressForm({ ...empty, email: 'gost@primjer.hr' })
  const members = { ...user, addresses: [zagreb] }

  it('keeps what was typed, with the e-mail of the account', () => {
    const draft = adoptGuestDraft({ ...typed, shipping: { ...typed.shipping, city: 'Zadar' } }, members)
    expect(initialAddressForm({ ...empty, draft, user: members }).shipping).toMatchObject({
      from: newAddress,
      city: 'Zadar',
      contactEmail: 'racun@primjer.hr',
    })
  })

  it('is offered the saved address when nothing was typed', () => {
    const draft = adoptGuestDraft(typed, members)
    expect(initialAddressForm({ ...empty, draft, user: members }).shipping.from).toBe('1')
  })
})
