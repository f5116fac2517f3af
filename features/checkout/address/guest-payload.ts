import type { InputOf } from '@/lib/api/endpoint'
import type { guestApi } from '@/lib/api/v1/user/guest'
import type { AddressFields, AddressValues } from './address-schema'

type GuestUpdate = Omit<InputOf<typeof guestApi.update>, 'cartId' | 'protectCode'>
type BuyerValues = Pick<AddressValues, 'shipping' | 'billing' | 'company'>

/**
 * The buyer's data for the cart, for guests and users (docs/rules/checkout.md#billing-copy, docs/rules/checkout.md#digital-cart).
 */
export function guestPayload({ shipping, billing, company }: BuyerValues, { digitalOnly }: { digitalOnly: boolean }): GuestUpdate {
  const shippingAddress = shipping.address
  const billingAddress = billing?.address ?? shippingAddress
  return {
    email: shippingAddress.contactEmail,
    details: { firstName: shippingAddress.firstName, lastName: shippingAddress.lastName },
    company: company && { ...company, address: addressLine(billingAddress) },
    addresses: [
      { type: 'main', ...billingAddress, companyName: company?.name, companyOIB: company?.oib },
      ...(digitalOnly ? [] : [{ type: 'shipping', ...shippingAddress }]),
    ],
  }
}

function addressLine({ street, houseNumber, zipCode, city }: AddressFields) {
  return `${street} ${houseNumber}, ${zipCode} ${city}`
}
