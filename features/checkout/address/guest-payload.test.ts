import { expect, it } from 'vitest'
import { guestPayload } from './guest-payload'

const address = {
  firstName: 'Ana',
  lastName: 'Marić',
  contactEmail: 'ana@primjer.hr',
  contactPhone: '091 234 567',
  country: 'HR',
  street: 'Ilica',
  houseNumber: '1',
  city: 'Zagreb',
  zipCode: '10000',
}
const place = { address, bookId: null, edits: null, keep: true }
const otherAddress = { ...place, address: { ...address, city: 'Split' } }
const values = { shipping: place, billing: null, company: null }

it('copies the delivery address to billing unless another one is given', () => {
  const { addresses, ...rest } = guestPayload(values, { digitalOnly: false })
  expect(rest).toEqual({ email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Marić' }, company: null })
  expect(addresses).toMatchObject([
    { type: 'main', city: 'Zagreb' },
    { type: 'shipping', city: 'Zagreb' },
  ])
  expect(guestPayload({ ...values, billing: otherAddress }, { digitalOnly: false }).addresses).toMatchObject([
    { city: 'Split' },
    { city: 'Zagreb' },
  ])
})

it('puts the company on the billing address only', () => {
  const company = { name: 'Knjiga d.o.o.', oib: '99007123051' }
  const { addresses, company: sent } = guestPayload({ ...values, billing: otherAddress, company }, { digitalOnly: false })
  expect(sent).toEqual({ ...company, address: 'Ilica 1, 10000 Split' })
  expect(addresses?.map(({ companyOIB }) => companyOIB)).toEqual(['99007123051', undefined])
})

it('sends no shipping address for a digital cart', () => {
  expect(guestPayload(values, { digitalOnly: true }).addresses?.map(({ type }) => type)).toEqual(['main'])
})
