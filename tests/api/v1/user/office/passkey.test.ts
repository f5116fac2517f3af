import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { factorApi } from '@/lib/api/v1/user/office/factor'
import { passkeyApi } from '@/lib/api/v1/user/office/passkey'
import { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { resetRateLimits } from '@/server/core/rate-limits'
import { database } from '@/server/db/client'
import { passkeyChallenges, passkeys } from '@/server/db/schema/passkey'
import { auditLog } from '@/server/db/schema/site'
import { sessions } from '@/server/db/schema/user'
import { codeOf, createFactorUser } from '@/tests/support/authenticator'
import { createAccount, fromNewAddress, mailsTo, password } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createDevice, createPasskeyUser } from '@/tests/support/passkey-device'

beforeEach(() => resetRateLimits())

const login = (email: string) => callAs().call(authApi.login, { username: email, password }, fromNewAddress())
const refused = { status: 422, code: 'PASSKEY_REFUSED' }
const actionsOn = async (userId: number) => {
  const rows = await database()
    .db.select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.target, `user:${userId}`))
    .orderBy(auditLog.id)
  return rows.map(({ action }) => action)
}
const unprove = (userId: number) =>
  database()
    .db.update(sessions)
    .set({ provenAt: new Date(0) })
    .where(eq(sessions.userId, userId))

// docs/rules/accounts.md#passkeys
it('is added after a proof, with recovery codes, and is a second factor from then on', async () => {
  const ana = await createAccount({ isBackoffice: true })
  const request = await ana.call(passkeyApi.options, {})
  expect(request).toMatchObject({
    rp: { id: 'localhost' },
    user: { name: ana.email, displayName: 'Ana Anić' },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const device = createDevice()
  const { recoveryCodes } = await ana.call(passkeyApi.add, { name: ' Prijenosnik ', passkey: device.create(request) })
  expect(recoveryCodes).toHaveLength(10)
  expect(await ana.call(factorApi.get, {})).toEqual({
    since: null,
    passkeys: [
      {
        id: expect.any(Number),
        name: 'Prijenosnik',
        host: 'localhost',
        isOfThisHost: true,
        createdAt: expect.any(String),
        lastUsedAt: null,
      },
    ],
    host: 'localhost',
    recoveryCodesLeft: 10,
  })
  expect(await failureOf(login(ana.email))).toMatchObject({ code: 'FACTOR_REQUIRED', data: { kinds: ['passkey'] } })
  expect(await actionsOn(ana.id)).toEqual(['passkey.add'])
  expect(await mailsTo(ana.email)).toEqual(['factorChanged'])
  const again = await ana.call(passkeyApi.options, {})
  expect(again.excludeCredentials).toMatchObject([{ id: device.id }])
  expect(again.user.id).toBe(request.user.id)
})

it('gives no new recovery codes to who has some, whichever factor came first', async () => {
  const ana = await createPasskeyUser()
  const { secret } = await ana.call(factorApi.enrol, {})
  expect(await ana.call(factorApi.confirm, { factorCode: codeOf(secret) })).toEqual({ recoveryCodes: null })
  const eva = await createFactorUser()
  const passkey = createDevice().create(await eva.call(passkeyApi.options, {}))
  expect(await eva.call(passkeyApi.add, { name: 'Ključ', passkey })).toEqual({ recoveryCodes: null })
  expect(await failureOf(login(eva.email))).toMatchObject({ data: { kinds: ['app', 'passkey'] } })
})

it.each([
  ['that another site asked for', { origin: 'https://zlo.hr' }],
  ['for another host', { host: 'zlo.hr' }],
  ['without a verified person', { isVerified: false }],
])('refuses a new passkey %s', async (_, lie) => {
  const ana = await createAccount({ isBackoffice: true })
  const passkey = createDevice().create(await ana.call(passkeyApi.options, {}), lie)
  expect(await failureOf(ana.call(passkeyApi.add, { name: 'x', passkey }))).toMatchObject(refused)
})

// docs/rules/accounts.md#passkey-challenges
it('refuses a challenge that is used, expired or of another person', async () => {
  const [ana, eva] = [await createAccount({ isBackoffice: true }), await createAccount({ isBackoffice: true })]
  const add = (user: typeof ana, passkey: ReturnType<ReturnType<typeof createDevice>['create']>) =>
    user.call(passkeyApi.add, { name: 'x', passkey })
  const request = await ana.call(passkeyApi.options, {})
  expect(await failureOf(add(eva, createDevice().create(request)))).toMatchObject(refused)
  await add(ana, createDevice().create(request))
  expect(await failureOf(add(ana, createDevice().create(request)))).toMatchObject(refused)
  const late = createDevice().create(await ana.call(passkeyApi.options, {}))
  await database().db.update(passkeyChallenges).set({ expiresAt: new Date() }).where(eq(passkeyChallenges.userId, ana.id))
  expect(await failureOf(add(ana, late))).toMatchObject(refused)
})

it('takes no credential of another person, and at most twenty', async () => {
  const [ana, eva] = [await createPasskeyUser(), await createAccount({ isBackoffice: true })]
  const copied = ana.device.create(await eva.call(passkeyApi.options, {}))
  expect(await failureOf(eva.call(passkeyApi.add, { name: 'x', passkey: copied }))).toMatchObject(refused)
  const [row] = await database().db.select().from(passkeys).where(eq(passkeys.userId, ana.id))
  if (!row) throw new Error('The passkey was not written.')
  const { id: _id, ...copy } = row
  const last = createDevice().create(await ana.call(passkeyApi.options, {}))
  await database()
    .db.insert(passkeys)
    .values(Array.from({ length: 19 }, (_, n) => ({ ...copy, credentialId: `${copy.credentialId}${n}` })))
  expect(await failureOf(ana.call(passkeyApi.options, {}))).toMatchObject({ status: 409, code: 'PASSKEYS_FULL' })
  expect(await failureOf(ana.call(passkeyApi.add, { name: 'x', passkey: last }))).toMatchObject({ status: 409, code: 'PASSKEYS_FULL' })
})

it('is renamed by its owner alone, and removed with the codes after a proof', async () => {
  const [ana, eva] = [await createPasskeyUser(), await createPasskeyUser()]
  const [passkey] = (await ana.call(factorApi.get, {})).passkeys
  const id = passkey?.id ?? 0
  expect((await ana.call(passkeyApi.rename, { id, name: 'Ured' })).passkeys).toMatchObject([{ name: 'Ured' }])
  expect(await failureOf(eva.call(passkeyApi.rename, { id, name: 'Moj' }))).toMatchObject({ status: 404 })
  expect(await failureOf(eva.call(passkeyApi.remove, { id }))).toMatchObject({ status: 404 })
  await unprove(ana.id)
  expect(await failureOf(ana.call(passkeyApi.remove, { id }))).toMatchObject({ code: 'PROOF_REQUIRED' })
  expect(await failureOf(ana.call(passkeyApi.options, {}))).toMatchObject({ code: 'PROOF_REQUIRED' })
  await ana.call(authProofApi.prove, { passkey: ana.device.get(await ana.call(authProofApi.proveOptions, {})) })
  expect(await ana.call(passkeyApi.remove, { id })).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  await login(ana.email)
  expect(await actionsOn(ana.id)).toEqual(['passkey.add', 'passkey.rename', 'passkey.remove'])
})

it('keeps the recovery codes while another factor is left', async () => {
  const ana = await createFactorUser()
  const passkey = createDevice().create(await ana.call(passkeyApi.options, {}))
  await ana.call(passkeyApi.add, { name: 'Ključ', passkey })
  expect(await ana.call(factorApi.remove, {})).toMatchObject({ since: null, passkeys: [{ name: 'Ključ' }], recoveryCodesLeft: 10 })
  expect((await ana.call(factorApi.replaceCodes, {})).recoveryCodes).toHaveLength(10)
})

// docs/rules/administration.md#factor-reset
it('goes with a reset by a colleague, and with the rights of its owner', async () => {
  const owner = await createAccount({ isBackoffice: true, role: 'owner' })
  const [ana, eva] = [await createPasskeyUser({ role: 'editor' }), await createPasskeyUser({ role: 'editor' })]
  const hasFactor = (staff: { members: { id: number; hasFactor: boolean }[] }) => staff.members.find(({ id }) => id === ana.id)?.hasFactor
  expect(hasFactor(await owner.call(officeStaffApi.filter, {}))).toBe(true)
  expect(hasFactor(await owner.call(officeStaffApi.resetFactor, { id: ana.id }))).toBe(false)
  await owner.call(officeStaffApi.remove, { id: eva.id })
  for (const { id, email } of [ana, eva]) {
    expect(await database().db.$count(passkeys, eq(passkeys.userId, id))).toBe(0)
    await login(email)
  }
  expect(await mailsTo(ana.email)).toEqual(['factorChanged', 'factorChanged'])
})
