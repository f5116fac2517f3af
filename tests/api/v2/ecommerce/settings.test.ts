import { afterEach, expect, it } from 'vitest'
import { settingsApi } from '@/lib/api/v2/ecommerce/settings'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { sites } from '@/server/db/schema/site'
import { seedCheckoutSettings } from '@/demo/data/options'
import { callAs } from '@/tests/support/http/caller'
import { countryId, createDelivery } from './support'

async function setSettings(checkoutSettings: Record<string, unknown>) {
  await database().db.update(sites).set({ checkoutSettings })
  caches.clear()
}

afterEach(() => setSettings(seedCheckoutSettings))

it.each([true, false])('returns loginAfterRegistration: %s', async (loginAfterRegistration) => {
  await setSettings({ ...seedCheckoutSettings, loginAfterRegistration })
  expect(await callAs().call(settingsApi.getCheckoutSettings, {})).toMatchObject({ loginAfterRegistration })
})

it('returns the free-delivery thresholds of the shop’s country and of each country', async () => {
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
