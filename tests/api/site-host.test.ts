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
  const invented = await Promise.all(Array.from({ length: 40 }, (_, n) => siteHost(`izmisljena-${n}.example`)))
  expect(new Set(invented)).toEqual(new Set([first]))
  expect(await siteHost('druga.example')).toBe('druga.example')
})
