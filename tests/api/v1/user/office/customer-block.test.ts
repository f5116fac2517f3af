import { and, eq, isNotNull, isNull, like } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { webUserApi } from '@/lib/api/v1/user/web'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { database } from '@/server/db/client'
import { customers } from '@/server/db/schema/customer'
import { orders } from '@/server/db/schema/order'
import { users } from '@/server/db/schema/user'
import { systemContext } from '@/server/core/system-context'
import { inTransaction } from '@/server/core/transaction'
import { checkOut, readyCart, visitor, order } from '@/tests/api/v2/ecommerce/support'
import { createAccount, password } from '@/tests/support/accounts'
import { createProduct } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'
import { waitForLockedStatements } from '@/tests/support/database/lock-waits'
import { audited, newEmail, openCustomers } from './support/customers'

const { employee, colleague, customerOf, guestOrder, shop } = await openCustomers()

it('leaves the address alone of a blocked person who was erased', async () => {
  const user = await createUser()
  const { id } = await customerOf(user.email)
  await employee.call(officeCustomerApi.note, { id, note: 'Zove noću.' })
  await employee.call(officeCustomerApi.setTags, { id, version: 1, tags: ['Oprez'] })
  await employee.call(officeCustomerApi.block, { id, version: 1, reason: 'Prijeti.' })
  await database().db.delete(users).where(eq(users.id, user.id))
  expect(await customerOf(user.email)).toMatchObject({ notes: [], tags: [], block: { reason: '' }, kind: 'guest', orders: 0 })
})

describe('blocking (docs/rules/customers.md#block)', () => {
  it('ends sessions at once and tells only who knows the password', async () => {
    const account = await createAccount()
    const { id } = await customerOf(account.email)
    const session = await createUserSession(account.email)
    expect((await session.call(webUserApi.profile, {})).email).toBe(account.email)

    await employee.call(officeCustomerApi.block, { id, version: 1, reason: 'Lažne narudžbe.' })
    expect((await failureOf(session.call(webUserApi.profile, {}))).status).toBe(403)
    const refused = await failureOf(visitor.call(authApi.login, { username: account.email, password }))
    expect(refused).toMatchObject({ status: 403, code: 'CUSTOMER_BLOCKED' })
    expect(refused.message).not.toContain('Lažne')
    const wrong = await failureOf(visitor.call(authApi.login, { username: account.email, password: 'nije ta' }))
    expect(wrong).toMatchObject({ status: 401, code: 'WRONG_LOGIN' })

    await employee.call(officeCustomerApi.unblock, { id, version: 2 })
    expect((await visitor.call(authApi.login, { username: account.email, password })).user.email).toBe(account.email)
    expect([await audited('customer.block', id), await audited('customer.unblock', id)].map((rows) => rows.length)).toEqual([1, 1])
  })

  it('refuses orders and accounts of a blocked mailbox, whatever follows a plus, and writes nothing', async () => {
    const email = newEmail()
    await guestOrder(email)
    const { id } = await customerOf(email)
    await employee.call(officeCustomerApi.block, { id, version: 1, reason: 'Ne preuzima pakete.' })
    const spelled = email.replace('@', '+drugi@')
    const pair = await readyCart(shop, { productId: (await createProduct()).id })
    await checkOut(pair, shop, { email: spelled })
    expect(await failureOf(visitor.call(orderApi.create, { ...pair }))).toMatchObject({ status: 403, code: 'CUSTOMER_BLOCKED' })
    expect(await database().db.$count(orders, like(orders.email, spelled))).toBe(0)
    const opening = { email, username: email, password, details: { firstName: 'Iva', lastName: 'Ivić' } }
    expect(await failureOf(visitor.call(webUserApi.register, opening))).toMatchObject({ code: 'CUSTOMER_BLOCKED' })

    await employee.call(officeCustomerApi.unblock, { id, version: 2 })
    expect((await order(pair)).orderSlug).toBeTruthy()
  })

  it('refuses a colleague who has not seen the block, and staff altogether', async () => {
    const { id } = await customerOf((await createUser()).email)
    await employee.call(officeCustomerApi.block, { id, version: 1, reason: 'Prvi razlog.' })
    const again = await failureOf(colleague.call(officeCustomerApi.block, { id, version: 1, reason: 'Drugi razlog.' }))
    expect(again).toMatchObject({ code: 'STALE_VERSION', data: { version: 2, isBlocked: true, reason: 'Prvi razlog.', by: 'Ana Anić' } })
    expect((await employee.call(officeCustomerApi.get, { id })).block).toMatchObject({ reason: 'Prvi razlog.', by: 'Ana Anić' })
    const staff = await customerOf(colleague.email)
    const refused = await failureOf(employee.call(officeCustomerApi.block, { id: staff.id, version: 1, reason: 'Svađa.' }))
    expect(refused).toMatchObject({ status: 409, code: 'OFFICE_ACCOUNT_STAYS' })
  })

  it('is not how a suspended colleague comes back', async () => {
    const suspended = await createMerchant('orders')
    await suspend(suspended.id)
    const { id } = await customerOf(suspended.email)
    const refused = await failureOf(employee.call(officeCustomerApi.unblock, { id, version: 1 }))
    expect(refused).toMatchObject({ status: 409, code: 'OFFICE_ACCOUNT_STAYS' })
    expect(await isSuspended(suspended.email)).toBe(true)
  })

  it('changes nothing when it is lifted where none is', async () => {
    const user = await createUser()
    await suspend(user.id)
    const { id } = await customerOf(user.email)
    expect(await employee.call(officeCustomerApi.unblock, { id, version: 1 })).toMatchObject({ blockVersion: 1, block: null })
    expect(await isSuspended(user.email)).toBe(true)
    expect(await audited('customer.unblock', id)).toEqual([])
  })

  it('lets the address go when it is lifted from a person who was erased (docs/rules/customers.md#customer-identity)', async () => {
    const user = await createUser()
    const { id } = await customerOf(user.email)
    await employee.call(officeCustomerApi.block, { id, version: 1, reason: 'Prijeti.' })
    await database().db.delete(users).where(eq(users.id, user.id))
    expect(await employee.call(officeCustomerApi.unblock, { id, version: 2 })).toMatchObject({ email: user.email, block: null })
    expect(await database().db.$count(customers, eq(customers.email, user.email))).toBe(0)
  })

  it('reaches every account of the mailbox but those of the office, and so does lifting it', async () => {
    const email = newEmail()
    const [main, other, staff] = [email, email.replace('@', '+drugi@'), email.replace('@', '+ured@')]
    for (const address of [main, other]) await createAccount({ email: address })
    await createUser({ email: staff, isBackoffice: true, scopes: ['orders'] })
    const states = () => Promise.all([main, other, staff].map(isSuspended))
    const session = await createUserSession(other)
    const { id } = await customerOf(main)
    await employee.call(officeCustomerApi.block, { id, version: 1, reason: 'Lažne narudžbe.' })
    expect(await states()).toEqual([true, true, false])
    expect((await failureOf(session.call(webUserApi.profile, {}))).status).toBe(403)
    const second = (await customerOf(other)).id
    await employee.call(officeCustomerApi.block, { id: second, version: 1, reason: 'I ovdje.' })
    await employee.call(officeCustomerApi.unblock, { id, version: 2 })
    expect(await states()).toEqual([true, true, false])
    await employee.call(officeCustomerApi.unblock, { id: second, version: 2 })
    expect(await states()).toEqual([false, false, false])
  })

  it('leaves no account to who registers while it is written', async () => {
    const email = newEmail()
    await guestOrder(email)
    const { id } = await customerOf(email)
    const spelled = email.replace('@', '+brzi@')
    const ctx = await systemContext(1)
    let blocking: Promise<unknown> | undefined
    let registering: Promise<unknown> | undefined
    await inTransaction(ctx, async (tx) => {
      await tx.select().from(customers).where(eq(customers.id, id)).for('update')
      blocking = employee.call(officeCustomerApi.block, { id, version: 1, reason: 'Lažne narudžbe.' })
      await waitForLockedStatements(1)
      const opening = { email: spelled, username: spelled, password, details: { firstName: 'Iva', lastName: 'Ivić' } }
      registering = Promise.allSettled([visitor.call(webUserApi.register, opening)])
      await Promise.race([registering, waitForLockedStatements(2, { timeout: 10_000 })])
    })
    await Promise.all([blocking, registering])
    const live = and(eq(users.email, spelled), isNull(users.suspendedAt))
    expect(await database().db.$count(users, live)).toBe(0)
  })
})

const suspend = (id: number) => database().db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, id))
async function isSuspended(email: string) {
  return (await database().db.$count(users, and(eq(users.email, email), isNotNull(users.suspendedAt)))) > 0
}

async function createUserSession(email: string) {
  const { tokens } = await visitor.call(authApi.login, { username: email, password })
  return callAs({ accessToken: tokens.accessToken })
}
