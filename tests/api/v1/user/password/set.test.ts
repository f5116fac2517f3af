import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { passwordApi } from '@/lib/api/v1/user/password'
import { webUserApi } from '@/lib/api/v1/user/web'
import { emailApi } from '@/lib/api/v1/user/web/email'
import { database } from '@/server/db/client'
import { users, userTokens } from '@/server/db/schema/user'
import * as passwords from '@/server/core/security/passwords'
import { runLinkRequestJobs, fromNewAddress, mailsTo, password, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createLinkOwner } from '@/tests/support/password-link'

const visitor = () => callAs({ headers: fromNewAddress() })
const newPassword = 'sasvim nova lozinka'

it('sets the password, revokes every session and starts none', async () => {
  const ana = await createLinkOwner()
  const other = await visitor().call(authApi.login, { username: ana.email, password })
  const answer = await visitor().send(passwordApi.set, { token: ana.token, password: newPassword })
  expect(await answer.json()).toEqual({ data: {} })
  expect(answer.headers.getSetCookie()).toEqual([])
  for (const accessToken of [ana.accessToken, other.tokens.accessToken])
    expect(await failureOf(callAs({ accessToken }).call(webUserApi.profile, {}))).toMatchObject({ code: 'TOKEN_INVALID' })
  expect(await failureOf(visitor().call(authApi.login, { username: ana.email, password }))).toMatchObject({ code: 'WRONG_LOGIN' })
  expect((await visitor().call(authApi.login, { username: ana.email, password: newPassword })).user.id).toBe(ana.id)
})

it('notifies the owner', async () => {
  const ana = await createLinkOwner()
  await visitor().call(passwordApi.set, { token: ana.token, password: newPassword })
  expect(await mailsTo(ana.email)).toEqual(['setPassword', 'passwordChanged'])
})

// The owner of an address takes over an account another person opened with it (docs/decisions/006-account-enumeration.md).
it('verifies the address, keeping an earlier verification', async () => {
  const unproven = await createLinkOwner({ verified: false })
  await visitor().call(passwordApi.set, { token: unproven.token, password: newPassword })
  expect((await visitor().call(authApi.login, { username: unproven.email, password: newPassword })).user.isVerified).toBe(true)

  const proven = await createLinkOwner()
  const verifiedAt = async () => (await database().db.select().from(users).where(eq(users.id, proven.id)))[0]?.verifiedAt
  const before = await verifiedAt()
  await visitor().call(passwordApi.set, { token: proven.token, password: newPassword })
  expect(await verifiedAt()).toEqual(before)
})

it('is used once, also by two calls at once', async () => {
  const ana = await createLinkOwner()
  const answers = await Promise.all(
    [1, 2].map((n) => visitor().send(passwordApi.set, { token: ana.token, password: `${newPassword} ${n}` })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await failureOf(visitor().call(passwordApi.set, { token: ana.token, password: newPassword }))).toMatchObject({
    code: 'TOKEN_SPENT',
  })
})

it.each([
  ['after its hour', { expiresAt: new Date() }],
  ['with another purpose', { purpose: 'verify' as const }],
])('refuses a token %s without hashing', async (_, change) => {
  const ana = await createLinkOwner()
  await database().db.update(userTokens).set(change).where(eq(userTokens.userId, ana.id))
  const hashing = vi.spyOn(passwords, 'hashPassword')
  expect(await failureOf(visitor().call(passwordApi.set, { token: ana.token, password: newPassword }))).toMatchObject({
    code: 'TOKEN_SPENT',
  })
  expect(hashing).not.toHaveBeenCalled()
  expect((await visitor().call(authApi.login, { username: ana.email, password })).user.id).toBe(ana.id)
})

it('a newer link voids the older, and a confirmed e-mail change voids both', async () => {
  const ana = await createLinkOwner()
  await visitor().call(passwordApi.forgot, { email: ana.email })
  await runLinkRequestJobs()
  expect((await visitor().send(passwordApi.set, { token: ana.token, password: newPassword })).status).toBe(422)
  const second = await tokenMailedTo(ana.email)
  const email = `nova-${ana.email}`
  await ana.call(webUserApi.update, { email, oldPassword: password })
  await ana.call(emailApi.confirm, { token: await tokenMailedTo(email) })
  expect((await visitor().send(passwordApi.set, { token: second, password: newPassword })).status).toBe(422)
})

it('refuses a guessable password and keeps the link', async () => {
  const ana = await createLinkOwner()
  for (const tried of ['Password1', 'password123', 'podlampom2026', ana.email]) {
    const refused = await failureOf(visitor().call(passwordApi.set, { token: ana.token, password: tried }))
    expect({ tried, code: refused.code }).toEqual({ tried, code: 'PASSWORD_GUESSABLE' })
  }
  expect((await visitor().send(passwordApi.set, { token: ana.token, password: newPassword })).status).toBe(200)
})

it('refuses a short password and keeps the link', async () => {
  const ana = await createLinkOwner()
  const refused = await visitor().send(passwordApi.set, { token: ana.token, password: 'kratka' })
  expect(Object.keys((await refused.json()).data.fieldErrors)).toEqual(['password'])
  expect((await visitor().send(passwordApi.set, { token: ana.token, password: newPassword })).status).toBe(200)
})
