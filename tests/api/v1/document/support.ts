import { desc, eq } from 'drizzle-orm'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { database } from '@/server/db/client'
import { outbox } from '@/server/db/schema/outbox'
import { inTransaction } from '@/server/core/transaction'
import { transitionOrder, type Transition } from '@/server/modules/order/lifecycle/transition-order'
import { systemContext } from '@/server/core/system-context'
import { callAs } from '@/tests/support/http/caller'
import { createFile, createProduct } from '@/tests/support/factories'
import { cartWith, checkOut, order, ordersOf, type Shop } from '../../v2/ecommerce/support'

type Line = { productId: number; qty?: number }

/** A guest's order, as the database has it. */
export async function guestOrder(shop: Shop, ...lines: Line[]) {
  const bought = lines.length > 0 ? lines : [{ productId: (await createProduct({ cents: 1000, stock: 10 })).id, qty: 2 }]
  return placed(shop, bought, {})
}

/** The same of e-products only. */
export function digitalOrder(shop: Shop, ...lines: Line[]) {
  return placed(shop, lines, { isDigital: true })
}

async function placed(shop: Shop, lines: Line[], kind: { isDigital?: boolean }) {
  const pair = await cartWith(...lines)
  await checkOut(pair, shop, kind)
  await order(pair)
  const [row] = await ordersOf(pair.cartId)
  if (!row) throw new Error('There is no order.')
  return { ...row, pair }
}

export async function become(orderId: number, to: Transition['to'], rest: Partial<Transition> = {}) {
  const ctx = await systemContext(1)
  return inTransaction(ctx, (tx) => transitionOrder(ctx, tx, { orderId, to, actor: 'user:1', ...rest }))
}

/** The newest mail of a kind that names this order. */
export async function mailAbout(number: string, template: string) {
  const rows = await database().db.select().from(outbox).where(eq(outbox.template, template)).orderBy(desc(outbox.id))
  const found = rows.find(({ data }) => JSON.stringify(data).includes(number))
  if (!found) throw new Error(`There is no mail ${template} about ${number}.`)
  return { ...found, text: JSON.stringify(found.data) }
}

/** The key in the link of a mail to a guest. */
export async function keyIn(number: string, template = 'orderConfirmation') {
  const { text } = await mailAbout(number, template)
  const [, key] = /#([\w-]{43})/.exec(text) ?? []
  if (!key) throw new Error('The mail has no link with a key.')
  return key
}

/** A browser that has opened the order by the mailed link. */
export async function browserOf(number: string) {
  const response = await callAs().send(documentOrderApi.open, { token: await keyIn(number) })
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return { cookie, ...callAs({ headers: { cookie } }) }
}

/** What a browser sends that opens an address. */
export const browsed = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }

/** The content of every e-book here. */
export const content = Buffer.from('Knjiga o svjetlu. '.repeat(50))

export async function createEbook(name = 'E-knjiga') {
  const product = await createProduct({ name, format: 'EProduct', cents: 690, stock: null, hasFile: false })
  await createFile(product.id, { content })
  return product
}

/** A guest's paid e-book, in the browser that opened the mail. */
export async function bought(shop: Shop, { qty = 1 }: { qty?: number } = {}) {
  const book = await createEbook()
  const order = await digitalOrder(shop, { productId: book.id, qty })
  await become(order.id, 'paid')
  const browser = await browserOf(order.number)
  const document = await browser.call(documentOrderApi.get, { orderSlug: order.slug })
  const [file] = document.downloads
  if (!file) throw new Error('There is no file.')
  const wanted = { orderSlug: order.slug, lineId: file.lineId, fileId: file.fileId }
  const withdraw = (quantity: number) =>
    browser.call(withdrawalApi.create, { orderSlug: order.slug, name: 'Ana Marić', lines: [{ lineId: file.lineId, quantity }] })
  return { order, browser, document, file, wanted, withdraw }
}
