import { describe, expect, it } from 'vitest'
import { domainApi } from '@/lib/api/v2/master/master'
import { database } from '@/server/db/client'
import { caches } from '@/server/core/cache/registry.mjs'
import { siteLanguages, sites, stores } from '@/server/db/schema/site'
import { callAs } from '@/tests/support/http/caller'

/** A program that has no apiKey yet. */
const stranger = callAs({ headers: { apiKey: '' } })

async function createSecondSite() {
  const { db } = database()
  await db.insert(sites).values({
    id: 2,
    key: 'drugi',
    name: 'Drugi izlog',
    url: 'https://drugi.example',
    domains: ['drugi.example'],
    apiKey: 'kljuc-2',
    defaultLanguageId: 41,
  })
  await db.insert(stores).values({ siteId: 2, name: 'Drugi' })
  await db.insert(siteLanguages).values({ siteId: 2, languageId: 41 })
  caches.invalidate(['site'])
}

describe('POST v2/master/domainDetect', () => {
  it('tells a client without an apiKey everything it needs to begin', async () => {
    const config = await stranger.call(domainApi.domainDetect, { host: 'localhost:3000' })
    expect(config).toMatchObject({
      apiKeyToken: 'javni-kljuc-pod-lampom',
      siteID: 1,
      site: { name: 'Pod lampom' },
      defaultLanguage: 'hrv',
      extra: { checkoutSettings: { cartAddition: 2 }, currencyConfig: { code: 'EUR' } },
    })
    expect(config.cmsLanguages.map(({ code }) => code)).toEqual(['hrv'])
  })

  it('knows the site by the page that asks', async () => {
    await createSecondSite()
    const byReferer = await stranger.call(domainApi.domainDetect, {}, { referer: 'https://drugi.example/nesto' })
    expect(byReferer).toMatchObject({ siteID: 2, site: { name: 'Drugi izlog', url: 'https://drugi.example' } })
  })
})
