import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contactApi } from '@/lib/api/v1/cms/contact'
import { formApi } from '@/lib/api/v1/cms/form'
import { googleCaptcha, replaceCaptcha } from '@/server/adapters/captcha/captcha'
import { database } from '@/server/db/client'
import { formEntries, forms } from '@/server/db/schema/form'
import { fromNewAddress } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/caller'
import { captchaToken, loopbackCaptcha } from '@/tests/support/loopback/captcha'

let google: Awaited<ReturnType<typeof loopbackCaptcha>>
let visitor = callAs()
let formId = 0
let last = 0

beforeAll(async () => void (google = await loopbackCaptcha()))
afterAll(() => google.close())
beforeEach(async () => {
  visitor = callAs({ headers: fromNewAddress() })
  Object.assign(google.state, { mood: 'honest', asked: 0 })
  formId = await createForm(`obrazac-${++last}`)
})
afterEach(() => replaceCaptcha(null))

async function createForm(key: string) {
  const fields = [{ name: 'email', kind: 'email', label: 'E-pošta', required: true }]
  const [form] = await database().db.insert(forms).values({ siteId: 1, key, title: key, fields }).returning()
  return form?.id ?? 0
}

function watched(more: { version?: '2' | '3'; secret?: string } = {}) {
  const { key, secret, url } = google
  replaceCaptcha(googleCaptcha({ key, secret, url, version: '2', minScore: 0.5, ...more }))
}

type Sent = { key?: string; token?: string; website?: string; email?: string; request?: string }

function send({ key = google.key, token, website, email = 'ana@primjer.hr', request }: Sent) {
  const proof = { website, 'g-recaptcha-key': key, 'g-recaptcha-response': token }
  const headers = request ? { 'idempotency-key': request } : undefined
  return visitor.call(formApi.storeData, { id: formId, data: { email }, ...proof }, headers)
}
const kept = async (id = formId) => (await database().db.select().from(formEntries).where(eq(formEntries.formId, id))).length
const person = (more: object = {}) => captchaToken({ hostname: 'localhost', ...more })

describe('a site without a captcha', () => {
  it('asks for none, and does not read what is sent of one', async () => {
    expect(await visitor.call(formApi.get, { id: formId })).toMatchObject({ captcha: null })
    await send({ key: 'bilo-što', token: 'bilo-što' })
    expect([await kept(), google.state.asked]).toEqual([1, 0])
  })

  it('still takes nothing that fills in what people do not see', async () => {
    expect(await failureOf(send({ website: 'https://zlo.example' }))).toMatchObject({ status: 422, code: 'CAPTCHA_FAILED' })
    expect(await kept()).toBe(0)
    await send({ website: '' })
    expect(await kept()).toBe(1)
  })
})

describe('a site with a captcha', () => {
  beforeEach(() => watched())

  it('says so with its forms, and never its secret', async () => {
    const form = await visitor.call(formApi.get, { id: formId })
    expect(form.captcha).toEqual({ key: google.key, version: '2' })
    expect(JSON.stringify(form)).not.toContain(google.secret)
  })

  it('lets a person through', async () => {
    expect(await send({ token: person() })).toEqual({ stored: true })
    expect([await kept(), google.state.asked]).toEqual([1, 1])
  })

  it.each<[string, () => Sent]>([
    ['without a token', () => ({})],
    ['with an empty one', () => ({ token: '' })],
    ['with one that Google did not make', () => ({ token: 'izmišljen' })],
    ['with one from another site', () => ({ token: person({ hostname: 'zlo.example' }) })],
    ['with one for another key', () => ({ token: person(), key: 'tuđi-ključ' })],
    ['with a person’s, and what people do not see filled in', () => ({ token: person(), website: 'x' })],
  ])('refuses an answer %s, and keeps nothing', async (_, sent) => {
    expect(await failureOf(send(sent()))).toMatchObject({ status: 422, code: 'CAPTCHA_FAILED' })
    expect(await kept()).toBe(0)
  })

  it('takes a token once', async () => {
    const token = person()
    await send({ token })
    expect(await failureOf(send({ token }))).toMatchObject({ code: 'CAPTCHA_FAILED' })
    expect(await kept()).toBe(1)
  })

  it('answers the same call again as before, though its token is spent', async () => {
    const sent = { token: person(), request: 'isti-pritisak-provjere' }
    for (const _ of [1, 2]) expect(await send(sent)).toEqual({ stored: true })
    expect([await kept(), google.state.asked]).toEqual([1, 1])
  })

  it('does not spend a token on an answer that is wrong anyway', async () => {
    const token = person()
    expect(await failureOf(send({ token, email: 'nije' }))).toMatchObject({ code: 'VALIDATION' })
    expect(google.state.asked).toBe(0)
    await send({ token })
    expect(await kept()).toBe(1)
  })

  it.each(['down', 'lying'] as const)('whose captcha is %s takes nothing and asks to try again', async (mood) => {
    google.state.mood = mood
    const failure = await failureOf(send({ token: person() }))
    expect(failure).toMatchObject({ status: 503, code: 'CAPTCHA_UNAVAILABLE', message: expect.stringContaining('Pokušajte ponovno') })
    expect(await kept()).toBe(0)
    google.state.mood = 'honest'
    await send({ token: person() })
    expect(await kept()).toBe(1)
  })

  it('whose captcha cannot be asked counts no such try among the five answers of an hour', async () => {
    google.state.mood = 'down'
    for (let i = 0; i < 6; i++) expect(await failureOf(send({ token: person() }))).toMatchObject({ code: 'CAPTCHA_UNAVAILABLE' })
    replaceCaptcha(null)
    for (let i = 0; i < 5; i++) await send({})
    expect(await failureOf(send({}))).toMatchObject({ code: 'TOO_MANY' })
    expect(await kept()).toBe(5)
  })

  it('whose secret is wrong takes nothing', async () => {
    watched({ secret: 'kriva-tajna' })
    expect(await failureOf(send({ token: person() }))).toMatchObject({ code: 'CAPTCHA_UNAVAILABLE' })
    expect(await kept()).toBe(0)
  })

  it('of version 3 wants its action and a good score', async () => {
    watched({ version: '3' })
    expect(await failureOf(send({ token: person() }))).toMatchObject({ code: 'CAPTCHA_FAILED' })
    await send({ token: person({ action: 'form', score: 0.7 }) })
    expect(await kept()).toBe(1)
  })

  it('asks for it in a word to the shop, too', async () => {
    const id = await createForm('kontakt')
    const word = { name: 'Ana Marić', email: 'ana@primjer.hr', message: 'Radite li subotom?' }
    expect(await failureOf(visitor.call(contactApi.contactAdmin, word))).toMatchObject({ code: 'CAPTCHA_FAILED' })
    const filled = { ...word, captcha: person(), website: 'x' }
    expect(await failureOf(visitor.call(contactApi.contactAdmin, filled))).toMatchObject({ code: 'CAPTCHA_FAILED' })
    await visitor.call(contactApi.contactAdmin, { ...word, captcha: person() })
    expect(await kept(id)).toBe(1)
  })
})
