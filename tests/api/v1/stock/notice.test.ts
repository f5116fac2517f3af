import { eq, ne } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { stockNoticeApi } from '@/lib/api/v1/stock/notice'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { products, productVariants, stockItems } from '@/server/db/schema/product'
import { languages } from '@/server/db/schema/site'
import { stockNotices } from '@/server/db/schema/stock'
import { systemContext } from '@/server/core/system-context'
import { inTransaction } from '@/server/core/transaction'
import { resetRateLimits } from '@/server/core/rate-limits'
import { renderMail } from '@/server/modules/mail/templates/registry'
import { deleteExpiredNotices } from '@/server/modules/stock/notice/delete-expired-notices'
import { mailArrivals } from '@/server/modules/stock/notice/mail-arrivals'
import { collectPersonalData } from '@/server/modules/user/web/export/collect-data'
import { erasePerson } from '@/server/modules/user/erasure/erase-person'
import { moveAddressRecords } from '@/server/modules/user/web/email/move-address-records'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createUser } from '@/tests/support/users'

const visitor = callAs()
let last = 0
const newEmail = () => `ceka${++last}@primjer.hr`

async function mailsTo(email: string) {
  const rows = await database().db.select().from(outbox).where(eq(outbox.to, email)).orderBy(outbox.id)
  return rows.map(({ template, data }) => ({ template, data: new Map(Object.entries(data ?? {})) }))
}

/** Requests a notice; returns the token of the mail. */
async function asked(email: string, productId: number) {
  await visitor.call(stockNoticeApi.request, { productId, email })
  return String((await mailsTo(email)).at(-1)?.data.get('token'))
}

async function waiting(email: string, productId: number) {
  const token = await asked(email, productId)
  await visitor.call(stockNoticeApi.confirm, { token })
  return token
}

const restock = (productId: number) => database().db.update(stockItems).set({ onHand: 5 }).where(eq(stockItems.productId, productId))
const noticesOf = (email: string) => database().db.select().from(stockNotices).where(eq(stockNotices.email, email))
const inDays = (days: number) => () => new Date(Date.now() + days * 86_400_000)

beforeEach(() => resetRateLimits())

// docs/rules/catalog.md#stock-notice
describe('a stock notice', () => {
  // docs/rules/mail.md#repeated-request
  it('that is asked for twice at once mails one link', async () => {
    const { id: productId } = await createProduct({ stock: 0 })
    const email = newEmail()
    await Promise.all([1, 2].map(() => visitor.call(stockNoticeApi.request, { productId, email })))
    const mails = await mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(await visitor.call(stockNoticeApi.confirm, { token: String(mails[0]?.data.get('token')) })).toMatchObject({ email })
  })

  it('is mailed once, when the product is back, and only if confirmed', async () => {
    const { id, name, slug } = await createProduct({ stock: 0 })
    const [ana, iva] = [newEmail(), newEmail()]
    const token = await asked(ana, id)
    await asked(iva, id)
    expect(await visitor.call(stockNoticeApi.linked, { token })).toEqual({ name, isConfirmed: false })
    expect((await noticesOf(ana)).map(({ confirmedAt }) => confirmedAt)).toEqual([null])
    expect(await visitor.call(stockNoticeApi.confirm, { token })).toEqual({ email: ana, product: { name, slug } })
    expect(await visitor.call(stockNoticeApi.confirm, { token })).toMatchObject({ email: ana })
    expect(await visitor.call(stockNoticeApi.linked, { token })).toEqual({ name, isConfirmed: true })
    expect(await mailArrivals()).toBe(0)
    await restock(id)
    await Promise.all([mailArrivals(), mailArrivals()])
    await mailArrivals()
    expect((await mailsTo(ana)).map(({ template }) => template)).toEqual(['stockNoticeConfirm', 'stockArrived'])
    expect((await mailsTo(iva)).map(({ template }) => template)).toEqual(['stockNoticeConfirm'])
    expect(await noticesOf(ana)).toEqual([])
    for (const call of [stockNoticeApi.linked, stockNoticeApi.confirm])
      expect(await failureOf(visitor.call(call, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
  })

  it('links a variant to the page of its product', async () => {
    const [parent, variant] = [
      await createProduct({ format: 'Configurable', stock: null }),
      await createProduct({ isVariant: true, stock: 0, name: 'Torba, plava' }),
    ]
    await database().db.insert(productVariants).values({ parentId: parent.id, childId: variant.id })
    const email = newEmail()
    await waiting(email, variant.id)
    await restock(variant.id)
    await mailArrivals()
    const mail = (await mailsTo(email)).at(-1)
    expect(Object.fromEntries(mail?.data ?? [])).toEqual({ name: 'Torba, plava', slug: parent.slug })
    const { site } = await systemContext(1)
    const rendered = renderMail('stockArrived', Object.fromEntries(mail?.data ?? []), { ...site, locale: 'hr', company: null })
    expect(rendered.text).toContain(`/product/${parent.slug}`)
  })

  it('can be cancelled by its mail, also twice', async () => {
    const [email, { id }] = [newEmail(), await createProduct({ stock: 0 })]
    const token = await waiting(email, id)
    for (const _ of [1, 2]) expect(await visitor.call(stockNoticeApi.cancel, { token })).toEqual({})
    expect(await noticesOf(email)).toEqual([])
  })

  it('is one per address and product; a later link replaces the earlier', async () => {
    const [email, { id }] = [newEmail(), await createProduct({ stock: 0 })]
    const first = await asked(email, id)
    await database()
      .db.update(stockNotices)
      .set({ askedAt: inDays(-1)() })
      .where(eq(stockNotices.email, email))
    const second = await asked(email, id)
    expect(await noticesOf(email)).toHaveLength(1)
    expect(await failureOf(visitor.call(stockNoticeApi.confirm, { token: first }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(await visitor.call(stockNoticeApi.confirm, { token: second })).toMatchObject({ email })
  })

  it('keeps its language once it is confirmed, whoever asks again', async () => {
    const [email, { id: productId }] = [newEmail(), await createProduct({ stock: 0 })]
    await waiting(email, productId)
    const [before] = await noticesOf(email)
    const { db } = database()
    const [other] = await db
      .select()
      .from(languages)
      .where(ne(languages.id, before?.languageId ?? 0))
    await db
      .update(stockNotices)
      .set({ askedAt: inDays(-1)(), languageId: other?.id ?? null })
      .where(eq(stockNotices.email, email))
    await asked(email, productId)
    const [after] = await noticesOf(email)
    expect(after?.languageId).toBe(other?.id)
    expect(after?.tokenHash).not.toBe(before?.tokenHash)
  })

  it('expires unconfirmed after 7 days, with its mail, and confirmed after a year', async () => {
    const [{ id }, ana, iva] = [await createProduct({ stock: 0 }), newEmail(), newEmail()]
    const token = await asked(ana, id)
    await waiting(iva, id)
    await deleteExpiredNotices(inDays(6.9))
    expect(await noticesOf(ana)).toHaveLength(1)
    await deleteExpiredNotices(inDays(7.1))
    expect([await noticesOf(ana), await mailsTo(ana)]).toEqual([[], []])
    expect(await failureOf(visitor.call(stockNoticeApi.confirm, { token }))).toMatchObject({ code: 'TOKEN_SPENT' })
    expect(await noticesOf(iva)).toHaveLength(1)
    await deleteExpiredNotices(inDays(366))
    expect(await noticesOf(iva)).toEqual([])
  })

  it('is for products that are shown', async () => {
    const archived = await createProduct({ archived: true, stock: 0 })
    const gone = await createProduct({ stock: 0 })
    const email = newEmail()
    expect(await failureOf(visitor.call(stockNoticeApi.request, { productId: archived.id, email }))).toMatchObject({ status: 404 })
    await waiting(email, gone.id)
    await restock(gone.id)
    await database().db.update(products).set({ archived: true }).where(eq(products.id, gone.id))
    expect(await mailArrivals()).toBe(0)
  })

  // docs/rules/accounts.md#email-change-records
  it('replaces a request of the new address that was not confirmed', async () => {
    const [ana, { id }, to] = [await createUser(), await createProduct({ stock: 0 }), newEmail()]
    await waiting(ana.email, id)
    await visitor.call(stockNoticeApi.request, { productId: id, email: to })
    const ctx = await systemContext(1)
    await inTransaction(ctx, (tx) => moveAddressRecords(ctx, tx, { userId: ana.id, from: ana.email, to }))
    const notices = await noticesOf(to)
    expect(notices.map(({ productId, confirmedAt }) => [productId, confirmedAt !== null])).toEqual([[id, true]])
  })

  it('follows a verified address: in the export, to a new address, and into erasure', async () => {
    const [ana, { id, name }] = [await createUser(), await createProduct({ stock: 0 })]
    await waiting(ana.email, id)
    const ctx = await systemContext(1)
    expect((await collectPersonalData(ctx, ana.id)).stockNotices).toMatchObject([{ name }])
    const to = newEmail()
    await inTransaction(ctx, (tx) => moveAddressRecords(ctx, tx, { userId: ana.id, from: ana.email, to }))
    expect([await noticesOf(ana.email), await noticesOf(to)]).toMatchObject([[], [{ productId: id }]])
    await inTransaction(ctx, (tx) => erasePerson(ctx, tx, { userId: ana.id, email: to, siteId: 1, identifiedBy: 'address' }, []))
    expect(await noticesOf(to)).toEqual([])
  })
})
