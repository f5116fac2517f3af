import { coupons } from '@/server/db/schema/cart'
import { deliveryBranches, deliveryMethods, deliveryRates, paymentMethods } from '@/server/db/schema/methods'
import { consentAssignments, consents } from '@/server/db/schema/consent'
import { addresses, memberCards, users } from '@/server/db/schema/user'
import { seedCategories } from '@/demo/data/categories'
import { seedCoupons, seedDeliveryMethods, seedPaymentMethods } from '@/demo/data/commerce'
import { seedConsentAssignments, seedConsents } from '@/demo/data/consents'
import { seedCountries } from '@/demo/data/countries'
import { seedCustomers, seedMemberCards } from '@/demo/data/people'
import { daysBefore, insertRows, type SeedContext } from './seed-context'

/** Writes delivery, payment, coupons, consents, members and customers. */
export async function writeCommerce(seed: SeedContext) {
  await writeDelivery(seed)
  await writePayment(seed)
  await writeCoupons(seed)
  await writeConsents(seed)
  await writePeople(seed)
}

const countryIds = new Map(seedCountries.map(({ iso, id }) => [iso, id]))

function countryId(iso: string) {
  const id = countryIds.get(iso)
  if (!id) throw new Error(`The seed names the country '${iso}', which it does not have.`)
  return id
}

async function writeDelivery({ tx, siteId, nextId }: SeedContext) {
  const methods = seedDeliveryMethods.map((method) => ({ ...method, id: nextId('delivery_methods') }))
  await insertRows(
    tx,
    deliveryMethods,
    methods.map(({ id, key, kind, vatRate, name, description, estimate }, position) => ({
      id,
      siteId,
      key,
      kind,
      vatRate,
      position,
      texts: { hrv: { name, description, estimate } },
    })),
  )
  await insertRows(
    tx,
    deliveryRates,
    methods.flatMap(({ id, prices }) =>
      prices.map(({ country, cents, freeFromCents }) => ({ methodId: id, countryId: countryId(country), cents, freeFromCents })),
    ),
  )
  await insertRows(
    tx,
    deliveryBranches,
    methods.flatMap(({ id, branches }) =>
      branches.map(({ name, street, houseNumber, zipCode, city, hours }, position) => ({
        methodId: id,
        name,
        street,
        houseNumber,
        zipCode,
        city,
        hours,
        position,
      })),
    ),
  )
}

async function writePayment({ tx, siteId }: SeedContext) {
  await insertRows(
    tx,
    paymentMethods,
    seedPaymentMethods.map(
      ({ key, kind, name, description, instructions, paymentType, enabled, companyOnly, feeCents, countries }, position) => ({
        siteId,
        key,
        kind,
        paymentType,
        enabled,
        companyOnly,
        feeCents,
        countries,
        position,
        texts: { hrv: { name, description, instructions } },
      }),
    ),
  )
}

async function writeCoupons({ tx, siteId, now }: SeedContext) {
  await insertRows(
    tx,
    coupons,
    seedCoupons.map((coupon) => ({
      siteId,
      code: coupon.code,
      kind: coupon.kind,
      amount: coupon.value,
      minTotalCents: coupon.minimumCents,
      validFrom: daysBefore(now, -coupon.startsInDays),
      validTo: coupon.endsInDays === null ? null : daysBefore(now, -coupon.endsInDays),
      usageLimit: coupon.maxUses,
      used: coupon.used,
      categoryIds: coupon.categories.map((key) => seedCategories.findIndex((category) => category.key === key) + 1),
    })),
  )
}

async function writeConsents({ tx, siteId, nextId }: SeedContext) {
  const rows = seedConsents.map((consent) => ({ ...consent, id: nextId('consents'), siteId }))
  await insertRows(tx, consents, rows)
  const idOf = (uniqueNumber: string) => rows.find((row) => row.uniqueNumber === uniqueNumber)?.id ?? 0
  await insertRows(
    tx,
    consentAssignments,
    seedConsentAssignments.flatMap((assignment) =>
      assignment.consents.map((uniqueNumber, position) => ({
        assignedTo: assignment.assignedTo,
        consentId: idOf(uniqueNumber),
        required: assignment.requiredConsents.includes(uniqueNumber),
        position,
      })),
    ),
  )
}

/** Customers have no password: an empty hash matches none. */
async function writePeople({ tx, siteId, nextId, now }: SeedContext) {
  await insertRows(
    tx,
    memberCards,
    seedMemberCards.map(({ barcode, holder, active }) => ({ siteId, barcode, holder, validTo: active ? null : daysBefore(now, 30) })),
  )
  const customers = seedCustomers.map((customer) => ({ ...customer, id: nextId('users') }))
  await insertRows(
    tx,
    users,
    customers.map(({ id, email, firstName, lastName, company, memberCardBarcode, registeredDaysAgo }) => ({
      id,
      siteId,
      email,
      username: email,
      firstName,
      lastName,
      passwordHash: '',
      memberCardBarcode: memberCardBarcode ?? null,
      companyName: company?.name ?? null,
      companyOib: company?.oib ?? null,
      verifiedAt: daysBefore(now, registeredDaysAgo),
      createdAt: daysBefore(now, registeredDaysAgo),
    })),
  )
  await insertRows(
    tx,
    addresses,
    customers.flatMap(({ id, addresses: own }) =>
      own.map(({ country, companyName, companyOIB, ...address }) => ({
        ...address,
        userId: id,
        countryId: countryId(country),
        companyName: companyName ?? null,
        companyOib: companyOIB ?? null,
      })),
    ),
  )
}
