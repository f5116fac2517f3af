import type { FieldPath } from 'react-hook-form'
import { addressShape } from '@/features/address/address-schema'
import type { FieldErrors } from '@/lib/api/errors'
import type { AddressForm, AddressKind } from './address-schema'

type FormError = { field: FieldPath<AddressForm>; rule: string }
type Sent = { hasBilling: boolean; chosen: readonly AddressKind[] }

const fields = Object.keys(addressShape)
const companyFields = new Map<string, FieldPath<AddressForm>>([
  ['companyName', 'company.name'],
  ['companyOIB', 'company.oib'],
])
const otherFields = new Map<string, FieldPath<AddressForm>>([
  ['email', 'shipping.contactEmail'],
  ['details.firstName', 'shipping.firstName'],
  ['details.lastName', 'shipping.lastName'],
  ['company.name', 'company.name'],
  ['company.oib', 'company.oib'],
])

/**
 * Maps the server's field errors to form fields. The call's first address is billing, which is the shipping part unless billing differs; the second is
 * shipping. Errors of a `chosen` saved address go to its card; errors without a field are dropped.
 */
export function toFormErrors(errors: FieldErrors, { hasBilling, chosen }: Sent): FormError[] {
  return Object.entries(errors).flatMap(([path, [rule = 'unknown']]) => {
    const [, index, name = ''] = /^addresses\.(\d)\.(\w+)$/.exec(path) ?? []
    const field = index === undefined ? otherFields.get(path) : companyFields.get(name)
    if (field) return [{ field, rule }]
    const kind: AddressKind = index === '0' && hasBilling ? 'billing' : 'shipping'
    if (index === undefined || !isField(name)) return []
    return chosen.includes(kind)
      ? [{ field: `${kind}.from` as const, rule: 'savedAddress' }]
      : [{ field: `${kind}.${name}` as const, rule }]
  })
}

function isField(name: string): name is keyof typeof addressShape {
  return fields.includes(name)
}
