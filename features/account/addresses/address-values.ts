import { z } from 'zod'
import { addressFaults, addressShape, companyFaults, type AddressRules } from '@/features/address/address-schema'
import type { Address } from '@/lib/api/entities/address.schema'
import type { InputOf } from '@/lib/api/endpoint'
import type { User } from '@/lib/api/entities/user.schema'
import type { addressApi } from '@/lib/api/v1/user/web/address'

/** What an address of the book is for; 'billing' belongs to single orders and is kept as it is. */
export const addressPurposes = ['shipping', 'main', 'other'] as const

/** An address of the book (SPEC 5). */
export function addressSchema(rules: AddressRules) {
  return z
    .object({
      ...addressShape,
      type: z.enum(['main', 'billing', 'shipping', 'other']),
      isCompany: z.boolean(),
      companyName: z.string().trim().max(150),
      companyOIB: z.string().trim().max(20),
    })
    .superRefine((value, context) => {
      for (const { field, rule } of [...addressFaults(value, rules), ...companyFaults(value)])
        context.addIssue({ code: 'custom', path: [field], message: rule })
    })
}

export type AddressValues = z.output<ReturnType<typeof addressSchema>>

/** A new address begins with whose it is, and for what the book lacks. */
export function emptyAddressValues(
  { details, email, addresses }: Pick<User, 'details' | 'email' | 'addresses'>,
  country: string,
): AddressValues {
  const freePurpose = addressPurposes.find((purpose) => !addresses.some(({ type }) => type === purpose))
  return {
    ...details,
    contactEmail: email,
    contactPhone: addresses[0]?.contactPhone ?? '',
    country,
    street: '',
    houseNumber: '',
    city: '',
    zipCode: '',
    type: freePurpose ?? 'other',
    isCompany: false,
    companyName: '',
    companyOIB: '',
  }
}

export function toAddressValues({
  id: _id,
  countryId: _country,
  region: _region,
  companyName,
  companyOIB,
  ...address
}: Address): AddressValues {
  return { ...address, isCompany: companyName !== null, companyName: companyName ?? '', companyOIB: companyOIB ?? '' }
}

/** What is sent: no company when it is none. */
export function toAddressPayload({ isCompany, companyName, companyOIB, ...address }: AddressValues): InputOf<typeof addressApi.create> {
  return { ...address, companyName: isCompany ? companyName : null, companyOIB: isCompany ? companyOIB : null }
}
