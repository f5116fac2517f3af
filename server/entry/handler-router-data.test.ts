import { expect, it, vi } from 'vitest'
import { addPageTags } from '@/server/core/cache/page-tags.mjs'
import { caches } from '@/server/core/cache/registry.mjs'
import { pageOf, servedHandler } from '@/tests/support/http/served-handler'
import { routerQuery } from './page-cache/page-rules'

const text = 'Večer pod lampom. '.repeat(400)
const publicPage = pageOf(() => text)
const { serve, send } = servedHandler()

// docs/rules/platform.md#router-data
it('router data is stored although Next sends it without its length', async () => {
  const next = await serve(async (_, res) => {
    addPageTags(['product:1'])
    res.setHeader('Content-Type', 'text/x-component')
    res.setHeader('Cache-Control', 's-maxage=3600')
    res.setHeader('x-nextjs-cache', 'HIT')
    res.write(text)
    res.end()
  })
  const asking = (headers: Record<string, string>) => ({ path: `/${routerQuery(headers)}`, headers: { rsc: '1', ...headers } })
  const stored = await vi.waitFor(async () => {
    const answer = await send(asking({ 'next-url': '/shop' }))
    expect(answer.headers['x-izlog-cache']).toBe('hit')
    return answer
  })
  expect([String(stored.body), stored.headers['content-length']]).toEqual([text, String(Buffer.byteLength(text))])
  const calls = next.mock.calls.length
  expect((await send(asking({ 'next-url': '/blog' }))).headers['x-izlog-cache']).toBe('hit')
  expect(next).toHaveBeenCalledTimes(calls)
  caches.invalidate(['product:1'])
  expect((await send(asking({ 'next-url': '/blog' }))).headers['x-izlog-cache']).toBeUndefined()
})

// Next gives a later request what it has begun to render for an earlier one, also when a change came between them.
it('router data is not rendered at the same time as its page', async () => {
  let running = 0
  let most = 0
  await serve(async (req, res) => {
    running++
    most = Math.max(most, running)
    // Long enough for the other request to come.
    for (let turn = 0; turn < 300; turn++) await new Promise((resolve) => setImmediate(resolve))
    await publicPage(req, res)
    running--
  })
  const headers = { rsc: '1', 'next-url': '/' }
  const answers = await Promise.all([send({ path: '/' }), send({ path: `/${routerQuery(headers)}`, headers })])
  expect([most, ...answers.map(({ status }) => status)]).toEqual([1, 200, 200])
})
