import type { Address } from '@/lib/api/entities/address.schema'
import type { AddressFields, AddressValues, Place, PlaceName } from './address-schema'

type Created = AddressFields & { type: Address['type'] }
type Updated = AddressFields & { id: number }
type Change = { at: PlaceName; address: Created | Updated }

/**
 * The changes of the address book after a submit: an edited address is updated, a new one is created (docs/rules/checkout.md#address-book).
 */
export function addressBookChanges(
  { shipping, billing }: Pick<AddressValues, PlaceName>,
  book: readonly Pick<Address, 'id' | 'type'>[],
): Change[] {
  const types = new Set(book.map(({ type }) => type))
  const shippingType = types.has('shipping') ? 'other' : 'shipping'
  const billingType = types.has('main') ? 'other' : 'main'
  return [
    ...placeChange(shipping, shippingType).map((address) => ({ at: 'shipping' as const, address })),
    ...placeChange(billing, billingType).map((address) => ({ at: 'billing' as const, address })),
  ]
}

function placeChange(place: Place | null, type: Address['type']): (Created | Updated)[] {
  if (!place || place.bookId !== null || !place.keep) return []
  return [place.edits === null ? { ...place.address, type } : { ...place.address, id: place.edits }]
}
