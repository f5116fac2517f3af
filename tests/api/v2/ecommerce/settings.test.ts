import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { settingsApi } from '@/lib/api/v2/ecommerce/settings'
import { caches } from '@/server/cache/registry.mjs'
import { database } from '@/server/db/client'
import { callAs } from '@/tests/support/caller'

it.each([true, false])('tells whether a registration signs in at once: %s', async (loginAfterRegistration) => {
  const setting = JSON.stringify({ loginAfterRegistration })
  await database().db.execute(sql`update sites set checkout_settings = checkout_settings || ${setting}::jsonb`)
  caches.clear()
  expect(await callAs().call(settingsApi.getCheckoutSettings, {})).toMatchObject({ loginAfterRegistration })
})
