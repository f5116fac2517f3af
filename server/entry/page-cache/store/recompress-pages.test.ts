import { expect, it, vi } from 'vitest'
import { compressBody, decompressBody } from '@/server/entry/http/encodings'
import { createRecompressor } from './recompress-pages'
import { etagOf, type StoredPage } from './stored-page'

const text = Array.from({ length: 800 }, (_, i) => `<li class="c${i ** 2 % 97}">${Math.sin(i).toString(36).slice(3, 7)}</li>`).join('')

const patience = { timeout: 10_000 }

async function storedPage(key: string): Promise<StoredPage> {
  const body = await compressBody(Buffer.from(text), 'br')
  const mark = { boot: '', generation: 0, journal: '', position: 0 }
  return { key, encoding: 'br', tags: [], mark, storedAt: 0, seconds: 60, headers: [], etag: etagOf(body, 'br'), body, data: null }
}

it('makes pages smaller, with another tag and the same text', async () => {
  const page = await storedPage('/a')
  const replace = vi.fn<(page: StoredPage, form: StoredPage) => void>()
  createRecompressor()(page, replace)
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce(), patience)
  const [replaced, form] = replace.mock.calls[0] ?? []
  expect(replaced).toBe(page)
  expect(form?.body.length).toBeLessThan(page.body.length)
  expect(form?.etag).toBe(etagOf(form?.body ?? Buffer.alloc(0), 'br'))
  expect(String(await decompressBody(form?.body ?? Buffer.alloc(0), 'br'))).toBe(text)
})

it('goes on after a page that cannot be read', async () => {
  const replace = vi.fn<(page: StoredPage, form: StoredPage) => void>()
  const recompress = createRecompressor()
  recompress({ ...(await storedPage('/a')), body: Buffer.from('x') }, replace)
  recompress(await storedPage('/b'), replace)
  await vi.waitFor(() => expect(replace).toHaveBeenCalledOnce(), patience)
  expect(replace.mock.calls[0]?.[0].key).toBe('/b')
})

it('gives up the oldest of too many', async () => {
  const replace = vi.fn<(page: StoredPage, form: StoredPage) => void>()
  const recompress = createRecompressor({ maxWaiting: 2 })
  const page = await storedPage('/')
  for (const key of ['/1', '/2', '/3', '/4', '/5']) recompress({ ...page, key }, replace)
  await vi.waitFor(() => expect(replace.mock.calls.map(([one]) => one.key)).toContain('/5'), patience)
  expect(replace.mock.calls.map(([one]) => one.key)).not.toContain('/2')
})
