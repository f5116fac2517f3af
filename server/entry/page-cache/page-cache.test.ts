import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { caches } from '@/server/core/cache/registry.mjs'

vi.mock('@/server/entry/http/encodings', { spy: true })

// Test files share modules, so the spy needs a fresh import and must not leak.
beforeAll(() => void vi.resetModules())
afterAll(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

const answer = () => ({ host: 'localhost', generation: caches.generation(), seconds: 60, headers: {}, body: Buffer.from('stranica') })

it('asks Next for a page whose compression failed', async () => {
  const [{ compressBody: compressWhole }, { storePage: keepPage, sendOnceCompressed: sendPacked }] = await Promise.all([
    import('@/server/entry/http/encodings'),
    import('./page-cache'),
  ])
  vi.mocked(compressWhole).mockRejectedValueOnce(new Error('no memory'))
  const keeping = keepPage('/nesazeta', answer())
  const req = new IncomingMessage(new Socket())
  const sending = sendPacked(req, new ServerResponse(req), '/nesazeta')
  await expect(keeping).rejects.toThrow('no memory')
  expect(await sending).toBe(false)
})

it('checks for a stored page without counting a use', async () => {
  const { shouldStore: isWanted, storePage: keepPage } = await import('./page-cache')
  const uses = () => caches.stats().find(({ name }) => name === 'compressed-pages')
  await keepPage('/sazeta', answer())
  const before = uses()
  expect([isWanted('/sazeta', caches.generation()), isWanted('/druga', caches.generation())]).toEqual([false, true])
  expect(uses()).toEqual(before)
})
