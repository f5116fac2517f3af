import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contactApi } from '@/lib/api/v1/cms/contact'
import { formApi } from '@/lib/api/v1/cms/form'
import { googleCaptcha, replaceCaptcha } from '@/server/adapters/captcha/captcha'
import { database } from '@/server/db/client'
import { formEntries, forms } from '@/server/db/schema/form'
import { fromNewAddress } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { captchaToken, loopbackCaptcha } from '@/tests/support/loopback/captcha'

let google: Awaited<ReturnType<typeof loopbackCaptcha>>
let visitor = callAs()
let formId = 0
let last = 0

beforeAll(async () => void (google = await loopbackCaptcha()))
afterAll(() => google.close())
beforeEach(async () => {
  visitor = callAs({ headers: fromNewAddress() })
  Object.assign(google.state, { mode: 'honest', calls: 0 })
  formId = await createForm(`obrazac-${++last}`)
})
afterEach(() => replaceCaptcha(null))

async function createForm(key: string) {
  const fields = [{ name: 'email', kind: 'email', label: 'E-pošta', required: true }]
  const [form] = await database().db.insert(forms).values({ siteId: 1, key, title: key, fields }).returning()
  return form?.id ?? 0
}

function useCaptcha(more: { version?: '2' | '3'; secret?: string } = {}) {
  const { key, secret, url } = google
  replaceCaptcha(googleCaptcha({ key, secret, url, version: '2', minScore: 0.5, ...more }))
}

type Sent = { key?: string; token?: string; website?: string; email?: string; request?: string }

function send({ key = google.key, token, website, email = 'ana@primjer.hr', request }: Sent) {
  const proof = { website, 'g-recaptcha-key': key, 'g-recaptcha-response': token }
  const headers = request ? { 'idempotency-key': request } : undefined
  return visitor.call(formApi.storeData, { id: formId, data: { email }, ...proof }, headers)
}
const storedCount = async (id = formId) => (await database().db.select().from(formEntries).where(eq(formEntries.formId, id))).length
const humanToken = (more: object = {}) => captchaToken({ hostname: 'localhost', ...more })

describe('a site without a captcha', () => {
  it('has none and ignores a sent token', async () => {
    expect(await visitor.call(formApi.get, { id: formId })).toMatchObject({ captcha: null })
    await send({ key: 'bilo-što', token: 'bilo-što' })
    expect([await storedCount(), google.state.calls]).toEqual([1, 0])
  })

  it('still refuses a withHoneypot honeypot', async () => {
    expect(await failureOf(send({ website: 'https://zlo.example' }))).toMatchObject({ status: 422, code: 'CAPTCHA_FAILED' })
    expect(await storedCount()).toBe(0)
    await send({ website: '' })
    expect(await storedCount()).toBe(1)
  })
})

describe('a site with a captcha', () => {
  beforeEach(() => useCaptcha())

  it('states its site key with forms, never its secret', async () => {
    const form = await visitor.call(formApi.get, { id: formId })
    expect(form.captcha).toEqual({ key: google.key, version: '2' })
    expect(JSON.stringify(form)).not.toContain(google.secret)
  })

  it('accepts a human', async () => {
    expect(await send({ token: humanToken() })).toEqual({ stored: true })
    expect([await storedCount(), google.state.calls]).toEqual([1, 1])
  })

  it.each<[string, () => Sent]>([
    ['without a token', () => ({})],
    ['with an empty token', () => ({ token: '' })],
    ['with a forged token', () => ({ token: 'izmišljen' })],
    ['with a token of another host', () => ({ token: humanToken({ hostname: 'zlo.example' }) })],
    ['with a token of another site key', () => ({ token: humanToken(), key: 'tuđi-ključ' })],
    ['with a valid token and a withHoneypot honeypot', () => ({ token: humanToken(), website: 'x' })],
  ])('refuses an answer %s and stores nothing', async (_, sent) => {
    expect(await failureOf(send(sent()))).toMatchObject({ status: 422, code: 'CAPTCHA_FAILED' })
    expect(await storedCount()).toBe(0)
  })

  it('accepts a token once', async () => {
    const token = humanToken()
    await send({ token })
    expect(await failureOf(send({ token }))).toMatchObject({ code: 'CAPTCHA_FAILED' })
    expect(await storedCount()).toBe(1)
  })

  it('repeats the answer to the same call, though its token is used', async () => {
    const sent = { token: humanToken(), request: 'isti-pritisak-provjere' }
    for (const _ of [1, 2]) expect(await send(sent)).toEqual({ stored: true })
    expect([await storedCount(), google.state.calls]).toEqual([1, 1])
  })

  it('does not use up a token for an invalid answer', async () => {
    const token = humanToken()
    expect(await failureOf(send({ token, email: 'nije' }))).toMatchObject({ code: 'VALIDATION' })
    expect(google.state.calls).toBe(0)
    await send({ token })
    expect(await storedCount()).toBe(1)
  })

  it.each(['down', 'lying'] as const)('stores nothing and asks to retry while the captcha is %s', async (mode) => {
    google.state.mode = mode
    const failure = await failureOf(send({ token: humanToken() }))
    expect(failure).toMatchObject({ status: 503, code: 'CAPTCHA_UNAVAILABLE', message: expect.stringContaining('Pokušajte ponovno') })
    expect(await storedCount()).toBe(0)
    google.state.mode = 'honest'
    await send({ token: humanToken() })
    expect(await storedCount()).toBe(1)
  })

  it('does not count failed attempts against the answers limit', async () => {
    google.state.mode = 'down'
    for (let i = 0; i < 6; i++) expect(await failureOf(send({ token: humanToken() }))).toMatchObject({ code: 'CAPTCHA_UNAVAILABLE' })
    replaceCaptcha(null)
    for (let i = 0; i < 5; i++) await send({})
    expect(await failureOf(send({}))).toMatchObject({ code: 'TOO_MANY' })
    expect(await storedCount()).toBe(5)
  })

  it('stores nothing with a wrong secret', async () => {
    useCaptcha({ secret: 'kriva-tajna' })
    expect(await failureOf(send({ token: humanToken() }))).toMatchObject({ code: 'CAPTCHA_UNAVAILABLE' })
    expect(await storedCount()).toBe(0)
  })

  it('checks action and score with version 3', async () => {
    useCaptcha({ version: '3' })
    expect(await failureOf(send({ token: humanToken() }))).toMatchObject({ code: 'CAPTCHA_FAILED' })
    await send({ token: humanToken({ action: 'form', score: 0.7 }) })
    expect(await storedCount()).toBe(1)
  })

  it('protects the contact call too', async () => {
    const id = await createForm('kontakt')
    const input = { name: 'Ana Marić', email: 'ana@primjer.hr', message: 'Radite li subotom?' }
    expect(await failureOf(visitor.call(contactApi.contactAdmin, input))).toMatchObject({ code: 'CAPTCHA_FAILED' })
    const withHoneypot = { ...input, captcha: humanToken(), website: 'x' }
    expect(await failureOf(visitor.call(contactApi.contactAdmin, withHoneypot))).toMatchObject({ code: 'CAPTCHA_FAILED' })
    await visitor.call(contactApi.contactAdmin, { ...input, captcha: humanToken() })
    expect(await storedCount(id)).toBe(1)
  })
})
