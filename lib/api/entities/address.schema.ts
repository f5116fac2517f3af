import { z } from 'zod'
import { plainCompanyNumber, withoutSpaces } from '@/lib/croatia/oib'
import { phoneNumber } from '@/lib/address/phone-number'
import { plainPostalCode } from '@/lib/address/postal-code'
import { Email, oneLine, text } from './common.schema'

/** A required line. Messages are the keys of the form texts. */
export const requiredLine = (max: number) => oneLine(max).min(1, 'required')
const optionalLine = (max: number) =>
  oneLine(max)
    .nullish()
    .transform((value) => value || null)

/** docs/rules/checkout.md#oib */
const optionalCompanyNumber = text(20)
  .trim()
  .nullish()
  .transform((value) => (value ? withoutSpaces(value) : null))

const AddressType = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum(['main', 'billing', 'shipping', 'other']))

/**
 * An address as forms send it (docs/rules/checkout.md#address-fields). `country` is its ISO code. How names and company numbers are checked depends on the
 * shop's settings and on the country.
 */
export const AddressFields = z.strictObject({
  /** `main`: of the bill; `shipping`: of the parcel; `billing`: another one of the bill; `other`: only in an address book. */
  type: AddressType,
  firstName: requiredLine(75),
  lastName: requiredLine(75),
  contactEmail: Email,
  contactPhone: requiredLine(40).regex(phoneNumber, 'phone'),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, 'required'),
  region: optionalLine(75),
  city: requiredLine(75),
  street: requiredLine(75),
  houseNumber: requiredLine(15),
  /** Must match the whole `zipPattern` of the country, where it has one. */
  zipCode: requiredLine(25).transform(plainPostalCode),
  companyName: optionalLine(150),
  companyOIB: optionalCompanyNumber,
})

/** The address with its company number as it is stored, which its country decides (docs/rules/checkout.md#oib). */
export function plainAddress<A extends { country: string; companyOIB: string | null }>(address: A): A {
  const { country, companyOIB } = address
  return { ...address, companyOIB: companyOIB && plainCompanyNumber(companyOIB, country) }
}

export const AddressInput = AddressFields.overwrite(plainAddress)
export type AddressInput = z.output<typeof AddressInput>

export const Address = z.object({
  id: z.number(),
  type: z.enum(['main', 'billing', 'shipping', 'other']),
  firstName: z.string(),
  lastName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  country: z.string(),
  countryId: z.number(),
  region: z.string(),
  city: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  zipCode: z.string(),
  companyName: z.string().nullable(),
  companyOIB: z.string().nullable(),
})
export type Address = z.infer<typeof Address>

export const Country = z.object({
  id: z.number(),
  iso: z.string(),
  name: z.string(),
  phonePrefix: z.string().nullable(),
  /** Source of a regular expression for a complete postal code of the country. */
  zipPattern: z.string().nullable(),
})
export type Country = z.infer<typeof Country>
