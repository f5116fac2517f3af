import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { optionApi } from '@/lib/api/v1/cms/option'
import { officeOptionApi } from '@/lib/api/v1/cms/option/office'
import { caches } from '@/server/core/cache/registry.mjs'
import { loadSites } from '@/server/core/sites'
import { database } from '@/server/db/client'
import { languages, options, siteLanguages } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage } from '../support/content'

const merchant = await createMerchant('settings')

it('switches maintenance and the coming-soon option at once (docs/rules/platform.md#maintenance-mode)', async () => {
  const isUnderMaintenance = async () => (await loadSites())[0]?.maintenance
  expect(await isUnderMaintenance()).toBe(false)
  expect(await merchant.call(officeOptionApi.update, { MaintenanceMode: true })).toMatchObject({ MaintenanceMode: true, ComingSoon: false })
  expect(await isUnderMaintenance()).toBe(true)
  await merchant.call(officeOptionApi.update, { MaintenanceMode: false, ComingSoon: true })
  expect(await isUnderMaintenance()).toBe(false)
  expect(await merchant.call(officeOptionApi.switches, {})).toMatchObject({ MaintenanceMode: false, ComingSoon: true })
  expect(await callAs().call(optionApi.filter, { keys: ['ComingSoon'] })).toMatchObject([{ value: true }])
})

it('shows a published page of the site until it opens (docs/rules/platform.md#coming-soon)', async () => {
  const comingSoon = async () => (await loadSites())[0]?.comingSoon
  const set = (input: { ComingSoon?: boolean; ComingSoonPage?: number | null }) => merchant.call(officeOptionApi.update, input)
  await set({ ComingSoon: true })
  expect(await comingSoon()).toEqual({ slug: null })
  const page = await createPage({ slug: 'uskoro-otvaramo' })
  const draft = await createPage({ slug: 'nacrt-stranice', published: false })
  expect(await set({ ComingSoonPage: page.id })).toEqual({ MaintenanceMode: false, ComingSoon: true, ComingSoonPage: page.id })
  expect(await comingSoon()).toEqual({ slug: 'uskoro-otvaramo' })
  await set({ ComingSoonPage: draft.id })
  expect(await comingSoon()).toEqual({ slug: null })
  expect(await failureOf(set({ ComingSoonPage: 999_999 }))).toMatchObject({ status: 404 })
  await set({ ComingSoonPage: null })
  await set({ ComingSoon: false })
  expect(await comingSoon()).toBeNull()
})

it('has the languages that the option AllowedLanguages lists (docs/rules/platform.md#allowed-languages)', async () => {
  const { db } = database()
  const [english] = await db.select({ id: languages.id }).from(languages).where(eq(languages.code, 'eng'))
  await db.insert(siteLanguages).values({ siteId: 1, languageId: english?.id ?? 0, position: 1 })
  const codes = async (value: string[]) => {
    const target = [options.siteId, options.key]
    await db.insert(options).values({ siteId: 1, key: 'AllowedLanguages', value }).onConflictDoUpdate({ target, set: { value } })
    caches.invalidate(['site'])
    return (await loadSites())[0]?.languages.map(({ code }) => code)
  }
  expect(await codes([])).toEqual(['hrv', 'eng'])
  expect(await codes(['41'])).toEqual(['hrv'])
  await db.delete(options).where(eq(options.key, 'AllowedLanguages'))
  await db.delete(siteLanguages).where(eq(siteLanguages.languageId, english?.id ?? 0))
  caches.invalidate(['site'])
})
