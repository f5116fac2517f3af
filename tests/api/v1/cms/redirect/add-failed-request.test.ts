import { beforeEach, describe, expect, it } from 'vitest'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { redirectApi } from '@/lib/api/v1/cms/redirect'
import { database } from '@/server/db/client'
import { failedRequests } from '@/server/db/schema/cms'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { emptyContent } from '../support/content'

const report = (path: string) =>
  callAs({ headers: { 'x-izlog-address': crypto.randomUUID() } }).call(redirectApi.addFailedRequest, { path })
const kept = () => database().db.select({ path: failedRequests.path, hits: failedRequests.hits }).from(failedRequests)

describe('POST cms/redirect/addFailedRequest', () => {
  beforeEach(emptyContent)

  it('counts each request of a path', async () => {
    await report('/nema-me')
    await report('/nema-me')
    expect(await kept()).toEqual([{ path: '/nema-me', hits: 2 }])
  })

  it('counts no request of staff, who open what is not published yet', async () => {
    const editor = await createMerchant('content')
    expect(await editor.call(redirectApi.addFailedRequest, { path: '/skica' })).toEqual({})
    expect(await kept()).toEqual([])
  })

  it('keeps the first 200 characters', async () => {
    await report(`/${'a'.repeat(900)}`)
    expect((await kept())[0]?.path).toHaveLength(200)
  })

  it('keeps 5,000 paths and drops the least requested, oldest one', async () => {
    const lastAt = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, n))
    const many = Array.from({ length: 5000 }, (_, n) => ({ siteId: 1, path: `/p${n}`, hits: n === 0 ? 2 : 1, lastAt: lastAt(n) }))
    await database().db.insert(failedRequests).values(many)
    await report('/p7')
    expect(await kept()).toHaveLength(5000)
    await report('/jos-jedna')
    const rows = await kept()
    expect(rows).toHaveLength(5000)
    expect(rows.find(({ path }) => path === '/p7')?.hits).toBe(2)
    expect(rows.map(({ path }) => path)).toEqual(expect.arrayContaining(['/jos-jedna', '/p0']))
    expect(rows.some(({ path }) => path === '/p1')).toBe(false)
  })

  it('has a limit of its own', async () => {
    const visitor = callAs({ headers: { 'x-izlog-address': crypto.randomUUID() } })
    for (let n = 0; n < 60; n++) await visitor.call(redirectApi.addFailedRequest, { path: `/mrtva-${n}` })
    expect(await failureOf(visitor.call(redirectApi.addFailedRequest, { path: '/jos-jedna' }))).toMatchObject({ code: 'TOO_MANY' })
    for (let n = 0; n < 200; n++) expect(await visitor.call(finderApi.searchSlugs, { q: `naslov ${n}` })).toEqual([])
  })

  it('refuses a value that is no path', async () => {
    expect(await failureOf(report('https://zlo.example'))).toMatchObject({ status: 422 })
  })
})
