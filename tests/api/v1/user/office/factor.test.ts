import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { factorApi } from '@/lib/api/v1/user/office/factor'
import { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { resetRateLimits } from '@/server/core/rate-limits'
import { database } from '@/server/db/client'
import { recoveryCodes, userFactors } from '@/server/db/schema/factor'
import { outbox } from '@/server/db/schema/outbox'
import { auditLog } from '@/server/db/schema/site'
import { sessions } from '@/server/db/schema/user'
import { codeOf, createFactorUser, wrongCodeOf } from '@/tests/support/authenticator'
import { createAccount, fromNewAddress, mailsTo, password } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'

beforeEach(() => resetRateLimits())

const login = (email: string) => callAs().call(authApi.login, { username: email, password }, fromNewAddress())
const actionsOn = async (userId: number) => {
  const rows = await database()
    .db.select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.target, `user:${userId}`))
    .orderBy(auditLog.id)
  return rows.map(({ action }) => action)
}

// docs/rules/accounts.md#second-factor
it('is in force once a code is confirmed, and shows ten recovery codes once', async () => {
  const ana = await createAccount({ isBackoffice: true })
  expect(await ana.call(factorApi.get, {})).toEqual({ since: null, passkeys: [], host: 'localhost', recoveryCodesLeft: 0 })
  const { secret, uri, qr } = await ana.call(factorApi.enrol, {})
  expect(new URL(uri).searchParams.get('secret')).toBe(secret)
  expect(qr.size).toBeGreaterThan(20)
  await login(ana.email)
  expect(await failureOf(ana.call(factorApi.confirm, { factorCode: wrongCodeOf(secret) }))).toMatchObject({ code: 'WRONG_FACTOR_CODE' })
  await login(ana.email)
  const confirmed = await ana.call(factorApi.confirm, { factorCode: codeOf(secret) })
  expect(new Set(confirmed.recoveryCodes).size).toBe(10)
  expect(await ana.call(factorApi.get, {})).toMatchObject({ recoveryCodesLeft: 10, since: expect.any(String) })
  expect(await failureOf(login(ana.email))).toMatchObject({ code: 'FACTOR_REQUIRED', data: { kinds: ['app'] } })
  expect(await actionsOn(ana.id)).toEqual(['factor.add'])
  expect(await mailsTo(ana.email)).toEqual(['factorChanged'])
})

it('takes the newest secret of two tabs, and neither once one is confirmed', async () => {
  const ana = await createAccount({ isBackoffice: true })
  const [first, second] = [await ana.call(factorApi.enrol, {}), await ana.call(factorApi.enrol, {})]
  expect(await failureOf(ana.call(factorApi.confirm, { factorCode: codeOf(first.secret) }))).toMatchObject({ code: 'WRONG_FACTOR_CODE' })
  await ana.call(factorApi.confirm, { factorCode: codeOf(second.secret) })
  expect(await failureOf(ana.call(factorApi.enrol, {}))).toMatchObject({ status: 409, code: 'FACTOR_EXISTS' })
  const again = ana.call(factorApi.confirm, { factorCode: codeOf(second.secret, 1) })
  expect(await failureOf(again)).toMatchObject({ status: 409, code: 'FACTOR_EXISTS' })
})

it('keeps no secret and no code as text: not in rows, mails or the log', async () => {
  const ana = await createFactorUser()
  const { db } = database()
  const rows = [
    await db.select().from(userFactors).where(eq(userFactors.userId, ana.id)),
    await db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, ana.id)),
    await db.select().from(outbox).where(eq(outbox.to, ana.email)),
    await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `user:${ana.id}`)),
  ]
  expect(rows.map((some) => some.length)).toEqual([1, 10, 1, 1])
  for (const text of [ana.secret, ...ana.recoveryCodes, ...ana.recoveryCodes.map((code) => code.replaceAll('-', ''))])
    expect(JSON.stringify(rows)).not.toContain(text)
})

// docs/rules/accounts.md#recovery-codes
it('replaces the recovery codes', async () => {
  const ana = await createFactorUser()
  const renewed = await ana.call(factorApi.replaceCodes, {})
  expect(renewed.recoveryCodes.some((code) => ana.recoveryCodes.includes(code))).toBe(false)
  const prove = (factorCode = '') => ana.call(authProofApi.prove, { password, factorCode }, fromNewAddress())
  expect(await failureOf(prove(ana.recoveryCodes[0]))).toMatchObject({ code: 'WRONG_FACTOR_CODE' })
  await prove(renewed.recoveryCodes[0])
  const without = await createAccount({ isBackoffice: true })
  expect(await failureOf(without.call(factorApi.replaceCodes, {}))).toMatchObject({ status: 404 })
})

it('is removed with its codes, after a proof', async () => {
  const ana = await createFactorUser()
  await database()
    .db.update(sessions)
    .set({ provenAt: new Date(0) })
    .where(eq(sessions.userId, ana.id))
  expect(await failureOf(ana.call(factorApi.remove, {}))).toMatchObject({ code: 'PROOF_REQUIRED' })
  await ana.call(authProofApi.prove, { password, factorCode: codeOf(ana.secret) })
  expect(await ana.call(factorApi.remove, {})).toMatchObject({ since: null, recoveryCodesLeft: 0 })
  await login(ana.email)
  expect(await actionsOn(ana.id)).toEqual(['factor.add', 'factor.remove'])
})

// docs/rules/administration.md#factor-reset
it('is reset by a colleague who may manage the person', async () => {
  const [owner, ana] = [await createAccount({ isBackoffice: true, role: 'owner' }), await createFactorUser({ role: 'editor' })]
  const hasFactor = (staff: { members: { id: number; hasFactor: boolean }[] }) => staff.members.find(({ id }) => id === ana.id)?.hasFactor
  expect(hasFactor(await owner.call(officeStaffApi.filter, {}))).toBe(true)
  expect(hasFactor(await owner.call(officeStaffApi.resetFactor, { id: ana.id }))).toBe(false)
  expect(await failureOf(ana.call(factorApi.get, {}))).toMatchObject({ code: 'TOKEN_INVALID' })
  await login(ana.email)
  expect(await actionsOn(ana.id)).toEqual(['factor.add', 'staff.resetFactor'])
  expect(await mailsTo(ana.email)).toEqual(['factorChanged', 'factorChanged'])
})

it('of an owner is reset by an owner only', async () => {
  const [lead, owner] = [await createAccount({ isBackoffice: true, scopes: ['staff'] }), await createFactorUser({ role: 'owner' })]
  expect(await failureOf(lead.call(officeStaffApi.resetFactor, { id: owner.id }))).toMatchObject({ code: 'FORBIDDEN' })
  expect(await database().db.$count(userFactors, eq(userFactors.userId, owner.id))).toBe(1)
})

it('leaves with the rights of a colleague', async () => {
  const [owner, ana] = [await createAccount({ isBackoffice: true, role: 'owner' }), await createFactorUser({ role: 'editor' })]
  await owner.call(officeStaffApi.remove, { id: ana.id })
  expect((await login(ana.email)).user.email).toBe(ana.email)
})
