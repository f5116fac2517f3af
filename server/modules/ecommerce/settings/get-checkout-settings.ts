import { and, eq, gt, min } from 'drizzle-orm'
import { fromCents } from '@/lib/money'
import type { Ctx } from '@/server/context'
import { deliveryMethods, deliveryRates } from '@/server/db/schema/methods'
import { countries } from '@/server/db/schema/site'
import { siteSettings } from './site-settings'

export async function getCheckoutSettings(ctx: Ctx) {
  const { checkout } = await siteSettings(ctx)
  return { ...checkout, freeDeliveryFrom: await freeDeliveryFrom(ctx, checkout.defaultCountry) }
}

/** The lowest total from which some method delivers for nothing there, among those that ask something below it. */
async function freeDeliveryFrom({ db, site }: Ctx, country: string) {
  const [row] = await db
    .select({ cents: min(deliveryRates.freeFromCents) })
    .from(deliveryRates)
    .innerJoin(deliveryMethods, eq(deliveryMethods.id, deliveryRates.methodId))
    .innerJoin(countries, eq(countries.id, deliveryRates.countryId))
    .where(
      and(
        eq(deliveryMethods.siteId, site.id),
        eq(deliveryMethods.enabled, true),
        eq(countries.iso, country),
        gt(deliveryRates.freeFromCents, 0),
      ),
    )
  return typeof row?.cents === 'number' ? fromCents(row.cents) : null
}
