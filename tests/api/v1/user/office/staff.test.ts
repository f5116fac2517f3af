import { and, eq, isNull, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { userApi } from '@/lib/api/v1/user'
import { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { roles, scopesOf } from '@/lib/office/roles'
import { database } from '@/server/db/client'
import { auditLog } from '@/server/db/schema/site'
import { sessions, staffInvites, users } from '@/server/db/schema/user'
import { createAccount, fromNewAddress, password } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'

const createColleague = (role: (typeof roles)[number]) => createUser({ isBackoffice: true, role })
const stateOf = async (id: number) => {
  const [user] = await database().db.select().from(users).where(eq(users.id, id))
  return user
}
const liveSessions = (userId: number) => database().db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.revokedAt)))

/** Every test has a shop with owners of its own. */
beforeEach(async () => {
  const { db } = database()
  await db.delete(staffInvites)
  await db.execute(sql`alter table users disable trigger keep_owner_changed`)
  await db.update(users).set({ isBackoffice: false, role: null, scopes: [] })
  await db.execute(sql`alter table users enable trigger keep_owner_changed`)
})

describe('roles', () => {
  // docs/rules/administration.md#roles
  it.each(roles)('%s is a preset of rights that hold from the next call on, and is audited', async (role) => {
    const owner = await createColleague('owner')
    const colleague = await createColleague('readOnly')
    const { id } = colleague
    const { members } = await owner.call(officeStaffApi.changeRole, { id, role })
    expect(members.find((one) => one.id === id)).toMatchObject({ role, scopes: scopesOf(role) })
    expect((await colleague.call(userApi.profile, {})).scopes).toEqual(scopesOf(role))
    const [entry] = await database()
      .db.select()
      .from(auditLog)
      .where(and(eq(auditLog.target, `user:${id}`), eq(auditLog.action, 'staff.changeRole')))
    expect(entry?.actor).toBe(`user:${owner.id}`)
    const isChanged = role !== 'readOnly'
    expect([entry?.before, entry?.after]).toEqual(
      isChanged
        ? [
            { role: 'readOnly', scopes: scopesOf('readOnly') },
            { role, scopes: scopesOf(role) },
          ]
        : [{}, {}],
    )
  })

  // docs/rules/administration.md#staff-rights
  it('lets nobody give or take rights that they lack, and only an owner make or change owners', async () => {
    const [owner, lead, employee] = [
      await createColleague('owner'),
      await createMerchant('staff', 'stock', 'orders'),
      await createColleague('warehouse'),
    ]
    const staff = await lead.call(officeStaffApi.filter, {})
    expect(staff.roles).toEqual(['warehouse'])
    const manageable = staff.members.filter(({ isManageable }) => isManageable)
    expect(new Set(manageable.map(({ id }) => id))).toEqual(new Set([lead.id, employee.id]))
    const refused = [
      () => lead.call(officeStaffApi.changeRole, { id: employee.id, role: 'owner' }),
      () => lead.call(officeStaffApi.changeRole, { id: employee.id, role: 'editor' }),
      () => lead.call(officeStaffApi.changeRole, { id: lead.id, role: 'owner' }),
      () => lead.call(officeStaffApi.suspend, { id: owner.id }),
      () => lead.call(officeStaffApi.remove, { id: owner.id }),
      () => lead.call(officeStaffApi.invite, { email: 'nova@primjer.hr', role: 'owner' }),
    ]
    for (const one of refused) expect(await failureOf(one())).toMatchObject({ code: 'FORBIDDEN' })
    await lead.call(officeStaffApi.suspend, { id: employee.id })
    expect((await stateOf(employee.id))?.suspendedAt).not.toBeNull()
  })
})

describe('suspension', () => {
  // docs/rules/administration.md#suspension
  it('ends every session at once and refuses the next sign-in, until the colleague is reinstated', async () => {
    const owner = await createColleague('owner')
    const employee = await createAccount({ isBackoffice: true, role: 'warehouse' })
    const signIn = () => callAs().call(authApi.login, { username: employee.email, password, strategy: 'admin' }, fromNewAddress())
    await owner.call(officeStaffApi.suspend, { id: employee.id })
    expect(await liveSessions(employee.id)).toBe(0)
    expect(await failureOf(employee.call(userApi.profile, {}))).toMatchObject({ code: 'TOKEN_INVALID' })
    expect(await failureOf(signIn())).toMatchObject({ status: 403, code: 'STAFF_SUSPENDED' })
    await owner.call(officeStaffApi.reinstate, { id: employee.id })
    expect((await signIn()).user.id).toBe(employee.id)
    const { members } = await owner.call(officeStaffApi.filter, {})
    expect(members.find(({ id }) => id === employee.id)).toMatchObject({ isSuspended: false, lastSignInAt: expect.any(String) })
  })

  it('takes all rights of a removed colleague and leaves a buyer’s account', async () => {
    const owner = await createColleague('owner')
    const employee = await createAccount({ isBackoffice: true, role: 'warehouse' })
    await owner.call(officeStaffApi.remove, { id: employee.id })
    expect(await liveSessions(employee.id)).toBe(0)
    expect(await stateOf(employee.id)).toMatchObject({ isBackoffice: false, role: null, scopes: [], suspendedAt: null })
    expect(await failureOf(owner.call(officeStaffApi.suspend, { id: employee.id }))).toMatchObject({ status: 404 })
  })

  it('ends with the removal, so the buyer’s account opens and can be invited again', async () => {
    const owner = await createColleague('owner')
    const employee = await createAccount({ isBackoffice: true, role: 'warehouse' })
    await owner.call(officeStaffApi.suspend, { id: employee.id })
    await owner.call(officeStaffApi.remove, { id: employee.id })
    expect(await stateOf(employee.id)).toMatchObject({ isBackoffice: false, suspendedAt: null })
    const credentials = { username: employee.email, password }
    expect((await callAs().call(authApi.login, credentials, fromNewAddress())).user.id).toBe(employee.id)
    const { invites } = await owner.call(officeStaffApi.invite, { email: employee.email, role: 'editor' })
    expect(invites).toMatchObject([{ email: employee.email }])
  })

  it('voids the invitations of whoever loses rights', async () => {
    const [owner, lead] = [await createColleague('owner'), await createColleague('owner')]
    await lead.call(officeStaffApi.invite, { email: 'nova@primjer.hr', role: 'editor' })
    const { invites } = await owner.call(officeStaffApi.changeRole, { id: lead.id, role: 'editor' })
    expect(invites).toEqual([])
  })
})

// docs/rules/administration.md#last-owner
describe('the last owner', () => {
  const changes = [
    ['demoted', (id: number) => [officeStaffApi.changeRole, { id, role: 'manager' }] as const],
    ['suspended', (id: number) => [officeStaffApi.suspend, { id }] as const],
    ['removed', (id: number) => [officeStaffApi.remove, { id }] as const],
  ] as const

  it.each(changes)('is not %s', async (_, change) => {
    const owner = await createColleague('owner')
    const [endpoint, input] = change(owner.id)
    expect(await failureOf(owner.call(endpoint, input))).toMatchObject({ status: 409, code: 'LAST_OWNER' })
    expect(await stateOf(owner.id)).toMatchObject({ role: 'owner', isBackoffice: true, suspendedAt: null })
    expect(await liveSessions(owner.id)).toBe(1)
  })

  it.each(changes)('may leave the role, when another owner stays, and the other is not %s afterwards', async (_, change) => {
    const [owner, other] = [await createColleague('owner'), await createColleague('owner')]
    await owner.call(officeStaffApi.changeRole, { id: owner.id, role: 'manager' })
    const [endpoint, input] = change(other.id)
    expect(await failureOf(other.call(endpoint, input))).toMatchObject({ code: 'LAST_OWNER' })
  })

  it.each(changes)('of two owners who take each other’s role at once, one wins', async (_, change) => {
    const [ana, iva] = [await createColleague('owner'), await createColleague('owner')]
    const results = await Promise.allSettled([ana.call(...change(iva.id)), iva.call(...change(ana.id))])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await database().db.$count(users, and(eq(users.role, 'owner'), isNull(users.suspendedAt)))).toBe(1)
  })

  it('is kept by the database, whoever writes', async () => {
    const [owner, other] = [await createColleague('owner'), await createColleague('owner')]
    const { db } = database()
    const demote = (id: number) => db.update(users).set({ role: 'manager' }).where(eq(users.id, id))
    const results = await Promise.allSettled([demote(owner.id), demote(other.id)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [last] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'owner'))
    await expect(db.delete(users).where(eq(users.id, last?.id ?? 0))).rejects.toThrow(/Failed query: delete/)
  })
})
