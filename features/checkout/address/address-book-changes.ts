import type { Address } from '@/lib/api/entities/address.schema'
import type { AddressFields, AddressValues, Place, PlaceName } from './address-schema'

type Created = AddressFields & { type: Address['type'] }
type Updated = AddressFields & { id: number }
type Change = { at: PlaceName; address: Created | Updated }

/**
 * What the address book learns from a submit: the fields of a place that was to be kept change the address they came from, or are a new one. It
 * serves what the book has nothing for yet, else it is one more of its kind (SPEC 4).
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
