import { beforeEach, expect, it, vi } from 'vitest'
import { elementApi } from '@/lib/api/v1/cms/element'
import { collectPageFacts, newPageFacts } from './core/cache/page-tags.mjs'
import { load } from './rsc'

const { answer, memos } = vi.hoisted(() => ({
  answer: vi.fn<(request: Request) => Promise<Response>>(),
  memos: new Set<Map<unknown, unknown>>(),
}))
// As in a render of server components: by the first argument, until the render ends.
vi.mock('react', async (original) => ({
  ...(await original<object>()),
  cache: (work: (argument?: unknown) => unknown) => {
    const memo = new Map<unknown, unknown>()
    memos.add(memo)
    return (argument?: unknown) => {
      if (!memo.has(argument)) memo.set(argument, work(argument))
      return memo.get(argument)
    }
  },
}))
vi.mock('next/root-params', () => ({ site: async () => 'pod-lampom', locale: async () => 'hr' }))
vi.mock('./core/sites', () => ({ loadSites: async () => [{ key: 'pod-lampom', apiKey: 'x', id: 1, storeId: 1 }] }))
vi.mock('./api/running-api', () => ({ callApi: answer }))

const header = { handlers: ['header-section'] }

beforeEach(() => {
  for (const memo of memos) memo.clear()
  answer.mockReset()
  answer.mockImplementation(async () => Response.json({ data: [] }, { headers: { 'x-izlog-tags': 'layout,links' } }))
})

// docs/rules/platform.md#api-cache
it('a render asks for the same once, and for something else again', async () => {
  const facts = newPageFacts()
  await collectPageFacts(facts, () => Promise.all([load(elementApi.getByHandlers, header), load(elementApi.getByHandlers, header)]))
  expect(answer).toHaveBeenCalledTimes(1)
  expect([...facts.tags]).toEqual(['layout', 'links'])
  await collectPageFacts(facts, () => load(elementApi.getByHandlers, { handlers: ['footer-section'] }))
  expect(answer).toHaveBeenCalledTimes(2)
})

it('each part of a page that asks for what is refused learns why', async () => {
  const refusal = { errored: true, message: 'Ne postoji.', statusCode: 404, data: { code: 'NOT_FOUND' } }
  answer.mockImplementation(async () => Response.json(refusal, { status: 404 }))
  for (let part = 0; part < 2; part++) await expect(load(elementApi.getByHandlers, header)).rejects.toMatchObject({ status: 404 })
  expect(answer).toHaveBeenCalledTimes(1)
})
