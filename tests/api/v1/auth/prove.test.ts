import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import { authApi } from '@/lib/api/v1/auth'
import { operations } from '@/server/api/modules'
import { resetRateLimits } from '@/server/core/rate-limits'
import { database } from '@/server/db/client'
import { sessions } from '@/server/db/schema/user'
import { createAccount, fromNewAddress, password } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

beforeEach(() => resetRateLimits())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const provenAt = (userId: number, at: Date) => database().db.update(sessions).set({ provenAt: at }).where(eq(sessions.userId, userId))
const createReader = () => createAccount({ isBackoffice: true, scopes: ['audit'] })

// docs/rules/accounts.md#asked-again
it('is asked for ten minutes after the sign-in, and holds for ten minutes', async () => {
  const reader = await createReader()
  await provenAt(reader.id, minutesAgo(9.9))
  await reader.call(adminAuditApi.export, {})
  await provenAt(reader.id, minutesAgo(10.1))
  expect(await failureOf(reader.call(adminAuditApi.export, {}))).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' })
  expect(await failureOf(reader.call(authApi.prove, { password: 'pogrešna lozinka' }))).toMatchObject({
    status: 422,
    code: 'WRONG_PASSWORD',
  })
  expect(await failureOf(reader.call(adminAuditApi.export, {}))).toMatchObject({ code: 'PROOF_REQUIRED' })
  await reader.call(authApi.prove, { password })
  await reader.call(adminAuditApi.export, {})
})

it('proves one session family, also after a refresh, and no other session', async () => {
  const { email, id } = await createReader()
  const signIn = async () => (await callAs().call(authApi.login, { username: email, password }, fromNewAddress())).tokens
  const [desk, phone] = [await signIn(), await signIn()]
  await provenAt(id, minutesAgo(11))
  await callAs({ accessToken: desk.accessToken }).call(authApi.prove, { password })
  const { tokens } = await callAs({ headers: { refreshToken: desk.refreshToken ?? '' } }).call(authApi.refresh, {})
  await callAs({ accessToken: tokens.accessToken }).call(adminAuditApi.export, {})
  const elsewhere = await callAs({ headers: { refreshToken: phone.refreshToken ?? '' } }).call(authApi.refresh, {})
  const refused = callAs({ accessToken: elsewhere.tokens.accessToken }).call(adminAuditApi.export, {})
  expect(await failureOf(refused)).toMatchObject({ code: 'PROOF_REQUIRED' })
})

it('limits the guesses of one account', async () => {
  const reader = await createReader()
  const address = fromNewAddress()
  const guess = () => reader.call(authApi.prove, { password: 'pogrešna lozinka' }, address)
  for (let n = 0; n < 5; n++) expect(await failureOf(guess())).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(await failureOf(guess())).toMatchObject({ status: 429 })
})

it('is asked before money, staff and exports', () => {
  const asked = operations.filter(({ endpoint }) => endpoint.proof).map(({ endpoint }) => endpoint.path.replace(/^\/api\/v\d\//, ''))
  expect(asked.toSorted()).toEqual([
    'admin/audit/export',
    'ecommerce/order/office/refund/create/{id}',
    'user/office/factor/confirm',
    'user/office/factor/enrol',
    'user/office/factor/remove',
    'user/office/factor/replaceCodes',
    'user/office/staff/cancelInvite/{id}',
    'user/office/staff/changeRole/{id}',
    'user/office/staff/invite',
    'user/office/staff/reinstate/{id}',
    'user/office/staff/remove/{id}',
    'user/office/staff/resetFactor/{id}',
    'user/office/staff/suspend/{id}',
  ])
})
