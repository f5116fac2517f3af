import { desc, eq } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { comments } from '@/server/db/schema/cms'
import { orderLines } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { addresses, dataExports, sessions } from '@/server/db/schema/user'
import { allScopes, scopesOf } from '@/lib/office/roles'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { documentApi } from '@/lib/api/v1/document/document'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { callAs } from '@/tests/support/http/caller'
import { createFile, createProduct, createInvoice } from '@/tests/support/factories'
import { createMerchant, createUser, signIn } from '@/tests/support/users'
import { createCoupon } from '../v2/ecommerce/cart/coupons'
import { countryId, newCart, openShop, readyCart, visitor, type CartRef } from '../v2/ecommerce/support'
import type { OwnedObjects, Kind } from './cell'
import { createForeign, otherKey } from './foreign'

export type Person = { id: number; accessToken?: string; headers: Record<string, string> }

/** Every kind of caller, the objects of 'user', and another site with objects. */
export async function createFixtures() {
  const foreign = await createForeign()
  const { id: productId } = await createProduct({ stock: null })
  const { owned } = await createOwner(productId)
  await createCoupon({ code: 'POPUST' })
  const callers: Record<Kind, () => Promise<Person>> = {
    visitor: async () => anonymous,
    'cart holder': async () => anonymous,
    'holder of another cart': async () => anonymous,
    user: async () => personOf(await createUser()),
    'another user': async () => personOf(await createUser()),
    'unverified user': async () => personOf(await createUser({ verified: false })),
    'suspended user': async () => personOf(await createUser({ suspended: true })),
    'office with the right': async () => personOf(await createMerchant(...allScopes)),
    'office with the right to read': async () => personOf(await createMerchant(...scopesOf('readOnly'))),
    'office without the right': async () => personOf(await createMerchant()),
    'user of another site': async () => ({ ...personOf(await createUser()), headers: { apiKey: otherKey } }),
  }
  return { foreign, owned, productId, callers, foreignSecret: (await newCart()).protectCode }
}

export type Fixtures = Awaited<ReturnType<typeof createFixtures>>

const anonymous: Person = { id: 0, headers: {} }

function personOf({ id, accessToken }: { id: number; accessToken: string }): Person {
  return { id, accessToken, headers: {} }
}

/** A cart with one line. */
export async function createCart(productId: number): Promise<{ cart: CartRef; itemId: number }> {
  const pair = await newCart()
  const { items } = await visitor.call(cartApi.addItem, { ...pair, productId })
  return { cart: pair, itemId: items[0]?.itemId ?? 0 }
}

/** A user with an order, a review, an address and a cart. */
export async function createOwner(productId: number): Promise<{ person: Person; owned: OwnedObjects }> {
  const { db } = database()
  const user = await createUser()
  const { id: userId, accessToken } = user
  const asUser = callAs({ accessToken })
  const pair = await readyCart(await openShop(), { productId })
  const { orderSlug } = await asUser.call(orderApi.create, pair)
  const { records } = await asUser.call(documentApi.filterWeb, {})
  const where = { countryId: await countryId('HR'), city: 'Zagreb', street: 'Kestenova', houseNumber: '1', zipCode: '10000' }
  const who = { firstName: 'Ana', lastName: 'Marić', contactEmail: 'ana@primjer.hr', contactPhone: '+385 91 555 0141' }
  const [address] = await db
    .insert(addresses)
    .values({ ...where, ...who, userId, type: 'other' })
    .returning()
  const [comment] = await db.insert(comments).values({ siteId: 1, userId, productId, rating: 5, text: 'Odlično.' }).returning()
  const orderId = records[0]?.id ?? 0
  const ownCart = await asUser.call(cartApi.getNewCartSession, {})
  await asUser.call(cartApi.addItem, { ...ownCart, productId })
  const owned = {
    userId,
    productId,
    addressId: address?.id ?? 0,
    commentId: comment?.id ?? 0,
    ...(await createCart(productId)),
    orderId,
    order: { ...pair, orderSlug },
    ownCart,
    ...(await createPapers({ orderId, productId })),
    ...(await createSecrets(userId)),
  }
  return { person: personOf(user), owned }
}

/** A paid order's file and invoice. */
async function createPapers({ orderId, productId }: { orderId: number; productId: number }) {
  const { db } = database()
  await db.insert(paymentIntents).values({ orderId, provider: 'bankTransfer', state: 'settled', amountCents: 100, currency: 'EUR' })
  const fileId = await createFile(productId, { name: `${orderId}.epub` })
  const [line] = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId))
  return { file: { lineId: line?.id ?? 0, fileId }, invoiceId: await createInvoice({ siteId: 1, orderId }) }
}

/** Another session and a pending data export. */
async function createSecrets(userId: number) {
  const { db } = database()
  await signIn(userId)
  const [session] = await db
    .select({ family: sessions.family })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.id))
  const exportToken = newSecret()
  const archive = { tokenHash: hashSecret(exportToken), archive: Buffer.from('x'), expiresAt: new Date(Date.now() + 86_400_000) }
  await db.insert(dataExports).values({ userId, ...archive })
  return { sessionId: session?.family ?? '', exportToken }
}
