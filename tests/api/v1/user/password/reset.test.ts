import { expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { passwordApi } from '@/lib/api/v1/user/password'
import { webUserApi } from '@/lib/api/v1/user/web'
import { deletionApi } from '@/lib/api/v1/user/web/deletion'
import { inTransaction } from '@/server/core/transaction'
import { mailLink } from '@/server/modules/user/one-time-token'
import { systemContext } from '@/server/core/system-context'
import { runLinkRequestJobs, createAccount, fromNewAddress, password, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

const visitor = callAs()
const newPassword = 'posve nova lozinka'

it('changes the password and revokes all other sessions', async () => {
  const ana = await createAccount()
  const elsewhere = await visitor.call(authApi.login, { username: ana.email, password })
  await ana.call(passwordApi.reset, { oldPassword: password, newPassword })
  expect(await ana.call(webUserApi.profile, {})).toMatchObject({ id: ana.id })
  expect((await callAs({ accessToken: elsewhere.tokens.accessToken }).send(webUserApi.profile, {})).status).toBe(403)
  expect(await failureOf(visitor.call(authApi.refresh, {}, { refreshToken: elsewhere.tokens.refreshToken ?? '' }))).toMatchObject({
    status: 401,
  })
  expect(await failureOf(visitor.call(authApi.login, { username: ana.email, password }))).toMatchObject({ status: 401 })
  await visitor.call(authApi.login, { username: ana.email, password: newPassword })
})

it('refuses a wrong old password and changes nothing', async () => {
  const ana = await createAccount()
  const failure = await failureOf(ana.call(passwordApi.reset, { oldPassword: 'nije ta', newPassword }))
  expect(failure).toMatchObject({ status: 422, code: 'WRONG_OLD_PASSWORD', message: 'Incorrect old password.' })
  await visitor.call(authApi.login, { username: ana.email, password })
})

it('refuses the same password, a short one and a common one', async () => {
  const ana = await createAccount()
  const same = await failureOf(ana.call(passwordApi.reset, { oldPassword: password, newPassword: password }))
  expect(same.fieldErrors).toEqual({ newPassword: ['differentPassword'] })
  const short = await failureOf(ana.call(passwordApi.reset, { oldPassword: password, newPassword: 'kratka' }))
  expect(Object.keys(short.fieldErrors)).toEqual(['newPassword'])
  const common = await failureOf(ana.call(passwordApi.reset, { oldPassword: password, newPassword: 'iloveyou' }))
  expect(common).toMatchObject({ status: 422, code: 'PASSWORD_GUESSABLE' })
})

it('counts attempts per user', async () => {
  const [ana, iva] = [await createAccount(), await createAccount()]
  for (let i = 0; i < 5; i++) await ana.send(passwordApi.reset, { oldPassword: 'nije ta', newPassword })
  expect((await ana.send(passwordApi.reset, { oldPassword: password, newPassword })).status).toBe(429)
  expect((await iva.send(passwordApi.reset, { oldPassword: 'nije ta', newPassword })).status).toBe(422)
})

it('voids links mailed before for a password or a deletion', async () => {
  const ana = await createAccount()
  await callAs({ headers: fromNewAddress() }).call(passwordApi.forgot, { email: ana.email })
  await runLinkRequestJobs()
  const forPassword = await tokenMailedTo(ana.email)
  const ctx = await systemContext(1)
  const owner = { userId: ana.id, email: ana.email, firstName: 'Ana' }
  const forDeletion = await inTransaction(ctx, (tx) => mailLink(ctx, tx, 'deletion', owner))
  const forAddress = await inTransaction(ctx, (tx) => mailLink(ctx, tx, 'verify', owner))
  await ana.call(passwordApi.reset, { oldPassword: password, newPassword })
  const withPassword = failureOf(visitor.call(passwordApi.set, { token: forPassword, password: 'treća lozinka zaredom' }))
  expect(await withPassword).toMatchObject({ code: 'TOKEN_SPENT' })
  expect(await failureOf(ana.call(deletionApi.confirm, { token: forDeletion }))).toMatchObject({ code: 'TOKEN_SPENT' })
  expect(await visitor.call(webUserApi.verify, { token: forAddress })).toEqual({ verified: true })
})
