import type { Address } from '@/lib/api/entities/address.schema'
import type { AddressFields, AddressValues, OrderAddress, AddressKind } from './address-schema'

type Created = AddressFields & { type: Address['type'] }
type Updated = AddressFields & { id: number }
export type AddressChange = { kind: AddressKind; address: Created | Updated }

/**
 * The changes of the address book after a submit: an edited address is updated, a new one is created (docs/rules/checkout.md#address-book).
 */
export function addressBookChanges(
  { shipping, billing }: Pick<AddressValues, AddressKind>,
  book: readonly Pick<Address, 'id' | 'type'>[],
): AddressChange[] {
  const types = new Set(book.map(({ type }) => type))
  const shippingType = types.has('shipping') ? 'other' : 'shipping'
  const billingType = types.has('main') ? 'other' : 'main'
  return [
    ...addressChange(shipping, shippingType).map((address) => ({ kind: 'shipping' as const, address })),
    ...addressChange(billing, billingType).map((address) => ({ kind: 'billing' as const, address })),
  ]
}

function addressChange(place: OrderAddress | null, type: Address['type']): (Created | Updated)[] {
  if (!place || place.bookId !== null || !place.keep) return []
  return [place.edits === null ? { ...place.address, type } : { ...place.address, id: place.edits }]
}
