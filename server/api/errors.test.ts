import { Hono } from 'hono'
import { beforeEach, expect, it, vi } from 'vitest'
import { toErrorResponse } from './errors'

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

async function answerTo(code: string) {
  const app = new Hono()
  app.onError(toErrorResponse)
  app.get('/', () => {
    // Drizzle wraps the driver's errors.
    throw new Error('Failed query', { cause: Object.assign(new Error('why'), { code }) })
  })
  const answer = await app.request('/')
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() }
}

it.each([
  ['a lock that somebody held too long', '55P03'],
  ['a statement that took too long', '57014'],
  ['a database that is shutting down', '57P01'],
  ['a database that is starting', '57P03'],
  ['no more connections', '53300'],
  ['nobody at the address', 'ECONNREFUSED'],
  ['a connection that broke', 'CONNECTION_CLOSED'],
  ['orders that stayed in each other’s way', '40P01'],
])('%s is an outage that passes: 503, and when to come again', async (_, code) => {
  expect(await answerTo(code)).toMatchObject({ status: 503, retryAfter: '5', body: { errored: true, data: { code: 'UNAVAILABLE' } } })
})

it('what breaks a rule of the database is a fault of ours: 500, and nothing of it is told', async () => {
  const { status, retryAfter, body } = await answerTo('23505')
  expect({ status, retryAfter }).toEqual({ status: 500, retryAfter: null })
  expect(JSON.stringify(body)).not.toContain('why')
})
