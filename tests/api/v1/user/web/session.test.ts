import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { webUserApi } from '@/lib/api/v1/user/web'
import { sessionApi } from '@/lib/api/v1/user/web/session'
import { database } from '@/server/db/client'
import { sessions } from '@/server/db/schema/user'
import { createAccount, fromNewAddress, password } from '@/tests/support/accounts'
import { callAs } from '@/tests/support/http/caller'

const android = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

async function signIn(username: string, userAgent: string) {
  const { tokens } = await callAs({ headers: fromNewAddress() }).call(authApi.login, { username, password }, { 'user-agent': userAgent })
  return { ...callAs({ accessToken: tokens.accessToken }), refreshToken: tokens.refreshToken ?? '' }
}

/** A person with a phone and a computer; the session of the account's creation is revoked. */
async function withTwoDevices() {
  const { id, email } = await createAccount()
  await database().db.delete(sessions).where(eq(sessions.userId, id))
  return { id, phone: await signIn(email, android), computer: await signIn(email, windows) }
}

it('lists each session family once, the own one first', async () => {
  const { phone, computer } = await withTwoDevices()
  await callAs().call(authApi.refresh, {}, { refreshToken: computer.refreshToken, 'user-agent': windows })
  const { records } = await phone.call(sessionApi.filter, {})
  expect(records).toMatchObject([
    { device: { kind: 'phone', browser: 'Chrome', system: 'Android' }, isCurrent: true },
    { device: { kind: 'computer', browser: 'Firefox', system: 'Windows' }, isCurrent: false },
  ])
  expect(records.every(({ signedInAt, lastSeenAt }) => signedInAt <= lastSeenAt)).toBe(true)
})

it('returns no secret', async () => {
  const { id, phone } = await withTwoDevices()
  const body = JSON.stringify(await phone.call(sessionApi.filter, {}))
  const rows = await database().db.select().from(sessions).where(eq(sessions.userId, id))
  for (const { accessHash, refreshHash } of rows) for (const hash of [accessHash, refreshHash]) expect(body).not.toContain(hash)
})

it('revokes one own session at once', async () => {
  const [{ phone, computer }, stranger] = [await withTwoDevices(), await createAccount()]
  const [, other] = (await phone.call(sessionApi.filter, {})).records
  expect((await stranger.send(sessionApi.revoke, { id: other?.id })).status).toBe(404)
  expect((await computer.send(webUserApi.profile, {})).status).toBe(200)

  await phone.call(sessionApi.revoke, { id: other?.id ?? '' })
  expect((await computer.send(webUserApi.profile, {})).status).toBe(403)
  expect((await callAs().send(authApi.refresh, {}, { refreshToken: computer.refreshToken })).status).toBe(401)
  expect((await phone.call(sessionApi.filter, {})).records).toHaveLength(1)
  expect((await phone.send(sessionApi.revoke, { id: other?.id })).status).toBe(404)
})

it('revokes all others', async () => {
  const { phone, computer } = await withTwoDevices()
  await computer.call(sessionApi.revokeOthers, {})
  expect((await phone.send(webUserApi.profile, {})).status).toBe(403)
  expect((await computer.call(sessionApi.filter, {})).records).toMatchObject([{ isCurrent: true }])
})
