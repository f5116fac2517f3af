import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Endpoint } from '@/lib/api/endpoint'
import { authApi } from '@/lib/api/v1/auth'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { webUserApi } from '@/lib/api/v1/user/web'
import { memberCardApi } from '@/lib/api/v1/user/web/member-card'
import { passwordApi } from '@/lib/api/v1/user/password'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { app } from '@/server/app'
import { database } from '@/server/db/client'
import { implemented } from '@/server/implement'
import { fromElsewhere } from '@/tests/support/accounts'
import { callAs, identity } from '@/tests/support/caller'
import { withoutLimits } from '@/tests/support/without-limits'

withoutLimits()

// Everything that can be logged is.
vi.hoisted(() => {
  process.env.LOG_LEVEL = 'debug'
})

/** What nobody but its owner may read again, however a call ends. */
const canary = `kanarinac${randomUUID().replaceAll('-', '')}`
let printed = ''

beforeEach(() => {
  printed = ''
  const keep = (chunk: unknown) => {
    printed += String(chunk)
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  vi.spyOn(process.stderr, 'write').mockImplementation(keep)
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...words) => void keep(words))
})
afterEach(() => vi.restoreAllMocks())

const secretCalls: [Endpoint, object, Record<string, string>?][] = [
  [authApi.login, { username: 'ana@primjer.hr', password: canary }],
  [authApi.refresh, {}, { refreshToken: canary, cookie: `refresh=${canary}; __Host-refresh=${canary}` }],
  [webUserApi.register, { details: { firstName: 'Ana', lastName: 'Anić' }, email: 'ana@primjer.hr', password: canary }],
  [webUserApi.register, { details: {}, email: 'ana', password: canary, confirmedPassword: canary }],
  [memberCardApi.validateMembersBarcode, { barcode: canary }],
  [webUserApi.verify, { token: canary }],
  [webUserApi.profile, {}, { accessToken: canary }],
  [passwordApi.reset, { oldPassword: canary, newPassword: `${canary}2` }],
  [passwordApi.set, { token: canary, password: canary }],
  [cartApi.getCart, { cartId: 'nema', protectCode: canary }],
  [cartApi.applyMemberCard, { cartId: 'nema', protectCode: canary, barcode: canary }],
  [newsletterApi.confirm, { token: canary }],
  [newsletterApi.unsubscribe, { token: canary }],
]

async function sendAll() {
  const bodies: string[] = []
  for (const [endpoint, input, headers] of secretCalls) {
    const response = await callAs({ headers: fromElsewhere() }).send(endpoint, input, headers)
    bodies.push(`${response.status} ${await response.text()}`)
  }
  return bodies
}

it('no secret comes back in an answer or stands in a log when a call is refused', async () => {
  const bodies = await sendAll()
  expect(bodies.filter((body) => body.includes(canary))).toEqual([])
  expect(printed).not.toContain(canary)
})

it('nor when the database fails, whose errors tell the values of their queries', async () => {
  const { db } = database()
  const tables = ['users', 'sessions', 'user_tokens', 'carts', 'member_cards', 'newsletter_subscribers']
  for (const table of tables) await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`))
  const bodies = await sendAll()
  for (const table of tables) await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`))
  expect(bodies.some((body) => body.startsWith('500'))).toBe(true)
  expect(bodies.join('\n')).not.toMatch(new RegExp(`${canary}|_away|select |insert |    at `))
  expect(printed).toContain('request failed')
  expect(printed).not.toContain(canary)
  expect(printed).not.toContain('ana@primjer.hr')
})

it('writes each event on one line of JSON, with the number of its request', async () => {
  const { db } = database()
  await db.execute(sql`alter table users rename to users_away`)
  const response = await callAs({ headers: { ...fromElsewhere(), 'x-request-id': 'moj-zahtjev-1' } }).send(authApi.login, {
    username: 'ana@primjer.hr',
    password: 'x\r\n{"level":"info"}\u001b[31m',
  })
  await db.execute(sql`alter table users_away rename to users`)
  const { data } = await response.json()
  const lines = printed.split('\n').filter((line) => line.includes('request failed'))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', requestId: data.requestId }])
})

it('the key that a page shows to everybody is the only one that any answer knows', async () => {
  const [row] = await database().db.execute<{ signing_key: string }>(sql`select signing_key from sites limit 1`)
  const reads = implemented.filter(({ endpoint }) => endpoint.access === 'any' && endpoint.method === 'get')
  for (const { endpoint } of reads) {
    const response = await app.request(endpoint.path, { headers: { apiKey: identity.apiKey } })
    expect(await response.text()).not.toContain(row?.signing_key)
  }
})
