import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import { authApi } from '@/lib/api/v1/auth'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { operations } from '@/server/api/modules'
import { resetRateLimits } from '@/server/core/rate-limits'
import { database } from '@/server/db/client'
import { sessions } from '@/server/db/schema/user'
import { createAccount, fromNewAddress, password } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

beforeEach(() => resetRateLimits())

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const setProvenAt = (userId: number, at: Date) => database().db.update(sessions).set({ provenAt: at }).where(eq(sessions.userId, userId))
const createAuditor = () => createAccount({ isBackoffice: true, scopes: ['audit'] })

// docs/rules/accounts.md#asked-again
it('a proof is required once the last is ten minutes old', async () => {
  const auditor = await createAuditor()
  await setProvenAt(auditor.id, minutesAgo(9.9))
  await auditor.call(adminAuditApi.export, {})
  await setProvenAt(auditor.id, minutesAgo(10.1))
  expect(await failureOf(auditor.call(adminAuditApi.export, {}))).toMatchObject({ status: 403, code: 'PROOF_REQUIRED' })
  expect(await failureOf(auditor.call(authProofApi.prove, { password: 'pogrešna lozinka' }))).toMatchObject({
    status: 422,
    code: 'WRONG_PASSWORD',
  })
  expect(await failureOf(auditor.call(adminAuditApi.export, {}))).toMatchObject({ code: 'PROOF_REQUIRED' })
  await auditor.call(authProofApi.prove, { password })
  await auditor.call(adminAuditApi.export, {})
})

it('proves one session family, also after a refresh, and no other session', async () => {
  const { email, id } = await createAuditor()
  const signIn = async () => (await callAs().call(authApi.login, { username: email, password }, fromNewAddress())).tokens
  const [desk, phone] = [await signIn(), await signIn()]
  await setProvenAt(id, minutesAgo(11))
  await callAs({ accessToken: desk.accessToken }).call(authProofApi.prove, { password })
  const { tokens } = await callAs({ headers: { refreshToken: desk.refreshToken ?? '' } }).call(authApi.refresh, {})
  await callAs({ accessToken: tokens.accessToken }).call(adminAuditApi.export, {})
  const elsewhere = await callAs({ headers: { refreshToken: phone.refreshToken ?? '' } }).call(authApi.refresh, {})
  const refused = callAs({ accessToken: elsewhere.tokens.accessToken }).call(adminAuditApi.export, {})
  expect(await failureOf(refused)).toMatchObject({ code: 'PROOF_REQUIRED' })
})

it('limits the guesses of one account', async () => {
  const auditor = await createAuditor()
  const address = fromNewAddress()
  const guess = () => auditor.call(authProofApi.prove, { password: 'pogrešna lozinka' }, address)
  for (let n = 0; n < 5; n++) expect(await failureOf(guess())).toMatchObject({ code: 'WRONG_PASSWORD' })
  expect(await failureOf(guess())).toMatchObject({ status: 429 })
})

it('a proof is required before money, staff and exports', () => {
  const asked = operations.filter(({ endpoint }) => endpoint.proof).map(({ endpoint }) => endpoint.path.replace(/^\/api\/v\d\//, ''))
  expect(asked.toSorted()).toEqual([
    'admin/audit/export',
    'ecommerce/order/office/refund/create/{id}',
    'gdpr/office/request/download/{id}',
    'gdpr/office/request/run/{id}',
    'invoice/office/export',
    'user/office/factor/confirm',
    'user/office/factor/enrol',
    'user/office/factor/remove',
    'user/office/factor/replaceCodes',
    'user/office/passkey/add',
    'user/office/passkey/options',
    'user/office/passkey/remove/{id}',
    'user/office/staff/cancelInvite/{id}',
    'user/office/staff/changeRole/{id}',
    'user/office/staff/invite',
    'user/office/staff/reinstate/{id}',
    'user/office/staff/remove/{id}',
    'user/office/staff/resetFactor/{id}',
    'user/office/staff/suspend/{id}',
  ])
})

// What leaves the office in one piece asks too, whoever adds it.
it('a proof is required before every export of the office', () => {
  const isExport = /export(?:\/\{\w+\})?$/i
  const exports = operations.filter(({ endpoint: { access, path } }) => access.startsWith('office') && isExport.test(path))
  expect(exports.map(({ endpoint }) => endpoint.path)).toContain('/api/v1/admin/audit/export')
  expect(exports.filter(({ endpoint }) => !endpoint.proof).map(({ endpoint }) => endpoint.path)).toEqual([])
})
