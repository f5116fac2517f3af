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
const elsewhere = { ...place, address: { ...address, city: 'Split' } }
const told = { shipping: place, billing: null, company: null }

it('the bill copies the delivery unless another address was chosen', () => {
  const { addresses, ...rest } = guestPayload(told, { digitalOnly: false })
  expect(rest).toEqual({ email: 'ana@primjer.hr', details: { firstName: 'Ana', lastName: 'Marić' }, company: null })
  expect(addresses).toMatchObject([
    { type: 'main', city: 'Zagreb' },
    { type: 'shipping', city: 'Zagreb' },
  ])
  expect(guestPayload({ ...told, billing: elsewhere }, { digitalOnly: false }).addresses).toMatchObject([
    { city: 'Split' },
    { city: 'Zagreb' },
  ])
})

it('a company stands on the bill, never on the parcel', () => {
  const company = { name: 'Knjiga d.o.o.', oib: '99007123051' }
  const { addresses, company: said } = guestPayload({ ...told, billing: elsewhere, company }, { digitalOnly: false })
  expect(said).toEqual({ ...company, address: 'Ilica 1, 10000 Split' })
  expect(addresses?.map(({ companyOIB }) => companyOIB)).toEqual(['99007123051', undefined])
})

it('a digital cart goes nowhere', () => {
  expect(guestPayload(told, { digitalOnly: true }).addresses?.map(({ type }) => type)).toEqual(['main'])
})
