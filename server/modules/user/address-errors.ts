import type { AddressInput } from '@/lib/api/entities/address.schema'
import type { FieldErrors } from '@/lib/api/errors'
import { companyNumberProblem } from '@/lib/croatia/oib'
import { isPersonName } from '@/lib/address/person-name'
import { isPostalCode } from '@/lib/address/postal-code'

type Rules = {
  /** Null: no restriction. */
  names: 'lettersOnly' | null
  /** Existing ISO codes; shipping addresses need a delivery country. */
  isCountry: (iso: string) => boolean
  isDelivered: (iso: string) => boolean
  /** Patterns of postal codes by ISO code. */
  zipPatterns: ReadonlyMap<string, string>
}

/** Errors of addresses beyond their schema, by field path (docs/rules/accounts.md#address-checks). */
export function addressErrors(addresses: readonly AddressInput[], rules: Rules): FieldErrors {
  const errors: FieldErrors = {}
  for (const [i, address] of addresses.entries()) {
    const addError = (field: keyof AddressInput, key: string) => (errors[`addresses.${i}.${field}`] = [key])
    const { type, country, companyName, companyOIB } = address
    if (rules.names && !isPersonName(address.firstName)) addError('firstName', 'specialCharacters')
    if (rules.names && !isPersonName(address.lastName)) addError('lastName', 'specialCharacters')
    if (!rules.isCountry(country) || (type === 'shipping' && !rules.isDelivered(country))) addError('country', 'country')
    if (!isPostalCode(address.zipCode, rules.zipPatterns.get(country))) addError('zipCode', 'zip')
    if (companyName && !companyOIB) addError('companyOIB', 'required')
    if (companyOIB && !companyName) addError('companyName', 'required')
    const problem = companyOIB ? companyNumberProblem(companyOIB, country) : null
    if (problem) addError('companyOIB', problem)
  }
  return errors
}
