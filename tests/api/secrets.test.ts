import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Endpoint } from '@/lib/api/endpoint'
import { authApi } from '@/lib/api/v1/auth'
import { socialApi } from '@/lib/api/v1/user/social'
import { allScopes } from '@/lib/office/roles'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import type { ContractRow } from '@/server/core/define-handlers'
import { operations } from '@/server/api/modules'
import { textOf } from '@/tests/fuzz/free-text'
import { inputsOf } from '@/tests/fuzz/from-schema'
import { fill } from '@/tests/fuzz/run-plan'
import { asRow, rawRoutes } from '@/tests/fuzz/raw-routes'
import { everywhere, textFields } from '@/tests/fuzz/text-fields'
import { createAccount, fromNewAddress } from '@/tests/support/accounts'
import { callAs, identity, type Caller } from '@/tests/support/http/caller'
import { openIdProvider } from '@/tests/support/loopback/open-id-provider'
import { createMerchant } from '@/tests/support/users'
import { disableRateLimits } from '@/tests/support/disable-rate-limits'

const service = await openIdProvider()
process.env.SOCIAL_PROVIDERS = JSON.stringify([
  { id: 'lampion', name: 'Lampion', issuer: service.url, clientId: 'trgovina', clientSecret: 'tajna' },
])
disableRateLimits()
afterAll(() => service.close())

// Logs everything.
vi.hoisted(() => {
  process.env.LOG_LEVEL = 'debug'
})

/** A secret that may appear in no response and no log. */
const canary = `kanarinac${randomUUID().slice(0, 8)}`
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

/** Field names that look like secrets and are none. */
const noSecrets: Record<string, string> = {
  apiKey: 'stands in every page',
  signature: 'of a passkey, of a challenge that is spent with it',
  code: 'a SKU or EAN, as scanned',
  couponCode: 'a shop gives it to many',
  key: 'the name of an attribute',
  keys: 'the names of options and forms',
  companyOIB: 'a public number',
  zipCode: 'the code of a town',
  hash: 'the part of a page that a link leads to',
  hashtags: 'words that everybody reads',
  hashes: 'what files of the library are found by',
}
const looksSecret = /pass|token|secret|code$|^state$|signature|captcha|barcode|pin$|keys?$|hash|nonce|verifier|otp/i

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const useOf = (endpoint: Endpoint, field: string) => everywhere[field] ?? textFields[nameOf(endpoint)]?.[field]
const secretFieldsOf = ({ endpoint, schemas }: ContractRow) =>
  textOf(schemas.input).filter((field) => 'secret' in (useOf(endpoint, field) ?? {}))

type Sent = { endpoint: Endpoint; input: object; headers?: Record<string, string> }

/** The shortest valid inputs, once with each secret and once with all. */
function secretCalls(): Sent[] {
  const knows = { cartId: 'nema', protectCode: 'nema', orderSlug: 'nema' }
  return operations.flatMap((row) => {
    const fields = secretFieldsOf(row)
    const samples = fields.length > 0 ? fc.sample(inputsOf(row.schemas.input), { seed: 1, numRuns: 300 }) : []
    const filled = samples.map((one): object => withProvider(Object(fill(one, { own: knows, another: knows }))))
    const inputs = filled.toSorted((a, b) => Object.keys(a).length - Object.keys(b).length)
    return [fields, ...fields.map((field) => [field])].flatMap((chosen) => {
      const found = inputs.map((input) => chosen.reduce(withCanary, input)).find((input) => row.schemas.input.safeParse(input).success)
      if (fields.length > 0 && !found) throw new Error(`No input of ${nameOf(row.endpoint)} takes a text for ${chosen.join(', ')}.`)
      return found ? [{ endpoint: row.endpoint, input: found }] : []
    })
  })
}

function withProvider(input: object): object {
  return 'provider' in input ? { ...input, provider: 'lampion' } : input
}

/** Different values, because an unchanged new password is refused. */
function withCanary(input: object, field: string): object {
  const [first = '', ...rest] = field.split('.')
  const inner = new Map(Object.entries(input)).get(first)
  return { ...input, [first]: rest.length > 0 ? withCanary(Object(inner), rest.join('.')) : `${canary}${field}` }
}

/** Headers that any request may carry. */
const commonHeaders: Record<string, string>[] = [
  { accessToken: canary },
  { refreshToken: canary },
  { cookie: ['refresh', 'orders', 'social'].flatMap((name) => [`${name}=${canary}`, `__Host-${name}=${canary}`]).join('; ') },
]
const rawCalls = rawRoutes().map(asRow)
const anyCalls: Sent[] = [
  ...[...operations, ...rawCalls].flatMap(({ endpoint }) => commonHeaders.map((headers) => ({ endpoint, input: {}, headers }))),
  ...rawCalls.map(({ endpoint, schemas }) => ({ endpoint, input: textOf(schemas.input).reduce(withCanary, {}) })),
]

/** As a visitor and as an authorized caller. */
async function sendAll(callers?: Record<'user' | 'office', Pick<Caller, 'send'>>) {
  const bodies: string[] = []
  for (const { endpoint, input, headers } of [...secretCalls(), ...anyCalls]) {
    const isOffice = endpoint.access.startsWith('office')
    for (const who of [callAs(), isOffice ? callers?.office : callers?.user]) {
      const response = await who?.send(endpoint, input, { ...fromNewAddress(), ...headers })
      if (response)
        bodies.push(`${nameOf(endpoint)} ${response.status} ${await readText(response)} ${JSON.stringify([...response.headers])}`)
    }
  }
  return bodies
}

/** The text of an answer; of a stream of events, which does not end, its beginning. */
async function readText(response: Response): Promise<string> {
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  const reader = response.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

async function createCallers() {
  return {
    user: await createAccount(),
    office: await createMerchant(...allScopes),
  }
}

it('every field that looks like a secret is listed as one or as none', () => {
  const unknown = operations.flatMap(({ endpoint, schemas }) =>
    textOf(schemas.input)
      .filter((field) => !('secret' in (useOf(endpoint, field) ?? {})))
      .filter((field) => looksSecret.test(lastOf(field)) && !(lastOf(field) in noSecrets))
      .map((field) => `${nameOf(endpoint)} ${field}`),
  )
  expect(unknown).toEqual([])
})
const lastOf = (field: string) =>
  field
    .replace(/\[\]|\.\*/g, '')
    .split('.')
    .at(-1) ?? ''

it('no secret appears in a response or log', { timeout: 120_000 }, async () => {
  const bodies = await sendAll(await createCallers())
  expect(bodies.filter((body) => body.includes(canary))).toEqual([])
  expect(printed).not.toContain(canary)
})

it('nor when a sign-in service refuses the code or is unreachable', async () => {
  for (const down of [false, true]) {
    service.state.isDown = false
    const begun = await callAs().send(socialApi.redirectLogin, { provider: 'lampion' }, fromNewAddress())
    const [cookie = ''] = (begun.headers.getSetCookie()[0] ?? '').split(';')
    const state = new URL((await begun.json()).data.url).searchParams.get('state') ?? ''
    service.state.isDown = down
    const input = { provider: 'lampion', state, code: canary }
    const response = await callAs().send(socialApi.oauth, input, { ...fromNewAddress(), cookie })
    expect(response.status).toBeGreaterThanOrEqual(400)
    const answer = (await response.text()) + printed
    for (const secret of [canary, state, cookie.split('=')[1] ?? '']) expect(answer).not.toContain(secret)
  }
})

/** Tables that resolve site and caller. */
const known = ['sites', 'site_languages', 'languages', 'stores', 'users', 'sessions']

/** Makes queries on these tables fail, with their parameters in the error. */
async function without<T>(tables: string[], work: () => Promise<T>): Promise<T> {
  const { db } = database()
  for (const table of tables) await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`))
  try {
    return await work()
  } finally {
    for (const table of tables) await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`))
  }
}

it.each([
  ['requested tables are missing', (tables: string[]) => tables.filter((table) => !known.includes(table)), createCallers],
  ['users are missing', () => ['users', 'sessions'], async () => undefined],
])('nor when the database fails with parameters in its errors: %s', { timeout: 120_000 }, async (_, away, createOwn) => {
  const callers = await createOwn()
  const rows = await database().db.execute<{ tablename: string }>(sql`select tablename from pg_tables where schemaname = 'public'`)
  const bodies = await without(away([...rows].map(({ tablename }) => tablename)), () => sendAll(callers))
  expect(bodies.filter((body) => / 500 /.test(body)).length).toBeGreaterThan(20)
  // The document of the API speaks of selecting, and asks no database.
  const answers = bodies.filter((body) => !body.startsWith('get /api/openapi.json '))
  expect(answers.filter((body) => new RegExp(`${canary}|_away|select |insert |    at `).test(body))).toEqual([])
  expect(printed).toContain('request failed')
  expect(printed).not.toContain(canary)
  expect(printed).not.toContain('ana@primjer.hr')
})

it('logs each event as one JSON line with its request id', async () => {
  const { db } = database()
  await db.execute(sql`alter table users rename to users_away`)
  const response = await callAs({ headers: { ...fromNewAddress(), 'x-request-id': 'moj-zahtjev-1' } }).send(authApi.login, {
    username: 'ana@primjer.hr',
    password: 'x\r\n{"level":"info"}\u001b[31m',
  })
  await db.execute(sql`alter table users_away rename to users`)
  const { data } = await response.json()
  const lines = printed.split('\n').filter((line) => line.includes('request failed'))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 'error', requestId: data.requestId }])
})

it('no public response contains the signing key', async () => {
  const [row] = await database().db.execute<{ signing_key: string }>(sql`select signing_key from sites limit 1`)
  const reads = operations.filter(({ endpoint }) => endpoint.access === 'any' && endpoint.method === 'get')
  for (const { endpoint } of reads) {
    const response = await app.request(endpoint.path, { headers: { apiKey: identity.apiKey } })
    expect(await response.text()).not.toContain(row?.signing_key)
  }
})
