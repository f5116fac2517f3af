import { describe, expect, it } from 'vitest'
import type { Address } from '@/lib/api/entities/address.schema'
import type { User } from '@/lib/api/entities/user.schema'
import type { GuestUser } from '@/lib/api/v1/user/guest.schema'
import { ana, zagreb } from '@/tests/support/sample-person'
import { newAddress } from './address-schema'
import { initialAddressForm } from './initial-form'

const split: Address = { ...zagreb, id: 2, type: 'main', city: 'Split', companyName: 'Knjiga d.o.o.', companyOIB: '99007123051' }
const user: User = { ...ana, email: 'racun@primjer.hr', username: 'racun@primjer.hr', details: { firstName: 'Ivo', lastName: 'Ivić' } }
const guest: GuestUser = { id: 3, email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Marić' }, company: null, addresses: [] }
const nobody = { draft: null, guest: null, user: null, email: '', country: 'HR', agreed: [] }

describe('a visitor', () => {
  it('begins with nothing but the shop’s country and the e-mail of last time', () => {
    expect(initialAddressForm({ ...nobody, email: 'ana@primjer.hr' }).shipping).toMatchObject({
      firstName: '',
      contactEmail: 'ana@primjer.hr',
      country: 'HR',
    })
  })

  it('comes back to what this cart was told', () => {
    const told = { ...guest, addresses: [zagreb, split], company: { name: 'Knjiga d.o.o.', oib: '99007123051', address: '' } }
    expect(initialAddressForm({ ...nobody, guest: told })).toMatchObject({
      shipping: { from: newAddress, city: 'Zagreb' },
      billing: { from: newAddress, city: 'Split' },
      differentBilling: true,
      isCompany: true,
      company: { name: 'Knjiga d.o.o.', oib: '99007123051' },
    })
    expect(
      initialAddressForm({ ...nobody, guest: { ...guest, addresses: [zagreb, { ...zagreb, type: 'main', id: 9 }] } }).differentBilling,
    ).toBe(false)
  })
})

describe('somebody signed in', () => {
  it('begins with the addresses kept for parcels and bills, and the company that is billed', () => {
    expect(initialAddressForm({ ...nobody, user: { ...user, addresses: [split, zagreb] } })).toMatchObject({
      shipping: { from: '1' },
      billing: { from: '2' },
      differentBilling: true,
      isCompany: true,
      company: { oib: '99007123051' },
    })
    expect(initialAddressForm({ ...nobody, user: { ...user, addresses: [split] } })).toMatchObject({
      shipping: { from: '2' },
      differentBilling: false,
    })
  })

  it('has nothing saved: the fields know the name, the e-mail and the telephone', () => {
    const fields = { from: newAddress, firstName: 'Ivo', lastName: 'Ivić', contactEmail: 'racun@primjer.hr', contactPhone: '', city: '' }
    expect(initialAddressForm({ ...nobody, user }).shipping).toMatchObject(fields)
  })

  it('finds the address that this cart was told among the saved ones', () => {
    const told = {
      ...guest,
      addresses: [
        { ...split, id: 70, type: 'shipping' as const },
        { ...zagreb, id: 71, type: 'main' as const },
      ],
    }
    const form = initialAddressForm({ ...nobody, guest: told, user: { ...user, addresses: [split, zagreb] } })
    expect(form).toMatchObject({ shipping: { from: '2' }, billing: { from: '1' }, differentBilling: true, isCompany: false })
  })
})

describe('a draft', () => {
  const typed = initialAddressForm({ ...nobody, email: 'pola@' })

  it('comes first, without its consents: ticked is what was agreed to for this cart', () => {
    const draft = { ...typed, consents: { c1: true } }
    const form = initialAddressForm({ ...nobody, draft, guest: { ...guest, addresses: [zagreb] }, agreed: [3] })
    expect(form.shipping.contactEmail).toBe('pola@')
    expect(form.consents).toEqual({ c3: true })
  })

  it('names no address that is gone', () => {
    const draft = { ...typed, shipping: { ...typed.shipping, from: '1' }, billing: { ...typed.billing, from: '77', edits: 78 } }
    const form = initialAddressForm({ ...nobody, draft, user: { ...user, addresses: [zagreb] } })
    expect([form.shipping.from, form.billing.from, form.billing.edits]).toEqual(['1', newAddress, null])
  })
})
