import { sql } from 'drizzle-orm'
import { randomBytes, randomUUID } from 'node:crypto'
import { fromCents } from '@/lib/money/money'
import { nonBreakingRanges } from '@/lib/text/typography'
import { withdrawals } from '@/server/db/schema/after-sale'
import { carts } from '@/server/db/schema/cart'
import type { OrderRow } from '@/server/db/order-snapshots'
import { couponRedemptions, orderCounters, orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { paymentIntents } from '@/server/db/schema/payment'
import { priceCart, type CouponDiscount, type PricedCart } from '@/server/modules/cart/pricing/price-cart'
import { orderNumber, orderYear } from '@/server/modules/order/lifecycle/order-number'
import { presentOrder } from '@/server/modules/order/present/present-order'
import { seedCoupons, seedDeliveryMethods, seedPaymentMethods } from '@/demo/data/commerce'
import { seedCountries } from '@/demo/data/countries'
import { seedCompany } from '@/demo/data/options'
import { seedCustomers, seedOrders } from '@/demo/data/people'
import type { SeedOrder } from '@/demo/model/types'
import { daysBefore, insertRows, type SeedContext } from './seed-context'
import { writeInvoices, type SeededOrder } from './invoices'

type Status = SeedOrder['state']
type LineRow = Omit<typeof orderLines.$inferSelect, 'id'> & { id: number }
type Product = {
  id: number
  sku: string
  name: string
  vatRate: number
  isVoucher: boolean
  cents: number
  isTracked: boolean
  format: string
}

/** The transitions that led to each status, and after how many days. */
const transitionsByStatus: Record<Status, [Status, number][]> = {
  awaiting_payment: [],
  paid: [['paid', 0.6]],
  packed: [
    ['paid', 0.6],
    ['packed', 1.2],
  ],
  shipped: [
    ['paid', 0.6],
    ['packed', 1.2],
    ['shipped', 1.9],
  ],
  delivered: [
    ['paid', 0.6],
    ['packed', 1.2],
    ['shipped', 1.9],
    ['delivered', 4],
  ],
  cancelled: [['cancelled', 3]],
  withdrawn: [
    ['paid', 0.6],
    ['packed', 1.2],
    ['shipped', 1.9],
    ['delivered', 4],
    ['withdrawn', 9],
  ],
  refunded: [
    ['paid', 0.6],
    ['packed', 1.2],
    ['shipped', 1.9],
    ['delivered', 4],
    ['withdrawn', 9],
    ['refunded', 11],
  ],
}

/** Writes past orders in every status, numbered by year, each with lines, payment, events, invoice and mail. */
export async function writeOrders(seed: SeedContext) {
  const { tx, now, siteId } = seed
  const products = await readProducts(seed)
  const counts = new Map<number, number>()
  const written: SeededOrder[] = []
  for (const order of seedOrders.toSorted((a, b) => b.placedDaysAgo - a.placedDaysAgo)) {
    const year = orderYear(daysBefore(now, order.placedDaysAgo))
    const count = (counts.get(year) ?? 0) + 1
    counts.set(year, count)
    written.push(await writeOrder(seed, order, { number: orderNumber(year, count), products }))
  }
  await insertRows(
    tx,
    orderCounters,
    [...counts].map(([year, last]) => ({ siteId, year, last })),
  )
  await writeInvoices(seed, written)
}

async function readProducts({ tx, languageId }: SeedContext): Promise<Product[]> {
  return tx.execute<Product>(sql`
    select p.id, p.sku, t.name, p.vat_rate as "vatRate", p.is_voucher as "isVoucher", r.cents, s.id is not null as counted, p.format
    from products p
    join product_texts t on t.product_id = p.id and t.language_id = ${languageId}
    join prices r on r.product_id = p.id and r.kind = 'retail' and r.valid_to is null
    left join stock_items s on s.product_id = p.id
    where p.format in ('Simple', 'EProduct') and not p.archived and not p.is_variant
    order by p.sku`)
}

type Naming = { number: string; products: Product[] }

async function writeOrder(seed: SeedContext, sample: SeedOrder, { number, products }: Naming): Promise<SeededOrder> {
  const { tx, now, siteId, nextId } = seed
  const id = nextId('orders')
  const placedAt = daysBefore(now, sample.placedDaysAgo)
  const lines = sample.lines.map(({ productIndex, quantity, isDigital = false }) => {
    const some = products.filter(({ format }) => (format === 'EProduct') === isDigital)
    const product = some[productIndex % some.length]
    if (!product) throw new Error('The seed has no product for an order.')
    return { product, quantity }
  })
  const priced = priceOrder(sample, lines)
  const order = orderRow(seed, sample, { id, number, placedAt, priced })
  const rows = lines.map(({ product, quantity }, position) => lineRow(seed, { orderId: id, position, product, quantity, priced }))
  const eventBase = { orderId: id, actor: 'shop', requestId: randomUUID(), detail: {} }
  const transitions = transitionsOf(sample).map(([to, days]) => ({ to, at: new Date(placedAt.getTime() + days * 86_400_000) }))

  await tx
    .insert(carts)
    .values({ id: order.cartId, siteId, storeId: siteId, protectHash: randomUUID(), status: 'ordered', createdAt: placedAt })
  await tx.insert(orders).values(order)
  await insertRows(tx, orderLines, rows)
  const states: Status[] = ['awaiting_payment', ...transitions.map(({ to }) => to)]
  await insertRows(
    tx,
    orderEvents,
    states.map((to, index) => ({ ...eventBase, to, from: states[index - 1] ?? null, at: transitions[index - 1]?.at ?? placedAt })),
  )
  await writeMoney(seed, sample, order)
  await writeRedemption(seed, order)
  const mail = { siteId, messageId: `<${randomUUID()}@seed>`, template: 'orderConfirmation', to: order.email }
  await tx.insert(outbox).values({ ...mail, data: presentOrder(order, rows), createdAt: placedAt, sentAt: placedAt })
  await writeWithdrawal(seed, sample, { order, rows })
  return { order, rows: rows.map(unsent), transitions }
}

/** Pieces are sent once the parcels are written. */
const unsent = (row: LineRow) => ({ ...row, shipped: 0 })

function transitionsOf({ state, lines, payment }: SeedOrder): [Status, number][] {
  const isDigital = lines.every((line) => line.isDigital)
  if (isDigital) return transitionsByStatus[state].filter(([to]) => to !== 'packed' && to !== 'shipped')
  return payment === 'pouzece' ? transitionsByStatus[state].filter(([to]) => to !== 'paid') : transitionsByStatus[state]
}

function priceOrder(sample: SeedOrder, lines: { product: Product; quantity: number }[]): PricedCart {
  const method = seedDeliveryMethods.find(({ key }) => key === sample.delivery)
  const rates = method?.prices.filter(({ country }) => country === sample.address.country) ?? []
  return priceCart({
    lines: lines.map(({ product, quantity }) => ({
      quantity,
      unitCents: product.cents,
      memberCents: null,
      vatRate: product.vatRate,
      isCouponApplicable: !product.isVoucher,
    })),
    isMember: false,
    coupon: couponOf(sample),
    delivery: method ? { rates, vatRate: method.vatRate } : null,
    feeCents: seedPaymentMethods.find(({ key }) => key === sample.payment)?.feeCents ?? 0,
  })
}

function couponOf({ coupon: code }: SeedOrder): CouponDiscount | null {
  const coupon = seedCoupons.find((one) => one.code === code)
  if (!coupon) return null
  if (coupon.kind === 'percent') return { kind: 'percent', percent: coupon.value }
  return coupon.kind === 'fixed' ? { kind: 'fixed', cents: coupon.value } : { kind: 'freeDelivery' }
}

type OrderDraft = { id: number; number: string; placedAt: Date; priced: PricedCart }

function orderRow({ siteId }: SeedContext, sample: SeedOrder, { id, number, placedAt, priced }: OrderDraft): OrderRow {
  const { summary, tax, vatByRate } = priced
  const customer = seedCustomers.findIndex(({ key }) => key === sample.customer)
  const address = {
    companyName: null,
    companyOIB: null,
    ...sample.address,
    type: 'main',
    countryName: seedCountries.find(({ iso }) => iso === sample.address.country)?.name ?? '',
  }
  const method = seedDeliveryMethods.find(({ key }) => key === sample.delivery)
  return {
    id,
    siteId,
    storeId: siteId,
    number,
    slug: randomBytes(16).toString('base64url'),
    cartId: `demo-${sample.key}`,
    languageId: null,
    currency: 'EUR',
    // Customers have ids in the order of the seed, from 1.
    userId: customer < 0 ? null : customer + 1,
    claimedBy: null,
    email: sample.address.contactEmail,
    status: sample.state,
    itemsCents: summary.itemsTotal,
    loyaltyCents: summary.loyalty,
    couponCents: summary.coupon,
    deliveryCents: summary.delivery,
    paymentFeeCents: summary.paymentFee,
    totalCents: summary.orderTotal,
    vatCents: tax.orderTotal,
    vatByRate,
    tax,
    couponCode: sample.coupon ?? null,
    billing: address,
    shipping: method ? { ...address, type: 'shipping' } : null,
    delivery: method ? deliverySnapshot(sample, method) : null,
    payment: paymentSnapshot(sample, { number, totalCents: summary.orderTotal }),
    message: sample.message ?? '',
    gift: sample.gift ?? null,
    idempotencyKey: null,
    requestHash: null,
    createdAt: placedAt,
    updatedAt: placedAt,
    stockState: sample.state === 'cancelled' || sample.state === 'refunded' ? 'released' : 'taken',
    reservedUntil: null,
    version: 1,
    tracking: sample.state === 'shipped' || sample.state === 'delivered' ? (sample.tracking ?? '') : '',
  }
}

function deliverySnapshot(sample: SeedOrder, { key, kind, name, estimate, vatRate, branches }: (typeof seedDeliveryMethods)[number]) {
  const methodId = seedDeliveryMethods.findIndex((method) => method.key === key) + 1
  const branch = branches.find((one) => one.key === sample.branch)
  const text = branch && `${branch.name}, ${branch.street} ${branch.houseNumber}, ${branch.zipCode} ${branch.city}`
  return { methodId, key, kind, name, estimate: nonBreakingRanges(estimate), vatRate, branch: text ? { id: 0, text } : null }
}

function paymentSnapshot(sample: SeedOrder, { number, totalCents }: { number: string; totalCents: number }) {
  const index = seedPaymentMethods.findIndex(({ key }) => key === sample.payment)
  const method = seedPaymentMethods[index]
  if (!method) throw new Error(`The seed has no payment method '${sample.payment}'.`)
  const { key, kind, name, instructions } = method
  const { legalName, street, zipCode, city, iban, bank } = seedCompany
  const bankTransfer = {
    recipient: legalName,
    recipientAddress: `${street}, ${zipCode} ${city}`,
    iban,
    bank,
    model: 'HR00',
    reference: number,
    purpose: `Narudžba ${number}`,
    amount: fromCents(totalCents),
  }
  return { methodId: index + 1, key, kind, name, instructions, bankTransfer: kind === 'bankTransfer' ? bankTransfer : null }
}

type Line = { orderId: number; position: number; product: Product; quantity: number; priced: PricedCart }

function lineRow({ nextId }: SeedContext, { orderId, position, product, quantity, priced }: Line): LineRow {
  const line = priced.lines[position]
  if (!line) throw new Error('A line of the seed has no price.')
  return {
    id: nextId('order_lines'),
    orderId,
    position,
    productId: product.id,
    sku: product.sku,
    name: product.name,
    quantity,
    shipped: 0,
    unitCents: product.cents,
    rowCents: line.rowCents,
    discountCents: line.loyaltyCents + line.couponCents,
    loyaltyCents: line.loyaltyCents,
    vatRate: product.vatRate,
    vatCents: line.vatCents,
    options: { chosen: {}, labels: [] },
    taken: product.isTracked ? [{ productId: product.id, pieces: quantity }] : [],
  }
}

async function writeMoney({ tx }: SeedContext, { state, payment }: SeedOrder, order: OrderRow) {
  const isCashOnDelivery = payment === 'pouzece'
  const isSettled = state === 'delivered' || (!isCashOnDelivery && ['paid', 'packed', 'shipped', 'withdrawn'].includes(state))
  await tx.insert(paymentIntents).values({
    orderId: order.id,
    provider: isCashOnDelivery ? 'cashOnDelivery' : 'bankTransfer',
    amountCents: order.totalCents,
    currency: 'EUR',
    state: state === 'refunded' ? 'refunded' : state === 'cancelled' ? 'voided' : isSettled ? 'settled' : 'open',
    createdAt: order.createdAt,
    updatedAt: order.createdAt,
  })
}

/** Writes the use of the coupon; the coupon's count includes it already. */
async function writeRedemption({ tx }: SeedContext, { id: orderId, couponCode, email, createdAt }: OrderRow) {
  const index = seedCoupons.findIndex(({ code }) => code === couponCode)
  if (index < 0) return
  await tx.insert(couponRedemptions).values({ couponId: index + 1, orderId, customerKey: sql`izlog_mailbox(${email})`, createdAt })
}

/** Writes one withdrawal that waits for the merchant's answer. */
async function writeWithdrawal({ tx, now }: SeedContext, sample: SeedOrder, { order, rows }: { order: OrderRow; rows: LineRow[] }) {
  const [first] = rows
  if (!sample.withdrawnDaysAgo || !first) return
  const at = daysBefore(now, sample.withdrawnDaysAgo)
  await tx.insert(withdrawals).values({
    orderId: order.id,
    name: `${sample.address.firstName} ${sample.address.lastName}`,
    email: order.email,
    requestedAt: at,
    lines: [{ lineId: first.id, quantity: 1 }],
    note: 'Dobila sam isti naslov na dar.',
  })
  const same = { from: order.status, to: order.status }
  await tx
    .insert(orderEvents)
    .values({ ...same, orderId: order.id, at, actor: `user:${order.userId ?? 0}`, detail: { withdrawal: 'requested' } })
}
