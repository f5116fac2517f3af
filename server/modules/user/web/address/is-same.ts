import type { Address, AddressInput } from '@/lib/api/entities/address.schema'

const fields = [
  ...(['firstName', 'lastName', 'contactEmail', 'contactPhone', 'country', 'region', 'city'] as const),
  ...(['street', 'houseNumber', 'zipCode', 'companyName', 'companyOIB'] as const),
]

/** Whether two addresses say the same, whatever they are for. Nothing and an empty text are one. */
export function isSame(one: Address, other: AddressInput | Address): boolean {
  return fields.every((field) => (one[field] ?? '') === (other[field] ?? ''))
}
