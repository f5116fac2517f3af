import { z } from 'zod'
import { companyNumberProblem } from '@/lib/croatia/oib'
import { phoneNumber } from '@/lib/address/phone-number'
import { isPersonName } from '@/lib/address/person-name'
import { isPostalCode } from '@/lib/address/postal-code'

const required = (max: number) => z.string().trim().min(1).max(max)

/** The fields of every address form (docs/rules/checkout.md#address-fields). */
export const addressShape = {
  firstName: required(75),
  lastName: required(75),
  contactEmail: z.string().trim().pipe(z.email().max(254)),
  contactPhone: required(40).regex(phoneNumber, 'phone'),
  country: required(75),
  street: required(75),
  houseNumber: required(15),
  zipCode: required(25),
  city: required(75),
}

export type AddressField = keyof typeof addressShape

export type AddressRules = {
  /** docs/rules/checkout.md#person-names */
  lettersOnly: boolean
  /** The pattern of a postal code by country, as the source of a regular expression (docs/rules/checkout.md#postal-codes). */
  zipPatterns: ReadonlyMap<string, string>
}

type Checked = Record<'firstName' | 'lastName' | 'country' | 'zipCode', string>
type Company = { isCompany: boolean; companyName: string; companyOIB: string; country: string }
type FieldError<Field> = { field: Field; rule: 'specialCharacters' | 'zip' | 'required' | 'oib' | 'vatNumber' }

/** The rules that an address breaks beyond its shape, by field. */
export function addressErrors(address: Checked, { lettersOnly, zipPatterns }: AddressRules): FieldError<keyof Checked>[] {
  const names = (['firstName', 'lastName'] as const).filter((field) => lettersOnly && !isPersonName(address[field]))
  const isZip = isPostalCode(address.zipCode, zipPatterns.get(address.country))
  return [
    ...names.map((field) => ({ field, rule: 'specialCharacters' as const })),
    ...(isZip ? [] : [{ field: 'zipCode' as const, rule: 'zip' as const }]),
  ]
}

/** docs/rules/checkout.md#company-number */
export function companyErrors({ isCompany, companyName, companyOIB, country }: Company): FieldError<'companyName' | 'companyOIB'>[] {
  if (!isCompany) return []
  const problem = companyNumberProblem(companyOIB, country)
  return [
    ...(companyName === '' ? [{ field: 'companyName' as const, rule: 'required' as const }] : []),
    ...(problem ? [{ field: 'companyOIB' as const, rule: problem }] : []),
  ]
}
