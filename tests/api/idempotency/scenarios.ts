import { sql } from 'drizzle-orm'
import { beforeAll } from 'vitest'
import type { Endpoint, InputOf } from '@/lib/api/endpoint'
import { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { contactApi } from '@/lib/api/v1/cms/contact'
import { formApi } from '@/lib/api/v1/cms/form'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { releaseApi } from '@/lib/api/v1/cms/release'
import { wishlistApi } from '@/lib/api/v1/cms/wishlist'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { adminViewApi } from '@/lib/api/v1/admin/view'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { officeProductBulkApi } from '@/lib/api/v1/product/office/bulk'
import { officeStockBulkApi } from '@/lib/api/v1/stock/office/bulk'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { database } from '@/server/db/client'
import { customers } from '@/server/db/schema/customer'
import { formEntries, forms } from '@/server/db/schema/form'
import { orderLines } from '@/server/db/schema/order'
import { options } from '@/server/db/schema/site'
import { caches } from '@/server/core/cache/registry.mjs'
import { browserOf, guestOrder, become } from '@/tests/api/v1/document/support'
import { newCart, openShop, readyCart, visitor, type Shop } from '@/tests/api/v2/ecommerce/support'
import type { Caller } from '@/tests/support/http/caller'
import { createProduct } from '@/tests/support/factories'
import { createMerchant, createUser } from '@/tests/support/users'

// Modules live on for the worker's next file, which has a database of its own.
const db = () => database().db
let shop: Shop
let employee: Awaited<ReturnType<typeof createMerchant>>

/** Opens the shop in which the calls are made. */
export function setUpScenarios() {
  beforeAll(async () => {
    shop = await openShop()
    employee = await createMerchant('orders', 'orders.money', 'stock', 'content', 'publish', 'catalogue', 'customers')
    await db()
      .delete(options)
      .where(sql`key = 'Comments'`)
    caches.invalidate(['options'])
  })
}

/** One call with a valid input, ready to be sent. `change` makes another body of it. */
type Scenario = { caller: Caller; endpoint: Endpoint; input: Record<string, unknown>; change: Record<string, unknown> }

function scenario<E extends Endpoint>(caller: Caller, endpoint: E, input: InputOf<E>, change: Partial<InputOf<E>>): Scenario {
  return { caller, endpoint, input: { ...Object(input) }, change }
}

async function placed() {
  const book = await createProduct({ cents: 1000, stock: 10 })
  const order = await guestOrder(shop, { productId: book.id, qty: 2 })
  await become(order.id, 'paid')
  const [line] = await db()
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(sql`order_id = ${order.id}`)
  return { ...order, lineId: line?.id ?? 0 }
}

async function createForm(key = 'ponovljeni') {
  const fields = [{ name: 'email', kind: 'email', label: 'E-pošta', required: true }]
  const [form] = await db().insert(forms).values({ siteId: 1, key, title: 'Obrazac', fields }).returning()
  return form?.id ?? 0
}

async function createPost() {
  const { createPost: write } = await import('../v1/cms/support/content')
  return write({ slug: 'ponovljena-objava' })
}

/** By the operation id of a row. */
export const scenarios: Record<string, () => Promise<Scenario>> = {
  'v2.ecommerce.cart.addItem': async () => {
    const { id } = await createProduct()
    return scenario(visitor, cartApi.addItem, { ...(await newCart()), productId: id, qty: 2 }, { qty: 3 })
  },
  'v2.ecommerce.order.create': async () => {
    const ref = await readyCart(shop, { productId: (await createProduct()).id })
    return scenario(visitor, orderApi.create, ref, { orderMessage: 'Drugo.' })
  },
  'v1.document.order.reorder': async () => {
    const { slug, number } = await placed()
    return scenario(await browserOf(number), documentOrderApi.reorder, { orderSlug: slug, ...(await newCart()) }, {})
  },
  'v1.document.withdrawal.create': async () => {
    const { slug, lineId, number } = await placed()
    const lines = [{ lineId, quantity: 1 }]
    return scenario(await browserOf(number), withdrawalApi.create, { orderSlug: slug, name: 'Ana Marić', lines }, { name: 'Iva' })
  },
  'v1.user.office.customer.note': async () => {
    await placed()
    const [customer] = await db().select({ id: customers.id }).from(customers).limit(1)
    return scenario(employee, officeCustomerApi.note, { id: customer?.id ?? 0, note: 'Zove ujutro.' }, { note: 'Zove navečer.' })
  },
  'v1.cms.form.office.reply': async () => {
    const entry = { formId: await createForm('odgovoreni'), data: {}, email: 'ana@primjer.hr' }
    const [written] = await db().insert(formEntries).values(entry).returning()
    return scenario(employee, officeFormApi.reply, { id: written?.id ?? 0, text: 'Radimo.', seenReplies: 0 }, { text: 'Ne radimo.' })
  },
  'v1.calendar.event.office.create': async () => {
    const input = {
      title: 'Čitanje',
      place: 'Knjižara',
      starts_at: new Date(Date.now() + 86_400_000).toISOString(),
      ends_at: new Date(Date.now() + 90_000_000).toISOString(),
    }
    return scenario(employee, officeEventApi.create, input, { title: 'Drugo čitanje' })
  },
  'v1.cms.comment.create': async () => {
    const post = await createPost()
    return scenario(await createUser(), commentApi.create, { resource: { type: 'post', id: post.id }, text: 'Lijepo.' }, { text: 'Drugo.' })
  },
  'v1.cms.wishlist.create': async () => {
    const [one, other] = [await createProduct(), await createProduct()]
    return scenario(await createUser(), wishlistApi.create, { product_id: one.id }, { product_id: other.id })
  },
  'v1.cms.form.storeData': async () =>
    scenario(
      visitor,
      formApi.storeData,
      { id: await createForm(), data: { email: 'ana@primjer.hr' } },
      { data: { email: 'iva@primjer.hr' } },
    ),
  'v1.cms.contact.contactAdmin': async () => {
    await createForm('kontakt')
    const input = { name: 'Ana Marić', email: 'ana@primjer.hr', message: 'Radite li subotom?' }
    return scenario(visitor, contactApi.contactAdmin, input, { message: 'Radite li nedjeljom?' })
  },
  'v1.cms.release.create': async () => scenario(employee, releaseApi.create, { title: 'Akcija', documents: [] }, { title: 'Rasprodaja' }),
  'v1.stock.office.adjust': async () => {
    const { id } = await createProduct()
    return scenario(employee, officeStockApi.adjust, { id, delta: 3, reason: 'received' }, { delta: 4 })
  },
  'v1.stock.office.count': async () => {
    const { id } = await createProduct({ stock: 10 })
    return scenario(employee, officeStockApi.count, { id, counted: 8, seen: 10 }, { counted: 9 })
  },
  'v1.stock.office.bulk.create': async () => {
    const { id } = await createProduct({ stock: 10 })
    return scenario(employee, officeStockBulkApi.create, { ids: [id], lowAt: 3 }, { lowAt: 4 })
  },
  'v1.product.office.bulk.create': async () => {
    const { id } = await createProduct()
    const chosen = { ids: [id] }
    const change = { kind: 'visibility', archived: true } as const
    return scenario(employee, officeProductBulkApi.create, { chosen, change }, { change: { ...change, archived: false } })
  },
  'v1.admin.view.create': async () =>
    scenario(employee, adminViewApi.create, { list: 'orders', name: 'Jutro', query: 'view=pack' }, { name: 'Večer' }),
  'v2.ecommerce.order.office.bulk.create': async () => {
    const { id, status } = await placed()
    return scenario(
      employee,
      officeOrderBulkApi.create,
      { change: { kind: 'note', note: 'Zamotati.' }, orders: [{ id, status }] },
      { change: { kind: 'note', note: 'Ne zamatati.' } },
    )
  },
  'v2.ecommerce.order.office.note': async () =>
    scenario(employee, officeOrderApi.note, { id: (await placed()).id, note: 'Zamotati.' }, { note: 'Ne zamatati.' }),
  'v2.ecommerce.order.office.draft.save': async () => {
    const { id } = await createProduct()
    return scenario(employee, officeDraftApi.save, { lines: [{ productId: id, quantity: 1 }] }, { lines: [] })
  },
  'v2.ecommerce.order.office.shipment.create': async () => {
    const { id, lineId } = await placed()
    return scenario(employee, officeShipmentApi.create, { id, lines: [{ lineId, quantity: 1 }] }, { tracking: 'HR1' })
  },
  'v2.ecommerce.order.office.refund.create': async () => {
    const { id } = await placed()
    return scenario(employee, officeRefundApi.create, { id, amount: 1, total: 1 }, { amount: 2, total: 2 })
  },
}

/** Rows that are tested elsewhere, and why not here. */
export const elsewhere: Record<string, string> = {
  'v2.ecommerce.cart.updateItem': 'a repeat differs only where lines join: tests/api/v2/ecommerce/cart/change-product.test.ts',
  'v2.ecommerce.order.office.draft.place': 'a draft of an employee first: tests/api/v2/ecommerce/order/office/phone-order.test.ts',
  'v2.ecommerce.order.office.sendPaymentLink': 'a payment at a provider first: tests/api/v2/ecommerce/order/office/phone-order.test.ts',
  'v2.ecommerce.order.office.edit.confirm': 'a preview first: tests/api/v2/ecommerce/order/office/edit.test.ts',
  'v2.ecommerce.order.office.return.create': 'a sent parcel first: tests/api/v2/ecommerce/order/office/return/return.test.ts',
  'v2.media.upload': 'a file, not JSON: tests/api/v2/media',
  'v2.media.replace': 'a file, not JSON: tests/api/v2/media',
}

export function arranged(id: string): Promise<Scenario> {
  const arrange = scenarios[id]
  if (!arrange) throw new Error(`There is no ${id}.`)
  return arrange()
}
