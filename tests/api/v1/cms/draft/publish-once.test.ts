import { desc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pageApi } from '@/lib/api/v1/cms/page'
import { applyNotification } from '@/server/core/cache/publish-invalidations'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { cacheInvalidations } from '@/server/db/schema/cache-invalidation'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { createPage, emptyContent } from '../support/content'
import { draftsOf } from '../support/drafts'

const visitor = callAs()
const editor = await createMerchant('content')
const { setFields, publish } = draftsOf(editor)

/** As PostgreSQL tells every instance of the newest row of the journal, this one included. */
async function notifyNewest() {
  const rows = await database().db.select().from(cacheInvalidations).orderBy(desc(cacheInvalidations.id)).limit(1)
  for (const { id, tags } of rows) applyNotification(JSON.stringify({ id, tags }))
}

// docs/rules/data.md#invalidation-journal
it('a page that is rendered after a publication is not thrown away by its notification', async () => {
  await emptyContent()
  const { id } = await createPage({ slug: 'o-nama', title: 'Prije' })
  const key = `page:${id}`
  await publish(key, await setFields(key, { title: 'Poslije' }))
  const mark = caches.mark()
  expect((await visitor.call(pageApi.get, { slug: 'o-nama' })).title).toBe('Poslije')
  await notifyNewest()
  expect(caches.isFresh([`page:${id}`], mark)).toBe(true)
  applyNotification(JSON.stringify({ id: 2_000_000_000, tags: [`page:${id}`] }))
  expect(caches.isFresh([`page:${id}`], mark)).toBe(false)
})
