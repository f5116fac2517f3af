import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { webUserApi } from '@/lib/api/v1/user/web'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { sites } from '@/server/db/schema/site'
import { consentAssignments, consentLog, consents } from '@/server/db/schema/consent'
import { memberCards, users, userTokens } from '@/server/db/schema/user'
import { fromNewAddress, mailsTo, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

let last = 0

function registration() {
  return { details: { firstName: ' Ana ', lastName: 'Anić' }, email: `Nova${++last}@Primjer.hr`, password: 'dovoljno duga' }
}

/** A visitor with its own rate limits. */
const visitor = () => callAs({ headers: fromNewAddress() })

async function userOf(email: string) {
  const [row] = await database().db.select().from(users).where(eq(users.email, email.toLowerCase()))
  return row
}

it('creates an account that can sign in, without rights', async () => {
  const input = registration()
  const { id } = await visitor().call(webUserApi.register, input)
  const { user } = await visitor().call(authApi.login, { username: input.email, password: input.password })
  expect(user).toMatchObject({ id, email: input.email.toLowerCase(), username: input.email.toLowerCase() })
  expect(user).toMatchObject({ details: { firstName: 'Ana', lastName: 'Anić' }, isBackofficeUser: false, isVerified: false })
})

it('hashes the password with Argon2id and 19 MiB', async () => {
  const input = registration()
  await visitor().call(webUserApi.register, input)
  expect((await userOf(input.email))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('mails a verification link, which changes nothing when it is pressed again', async () => {
  const input = registration()
  const { verificationToken } = await visitor().call(webUserApi.register, input)
  const token = await tokenMailedTo(input.email.toLowerCase())
  expect(verificationToken).toBe(token)
  const check = () => visitor().call(webUserApi.checkVerification, { token })
  for (const _ of [1, 2]) expect(await check()).toEqual({ isVerified: false })
  expect((await userOf(input.email))?.verifiedAt).toBeNull()
  expect(await visitor().call(webUserApi.verify, { token })).toEqual({ verified: true })
  expect(await check()).toEqual({ isVerified: true })
  const verified = await userOf(input.email)
  expect(verified?.verifiedAt).toBeInstanceOf(Date)
  expect(await visitor().call(webUserApi.verify, { token })).toEqual({ verified: true })
  expect(await userOf(input.email)).toEqual(verified)
  await database().db.update(users).set({ verifiedAt: null }).where(eq(users.email, input.email.toLowerCase()))
  for (const call of [webUserApi.checkVerification, webUserApi.verify])
    expect(await failureOf(visitor().call(call, { token }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
})

// docs/rules/accounts.md#verification-token
it('returns no token where registration signs in', async () => {
  const allow = (loginAfterRegistration: boolean) =>
    database().db.execute(
      sql`update sites set checkout_settings = checkout_settings || ${JSON.stringify({ loginAfterRegistration })}::jsonb`,
    )
  await allow(true)
  caches.clear()
  const registered = await visitor().call(webUserApi.register, registration())
  await allow(false)
  caches.clear()
  expect(registered).toEqual({ id: expect.any(Number) })
})

it('refuses the link after two days and for another purpose', async () => {
  for (const change of [{ expiresAt: new Date() }, { purpose: 'password' as const }]) {
    const input = registration()
    const { id, verificationToken = '' } = await visitor().call(webUserApi.register, input)
    await database().db.update(userTokens).set(change).where(eq(userTokens.userId, id))
    for (const call of [webUserApi.checkVerification, webUserApi.verify])
      expect(await failureOf(visitor().call(call, { token: verificationToken }))).toMatchObject({ code: 'TOKEN_SPENT' })
  }
})

it('refuses a taken address without writing or mailing', async () => {
  const input = registration()
  await visitor().call(webUserApi.register, input)
  const again = { ...input, email: input.email.toUpperCase(), details: { firstName: 'Netko', lastName: 'Drugi' } }
  const failure = await failureOf(visitor().call(webUserApi.register, again))
  expect(failure).toMatchObject({ status: 409, code: 'USER_EXISTS', message: 'User already exist.' })
  expect((await userOf(input.email))?.firstName).toBe('Ana')
  expect(await database().db.$count(outbox, eq(outbox.to, input.email.toLowerCase()))).toBe(1)
})

it('creates one account for two calls at once', async () => {
  const input = registration()
  const answers = await Promise.all([1, 2].map(() => visitor().send(webUserApi.register, input)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

it.each([
  ['a short password', { password: '1234567' }, 'password'],
  ['an overlong password', { password: 'a'.repeat(1000) }, 'password'],
  ['no first name', { details: { firstName: ' ', lastName: 'Anić' } }, 'details.firstName'],
  ['a first name of two lines', { details: { firstName: 'Ana\nIva', lastName: 'Anić' } }, 'details.firstName'],
  ['a malformed address', { email: 'nije adresa' }, 'email'],
  ['a different user name', { username: 'netko@drugi.hr' }, 'username'],
])('refuses %s at its field', async (_, change, field) => {
  const response = await visitor().send(webUserApi.register, { ...registration(), ...change })
  expect(response.status).toBe(422)
  expect(Object.keys((await response.json()).data.fieldErrors)).toEqual([field])
})

it.each(['Qwertyuiop', 'lozinka1', 'anić1234'])('refuses a guessable password: %s', async (password) => {
  const input = { ...registration(), password }
  expect(await failureOf(visitor().call(webUserApi.register, input))).toMatchObject({ status: 422, code: 'PASSWORD_GUESSABLE' })
  expect(await userOf(input.email)).toBeUndefined()
})

// Every column of the table, so that a new one is refused too (docs/rules/accounts.md#registration-forms).
it('binds no other column of a user', async () => {
  const columns = Object.keys(users).filter((name) => !['email', 'username'].includes(name))
  const input = registration()
  for (const name of [...columns, 'isBackofficeUser', 'verified']) {
    const flat = await visitor().send(webUserApi.register, { ...input, [name]: true })
    const nested = await visitor().send(webUserApi.register, { ...input, details: { ...input.details, [name]: true } })
    expect({ name, statuses: [flat.status, nested.status] }).toEqual({ name, statuses: [422, 422] })
  }
  expect(await userOf(input.email)).toBeUndefined()
})

it('refuses a sixth account from one address within an hour', async () => {
  const one = visitor()
  for (let i = 0; i < 5; i++) expect((await one.send(webUserApi.register, registration())).status).toBe(200)
  expect((await one.send(webUserApi.register, registration())).status).toBe(429)
})

const home = {
  firstName: 'Ana',
  lastName: 'Anić',
  contactEmail: 'ana@primjer.hr',
  contactPhone: '+385 91 234 5678',
  country: 'HR',
  street: 'Ilica',
  houseNumber: '1',
  city: 'Zagreb',
  zipCode: '10000',
}

describe('with addresses', () => {
  it('stores them with types in any case; the main one gives name and company', async () => {
    const { email, password } = registration()
    const company = { companyName: 'Knjiga d.o.o.', companyOIB: '99007123051' }
    const addresses = [
      { ...home, ...company, type: 'Main' },
      { ...home, type: 'Shipping', street: 'Vlaška' },
    ]
    await visitor().call(webUserApi.register, { email, password, addresses })
    const { user } = await visitor().call(authApi.login, { username: email, password })
    expect(user).toMatchObject({ details: { firstName: 'Ana', lastName: 'Anić' }, company: { name: 'Knjiga d.o.o.' } })
    expect(user.addresses.map(({ type, street }) => `${type} ${street}`)).toEqual(['main Ilica', 'shipping Vlaška'])
    expect((await userOf(email))?.companyOib).toBe('99007123051')
  })

  it.each([
    ['a name with digits', { ...home, type: 'main', firstName: 'Ana1' }, 'addresses.0.firstName'],
    ['an unknown country', { ...home, type: 'main', country: 'XX' }, 'addresses.0.country'],
    ['an invalid OIB', { ...home, type: 'main', companyName: 'Knjiga', companyOIB: '99007123052' }, 'addresses.0.companyOIB'],
    ['the type billing', { ...home, type: 'billing' }, 'addresses.0.type'],
    ['an overlong street', { ...home, type: 'main', street: 'a'.repeat(76) }, 'addresses.0.street'],
    ['no house number', { ...home, type: 'main', houseNumber: ' ' }, 'addresses.0.houseNumber'],
  ])('refuses %s at its field and creates no account', async (_, address, field) => {
    const input = registration()
    const response = await visitor().send(webUserApi.register, { ...input, addresses: [address] })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).data.fieldErrors)).toEqual([field])
    expect(await userOf(input.email)).toBeUndefined()
  })

  it('refuses two of one type, and a call without details and addresses', async () => {
    const { email, password } = registration()
    const twice = [
      { ...home, type: 'main' },
      { ...home, type: 'Main' },
    ]
    expect((await visitor().send(webUserApi.register, { email, password, addresses: twice })).status).toBe(422)
    expect((await visitor().send(webUserApi.register, { email, password })).status).toBe(422)
  })
})

describe('with a membership card', () => {
  it('stores a valid card and refuses another before writing anything', async () => {
    const card = '2900260041073'
    await database().db.insert(memberCards).values({ siteId: 1, barcode: card }).onConflictDoNothing()
    const member = registration()
    await visitor().call(webUserApi.register, { ...member, memberCardBarcode: ` ${card} ` })
    expect((await userOf(member.email))?.memberCardBarcode).toBe(card)

    const other = registration()
    const failure = await failureOf(visitor().call(webUserApi.register, { ...other, memberCardBarcode: '2900000000000' }))
    expect(failure).toMatchObject({ status: 422, code: 'MEMBER_CARD_INVALID' })
    expect(await userOf(other.email)).toBeUndefined()
  })

  it('treats an empty card as none', async () => {
    const input = registration()
    await visitor().call(webUserApi.register, { ...input, memberCardBarcode: ' ' })
    expect((await userOf(input.email))?.memberCardBarcode).toBeNull()
  })
})

describe('with consents (docs/rules/accounts.md#registration-consents)', () => {
  let [required, news] = [0, 0]
  beforeAll(async () => {
    const { db } = database()
    const texts = ['probni-racun', 'probne-novosti'].map((uniqueNumber) => ({
      siteId: 1,
      uniqueNumber,
      name: uniqueNumber,
      displayName: 'Da.',
    }))
    const [first, second] = await db.insert(consents).values(texts).returning({ id: consents.id })
    ;[required, news] = [first?.id ?? 0, second?.id ?? 0]
    await db.insert(consentAssignments).values([
      { assignedTo: 'registration', consentId: required, required: true },
      { assignedTo: 'registration', consentId: news },
      { assignedTo: 'newsletter', consentId: news, required: true },
    ])
  })

  it('logs them with the account', async () => {
    const input = registration()
    await visitor().call(webUserApi.register, { ...input, consents: [required] })
    const rows = await database().db.select().from(consentLog).where(eq(consentLog.email, input.email.toLowerCase()))
    expect(rows).toMatchObject([{ consentId: required, status: true, sourceType: 'registration', userType: 'registered' }])
    expect(await mailsTo(input.email.toLowerCase())).toEqual(['verifyEmail'])
  })

  it('creates no account for a missing required or an unknown consent', async () => {
    for (const [given, code] of [
      [undefined, 'CONSENT_REQUIRED'],
      [[], 'CONSENT_REQUIRED'],
      [[news], 'CONSENT_REQUIRED'],
      [[required, 999_999], 'VALIDATION'],
    ] as const) {
      const input = { ...registration(), ...(given ? { consents: [...given] } : {}) }
      expect(await failureOf(visitor().call(webUserApi.register, input))).toMatchObject({ status: 422, code })
      expect(await userOf(input.email)).toBeUndefined()
    }
  })

  describe('logged beforehand', () => {
    const say = (email: string, id: number, status = true) =>
      visitor().call(consentApi.createLog, { status, sourceType: 'registration', consents: [id], user: { userType: 'visitor', email } })

    // docs/rules/accounts.md#registration-consents
    it('opens the account, which logs the required ones in its own name', async () => {
      const input = registration()
      for (const id of [required, news]) await say(input.email, id)
      await visitor().call(webUserApi.register, input)
      const user = await userOf(input.email)
      const rows = await database()
        .db.select()
        .from(consentLog)
        .where(eq(consentLog.email, input.email.toLowerCase()))
        .orderBy(consentLog.id)
      expect(rows.map(({ consentId, userId }) => [consentId, userId])).toEqual([
        [required, null],
        [news, null],
        [required, user?.id],
      ])
      expect(await mailsTo(input.email.toLowerCase())).toEqual(['verifyEmail'])
    })

    it("is not taken back by a stranger's refusal", async () => {
      const [input, inCall] = [registration(), registration()]
      await say(input.email, required)
      for (const { email } of [input, inCall]) await say(email, required, false)
      await visitor().call(webUserApi.register, input)
      await visitor().call(webUserApi.register, { ...inCall, consents: [required] })
      expect(await userOf(input.email)).toBeDefined()
    })

    it('counts for that address and version only, for an hour', async () => {
      const refused = async (input: ReturnType<typeof registration>) => (await failureOf(visitor().call(webUserApi.register, input))).code
      const { db } = database()
      const [other, late, early] = [registration(), registration(), registration()]
      await say('netko@primjer.hr', required)
      await say(early.email, required)
      const line = { siteId: 1, consentId: required, status: true, sourceType: 'registration', userType: 'visitor' }
      await db.insert(consentLog).values({ ...line, email: late.email.toLowerCase(), statusAt: new Date(Date.now() - 61 * 60_000) })
      expect([await refused(other), await refused(late)]).toEqual(['CONSENT_REQUIRED', 'CONSENT_REQUIRED'])

      const changed = { siteId: 1, uniqueNumber: 'probni-racun', name: 'probni-racun', displayName: 'Da, novo.', version: 2 }
      const [{ id } = { id: 0 }] = await db.insert(consents).values(changed).returning({ id: consents.id })
      await db.insert(consentAssignments).values({ assignedTo: 'registration', consentId: id, required: true })
      expect(await refused(early)).toBe('CONSENT_REQUIRED')
      await db.delete(consentAssignments).where(eq(consentAssignments.consentId, id))
    })
  })

  it('does not require them where the merchant switched the check off', async () => {
    const { db } = database()
    await db.update(sites).set({ checkoutSettings: { disableConsentCheck: true } })
    caches.clear()
    const input = registration()
    await visitor().call(webUserApi.register, { ...input, consents: [news] })
    expect(await userOf(input.email)).toBeDefined()
    expect(await database().db.$count(consentLog, eq(consentLog.email, input.email.toLowerCase()))).toBe(1)
    await db.update(sites).set({ checkoutSettings: {} })
    caches.clear()
  })

  it("starts the newsletter's double opt-in", async () => {
    const input = registration()
    await visitor().call(webUserApi.register, { ...input, consents: [required, news] })
    expect(await mailsTo(input.email.toLowerCase())).toEqual(['verifyEmail', 'newsletterConfirm'])
  })
})
