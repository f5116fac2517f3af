import { expect, it } from 'vitest'
import { collectPageFacts, newPageFacts } from '@/server/core/cache/page-tags.mjs'
import { caches } from '@/server/core/cache/registry.mjs'
import PageCacheHandler from './next-handler.mjs'

const handler = new PageCacheHandler()
const page = (html: string) => ({ kind: 'APP_PAGE', html, rscData: Buffer.from('0:{}'), headers: {}, segmentData: new Map() })

/** Stores a page that was rendered of data with these tags. */
function store(key: string, value: object, tags: string[]) {
  const facts = newPageFacts()
  for (const tag of tags) facts.tags.add(tag)
  return collectPageFacts(facts, () => handler.set(key, value, {}))
}

it('gives Next the page as it stored it, Croatian letters included', async () => {
  await store('/nova', page('<p>Čežnja, đak i šuma</p>'), ['product:1'])
  const facts = newPageFacts()
  const entry = await collectPageFacts(facts, () => handler.get('/nova'))
  expect(entry.value).toEqual(page('<p>Čežnja, đak i šuma</p>'))
  expect([...facts.tags]).toEqual(['product:1'])
})

it('loses a page with one of its tags', async () => {
  await store('/stara', page('<p>Stara</p>'), ['product:2', 'site'])
  caches.invalidate(['product:2'])
  expect(await handler.get('/stara')).toBeNull()
})

it.each([
  ['no page', { ...page(''), status: 404 }],
  ['data', { kind: 'FETCH' }],
])('does not store %s', async (_, value) => {
  await store('/nista', value, ['site'])
  expect(await handler.get('/nista')).toBeNull()
})
