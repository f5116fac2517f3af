import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Endpoint } from '@/lib/api/endpoint'
import { allScopes } from '@/lib/office/roles'
import { app } from '@/server/api/app'
import { operations } from '@/server/api/modules'
import { resetRateLimits } from '@/server/core/rate-limits'
import { callAs, identity } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { kinds, expectedOutcome, type Cell, type Kind } from './access/cell'
import { cells } from './access/cells'
import { createCart, createOwner, createFixtures, type Person, type Fixtures } from './access/fixtures'

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
/** These calls check a password or token themselves and answer 401 or 403. */
const checksAccessItself = /\/(?:login|refresh|oauth)$/

let fixtures: Fixtures
let merchantToken: string | undefined
const people = new Map<Kind, Person>()

beforeAll(async () => {
  fixtures = await createFixtures()
  for (const kind of kinds) people.set(kind, await fixtures.callers[kind]())
})

beforeEach(() => resetRateLimits())

/** Input of this caller: its own object, or the owner's without the owner's secret. */
async function inputOf(cell: Cell, kind: Kind): Promise<object> {
  switch (cell.owner) {
    case 'none':
      return {}
    case 'user':
      return cell.input(fixtures.owned)
    case 'site':
      return cell.input(fixtures.foreign)
    case 'cart': {
      // Calls change and close carts, so each gets a new one.
      const fresh = await createCart(fixtures.productId)
      const input = cell.input(fresh.cart, { ...fixtures.owned, ...fresh })
      if (kind === 'cart holder') return input
      return { ...input, protectCode: kind === 'holder of another cart' ? fixtures.foreignSecret : 'pogodak' }
    }
  }
  return cell satisfies never
}

async function attempt(endpoint: Endpoint, cell: Cell, kind: Kind) {
  // An owner's call may delete the object, so it gets its own.
  if (cell.owner === 'user' && kind === 'user') {
    const { person, owned } = await createOwner(fixtures.productId)
    return { person, input: cell.input(owned) }
  }
  return { person: await personFor(endpoint, kind), input: await inputOf(cell, kind) }
}

/** Calls that end a session get a caller of their own. */
async function personFor(endpoint: Endpoint, kind: Kind) {
  const endsSession = /\/(?:logout|password\/reset|delete|deletion\/\w+|session\/\w+(?:\/\w+)*)$/.test(endpoint.path)
  const shared = people.get(kind)
  return !endsSession && shared ? shared : fixtures.callers[kind]()
}

/** An event stream has no end of its own. */
async function textOf(response: Response) {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  await response.body?.cancel()
  return ''
}

describe('the access matrix: every contract row, eleven kinds of caller', () => {
  it('has one line per call', () => {
    const names = operations.map(({ endpoint }) => nameOf(endpoint))
    const missing = names.filter((name) => !cells[name])
    const remedy = `add a line to tests/api/access/cells.ts: open, or ofCart(...), ofUser(...), ofSite(...) for the owner of the object that the call names`
    expect(missing.join('\n'), remedy).toBe('')
    expect(
      Object.keys(cells).filter((name) => !names.includes(name)),
      'these calls are gone: delete their lines',
    ).toEqual([])
  })

  it.each(operations.filter(({ endpoint }) => endpoint.access === 'cart').map(({ endpoint }) => nameOf(endpoint)))(
    '%s names its cart',
    (name) => expect(cells[name]?.owner, 'its line in tests/api/access/cells.ts is ofCart(...)').toBe('cart'),
  )

  it.each(operations.flatMap(({ endpoint }) => kinds.map((kind) => ({ endpoint, kind, name: nameOf(endpoint) }))))(
    '$name as $kind',
    async ({ endpoint, kind, name }) => {
      const cell = cells[name]
      if (!cell) return
      const expected = expectedOutcome({ endpoint, cell, kind })
      const { person, input } = await attempt(endpoint, cell, kind)
      const response = await callAs(person).send(endpoint, input)
      const { status } = response
      // A call that names an object must find it; other calls may fail earlier.
      const refusals = cell.owner === 'none' ? [401, 403] : [401, 403, 404, ...(cell.owner === 'user' ? [cell.refusal] : [])]
      const unexpected = checksAccessItself.test(endpoint.path) ? [] : refusals
      const isAllowed = expected === 'allowed' && status < 500 && !unexpected.includes(status)
      expect(isAllowed ? 'allowed' : status, await textOf(response)).toBe(expected)
    },
  )

  it.each(
    operations
      .filter(({ endpoint }) => cells[nameOf(endpoint)]?.owner === 'cart')
      .map(({ endpoint }) => ({ endpoint, path: endpoint.path })),
  )('$path hides carts from clients of another site', async ({ endpoint, path }) => {
    const cell = cells[nameOf({ ...endpoint, path })]
    const outsider = await fixtures.callers['user of another site']()
    const input = cell?.owner === 'cart' ? cell.input(fixtures.owned.cart, fixtures.owned) : {}
    expect((await callAs({ headers: outsider.headers }).send(endpoint, input)).status).toBe(404)
  })

  it.each(operations.filter(({ endpoint }) => !endpoint.keyless).map(({ endpoint }) => ({ path: endpoint.path, endpoint })))(
    '$path without the api key is 401',
    async ({ endpoint }) => {
      const response = await callAs({ headers: { apiKey: 'nepoznat' } }).send(endpoint, {})
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ errored: true, message: 'Unknown api key', statusCode: 401 })
    },
  )
})

describe('every call', () => {
  it('answers an unknown path with the envelope', async () => {
    const response = await app.request('/api/v1/nema', { headers: { apiKey: identity.apiKey } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ errored: true, statusCode: 404 })
  })

  it.each(
    operations
      .filter(({ endpoint }) => endpoint.method !== 'get' && !endpoint.bodyless && !endpoint.upload)
      .map(({ endpoint }) => ({ path: endpoint.path, endpoint })),
  )('$path refuses invalid JSON, large or deep bodies and cross-site requests', async ({ endpoint, path }) => {
    merchantToken ??= (await createMerchant(...allScopes)).accessToken
    const accessToken = merchantToken
    const send = (body: string, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: endpoint.method.toUpperCase(),
        headers: { apiKey: identity.apiKey, 'content-type': 'application/json', accessToken, ...headers },
        body,
      })
    expect((await send('{"a":')).status).toBe(400)
    expect((await send('[]')).status).toBe(400)
    expect((await send(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`)).status).toBe(400)
    expect((await send(JSON.stringify({ a: 'x'.repeat(1024 * 1024 + 1) }))).status).toBe(413)
    expect((await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
    expect((await send('{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await send('{}', { origin: 'https://zlo.example', host: 'localhost' })).status).toBe(403)
    expect((await send('{"neocekivano":1}')).status).toBeGreaterThanOrEqual(400)
  })
})
