import { afterEach, describe, expect, it } from 'vitest'
import { coreVersion } from '@/lib/core-version'
import { settingsDomainApi } from '@/lib/api/v1/settings/domain'
import { resetEnv } from '@/lib/env'
import { app } from '@/server/api/app'
import { setDevelopmentDomain } from '@/server/core/http/development-domain'
import { database } from '@/server/db/client'
import { sites, stores } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'

// docs/rules/administration.md#development-calls, docs/rules/administration.md#domain-list

const [other] = await database()
  .db.insert(sites)
  .values({ key: 'igre', name: 'Igre', url: 'https://igre.example', domains: ['igre.example'], apiKey: 'igre', defaultLanguageId: 41 })
  .returning()
await database()
  .db.insert(stores)
  .values({ siteId: other?.id ?? 0, name: 'Igre' })

function inProduction() {
  Object.assign(process.env, { NODE_ENV: 'production' })
  resetEnv()
}

afterEach(() => {
  Object.assign(process.env, { NODE_ENV: 'test' })
  resetEnv()
  setDevelopmentDomain(null)
})

async function send(method: 'GET' | 'POST', path: string, body?: object) {
  const headers = { 'content-type': 'application/json', host: 'localhost' }
  const response = await app.request(`/api/_cli/${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return { status: response.status, ...(await response.json()) }
}

describe('the calls of developers', () => {
  it('name the newest version and list the releases', async () => {
    expect(await send('GET', 'get-latest-tag')).toMatchObject({ status: 200, data: { tag: coreVersion } })
    const { data } = await send('POST', 'get-latest-release', { gitlabProjectId: 1, gitlabBranch: 'main' })
    expect(data[0]).toMatchObject({ tag_name: coreVersion, description_html: expect.stringContaining('<li>') })
  })

  it('choose the site that pages show', async () => {
    expect(await send('GET', 'get-domain')).toMatchObject({ data: { domain: 'localhost' } })
    expect(await send('POST', 'set-domain', { domain: 'igre.example' })).toMatchObject({ status: 200, data: { domain: 'igre.example' } })
    expect(await send('GET', 'get-domain')).toMatchObject({ data: { domain: 'igre.example' } })
  })

  it.each([['nema.example'], [''], ['igre.example/x']])('refuse the unknown domain %j', async (domain) => {
    expect(await send('POST', 'set-domain', { domain })).toMatchObject({ status: 422 })
    expect(await send('GET', 'get-domain')).toMatchObject({ data: { domain: 'localhost' } })
  })

  it.each([
    ['GET', 'get-latest-tag'],
    ['POST', 'get-latest-release'],
    ['GET', 'get-domain'],
    ['POST', 'set-domain'],
  ] as const)('%s %s is 404 in production', async (method, path) => {
    inProduction()
    expect(await send(method, path, method === 'POST' ? { domain: 'igre.example' } : undefined)).toMatchObject({ status: 404 })
  })
})

describe('the list of domains', () => {
  it('holds every site and marks the own one', async () => {
    const { records, totalRecords } = await callAs().call(settingsDomainApi.filter, {})
    expect(totalRecords).toBe(records.length)
    expect(records).toContainEqual({ name: 'Igre', url: 'https://igre.example', domain: 'igre.example', isCurrent: false })
    expect(records.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(await callAs().call(settingsDomainApi.filter, { page: 2, limit: 1 })).toMatchObject({ records: [records[1]], totalPages: 2 })
  })

  it('is for the back office only in production', async () => {
    const [user, merchant] = [await createUser(), await createMerchant()]
    inProduction()
    for (const caller of [callAs(), user]) expect(await failureOf(caller.call(settingsDomainApi.filter, {}))).toMatchObject({ status: 403 })
    expect((await merchant.call(settingsDomainApi.filter, {})).records).toHaveLength(2)
  })
})
