import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { webUserApi } from '@/lib/api/v1/user/web'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/ecommerce'
import { users, userTokens } from '@/server/db/schema/user'
import { fromElsewhere, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/caller'

let last = 0

function newcomer() {
  return { details: { firstName: ' Ana ', lastName: 'Anić' }, email: `Nova${++last}@Primjer.hr`, password: 'dovoljno duga' }
}

/** A visitor whose limit is nobody else's. */
const visitor = () => callAs({ headers: fromElsewhere() })

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
  // Outside production only; the mail always.
  expect(verificationToken).toBe(token)
  expect(await visitor().call(webUserApi.verify, { token })).toEqual({ verified: true })
  expect((await userOf(input.email))?.verifiedAt).toBeInstanceOf(Date)
  expect(await failureOf(visitor().call(webUserApi.verify, { token }))).toMatchObject({ status: 422, code: 'TOKEN_SPENT' })
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
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
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

// Every column of the table, so that a new one is refused too (faults 53).
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
