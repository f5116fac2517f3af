import { z } from 'zod'
import { addressErrors, addressShape, companyErrors, type AddressRules } from '@/features/address/address-schema'
import type { Address } from '@/lib/api/entities/address.schema'
import type { InputOf } from '@/lib/api/endpoint'
import type { User } from '@/lib/api/entities/user.schema'
import type { addressApi } from '@/lib/api/v1/user/web/address'
import { withoutSpaces } from '@/lib/croatia/oib'

/** Purposes to choose from; 'billing' belongs to single orders. */
export const addressPurposes = ['shipping', 'main', 'other'] as const

/** Rules: docs/rules/checkout.md#address-fields and docs/rules/accounts.md#address-checks. */
export function addressSchema(rules: AddressRules) {
  return z
    .object({
      ...addressShape,
      type: z.enum(['main', 'billing', 'shipping', 'other']),
      isCompany: z.boolean(),
      companyName: z.string().trim().max(150),
      companyOIB: z.string().trim().max(20).overwrite(withoutSpaces),
    })
    .superRefine((value, context) => {
      for (const { field, rule } of [...addressErrors(value, rules), ...companyErrors(value)])
        context.addIssue({ code: 'custom', path: [field], message: rule })
    })
}

export type AddressValues = z.output<ReturnType<typeof addressSchema>>

/** Starts with the owner's data and the first purpose that no address has (docs/rules/forms.md#address-book). */
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

/** Without the company fields of a private address. */
export function toAddressPayload({ isCompany, companyName, companyOIB, ...address }: AddressValues): InputOf<typeof addressApi.create> {
  return { ...address, companyName: isCompany ? companyName : null, companyOIB: isCompany ? companyOIB : null }
}
