import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { adminCacheApi } from '@/lib/api/v1/admin/cache'
import { optionApi } from '@/lib/api/v1/cms/option'
import { resetEnv } from '@/lib/env'
import { applyNotification } from '@/server/core/cache/publish-invalidations'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { auditLog } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

// docs/rules/administration.md#cache-page

const visitor = callAs()
const merchant = await createMerchant('settings')

beforeEach(async () => {
  caches.clear()
  await visitor.call(optionApi.filter, {})
})

afterEach(() => {
  delete process.env.ADMIN_CACHE
  resetEnv()
})

const summaryOf = async (name: string) => (await merchant.call(adminCacheApi.filter, {})).find((one) => one.name === name)

it('lists the caches with size, hits and age', async () => {
  const before = await summaryOf('options')
  await visitor.call(optionApi.filter, {})
  expect(await summaryOf('options')).toMatchObject({ entries: 1, hits: (before?.hits ?? 0) + 1 })
  expect(before?.bytes).toBeGreaterThan(0)
  expect(Date.parse(before?.oldestAt ?? '')).toBeGreaterThan(0)
})

describe('the entries of a cache', () => {
  it('are those of the own site that match the keywords', async () => {
    const all = await merchant.call(adminCacheApi.view, { name: 'options' })
    expect(all).toMatchObject({ totalRecords: 1, hidden: 0, records: [{ title: optionApi.filter.path, tags: ['options', 'media'] }] })
    expect(await merchant.call(adminCacheApi.view, { name: 'options', keywords: 'OPTION' })).toMatchObject({ totalRecords: 1 })
    expect(await merchant.call(adminCacheApi.view, { name: 'options', keywords: 'nema' })).toMatchObject({ records: [], totalRecords: 0 })
  })

  it('hide those of other sites and of the server', async () => {
    caches.open('options', { maxBytes: 1e6 }).set('2|hrv|/api/v1/cms/option/filter|{}', {}, { bytes: 9 })
    caches.open('options', { maxBytes: 1e6 }).set('all', {}, { bytes: 9 })
    expect(await merchant.call(adminCacheApi.view, { name: 'options' })).toMatchObject({ totalRecords: 1, hidden: 2 })
  })

  it('are 404 for an unknown cache', async () => {
    expect(await failureOf(merchant.call(adminCacheApi.view, { name: 'nema' }))).toMatchObject({ status: 404 })
    expect(await failureOf(merchant.call(adminCacheApi.clear, { name: 'nema' }))).toMatchObject({ status: 404 })
  })
})

describe('clearing', () => {
  it('empties one cache and leaves the others', async () => {
    caches.open('druga', { maxBytes: 1e6 }).set('a', {}, { bytes: 9 })
    expect(await merchant.call(adminCacheApi.clear, { name: 'options' })).toEqual({ entries: 1 })
    expect(await summaryOf('options')).toMatchObject({ entries: 0, bytes: 0, oldestAt: null })
    expect(await summaryOf('druga')).toMatchObject({ entries: 1 })
    const [entry] = await database().db.select().from(auditLog).where(eq(auditLog.target, 'cache:options'))
    expect(entry).toMatchObject({ action: 'cache.clear', actor: `user:${merchant.id}`, detail: { entries: 1 } })
  })

  it('empties all of them', async () => {
    await merchant.call(adminCacheApi.clear, {})
    expect(caches.stats().every(({ entries, name }) => entries === 0 || name === 'sites')).toBe(true)
  })

  it.each([
    ['one', -1, 'clear:options', [0, 1]],
    ['all', -2, 'clear', [0, 0]],
    ['tags', -3, 'options', [0, 1]],
  ])('another instance clears %s on its notification', (_, id, tag, counts) => {
    caches.open('druga', { maxBytes: 1e6 }).set('a', {}, { bytes: 9 })
    applyNotification(JSON.stringify({ id, tags: [tag] }))
    expect(['options', 'druga'].map((name) => caches.entries(name)?.length)).toEqual(counts)
  })
})

it('needs the settings scope and the option', async () => {
  const editor = await createMerchant('content')
  expect(await failureOf(editor.call(adminCacheApi.filter, {}))).toMatchObject({ status: 403 })
  process.env.ADMIN_CACHE = 'off'
  resetEnv()
  for (const call of [merchant.call(adminCacheApi.filter, {}), merchant.call(adminCacheApi.clear, {})])
    expect(await failureOf(call)).toMatchObject({ status: 404 })
  expect(await failureOf(merchant.call(adminCacheApi.view, { name: 'options' }))).toMatchObject({ status: 404 })
})
