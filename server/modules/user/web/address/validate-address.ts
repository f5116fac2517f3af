import type { AddressInput } from '@/lib/api/entities/address.schema'
import { AppError, type FieldErrors } from '@/lib/api/errors'
import { zipPatternsOf } from '@/lib/address/postal-code'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { listCountries, isCountryAllowed } from '@/server/modules/checkout/buyer/countries'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { addressErrors } from '@/server/modules/user/address-errors'

/** Returns the country's id. @throws VALIDATION by field name */
export async function validateAddress(ctx: Ctx, tx: Transaction, address: AddressInput): Promise<number> {
  const [{ checkout }, countries] = await Promise.all([loadSiteSettings(ctx, tx), listCountries(ctx, tx)])
  const country = countries.find(({ iso }) => iso === address.country)
  const errors = addressErrors([address], {
    names: checkout.disableSpecialCharacterCheck ? null : 'lettersOnly',
    isCountry: () => country !== undefined,
    isDelivered: (iso) => isCountryAllowed(checkout, iso),
    zipPatterns: zipPatternsOf(countries),
  })
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION', { fieldErrors: withoutListPrefix(errors) })
  // addressErrors refuses an unknown country.
  return country?.id ?? 0
}

/** addressErrors takes a list; here it has one address. */
function withoutListPrefix(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, keys]) => [path.replace('addresses.0.', ''), keys]))
}
