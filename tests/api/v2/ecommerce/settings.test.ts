import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { settingsApi } from '@/lib/api/v2/ecommerce/settings'
import { caches } from '@/server/cache/registry.mjs'
import { database } from '@/server/db/client'
import { callAs } from '@/tests/support/caller'
import { countryId, createDelivery } from './support'

it.each([true, false])('tells whether a registration signs in at once: %s', async (loginAfterRegistration) => {
  const setting = JSON.stringify({ loginAfterRegistration })
  await database().db.execute(sql`update sites set checkout_settings = checkout_settings || ${setting}::jsonb`)
  caches.clear()
  expect(await callAs().call(settingsApi.getCheckoutSettings, {})).toMatchObject({ loginAfterRegistration })
})

it('tells from which total delivery costs nothing, at home and in each country', async () => {
  await createDelivery({
    rates: [
      { cents: 450, freeFromCents: 5000 },
      { cents: 900, country: 'DE', freeFromCents: 9000 },
    ],
  })
  await createDelivery({
    rates: [
      { cents: 290, freeFromCents: 4500 },
      { cents: 700, country: 'SI' },
    ],
  })
  caches.clear()
  expect(await callAs().call(settingsApi.getCheckoutSettings, {})).toMatchObject({
    freeDeliveryFrom: 45,
    freeDeliveryByCountry: { [await countryId('HR')]: 45, [await countryId('DE')]: 90 },
  })
})
