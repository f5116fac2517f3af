import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { guestApi } from '@/lib/api/v1/user/guest'
import { companyNumberProblem, plainCompanyNumber } from '@/lib/croatia/oib'
import { isPersonName } from '@/lib/address/person-name'
import { zipPatternsOf } from '@/lib/address/postal-code'
import type { Ctx } from '@/server/core/context'
import { carts } from '@/server/db/schema/cart'
import { addresses, guests } from '@/server/db/schema/user'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { lockOpenCart, bumpCartVersion, type CartRow } from '@/server/modules/cart/record/open-cart'
import { listCountries, isCountryAllowed } from '@/server/modules/checkout/buyer/countries'
import { listAddresses, findBillingAddress, findShippingAddress } from '@/server/modules/checkout/buyer/buyer'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'
import { addressErrors } from '@/server/modules/user/address-errors'
import { presentGuest } from './present-guest'

type Input = ParsedOf<typeof guestApi.update>
type GuestData = Omit<Input, 'cartId' | 'protectCode'>

/** docs/rules/checkout.md#guest-checkout */
export async function update(ctx: Ctx, input: Input) {
  const { checkout } = await loadSiteSettings(ctx)
  if (!checkout.guestCheckout && ctx.actor.kind === 'visitor') throw new AppError('UNAUTHORIZED')
  return inTransaction(ctx, async (tx) => {
    const cart = await lockOpenCart(ctx, tx, input)
    const { guest, own } = await writeGuest(ctx, tx, cart, input)
    await tx
      .update(carts)
      .set({ userId: cart.userId ?? actorId(ctx) })
      .where(eq(carts.id, cart.id))
    await bumpCartVersion(ctx, tx, cart)
    return presentGuest(guest, own)
  })
}

/** Writes the buyer of a locked cart. @throws VALIDATION with every invalid field */
export async function writeGuest(ctx: Ctx, tx: Transaction, cart: CartRow, input: GuestData) {
  const { idByIso, companyCountry } = await validate(ctx, tx, input)
  const company = input.company && { ...input.company, oib: plainCompanyNumber(input.company.oib, companyCountry) }
  const guest = await saveGuest(ctx, tx, cart, { ...input, company })
  if (input.addresses) await saveAddresses(tx, guest.id, input.addresses, idByIso)
  const own = await listAddresses(tx, { kind: 'guest', id: guest.id })
  const countryId = (findShippingAddress(own) ?? findBillingAddress(own))?.countryId ?? cart.countryId
  await tx
    .update(carts)
    .set({ guestId: guest.id, countryId, ...cartCompany({ company }) })
    .where(eq(carts.id, cart.id))
  return { guest, own }
}

/** The payment's copy of the company data changes along. */
function cartCompany({ company }: Pick<Input, 'company'>) {
  if (company === undefined) return {}
  return { companyName: company?.name ?? null, companyOib: company?.oib || null }
}

/** A cart belongs to the user who fills it (docs/rules/cart.md#abandoned-cart). */
function actorId({ actor }: Ctx) {
  return actor.kind === 'user' ? actor.id : null
}

/** Returns country ids by ISO code, and the country that decides the company's number. @throws VALIDATION with every invalid field */
async function validate(ctx: Ctx, tx: Transaction, { addresses: list = [], details, company }: GuestData) {
  const { checkout } = await loadSiteSettings(ctx, tx)
  const countries = await listCountries(ctx, tx)
  const idByIso = new Map(countries.map(({ id, iso }) => [iso, id]))
  const names = checkout.disableSpecialCharacterCheck ? null : 'lettersOnly'
  const errors = addressErrors(list, {
    names,
    isCountry: (iso) => idByIso.has(iso),
    isDelivered: (iso) => isCountryAllowed(checkout, iso),
    zipPatterns: zipPatternsOf(countries),
  })
  if (names && details && !isPersonName(details.firstName)) errors['details.firstName'] = ['specialCharacters']
  if (names && details && !isPersonName(details.lastName)) errors['details.lastName'] = ['specialCharacters']
  const companyCountry = findBillingAddress(list)?.country ?? checkout.defaultCountry
  const problem = company?.oib ? companyNumberProblem(company.oib, companyCountry) : null
  if (problem) errors['company.oib'] = [problem]
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION', { fieldErrors: errors })
  return { idByIso, companyCountry }
}

/** Creates or updates the cart's guest (docs/rules/checkout.md#guest-data). */
async function saveGuest({ site }: Ctx, tx: Transaction, cart: CartRow, { email, details, company, addresses: list = [] }: GuestData) {
  const sent = {
    email: email ?? findBillingAddress(list)?.contactEmail,
    firstName: details?.firstName ?? findBillingAddress(list)?.firstName,
    lastName: details?.lastName ?? findBillingAddress(list)?.lastName,
    ...(company === undefined
      ? {}
      : { companyName: company?.name ?? null, companyOib: company?.oib ?? null, companyAddress: company?.address ?? null }),
  }
  const isNothing = Object.values(sent).every((value) => value === undefined)
  const [guest] =
    cart.guestId === null
      ? await tx
          .insert(guests)
          .values({ siteId: site.id, ...sent })
          .returning()
      : isNothing
        ? await tx.select().from(guests).where(eq(guests.id, cart.guestId))
        : await tx.update(guests).set(sent).where(eq(guests.id, cart.guestId)).returning()
  if (!guest) throw new Error(`The cart ${cart.id} names a guest that does not exist.`)
  return guest
}

/** One address per type; types that were not sent are deleted. */
async function saveAddresses(tx: Transaction, guestId: number, list: NonNullable<Input['addresses']>, idByIso: Map<string, number>) {
  const types = list.map(({ type }) => type)
  await tx.delete(addresses).where(and(eq(addresses.guestId, guestId), notInArray(addresses.type, types)))
  await tx
    .insert(addresses)
    .values(
      list.map(({ country, companyOIB, region, ...address }) => ({
        ...address,
        guestId,
        countryId: idByIso.get(country) ?? 0,
        region: region ?? '',
        companyOib: companyOIB,
      })),
    )
    .onConflictDoUpdate({ target: [addresses.guestId, addresses.type], set: fromExcluded })
}

const fromExcluded = {
  firstName: sql`excluded.first_name`,
  lastName: sql`excluded.last_name`,
  contactEmail: sql`excluded.contact_email`,
  contactPhone: sql`excluded.contact_phone`,
  countryId: sql`excluded.country_id`,
  region: sql`excluded.region`,
  city: sql`excluded.city`,
  street: sql`excluded.street`,
  houseNumber: sql`excluded.house_number`,
  zipCode: sql`excluded.zip_code`,
  companyName: sql`excluded.company_name`,
  companyOib: sql`excluded.company_oib`,
}
