import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authApi } from '@/lib/api/v1/auth'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { newsletterApi } from '@/lib/api/v1/marketing/newsletter'
import { webUserApi } from '@/lib/api/v1/user/web'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { deletionApi } from '@/lib/api/v1/user/web/deletion'
import { emailApi } from '@/lib/api/v1/user/web/email'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { database } from '@/server/db/client'
import { cartItems, carts } from '@/server/db/schema/cart'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { formEntries, forms } from '@/server/db/schema/form'
import { users } from '@/server/db/schema/user'
import { eraseDueAccounts } from '@/server/modules/user/web/deletion/erase-due-accounts'
import { address, cartWith, checkOut, newCart, openShop, order, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createAccount, password, tokenMailedTo } from '@/tests/support/accounts'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant, createUser } from '@/tests/support/users'
import { createOrder, inDays, withdrawalFrom } from './support'

const visitor = callAs()

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

beforeEach(() => eraseDueAccounts(inDays(30)))

async function mailsTo(email: string) {
  const rows = await database().db.select().from(outbox).where(eq(outbox.to, email)).orderBy(outbox.id)
  return rows.map(({ template }) => template)
}

async function rowOf(userId: number) {
  const [row] = await database().db.select().from(users).where(eq(users.id, userId))
  return row
}

/** Tables that contain the text anywhere. */
async function tablesWith(text: string) {
  const { sql } = database()
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await sql.unsafe<{ n: number }[]>(`select count(*)::int as n from ${name} t where t::text ilike '%${text}%'`)
    if (row && row.n > 0) found.push(name.replace('public.', ''))
  }
  return found
}

describe('a deletion request', () => {
  it('needs the password, revokes every session and mails the date', async () => {
    const ana = await createAccount()
    expect(await failureOf(ana.call(deletionApi.request, { password: 'kriva-lozinka' }))).toMatchObject({ code: 'WRONG_OLD_PASSWORD' })
    expect(await failureOf(ana.call(deletionApi.request, {}))).toMatchObject({ code: 'WRONG_OLD_PASSWORD' })
    const { deletionAt } = await ana.call(deletionApi.request, { password })
    expect(Math.round((Date.parse(deletionAt ?? '') - Date.now()) / 86_400_000)).toBe(14)
    expect((await ana.send(webUserApi.profile, {})).status).toBe(403)
    expect(await mailsTo(ana.email)).toEqual(['deletionScheduled'])
  })

  it('is cancelled by signing in', async () => {
    const ana = await createAccount()
    await ana.call(deletionApi.request, { password })
    expect(await visitor.call(authApi.login, { username: ana.email, password })).toMatchObject({ isDeletionCancelled: true })
    expect(await visitor.call(authApi.login, { username: ana.email, password })).not.toHaveProperty('isDeletionCancelled')
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
    expect(await rowOf(ana.id)).toMatchObject({ deletionAt: null, email: ana.email })
    expect(await mailsTo(ana.email)).toEqual(['deletionScheduled', 'deletionTakenBack'])
  })

  it('is confirmed by mail without a password, by its owner only and once', async () => {
    const [ana, iva] = [await createUser(), await createUser()]
    expect(await ana.call(deletionApi.request, {})).toEqual({ deletionAt: null })
    expect(await rowOf(ana.id)).toMatchObject({ deletionAt: null })
    const token = await tokenMailedTo(ana.email)
    for (const call of [deletionApi.checkLink, deletionApi.confirm])
      expect(await failureOf(iva.call(call, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
    for (const _ of [1, 2]) expect(await ana.call(deletionApi.checkLink, { token })).toEqual({})
    await ana.call(deletionApi.confirm, { token })
    expect((await rowOf(ana.id))?.deletionAt).toBeInstanceOf(Date)
  })

  it('is refused for a back-office account', async () => {
    const editor = await createAccount({ isBackoffice: true })
    expect(await failureOf(editor.call(deletionApi.request, { password }))).toMatchObject({ code: 'OFFICE_ACCOUNT_STAYS' })
  })
})

describe('the erasure', () => {
  it('deletes everything except invoice data', async () => {
    const ana = await createAccount()
    const book = await createProduct()
    await ana.call(addressApi.create, { ...address, type: 'main' })
    await ana.call(wishlistApi.create, { product_id: book.id })
    await ana.call(commentApi.create, { resource: { type: 'product', id: book.id }, text: 'Lijepo napisano.', rating: 5 })
    await newCart()
    const slug = await createOrder(shop, ana, 'delivered')
    await ana.call(deletionApi.request, { password })

    expect(await eraseDueAccounts(inDays(13))).toBe(0)
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
    expect(await rowOf(ana.id)).toBeUndefined()
    const [kept] = await database().db.select().from(orders).where(eq(orders.slug, slug))
    expect(kept).toMatchObject({ userId: null, email: '', shipping: null, message: '', gift: null, billing: { street: 'Kestenova ulica' } })
    expect(await mailsTo(ana.email)).toEqual(['accountDeleted'])
    expect(await failureOf(visitor.call(authApi.login, { username: ana.email, password }))).toMatchObject({ code: 'WRONG_LOGIN' })
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
  })

  it('leaves order texts in no table except the consent log', async () => {
    const ana = await createAccount()
    const email = `kanarinac-${ana.id}@primjer.hr`
    const pair = await cartWith({ productId: (await createProduct()).id })
    await checkOut(pair, shop, { email })
    const { orderSlug } = await order(pair, { orderMessage: 'Kanarinac neka ne čuje zvono.' })
    await database().db.update(orders).set({ userId: ana.id, status: 'delivered' }).where(eq(orders.slug, orderSlug))
    await database().db.update(carts).set({ userId: ana.id }).where(eq(carts.id, pair.cartId))
    const ownPrice = { staffCents: 1500, staffReason: 'Kanarinac je dobio popust.' }
    await database().db.update(cartItems).set(ownPrice).where(eq(cartItems.cartId, pair.cartId))
    const { lines } = await ana.call(withdrawalApi.options, { orderSlug })
    const chosen = lines.map(({ lineId, pieces }) => ({ lineId, quantity: pieces }))
    await ana.call(withdrawalApi.create, { orderSlug, name: 'Kanarinac', words: 'Kanarinac je već ima.', lines: chosen })
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(0)
    const merchant = await createMerchant('orders', 'orders.money')
    await merchant.call(officeOrderApi.answerWithdrawal, {
      id: await withdrawalFrom(orderSlug),
      accept: false,
      answer: 'Kanarinac je zakasnio.',
    })
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
    expect(await tablesWith('kanarinac')).toEqual(['consent_log'])
  })

  it('keeps orders readable for the shop, without mails to anybody', async () => {
    const [ana, merchant] = [await createAccount(), await createMerchant('orders', 'orders.money')]
    const slug = await createOrder(shop, ana, 'delivered')
    const [row] = await database().db.select({ id: orders.id }).from(orders).where(eq(orders.slug, slug))
    const id = row?.id ?? 0
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
    expect(await merchant.call(officeOrderApi.get, { id })).toMatchObject({ email: '', items: [{ optionLabels: [] }] })
    await merchant.call(officeOrderApi.change, { id, from: 'delivered', to: 'withdrawn' })
    expect(await mailsTo('')).toEqual([])
  })

  it.each([
    ['are deleted for a verified address', true, 0],
    ['stay for an unverified address', false, 1],
  ])('records found by the address alone %s', async (_, verified, left) => {
    const ana = await createAccount({ verified })
    const { db } = database()
    const fields = [{ name: 'email', kind: 'email', label: 'E-pošta', required: true }]
    const [form] = await db
      .insert(forms)
      .values({ siteId: 1, key: `obrazac-${ana.id}`, title: 'Obrazac', fields })
      .returning()
    const formId = form?.id ?? 0
    await db.insert(formEntries).values({ formId, email: ana.email, data: { email: ana.email } })
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
    expect(await db.$count(formEntries, eq(formEntries.formId, formId))).toBe(left)
  })

  it('deletes the mail to an unconfirmed new address', async () => {
    const ana = await createAccount()
    const email = `zeljena-${ana.id}@primjer.hr`
    await ana.call(webUserApi.update, { email, oldPassword: password })
    expect(await mailsTo(email)).toEqual(['confirmNewEmail'])
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
    expect(await mailsTo(email)).toEqual([])
  })

  it('deletes mails to former and requested addresses', async () => {
    const ana = await createAccount({ isPasswordProven: true })
    const [thought, next] = [`mozda-${ana.id}@primjer.hr`, `nova-${ana.id}@primjer.hr`]
    await visitor.call(newsletterApi.subscribe, { email: ana.email })
    await ana.call(webUserApi.update, { email: thought, oldPassword: password })
    await ana.call(emailApi.cancel, {})
    await ana.call(webUserApi.update, { email: next, oldPassword: password })
    await ana.call(emailApi.confirm, { token: await tokenMailedTo(next) })
    expect([await mailsTo(ana.email), await mailsTo(thought)]).toEqual([
      ['newsletterConfirm', 'emailChangeAsked', 'emailChangeAsked', 'emailChanged'],
      ['confirmNewEmail'],
    ])
    await ana.call(deletionApi.request, { password })
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
    expect([await mailsTo(ana.email), await mailsTo(thought), await mailsTo(next)]).toEqual([[], [], ['accountDeleted']])
  })

  it("keeps an unverified address's own mails, and deletes those of the account", async () => {
    const stranger = await createAccount({ verified: false })
    const bought = await cartWith({ productId: (await createProduct()).id })
    await checkOut(bought, shop, { email: stranger.email })
    await order(bought)
    await visitor.call(newsletterApi.subscribe, { email: stranger.email })
    await stranger.call(deletionApi.request, { password })
    expect(await mailsTo(stranger.email)).toEqual(['orderConfirmation', 'newsletterConfirm', 'deletionScheduled'])
    expect(await eraseDueAccounts(inDays(15))).toBe(1)
    expect(await mailsTo(stranger.email)).toEqual(['orderConfirmation', 'newsletterConfirm', 'accountDeleted'])
  })

  it('erases once with two instances', async () => {
    const ana = await createAccount()
    await ana.call(deletionApi.request, { password })
    const erased = await Promise.all([1, 2].map(() => eraseDueAccounts(inDays(15))))
    expect(erased.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect(await mailsTo(ana.email)).toEqual(['accountDeleted'])
  })
})
