import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { addPageTags } from '@/server/core/cache/page-tags.mjs'
import { caches } from '@/server/core/cache/registry.mjs'
import { decompressBody } from '@/server/entry/http/encodings'
import type { TestResponse } from '@/tests/support/http/local-server'
import { seededRandom } from '@/tests/support/seeded-random'
import { servedHandler } from '@/tests/support/http/served-handler'

const { serve, send } = servedHandler()

/** What the pages show. Some share what they show, as the header of a shop does. */
const pages: Record<string, string[]> = {
  '/': ['menu', 'product:1', 'product:2'],
  '/shop': ['menu', 'product:1', 'product:2', 'product:3'],
  '/product/1': ['menu', 'product:1'],
  '/product/2': ['menu', 'product:2'],
  '/shop?boja=3': ['menu', 'product:3'],
}
const paths = Object.keys(pages)

// docs/decisions/027-pages-know-their-tags.md
it.each([1, 2, 3, 4])('no answer shows what was replaced before its request came (seed %i)', async (seed) => {
  const random = seededRandom(seed)
  const versions = new Map(Object.values(pages).flatMap((tags) => tags.map((tag) => [tag, 0])))
  let renders = 0
  await serve(async (req, res) => {
    renders++
    const shown: string[] = []
    // Data is read in turns, between which anything may be written.
    for (const tag of pages[req.url ?? ''] ?? []) {
      addPageTags([tag])
      shown.push(`${tag}=${versions.get(tag)}`)
      for (let turns = random.below(4); turns > 0; turns--) await turn()
    }
    const body = shown.join(' ')
    res.setHeader('Content-Type', 'text/html')
    res.setHeader('Cache-Control', 's-maxage=60')
    res.setHeader('x-nextjs-cache', 'MISS')
    res.setHeader('Content-Length', Buffer.byteLength(body))
    res.end(body)
  })

  const stale: string[] = []
  async function read() {
    const path = random.one(paths)
    const before = new Map(versions)
    const encoding = random.one(['br', 'gzip', ''])
    for (const part of (await textOf(await send({ path, headers: { 'accept-encoding': encoding } }))).split(' ')) {
      const [tag = '', version] = part.split('=')
      if (Number(version) < (before.get(tag) ?? 0)) stale.push(`${path}: ${part}, not ${before.get(tag)}`)
    }
  }
  function write() {
    const tag = random.one([...versions.keys()])
    versions.set(tag, (versions.get(tag) ?? 0) + 1)
    caches.invalidate([tag])
  }

  let reads = 0
  for (let step = 0; step < 150; step++) {
    if (random.isLikely(0.25)) write()
    const running = Array.from({ length: 1 + random.below(5) }, () => read())
    reads += running.length
    if (random.isLikely(0.3)) {
      await turn()
      write()
    }
    await Promise.all(running)
  }
  expect(stale).toEqual([])
  expect(renders).toBeLessThan(reads)
})

async function textOf({ body, headers }: TestResponse) {
  const encoding = headers['content-encoding']
  return String(encoding === 'br' || encoding === 'gzip' ? await decompressBody(body, encoding) : body)
}
