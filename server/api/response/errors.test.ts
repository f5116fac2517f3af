import { Hono } from 'hono'
import { beforeEach, expect, it, vi } from 'vitest'
import { toErrorResponse } from './errors'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

async function responseFor(code: string) {
  const app = new Hono()
  app.onError(toErrorResponse)
  app.get('/', () => {
    // Drizzle wraps the driver's errors.
    throw new Error('Failed query', { cause: Object.assign(new Error('why'), { code }) })
  })
  const response = await app.request('/')
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body: await response.json() }
}

it.each([
  ['a lock timeout', '55P03'],
  ['a statement timeout', '57014'],
  ['a database shutdown', '57P01'],
  ['a starting database', '57P03'],
  ['exhausted connections', '53300'],
  ['a refused connection', 'ECONNREFUSED'],
  ['a lost connection', 'CONNECTION_CLOSED'],
  ['an unresolved deadlock', '40P01'],
  ['a full disk', 'ENOSPC'],
  ['a full disk of the database', '53100'],
  ['a folder that became read-only', 'EROFS'],
  ['a spent quota', 'EDQUOT'],
])('answers %s with 503 and Retry-After', async (_, code) => {
  expect(await responseFor(code)).toMatchObject({ status: 503, retryAfter: '5', body: { errored: true, data: { code: 'UNAVAILABLE' } } })
})

it('answers a constraint violation with 500 and reveals nothing', async () => {
  const { status, retryAfter, body } = await responseFor('23505')
  expect({ status, retryAfter }).toEqual({ status: 500, retryAfter: null })
  expect(JSON.stringify(body)).not.toContain('why')
})
