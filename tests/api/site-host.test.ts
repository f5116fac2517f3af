import { expect, it } from 'vitest'
import { database } from '@/server/db/client'
import { sites, stores } from '@/server/db/schema/site'
import { siteHost } from '@/server/entry/page-cache/site-host'

// docs/rules/platform.md#page-cache: all hosts of a site share its pages, so that invented ones push out nothing.
it('forty invented hosts are the first site, and a second domain keeps its own', async () => {
  const { db } = database()
  await db.insert(sites).values({ id: 2, key: 'druga', name: 'Druga', apiKey: 'druga', domains: ['druga.example'], defaultLanguageId: 41 })
  await db.insert(stores).values({ siteId: 2, name: 'Druga' })
  const first = await siteHost('localhost:3000')
  for (let n = 0; n < 40; n++) expect(await siteHost(`izmisljena-${n}.example`)).toBe(first)
  expect(await siteHost('druga.example')).toBe('druga.example')
})
