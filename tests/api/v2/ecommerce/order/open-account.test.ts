import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { webUserApi } from '@/lib/api/v1/user/web'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { resetRateLimits } from '@/server/core/rate-limits'
import { caches } from '@/server/core/cache/registry.mjs'
import { database } from '@/server/db/client'
import { consentAssignments } from '@/server/db/schema/consent'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { addresses, users } from '@/server/db/schema/user'
import { failureOf } from '@/tests/support/http/caller'
import { createUser } from '@/tests/support/users'
import { guestOrder } from '../../../v1/document/support'
import { createConsent, openShop, visitor, type Shop } from '../support'

let shop: Shop
let last = 0
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => resetRateLimits())

const password = 'svjetionik u prizemlju'

/** A guest's order to an address of its own. */
async function orderOfGuest() {
  const order = await guestOrder(shop)
  const email = `gost${++last}@primjer.hr`
  await database().db.update(orders).set({ email }).where(eq(orders.id, order.id))
  return { id: order.id, email, input: { ...order.pair, orderSlug: order.slug, password } }
}

async function ownerOf(orderId: number) {
  const [row] = await database()
    .db.select({ userId: orders.userId, claimedBy: orders.claimedBy })
    .from(orders)
    .where(eq(orders.id, orderId))
  return row
}

async function accountOf(email: string) {
  const [row] = await database().db.select().from(users).where(eq(users.email, email))
  return row
}

async function verify(email: string) {
  const mails = await database().db.select().from(outbox).where(eq(outbox.to, email))
  const mail = mails.find(({ template }) => template === 'verifyEmail')
  const token = String(new Map(Object.entries(mail?.data ?? {})).get('token'))
  return visitor.call(webUserApi.verify, { token })
}

// docs/rules/accounts.md#account-after-order
describe('an account after a guest order', () => {
  it('gets the order once its address is verified by mail', async () => {
    const { id, email, input } = await orderOfGuest()
    expect(await visitor.call(orderApi.openAccount, input)).toEqual({ email })
    const account = await accountOf(email)
    expect(account).toMatchObject({ verifiedAt: null, firstName: expect.stringMatching(/./) })
    expect(await ownerOf(id)).toEqual({ userId: null, claimedBy: account?.id })
    const [order] = await database().db.select().from(orders).where(eq(orders.id, id))
    const book = await database()
      .db.select()
      .from(addresses)
      .where(eq(addresses.userId, account?.id ?? 0))
    expect(book.map(({ type }) => type).toSorted()).toEqual(['main', 'shipping'])
    expect(order?.billing).toMatchObject({ street: book[0]?.street, contactPhone: book[0]?.contactPhone })
    await verify(email)
    expect(await ownerOf(id)).toEqual({ userId: account?.id, claimedBy: null })
    expect(await visitor.call(authApi.login, { username: email, password })).toBeTruthy()
  })

  it('gets no other order of its address', async () => {
    const [mine, other] = [await orderOfGuest(), await orderOfGuest()]
    await database().db.update(orders).set({ email: mine.email }).where(eq(orders.id, other.id))
    await visitor.call(orderApi.openAccount, mine.input)
    await verify(mine.email)
    expect(await ownerOf(other.id)).toEqual({ userId: null, claimedBy: null })
  })

  it('gets no order whose address is another by then', async () => {
    const { id, email, input } = await orderOfGuest()
    await visitor.call(orderApi.openAccount, input)
    await database().db.update(orders).set({ email: 'drugi@primjer.hr' }).where(eq(orders.id, id))
    await verify(email)
    expect(await ownerOf(id)).toMatchObject({ userId: null })
  })

  it('needs the order’s own pair, and an order that is nobody’s', async () => {
    const [mine, other, ana] = [await orderOfGuest(), await orderOfGuest(), await createUser()]
    const { cartId, protectCode } = mine.input
    const foreign = [
      { ...mine.input, orderSlug: other.input.orderSlug },
      { ...other.input, cartId },
      { ...other.input, protectCode },
    ]
    for (const input of foreign) expect(await failureOf(visitor.call(orderApi.openAccount, input))).toMatchObject({ status: 404 })
    await database().db.update(orders).set({ userId: ana.id }).where(eq(orders.id, mine.id))
    expect(await failureOf(visitor.call(orderApi.openAccount, mine.input))).toMatchObject({ code: 'USER_EXISTS' })
  })

  it('needs the required consents of an account', async () => {
    const { email, input } = await orderOfGuest()
    const { id: consentId } = await createConsent()
    await database().db.update(consentAssignments).set({ assignedTo: 'registration' }).where(eq(consentAssignments.consentId, consentId))
    caches.clear()
    expect(await failureOf(visitor.call(orderApi.openAccount, input))).toMatchObject({ code: 'CONSENT_REQUIRED' })
    expect(await visitor.call(orderApi.openAccount, { ...input, consents: [consentId] })).toEqual({ email })
    await database().db.delete(consentAssignments).where(eq(consentAssignments.consentId, consentId))
    caches.clear()
  })

  it('refuses a taken address and a guessable password', async () => {
    const { email, input } = await orderOfGuest()
    expect(await failureOf(visitor.call(orderApi.openAccount, { ...input, password: 'lozinka123' }))).toMatchObject({
      code: 'PASSWORD_GUESSABLE',
    })
    await createUser({ email })
    expect(await failureOf(visitor.call(orderApi.openAccount, input))).toMatchObject({ code: 'USER_EXISTS' })
  })
})
