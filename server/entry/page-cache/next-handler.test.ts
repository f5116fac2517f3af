import { expect, it, vi } from 'vitest'
import { collectPageFacts, newPageFacts } from '@/server/core/cache/page-tags.mjs'
import { caches } from '@/server/core/cache/registry.mjs'
import PageCacheHandler from './next-handler.mjs'

const handler = new PageCacheHandler()
const part = Buffer.from('0:{"naslov":"Čežnja"}'.repeat(2000))
const page = (html: string) => ({
  kind: 'APP_PAGE',
  html,
  rscData: part,
  headers: { 'content-type': 'text/html' },
  postponed: undefined,
  segmentData: new Map([['/_full', part]]),
})

/** Stores a page that was rendered of data with these tags. */
function store(key: string, value: object, tags: string[]) {
  const facts = newPageFacts()
  for (const tag of tags) facts.tags.add(tag)
  return collectPageFacts(facts, () => handler.set(key, value, { cacheControl: { revalidate: 3600 } }))
}

const bytesOf = () => caches.stats().find(({ name }) => name === 'next-pages')?.bytes ?? 0

it('gives Next the page as it stored it, at once and once it is compressed', async () => {
  const value = page('<p>Čežnja, đak i šuma</p>')
  await store('/nova', value, ['product:1'])
  expect((await handler.get('/nova'))?.value).toEqual(value)
  const uncompressed = bytesOf()
  await vi.waitFor(() => expect(bytesOf()).toBeLessThan(uncompressed / 10))
  const facts = newPageFacts()
  const entry = await collectPageFacts(facts, () => handler.get('/nova'))
  expect(entry).toMatchObject({ value, cacheControl: { revalidate: 3600 } })
  expect(Buffer.isBuffer(entry.value.rscData)).toBe(true)
  expect([...facts.tags]).toEqual(['product:1'])
})

// docs/rules/platform.md#address-of-shared-pages
it('keeps nothing of the address of the visitor for whom a page was rendered', async () => {
  const row = '0:{"c":["","nova-lozinka?token=TAJNA"],"q":"?token=TAJNA","i":false}'
  const data = Buffer.from(row)
  const value = {
    ...page(`<script>self.__next_f.push([1,${JSON.stringify(row)}])</script>`),
    rscData: data,
    segmentData: new Map([['/_full', data]]),
  }
  await store('/nova-lozinka', value, ['site'])
  const kept = (await handler.get('/nova-lozinka'))?.value
  const expected = row.replace('nova-lozinka?token=TAJNA', '').replace('?token=TAJNA', '')
  expect(kept.html).toBe(`<script>self.__next_f.push([1,${JSON.stringify(expected)}])</script>`)
  expect([kept.rscData, kept.segmentData.get('/_full')].map(String)).toEqual([expected, expected])
})

it('loses a page with one of its tags, also while it is compressed', async () => {
  await store('/stara', page('<p>Stara</p>'), ['product:2', 'site'])
  caches.invalidate(['product:2'])
  expect(await handler.get('/stara')).toBeNull()
  // Compressed after it, and stored.
  const before = bytesOf()
  await store('/druga', page('<p>Druga</p>'), ['site'])
  await vi.waitFor(async () => expect(bytesOf() - before).toBeLessThan(part.length))
  expect(await handler.get('/stara')).toBeNull()
})

it.each([
  ['no page', { ...page(''), status: 404 }],
  ['data', { kind: 'FETCH' }],
])('does not store %s', async (_, value) => {
  await store('/nista', value, ['site'])
  expect(await handler.get('/nista')).toBeNull()
})
