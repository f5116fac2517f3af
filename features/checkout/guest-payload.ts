import type { InputOf } from '@/lib/api/endpoint'
import type { guestApi } from '@/lib/api/v1/user/guest'
import type { AddressValues } from './address-schema'

type GuestUpdate = Omit<InputOf<typeof guestApi.update>, 'cartId' | 'protectCode'>

/** The guest as the back end keeps them (SPEC 4): without another billing address, billing copies delivery with type main. */
export function guestPayload({ shipping, billing, isCompany, company }: AddressValues): GuestUpdate {
  const paying = billing ?? shipping
  const companyFields = isCompany ? { companyName: company.name, companyOIB: company.oib } : {}
  return {
    email: shipping.contactEmail,
    details: { firstName: shipping.firstName, lastName: shipping.lastName },
    company: isCompany ? { name: company.name, oib: company.oib, address: lineOf(paying) } : null,
    addresses: [
      { type: 'main', ...paying, ...companyFields },
      { type: 'shipping', ...shipping },
    ],
  }
}

function lineOf({ street, houseNumber, zipCode, city }: AddressValues['shipping']) {
  return `${street} ${houseNumber}, ${zipCode} ${city}`
}
