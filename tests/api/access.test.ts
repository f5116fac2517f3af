import { describe, expect, it } from 'vitest'
import type { Access } from '@/lib/api/endpoint'
import { app } from '@/server/app'
import { implemented } from '@/server/implement'
import { callAs, identity } from '@/tests/support/caller'
import { createMerchant, createUser } from '@/tests/support/people'

type Kind = 'visitor' | 'user' | 'suspended' | 'office without the right' | 'office with the right'

/** What the contract says must happen: let in, or turned away with this status. */
function expected(access: Access, kind: Kind): 'in' | 401 | 403 {
  // A suspended user's token is no token any more, wherever it is shown.
  if (kind === 'suspended') return 403
  if (access === 'any' || access === 'cart') return 'in'
  if (access === 'user') return kind === 'visitor' ? 401 : 'in'
  const hasRight = kind === 'office with the right' || (kind === 'office without the right' && access === 'office')
  return hasRight ? 'in' : 403
}

const allScopes = ['content', 'media', 'catalogue', 'orders', 'customers', 'settings']

const makers = {
  visitor: async () => callAs(),
  user: () => createUser(),
  suspended: () => createUser({ suspended: true }),
  'office without the right': () => createMerchant(),
  'office with the right': () => createMerchant(...allScopes),
}

const callers = {
  visitor: await makers.visitor(),
  user: await makers.user(),
  suspended: await makers.suspended(),
  'office without the right': await makers['office without the right'](),
  'office with the right': await makers['office with the right'](),
}

const kinds: Kind[] = ['visitor', 'user', 'suspended', 'office without the right', 'office with the right']

describe('the access matrix: every row of the contract, every kind of caller', () => {
  it.each(implemented.flatMap(({ name, endpoint }) => kinds.map((kind) => ({ name, endpoint, kind, path: endpoint.path }))))(
    '$path as $kind',
    async ({ endpoint, kind }) => {
      // The input is nobody's: who may come in is decided before it is read.
      const endsSession = endpoint.path.endsWith('/logout')
      const caller = endsSession ? await makers[kind]() : callers[kind]
      const { status } = await caller.send(endpoint, {})
      const verdict = expected(endpoint.access, kind)
      if (verdict !== 'in') return expect(status).toBe(verdict)
      const decidesItself = /\/(login|refresh)$/.test(endpoint.path)
      if (!decidesItself) expect([401, 403]).not.toContain(status)
      expect(status).toBeLessThan(500)
    },
  )

  it.each(implemented.filter(({ endpoint }) => !endpoint.keyless).map(({ endpoint }) => ({ path: endpoint.path, endpoint })))(
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

  it.each(implemented.filter(({ endpoint }) => endpoint.method !== 'get').map(({ endpoint }) => ({ path: endpoint.path, endpoint })))(
    '$path refuses what is no JSON, is too large, too deep, or comes from another site',
    async ({ endpoint, path }) => {
      const send = (body: string, headers: Record<string, string> = {}) =>
        app.request(path, {
          method: endpoint.method.toUpperCase(),
          headers: {
            apiKey: identity.apiKey,
            'content-type': 'application/json',
            accessToken: callers['office with the right'].accessToken,
            ...headers,
          },
          body,
        })
      expect((await send('{"a":')).status).toBe(400)
      expect((await send('[]')).status).toBe(400)
      expect((await send(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).status).toBe(400)
      expect((await send(JSON.stringify({ a: 'x'.repeat(1024 * 1024 + 1) }))).status).toBe(413)
      expect((await send('a=b', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415)
      expect((await send('{}', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
      expect((await send('{}', { origin: 'https://zlo.example', host: 'localhost' })).status).toBe(403)
      expect((await send('{"neocekivano":1}')).status).toBeGreaterThanOrEqual(400)
    },
  )
})
