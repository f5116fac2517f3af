import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { settingsApi } from '@/lib/api/v2/ecommerce/settings'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { deliveryMethods } from '@/server/db/schema/methods'
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

// docs/rules/prices.md#delivery-from
it('returns the total from which every delivery is free, by country', async () => {
  await database().db.update(deliveryMethods).set({ enabled: false })
  await createDelivery({
    rates: [
      { cents: 450, freeFromCents: 5000 },
      { cents: 900, country: 'DE', freeFromCents: 9000 },
      { cents: 900, country: 'SI', freeFromCents: 9000 },
    ],
  })
  await createDelivery({
    rates: [
      { cents: 290, freeFromCents: 4500 },
      { cents: 700, country: 'SI' },
    ],
  })
  await createDelivery({ rates: [{ cents: 0 }] })
  caches.clear()
  expect(await callAs().call(settingsApi.getCheckoutSettings, {})).toMatchObject({
    allDeliveryFreeFrom: 50,
    allDeliveryFreeByCountry: { [await countryId('HR')]: 50, [await countryId('DE')]: 90 },
  })
})

// docs/rules/prices.md#delivery-from
it('returns the lowest rate of a delivery to the shop’s country, collecting apart', async () => {
  const { db } = database()
  await db.update(deliveryMethods).set({ enabled: false })
  await createDelivery({ rates: [{ cents: 450 }, { cents: 100, country: 'DE' }] })
  await createDelivery({ rates: [{ cents: 290 }] })
  const pickup = await createDelivery({ rates: [{ cents: 0 }] })
  await db.update(deliveryMethods).set({ kind: 'pickup' }).where(eq(deliveryMethods.id, pickup.id))
  caches.clear()
  expect(await callAs().call(settingsApi.getCheckoutSettings, {})).toMatchObject({ deliveryFrom: 2.9 })
  await db.update(deliveryMethods).set({ enabled: false })
  caches.clear()
  expect(await callAs().call(settingsApi.getCheckoutSettings, {})).toMatchObject({ deliveryFrom: null })
})
