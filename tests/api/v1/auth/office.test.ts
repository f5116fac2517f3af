import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { database } from '@/server/db/client'
import { sessions } from '@/server/db/schema/user'
import { hasStaffSession } from '@/server/modules/auth/staff-session'
import { asBrowser, createAccount, fromNewAddress, password, refreshCookieOf } from '@/tests/support/accounts'
import { callAs } from '@/tests/support/http/caller'

const visitor = () => callAs({ headers: fromNewAddress() })

async function signIn(options: Parameters<typeof createAccount>[0]) {
  const account = await createAccount(options)
  const answer = await asBrowser(visitor()).send(authApi.login, { username: account.email, password })
  return { id: account.id, ...refreshCookieOf(answer) }
}

it('expires the back office after 30 idle minutes, however it signed in', async () => {
  expect((await signIn({ isBackoffice: true })).flags).toContain('Max-Age=1800')
  expect((await signIn({})).flags).toContain('Max-Age=2592000')
})

it('expires the back office after 8 hours, even in use', async () => {
  const { id, pair } = await signIn({ isBackoffice: true })
  const at = (hours: number) => ({ signedInAt: new Date(Date.now() - hours * 3_600_000) })
  await database().db.update(sessions).set(at(7.9)).where(eq(sessions.userId, id))
  const renewed = refreshCookieOf(await asBrowser(visitor(), pair).send(authApi.refresh, {}))
  expect(Number(renewed.flags.find((flag) => flag.startsWith('Max-Age'))?.split('=')[1])).toBeLessThan(600)
  await database().db.update(sessions).set(at(8)).where(eq(sessions.userId, id))
  expect((await asBrowser(visitor(), renewed.pair).send(authApi.refresh, {})).status).toBe(401)
})

it('shows a shop in maintenance to a signed-in back office only', async () => {
  const site = { id: 1, url: 'http://localhost:3000' }
  const editor = await signIn({ isBackoffice: true })
  expect(await hasStaffSession(site, `a=b; ${editor.pair}`)).toBe(true)
  expect(await hasStaffSession({ ...site, id: 2 }, editor.pair)).toBe(false)
  expect(await hasStaffSession(site, (await signIn({})).pair)).toBe(false)
  expect(await hasStaffSession(site, 'refresh=izmišljeno')).toBe(false)
  expect(await hasStaffSession(site, null)).toBe(false)
  await database().db.update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.userId, editor.id))
  expect(await hasStaffSession(site, editor.pair)).toBe(false)
})
