import { gzipSync } from 'node:zlib'
import { expect, it, vi } from 'vitest'
import { localServer } from '@/tests/support/http/local-server'
import { sendPage } from './send-page'
import { etagOf, type StoredPage } from '@/server/entry/page-cache/store/stored-page'

const { decompressBody } = vi.hoisted(() => ({ decompressBody: vi.fn<() => Promise<Buffer>>() }))
vi.mock('@/server/entry/http/encodings', () => ({ decompressBody }))

const { listen, send } = localServer()
const text = 'Knjige pod lampom. '.repeat(10_000)

function storedPage(): StoredPage {
  const body = gzipSync(text)
  const mark = { boot: '', generation: 0, journal: '', position: 0 }
  return { key: '/', encoding: 'gzip', tags: [], mark, storedAt: 0, seconds: 60, headers: [], etag: etagOf(body, 'gzip'), body, data: null }
}

// docs/rules/platform.md#shop-memory
it('decompresses a page once for all who ask for it at the same time', async () => {
  const page = storedPage()
  const readers = 30
  let arrived = 0
  let decompress: (body: Buffer) => void = () => {}
  decompressBody.mockReturnValue(new Promise((resolve) => (decompress = resolve)))
  await listen((req, res) => {
    void sendPage(req, res, page, 'identity')
    if (++arrived === readers) decompress(Buffer.from(text))
  })
  const answers = await Promise.all(Array.from({ length: readers }, () => send({ path: '/' })))
  expect(answers.every(({ body }) => String(body) === text)).toBe(true)
  expect(decompressBody).toHaveBeenCalledTimes(1)
})

it('tries again after a failure', async () => {
  const page = storedPage()
  decompressBody.mockRejectedValueOnce(new Error('memory')).mockResolvedValue(Buffer.from(text))
  await listen((req, res) => void Promise.resolve(sendPage(req, res, page, 'identity')).catch(() => res.writeHead(500).end()))
  expect((await send({ path: '/' })).status).toBe(500)
  expect(String((await send({ path: '/' })).body)).toBe(text)
})
