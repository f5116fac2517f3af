import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import { isPersonName } from '@/lib/address/person-name'
import { zipPatternsOf } from '@/lib/address/postal-code'
import type { Ctx } from '@/server/core/context'
import { addresses as table } from '@/server/db/schema/user'
import type { Transaction } from '@/server/core/transaction'
import { listCountries, isCountryAllowed } from '@/server/modules/checkout/buyer/countries'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { addressErrors } from '@/server/modules/user/address-errors'
import { addressColumns } from '@/server/modules/user/web/address/address-book'

type Input = ParsedOf<typeof webUserApi.register>
type IdByIso = ReadonlyMap<string, number>

/** Returns country ids by ISO code. @throws VALIDATION with every invalid field */
export async function validateAddresses(ctx: Ctx, tx: Transaction, { addresses = [], details }: Input): Promise<IdByIso> {
  const [{ checkout }, countries] = await Promise.all([loadSiteSettings(ctx, tx), listCountries(ctx, tx)])
  const idByIso = new Map(countries.map(({ id, iso }) => [iso, id]))
  const names = checkout.disableSpecialCharacterCheck ? null : 'lettersOnly'
  const errors = addressErrors(addresses, {
    names,
    isCountry: (iso) => idByIso.has(iso),
    isDelivered: (iso) => isCountryAllowed(checkout, iso),
    zipPatterns: zipPatternsOf(countries),
  })
  // The simple form accepts any name (docs/rules/accounts.md#address-checks).
  const isStrict = names !== null && addresses.length > 0
  if (isStrict && details && !isPersonName(details.firstName)) errors['details.firstName'] = ['specialCharacters']
  if (isStrict && details && !isPersonName(details.lastName)) errors['details.lastName'] = ['specialCharacters']
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION', { fieldErrors: errors })
  return idByIso
}

type AccountAddresses = { userId: number; addresses: Input['addresses']; idByIso: IdByIso }

export async function writeAddresses(ctx: Ctx, tx: Transaction, { userId, addresses = [], idByIso }: AccountAddresses) {
  if (addresses.length === 0) return
  // Countries are validated above.
  const rows = addresses.map((address) => ({ ...addressColumns(address, idByIso.get(address.country) ?? 0), userId, createdAt: ctx.now() }))
  await tx.insert(table).values(rows)
}
