import { sql } from 'drizzle-orm'
import type { Country } from '@/lib/api/entities/address.schema'
import type { CheckoutSettings } from '@/lib/api/v2/ecommerce/settings.schema'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { executePrepared } from '@/server/db/prepared'

type CountryRow = Country & { isServed: boolean }

/** Every country by name; `isServed` when a delivery method of the site goes there. */
export async function listCountries({ site }: Pick<Ctx, 'site'>, tx: Tx): Promise<CountryRow[]> {
  return executePrepared<CountryRow>(
    tx,
    sql`
      select c.id, c.iso, c.name, c.phone_prefix as "phonePrefix", c.zip_pattern as "zipPattern", exists (
        select from delivery_rates r join delivery_methods m on m.id = r.method_id
        where r.country_id = c.id and m.site_id = ${site.id} and m.enabled
      ) as "isServed"
      from countries c
      order by c.name collate "hr-x-icu", c.id`,
  )
}

/** docs/rules/checkout.md#delivery-countries */
export function isCountryAllowed({ countries }: Pick<CheckoutSettings, 'countries'>, iso: string): boolean {
  return countries === 'ALL' || countries.includes(iso)
}
