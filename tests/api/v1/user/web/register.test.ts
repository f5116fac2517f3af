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
import { callAs, failureOf } from '@/tests/support/caller'

let last = 0

function newcomer() {
  return { details: { firstName: ' Ana ', lastName: 'Anić' }, email: `Nova${++last}@Primjer.hr`, password: 'dovoljno duga' }
}

/** A visitor with its own rate limits. */
const visitor = () => callAs({ headers: fromNewAddress() })

async function userOf(email: string) {
  const [row] = await database().db.select().from(users).where(eq(users.email, email.toLowerCase()))
  return row
}

it('opens an account that can sign in, and is nobody special', async () => {
  const input = newcomer()
  const { id } = await visitor().call(webUserApi.register, input)
  const { user } = await visitor().call(authApi.login, { username: input.email, password: input.password })
  expect(user).toMatchObject({ id, email: input.email.toLowerCase(), username: input.email.toLowerCase() })
  expect(user).toMatchObject({ details: { firstName: 'Ana', lastName: 'Anić' }, isBackofficeUser: false, isVerified: false })
})

it('keeps the password as Argon2id of at least 19 MiB', async () => {
  const input = newcomer()
  await visitor().call(webUserApi.register, input)
  expect((await userOf(input.email))?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

it('mails a link that proves the address, once', async () => {
  const input = newcomer()
  const { verificationToken } = await visitor().call(webUserApi.register, input)
  const token = await tokenMailedTo(input.email.toLowerCase())
  expect(verificationToken).toBe(token)
  expect(await visitor().call(webUserApi.verify, { token })).toEqual({ verified: true })
  expect((await userOf(input.email))?.verifiedAt).toBeInstanceOf(Date)
  expect(await failureOf(visitor().call(webUserApi.verify, { token }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
})

// docs/rules/accounts.md#verification-token
it('gives no token where whoever has registered is signed in at once', async () => {
  const allow = (loginAfterRegistration: boolean) =>
    database().db.execute(
      sql`update sites set checkout_settings = checkout_settings || ${JSON.stringify({ loginAfterRegistration })}::jsonb`,
    )
  await allow(true)
  caches.clear()
  const registered = await visitor().call(webUserApi.register, newcomer())
  await allow(false)
  caches.clear()
  expect(registered).toEqual({ id: expect.any(Number) })
})

it('the link proves nothing after two days, nor for another purpose', async () => {
  for (const change of [{ expiresAt: new Date() }, { purpose: 'password' as const }]) {
    const input = newcomer()
    const { id, verificationToken = '' } = await visitor().call(webUserApi.register, input)
    await database().db.update(userTokens).set(change).where(eq(userTokens.userId, id))
    expect(await failureOf(visitor().call(webUserApi.verify, { token: verificationToken }))).toMatchObject({ code: 'TOKEN_SPENT' })
  }
})

it('a taken address is told, and neither written nor mailed', async () => {
  const input = newcomer()
  await visitor().call(webUserApi.register, input)
  const again = { ...input, email: input.email.toUpperCase(), details: { firstName: 'Netko', lastName: 'Drugi' } }
  const failure = await failureOf(visitor().call(webUserApi.register, again))
  expect(failure).toMatchObject({ status: 409, code: 'USER_EXISTS', message: 'User already exist.' })
  expect((await userOf(input.email))?.firstName).toBe('Ana')
  expect(await database().db.$count(outbox, eq(outbox.to, input.email.toLowerCase()))).toBe(1)
})

it('two at once for one address open one account', async () => {
  const input = newcomer()
  const answers = await Promise.all([1, 2].map(() => visitor().send(webUserApi.register, input)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

it.each([
  ['a short password', { password: '1234567' }, 'password'],
  ['an endless password', { password: 'a'.repeat(1000) }, 'password'],
  ['no first name', { details: { firstName: ' ', lastName: 'Anić' } }, 'details.firstName'],
  ['no address', { email: 'nije adresa' }, 'email'],
  ['a user name of its own', { username: 'netko@drugi.hr' }, 'username'],
])('refuses %s at its field', async (_, change, field) => {
  const response = await visitor().send(webUserApi.register, { ...newcomer(), ...change })
  expect(response.status).toBe(422)
  expect(Object.keys((await response.json()).data.fieldErrors)).toEqual([field])
})

it.each(['Qwertyuiop', 'lozinka1', 'anić1234'])('refuses a password that anybody would try first: %s', async (password) => {
  const input = { ...newcomer(), password }
  expect(await failureOf(visitor().call(webUserApi.register, input))).toMatchObject({ status: 422, code: 'PASSWORD_GUESSABLE' })
  expect(await userOf(input.email)).toBeUndefined()
})

// Every column of the table, so that a new one is refused too (docs/rules/accounts.md#registration-forms).
it('binds no column of a user that is not asked for', async () => {
  const columns = Object.keys(users).filter((name) => !['email', 'username'].includes(name))
  const input = newcomer()
  for (const name of [...columns, 'isBackofficeUser', 'verified']) {
    const flat = await visitor().send(webUserApi.register, { ...input, [name]: true })
    const nested = await visitor().send(webUserApi.register, { ...input, details: { ...input.details, [name]: true } })
    expect({ name, statuses: [flat.status, nested.status] }).toEqual({ name, statuses: [422, 422] })
  }
  expect(await userOf(input.email)).toBeUndefined()
})

it('refuses a sixth account from one place within an hour', async () => {
  const one = visitor()
  for (let i = 0; i < 5; i++) expect((await one.send(webUserApi.register, newcomer())).status).toBe(200)
  expect((await one.send(webUserApi.register, newcomer())).status).toBe(429)
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

describe('with addresses (SPEC 3)', () => {
  it('keeps them, whatever the case of their types; the main one says the name and the company', async () => {
    const { email, password } = newcomer()
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
    ['a country that is none', { ...home, type: 'main', country: 'XX' }, 'addresses.0.country'],
    ['an OIB that is none', { ...home, type: 'main', companyName: 'Knjiga', companyOIB: '99007123052' }, 'addresses.0.companyOIB'],
    ['a type of orders', { ...home, type: 'billing' }, 'addresses.0.type'],
    ['a street without end', { ...home, type: 'main', street: 'a'.repeat(76) }, 'addresses.0.street'],
    ['no house number', { ...home, type: 'main', houseNumber: ' ' }, 'addresses.0.houseNumber'],
  ])('refuses %s at its field, and opens no account', async (_, address, field) => {
    const input = newcomer()
    const response = await visitor().send(webUserApi.register, { ...input, addresses: [address] })
    expect(response.status).toBe(422)
    expect(Object.keys((await response.json()).data.fieldErrors)).toEqual([field])
    expect(await userOf(input.email)).toBeUndefined()
  })

  it('refuses two of one type, and neither details nor addresses', async () => {
    const { email, password } = newcomer()
    const twice = [
      { ...home, type: 'main' },
      { ...home, type: 'Main' },
    ]
    expect((await visitor().send(webUserApi.register, { email, password, addresses: twice })).status).toBe(422)
    expect((await visitor().send(webUserApi.register, { email, password })).status).toBe(422)
  })
})

describe('with a membership card', () => {
  it('keeps a valid one and refuses another, before anything is written', async () => {
    const card = '2900260041073'
    await database().db.insert(memberCards).values({ siteId: 1, barcode: card }).onConflictDoNothing()
    const member = newcomer()
    await visitor().call(webUserApi.register, { ...member, memberCardBarcode: ` ${card} ` })
    expect((await userOf(member.email))?.memberCardBarcode).toBe(card)

    const other = newcomer()
    const failure = await failureOf(visitor().call(webUserApi.register, { ...other, memberCardBarcode: '2900000000000' }))
    expect(failure).toMatchObject({ status: 422, code: 'MEMBER_CARD_INVALID' })
    expect(await userOf(other.email)).toBeUndefined()
  })

  it('an empty one is none', async () => {
    const input = newcomer()
    await visitor().call(webUserApi.register, { ...input, memberCardBarcode: ' ' })
    expect((await userOf(input.email))?.memberCardBarcode).toBeNull()
  })
})

describe('with consents (SPEC 5)', () => {
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

  it('writes down what was agreed to, with the account', async () => {
    const input = newcomer()
    await visitor().call(webUserApi.register, { ...input, consents: [required] })
    const rows = await database().db.select().from(consentLog).where(eq(consentLog.email, input.email.toLowerCase()))
    expect(rows).toMatchObject([{ consentId: required, status: true, sourceType: 'registration', userType: 'registered' }])
    expect(await mailsTo(input.email.toLowerCase())).toEqual(['verifyEmail'])
  })

  it('a required one that is missing, or one that does not exist, opens no account', async () => {
    for (const [given, code] of [
      [undefined, 'CONSENT_REQUIRED'],
      [[], 'CONSENT_REQUIRED'],
      [[news], 'CONSENT_REQUIRED'],
      [[required, 999_999], 'VALIDATION'],
    ] as const) {
      const input = { ...newcomer(), ...(given ? { consents: [...given] } : {}) }
      expect(await failureOf(visitor().call(webUserApi.register, input))).toMatchObject({ status: 422, code })
      expect(await userOf(input.email)).toBeUndefined()
    }
  })

  describe('said beforehand, by the call that logs them', () => {
    const say = (email: string, id: number, status = true) =>
      visitor().call(consentApi.createLog, { status, sourceType: 'registration', consents: [id], user: { userType: 'visitor', email } })

    it('opens the account, and is not said once more in its name', async () => {
      const input = newcomer()
      await say(input.email, required)
      await visitor().call(webUserApi.register, input)
      const rows = await database().db.select().from(consentLog).where(eq(consentLog.email, input.email.toLowerCase()))
      expect(rows).toMatchObject([{ consentId: required, userType: 'visitor', userId: null }])
    })

    it('counts for that address only, until it is taken back, and of the text as it stands now', async () => {
      const refused = async (input: ReturnType<typeof newcomer>) => (await failureOf(visitor().call(webUserApi.register, input))).code
      const [other, backer, early] = [newcomer(), newcomer(), newcomer()]
      await say('netko@primjer.hr', required)
      await say(backer.email, required)
      await say(backer.email, required, false)
      await say(early.email, required)
      expect([await refused(other), await refused(backer)]).toEqual(['CONSENT_REQUIRED', 'CONSENT_REQUIRED'])

      const { db } = database()
      const changed = { siteId: 1, uniqueNumber: 'probni-racun', name: 'probni-racun', displayName: 'Da, novo.', version: 2 }
      const [{ id } = { id: 0 }] = await db.insert(consents).values(changed).returning({ id: consents.id })
      await db.insert(consentAssignments).values({ assignedTo: 'registration', consentId: id, required: true })
      expect(await refused(early)).toBe('CONSENT_REQUIRED')
      await db.delete(consentAssignments).where(eq(consentAssignments.consentId, id))
    })
  })

  it('are not asked for where the merchant has turned the check off', async () => {
    const { db } = database()
    await db.update(sites).set({ checkoutSettings: { disableConsentCheck: true } })
    caches.clear()
    const input = newcomer()
    await visitor().call(webUserApi.register, { ...input, consents: [news] })
    expect(await userOf(input.email)).toBeDefined()
    expect(await database().db.$count(consentLog, eq(consentLog.email, input.email.toLowerCase()))).toBe(1)
    await db.update(sites).set({ checkoutSettings: {} })
    caches.clear()
  })

  it('the newsletter is confirmed by a mail of its own', async () => {
    const input = newcomer()
    await visitor().call(webUserApi.register, { ...input, consents: [required, news] })
    expect(await mailsTo(input.email.toLowerCase())).toEqual(['verifyEmail', 'newsletterConfirm'])
  })
})
