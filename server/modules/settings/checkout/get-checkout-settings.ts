import { and, eq, min, ne, sql } from 'drizzle-orm'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { deliveryMethods, deliveryRates } from '@/server/db/schema/methods'
import { countries } from '@/server/db/schema/site'
import { loadSiteSettings } from './site-settings'

export async function getCheckoutSettings(ctx: Ctx) {
  const { checkout } = await loadSiteSettings(ctx)
  const [rates, deliveryFrom] = await Promise.all([freeDelivery(ctx), leastRate(ctx, checkout.defaultCountry)])
  const home = rates.find(({ iso }) => iso === checkout.defaultCountry)
  const byCountry = (total: (rate: (typeof rates)[number]) => number | null) =>
    Object.fromEntries(
      rates.flatMap((rate) => {
        const value = total(rate)
        return value === null ? [] : [[rate.countryId, value]]
      }),
    )
  return {
    ...checkout,
    deliveryFrom,
    freeDeliveryFrom: home?.from ?? null,
    freeDeliveryByCountry: byCountry(({ from }) => from),
    allDeliveryFreeFrom: home?.allFrom ?? null,
    allDeliveryFreeByCountry: byCountry(({ allFrom }) => allFrom),
  }
}

/**
 * By country: `from`, the lowest free-delivery threshold (docs/rules/prices.md#free-delivery-progress), and `allFrom`, the total from which every
 * rate is free (docs/rules/prices.md#delivery-from).
 */
async function freeDelivery({ db, site }: Ctx) {
  const freeFrom = sql`case when ${deliveryRates.cents} = 0 then 0 else ${deliveryRates.freeFromCents} end`
  const rows = await db
    .select({
      countryId: countries.id,
      iso: countries.iso,
      cents: sql<number | null>`min(${deliveryRates.freeFromCents}) filter (where ${deliveryRates.freeFromCents} > 0)`,
      allCents: sql<number | null>`case when count(*) = count(${freeFrom}) then max(${freeFrom}) end`,
    })
    .from(deliveryRates)
    .innerJoin(deliveryMethods, eq(deliveryMethods.id, deliveryRates.methodId))
    .innerJoin(countries, eq(countries.id, deliveryRates.countryId))
    .where(and(eq(deliveryMethods.siteId, site.id), eq(deliveryMethods.enabled, true)))
    .groupBy(countries.id, countries.iso)
  return rows.map(({ cents, allCents, ...country }) => ({ ...country, from: euros(cents), allFrom: euros(allCents) }))
}

const euros = (cents: number | null) => (cents === null ? null : fromCents(cents))

/** The lowest rate of a delivery to the country; collecting it oneself is none (docs/rules/prices.md#delivery-from). */
async function leastRate({ db, site }: Ctx, iso: string): Promise<number | null> {
  const [row] = await db
    .select({ cents: min(deliveryRates.cents) })
    .from(deliveryRates)
    .innerJoin(deliveryMethods, eq(deliveryMethods.id, deliveryRates.methodId))
    .innerJoin(countries, eq(countries.id, deliveryRates.countryId))
    .where(
      and(
        eq(deliveryMethods.siteId, site.id),
        eq(deliveryMethods.enabled, true),
        ne(deliveryMethods.kind, 'pickup'),
        eq(countries.iso, iso),
      ),
    )
  return euros(row?.cents ?? null)
}
