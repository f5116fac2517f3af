import type { InputOf } from '@/lib/api/endpoint'
import type { guestApi } from '@/lib/api/v1/user/guest'
import type { AddressFields, AddressValues } from './address-schema'

type GuestUpdate = Omit<InputOf<typeof guestApi.update>, 'cartId' | 'protectCode'>
type BuyerValues = Pick<AddressValues, 'shipping' | 'billing' | 'company'>

/**
 * What this cart is told of its buyer, signed in or not (SPEC 4): without another billing address, billing copies delivery with type main. A
 * digital cart goes nowhere, so its one address is the bill's (DESIGN 12).
 */
export function guestPayload({ shipping, billing, company }: BuyerValues, { digitalOnly }: { digitalOnly: boolean }): GuestUpdate {
  const delivered = shipping.address
  const paying = billing?.address ?? delivered
  return {
    email: delivered.contactEmail,
    details: { firstName: delivered.firstName, lastName: delivered.lastName },
    company: company && { ...company, address: addressLine(paying) },
    addresses: [
      { type: 'main', ...paying, companyName: company?.name, companyOIB: company?.oib },
      ...(digitalOnly ? [] : [{ type: 'shipping', ...delivered }]),
    ],
  }
}

function addressLine({ street, houseNumber, zipCode, city }: AddressFields) {
  return `${street} ${houseNumber}, ${zipCode} ${city}`
}
