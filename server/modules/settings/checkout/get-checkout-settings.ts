import { and, eq, gt, min, ne } from 'drizzle-orm'
import { fromCents } from '@/lib/money/money'
import type { Ctx } from '@/server/core/context'
import { deliveryMethods, deliveryRates } from '@/server/db/schema/methods'
import { countries } from '@/server/db/schema/site'
import { loadSiteSettings } from './site-settings'

export async function getCheckoutSettings(ctx: Ctx) {
  const { checkout } = await loadSiteSettings(ctx)
  const [rates, deliveryFrom] = await Promise.all([freeDelivery(ctx), leastRate(ctx, checkout.defaultCountry)])
  const home = rates.find(({ iso }) => iso === checkout.defaultCountry)
  return {
    ...checkout,
    deliveryFrom,
    freeDeliveryFrom: home?.from ?? null,
    freeDeliveryByCountry: Object.fromEntries(rates.map(({ countryId, from }) => [countryId, from])),
  }
}

/** The lowest free-delivery threshold by country (docs/rules/prices.md#free-delivery-progress). */
async function freeDelivery({ db, site }: Ctx) {
  const rows = await db
    .select({ countryId: countries.id, iso: countries.iso, cents: min(deliveryRates.freeFromCents) })
    .from(deliveryRates)
    .innerJoin(deliveryMethods, eq(deliveryMethods.id, deliveryRates.methodId))
    .innerJoin(countries, eq(countries.id, deliveryRates.countryId))
    .where(and(eq(deliveryMethods.siteId, site.id), eq(deliveryMethods.enabled, true), gt(deliveryRates.freeFromCents, 0)))
    .groupBy(countries.id, countries.iso)
  return rows.map(({ cents, ...country }) => ({ ...country, from: fromCents(cents ?? 0) }))
}

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
  return row?.cents === null || row?.cents === undefined ? null : fromCents(row.cents)
}
