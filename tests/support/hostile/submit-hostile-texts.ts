import { eq, sql } from 'drizzle-orm'
import type { Endpoint, InputOf } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import { adminAuditApi } from '@/lib/api/v1/admin/audit'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { contactApi } from '@/lib/api/v1/cms/contact'
import { formApi } from '@/lib/api/v1/cms/form'
import { officeFormApi } from '@/lib/api/v1/cms/form/office'
import { redirectApi } from '@/lib/api/v1/cms/redirect'
import { withdrawalApi } from '@/lib/api/v1/document/withdrawal'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { guestApi } from '@/lib/api/v1/user/guest'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { staffInviteApi } from '@/lib/api/v1/user/office/invite'
import { factorApi } from '@/lib/api/v1/user/office/factor'
import { passkeyApi } from '@/lib/api/v1/user/office/passkey'
import { officeStaffApi } from '@/lib/api/v1/user/office/staff'
import { webUserApi } from '@/lib/api/v1/user/web'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { adminViewApi } from '@/lib/api/v1/admin/view'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeOrderBulkApi } from '@/lib/api/v2/ecommerce/order/office/bulk'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { officeDraftApi } from '@/lib/api/v2/ecommerce/order/office/draft'
import { officeEditApi } from '@/lib/api/v2/ecommerce/order/office/edit'
import { officeReturnApi } from '@/lib/api/v2/ecommerce/order/office/return'
import { officeShipmentApi } from '@/lib/api/v2/ecommerce/order/office/shipment'
import { paymentApi } from '@/lib/api/v2/ecommerce/payment'
import { database } from '@/server/db/client'
import { customers } from '@/server/db/schema/customer'
import { formEntries, forms } from '@/server/db/schema/form'
import { orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { privacyRequests } from '@/server/db/schema/privacy'
import { bundleParts, customOptions } from '@/server/db/schema/product'
import { become, browserOf } from '@/tests/api/v1/document/support'
import { address, checkOut, newCart, openShop, ordersOf, visitor, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createAccount, tokenMailedTo } from '../accounts'
import type { Caller } from '../http/caller'
import { createProduct } from '../factories'
import { createDevice } from '../passkey-device'
import { hostileLine, hostileValue, submitHostileContent, type Submit } from './submit-hostile-content'
import { createMerchant, createUser } from '../users'

const oib = '99007123051'

/** An address with hostile texts in every text field. */
function hostileAddress(type: 'main' | 'shipping') {
  const own = (column: string, maxLength: number) => hostileLine(`addresses.${column}`, maxLength)
  return {
    ...address,
    type,
    firstName: own('firstName', 75),
    lastName: own('lastName', 75),
    contactPhone: '+385 91 555 0141',
    region: own('region', 75),
    city: own('city', 75),
    street: own('street', 75),
    houseNumber: own('houseNumber', 15),
    zipCode: own('zipCode', 25),
    companyName: own('companyName', 150),
    companyOIB: oib,
  }
}

/** Submits hostile texts to every stored field, as shopper, guest and merchant. @returns what was sent, each field as `method path field`, and who it was */
export async function submitHostileTexts() {
  const sent = new Set<string>()
  // Name fields accept letters only, unless the site disables the check.
  await database().db.execute(sql`update sites set checkout_settings = checkout_settings || '{"disableSpecialCharacterCheck": true}'`)
  // A country without a pattern of postal codes takes any.
  await database().db.execute(sql`update countries set zip_pattern = null where iso = 'HR'`)
  const shop = await openShop()
  await database().db.execute(
    sql`update options set value = value || '{"invoicing": {"premises": "WEB", "till": "1"}}' where key = 'Company'`,
  )
  const merchant = await createMerchant('orders', 'orders.money', 'catalogue', 'stock', 'content', 'publish', 'settings', 'audit')
  const ana = await createAccount({ email: 'ana@primjer.hr' })

  async function submit<E extends Endpoint>(caller: Pick<Caller, 'call'>, endpoint: E, input: InputOf<E>) {
    for (const field of hostileFields(input)) sent.add(`${endpoint.method} ${endpoint.path} ${field}`)
    return caller.call(endpoint, input).catch((error: unknown) => {
      throw new Error(`${endpoint.path} refused: ${error instanceof ApiError ? JSON.stringify(error.data) : ''}`, { cause: error })
    })
  }

  const details = { firstName: hostileLine('users.firstName', 75), lastName: hostileLine('users.lastName', 75) }
  const addresses = [hostileAddress('main'), hostileAddress('shipping')]
  await submit(visitor, webUserApi.register, { email: 'iva@primjer.hr', password: 'rečenica za pamćenje', details, addresses })
  await submit(ana, webUserApi.update, { details })
  await submit(merchant, adminAuditApi.export, { q: hostileValue('audit_log.detail', 100) })
  await acceptInvite(submit, details)
  await namePasskey(submit)
  const [main, shipping] = [hostileAddress('main'), hostileAddress('shipping')]
  const { id: addressId } = await submit(ana, addressApi.create, main)
  await submit(ana, addressApi.update, { ...main, id: addressId })
  await submit(ana, addressApi.create, shipping)

  const book = await createProduct({ cents: 1000, stock: 50 })
  const bundle = await createProduct({ format: 'Bundle', cents: 3000, stock: null })
  const { db } = database()
  await db.insert(bundleParts).values({ bundleId: bundle.id, productId: book.id, quantity: 1, position: 0 })
  await db
    .insert(customOptions)
    .values({ productId: book.id, key: 'posveta', optionType: 'text', labels: { hrv: 'Posveta' }, maxLength: 500 })
  const { version } = await merchant.call(officeProductApi.getVersion, { id: book.id })
  const fields = { name: hostileValue('product_texts.name', 200), summary: hostileValue('product_texts.summary', 1000) }
  await submit(merchant, officeProductApi.update, { id: book.id, version, ...fields })
  const note = hostileValue('stock_movements.note', 500)
  const { onShelf } = await submit(merchant, officeStockApi.adjust, { id: book.id, delta: 1, reason: 'received', note })
  await submit(merchant, officeStockApi.count, { id: book.id, counted: 51, seen: onShelf, note })

  const text = hostileValue('comments.text', 2000)
  const review = await submit(ana, commentApi.create, { resource: { type: 'product', id: book.id }, text, rating: 5 })
  await submit(ana, commentApi.update, { id: review.id, text, rating: 4 })
  const wording = { name: hostileValue('consents.name', 120), displayName: hostileValue('consents.displayName', 2000) }
  await submit(merchant, officeConsentApi.write, { uniqueNumber: 'zlo', version: 0, ...wording })
  await submit(visitor, redirectApi.addFailedRequest, { path: `/${hostileValue('failed_requests.path', 4000)}` })
  await fillForms(submit)
  await submitHostileContent(submit, merchant)

  const personalizations = { posveta: hostileValue('cart_items.options', 500) }
  const bundleOptions = [{ id: book.id, options: { personalizations } }]
  const pair = await newCart()
  await submit(visitor, cartApi.addItem, { ...pair, productId: book.id, options: { personalizations } })
  const { items } = await submit(visitor, cartApi.addItem, { ...pair, productId: bundle.id, options: { bundleOptions } })
  // Personalized goods cannot be returned, so this adds another product.
  await visitor.call(cartApi.addItem, { ...pair, productId: (await createProduct()).id })
  const lineOf = (productId: number) => items.find((item) => item.productId === productId)?.itemId ?? 0
  await submit(visitor, cartApi.updateItem, { ...pair, itemId: lineOf(book.id), qty: 1, options: { personalizations } })
  await submit(visitor, cartApi.updateItem, { ...pair, itemId: lineOf(bundle.id), qty: 1, options: { bundleOptions } })
  const company = { name: hostileLine('guests.companyName', 150), oib, address: hostileLine('guests.companyAddress', 300) }
  await checkOut(pair, shop)
  await submit(visitor, guestApi.update, {
    ...pair,
    addresses,
    company,
    details: { firstName: hostileLine('guests.firstName', 75), lastName: hostileLine('guests.lastName', 75) },
  })
  const companyData = { companyName: hostileLine('carts.companyName', 150), oib }
  await submit(visitor, paymentApi.savePaymentMethod, { ...pair, paymentMethodId: shop.paymentMethodId, companyData })
  await submit(visitor, orderApi.create, {
    ...pair,
    orderMessage: hostileValue('orders.message', 2000),
    giftMessage: hostileValue('orders.gift', 1000),
    to: hostileLine('orders.gift', 150),
    from: hostileLine('orders.gift', 150),
  })
  const [order] = await ordersOf(pair.cartId)
  if (!order) throw new Error('There is no order.')
  await orderByPhone(submit, { merchant, shop, productId: (await createProduct({ stock: 5 })).id })
  await processOrder(order, { submit, merchant })
  await nameView(submit, merchant)
  await fillCustomer(submit)
  await fillPrivacyRequests(submit, ana.email)
  return { sent, ana, merchant, order, bookId: book.id }
}

/** An order that an employee enters. */
async function orderByPhone(submit: Submit, { merchant, shop, productId }: { merchant: Caller; shop: Shop; productId: number }) {
  const { type: _type, ...contact } = hostileAddress('main')
  const lines = [{ productId, quantity: 1, price: 1, reason: hostileValue('cart_items.staffReason', 300) }]
  const { deliveryMethodId, paymentMethodId } = shop
  const draft = await submit(merchant, officeDraftApi.save, { lines, contact, deliveryMethodId, paymentMethodId })
  const { id, version, summary } = draft
  const message = hostileValue('orders.message', 2000)
  await submit(merchant, officeDraftApi.place, { id, version, total: summary.orderTotal, consents: true, message })
}

async function acceptInvite(submit: Submit, names: { firstName: string; lastName: string }) {
  const lead = await createMerchant('staff', 'orders', 'stock')
  await lead.call(officeStaffApi.invite, { email: 'nova@primjer.hr', role: 'warehouse' })
  const token = await tokenMailedTo('nova@primjer.hr')
  await submit(visitor, staffInviteApi.accept, { token, ...names, password: 'rečenica za pamćenje' })
}

async function namePasskey(submit: Submit) {
  const employee = await createMerchant()
  const name = hostileValue('passkeys.name', 60)
  await submit(employee, passkeyApi.add, { name, passkey: createDevice().create(await employee.call(passkeyApi.options, {})) })
  const [passkey] = (await employee.call(factorApi.get, {})).passkeys
  await submit(employee, passkeyApi.rename, { id: passkey?.id ?? 0, name })
}

async function nameView(submit: Submit, merchant: Caller) {
  const name = hostileValue('office_views.name', 60)
  const { id, version } = await submit(merchant, adminViewApi.create, { list: 'orders', name, query: 'view=all' })
  await submit(merchant, adminViewApi.update, { id, version, name })
}

/** What the office writes about a customer who does nothing else here. */
async function fillCustomer(submit: Submit) {
  const employee = await createMerchant('customers')
  const { email } = await createUser()
  const [customer] = await database().db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  const id = customer?.id ?? 0
  await submit(employee, officeCustomerApi.setTags, { id, version: 1, tags: [hostileValue('customer_tags.name', 40)] })
  await submit(employee, officeCustomerApi.note, { id, note: hostileValue('customer_notes.note', 2000) })
  await submit(employee, officeCustomerApi.block, { id, version: 1, reason: hostileValue('customers.blockReason', 1000) })
}

/** A correction that the person asks for, and a request for access that the staff enters. */
async function fillPrivacyRequests(submit: Submit, email: string) {
  const employee = await createMerchant('customers')
  const [note, identityProofNote] = [hostileValue('privacy_requests.note', 2000), hostileValue('privacy_requests.identityProofNote', 2000)]
  await submit(visitor, webRequestApi.create, { kind: 'rectification', email, note })
  const [asked] = await database().db.select().from(privacyRequests).where(eq(privacyRequests.email, email))
  const proven = await submit(employee, officeRequestApi.verifyIdentity, { id: asked?.id ?? 0, version: 1, reason: identityProofNote })
  const answer = hostileValue('privacy_requests.answer', 2000)
  await submit(employee, officeRequestApi.run, { id: proven.id, version: proven.version, answer })
  const entered = await submit(employee, officeRequestApi.create, { kind: 'access', email, note, identityProofNote })
  const reason = hostileValue('privacy_requests.extensionReason', 2000)
  const extended = await submit(employee, officeRequestApi.extend, { id: entered.id, version: entered.version, reason })
  await submit(employee, officeRequestApi.refuse, { id: extended.id, version: extended.version, reason: answer })
}

async function fillForms(submit: Submit) {
  const { db } = database()
  const fields = [
    { name: 'email', kind: 'email', label: 'E-pošta', required: true },
    { name: 'message', kind: 'longText', label: 'Poruka', required: true },
  ]
  const [form] = await db.insert(forms).values({ siteId: 1, key: 'kontakt', title: 'Upit', fields }).returning()
  const message = hostileValue('form_entries.data', 5000)
  await submit(visitor, contactApi.contactAdmin, { name: hostileLine('form_entries.data', 150), email: 'ana@primjer.hr', message })
  await submit(visitor, formApi.storeData, { id: form?.id ?? 0, data: { email: 'ana@primjer.hr', message } })
  const [entry] = await db.select({ id: formEntries.id }).from(formEntries).limit(1)
  const reply = { id: entry?.id ?? 0, text: hostileValue('form_replies.text', 5000), seenReplies: 0 }
  await submit(await createMerchant('customers'), officeFormApi.reply, reply)
}

/** Processes an order with hostile texts at every step. */
async function processOrder(
  { id, number, slug }: { id: number; number: string; slug: string },
  { submit, merchant }: { submit: Submit; merchant: Caller },
) {
  const { db } = database()
  const reason = hostileValue('order_events.detail', 1000)
  const money = { orderId: id, provider: 'paypal', amountCents: 100, currency: 'EUR' }
  const [suspect] = await db
    .insert(paymentIntents)
    .values({ ...money, state: 'suspect' })
    .returning()
  await submit(merchant, officeOrderApi.decidePayment, { id, paymentId: suspect?.id ?? 0, isPaid: false, reason })
  await editAddress(id, { submit, merchant })
  for (const to of ['paid', 'packed'] as const) await become(id, to)
  const { lines: ordered } = await merchant.call(officeOrderApi.get, { id })
  await submit(merchant, officeShipmentApi.create, {
    id,
    lines: ordered.slice(0, 1).map((line) => ({ lineId: line.id, quantity: 1 })),
    carrier: hostileValue('shipments.carrier', 100),
    tracking: hostileValue('shipments.tracking', 200),
  })
  await submit(merchant, officeOrderApi.note, { id, note: reason })
  await submit(merchant, officeOrderBulkApi.create, { change: { kind: 'note', note: reason }, orders: [{ id, status: 'packed' }] })
  await submit(merchant, officeOrderApi.change, {
    id,
    from: 'packed',
    to: 'shipped',
    tracking: hostileValue('orders.tracking', 300),
    reason,
  })
  await become(id, 'delivered')
  // A company has no right of withdrawal (docs/rules/after-sale.md#withdrawal-companies).
  const billing = sql`${orders.billing} || '{"companyOIB": null}'::jsonb`
  await db.update(orders).set({ billing }).where(eq(orders.id, id))
  const browser = await browserOf(number)
  const { lines } = await browser.call(withdrawalApi.options, { orderSlug: slug })
  const back = lines.filter((line) => line.reason === null).map(({ lineId }) => ({ lineId, quantity: 1 }))
  const fields = { name: hostileLine('withdrawals.name', 150), words: hostileValue('withdrawals.note', 1000) }
  await submit(browser, withdrawalApi.create, { orderSlug: slug, lines: back, ...fields })
  const { requests } = await merchant.call(officeOrderApi.get, { id })
  await submit(merchant, officeOrderApi.answerWithdrawal, {
    id: requests[0]?.id ?? 0,
    accept: false,
    answer: hostileValue('withdrawals.answer', 1000),
  })
  await submit(merchant, officeRefundApi.create, { id, amount: 1, total: 1, reason: hostileValue('order_refunds.reason', 1000) })
  const refund = { intentId: suspect?.id ?? 0, key: 'zlo', amountCents: 100 }
  const [failed] = await db
    .insert(paymentRefunds)
    .values({ ...refund, state: 'failed' })
    .returning()
  await submit(merchant, officeOrderApi.noteRefund, { id, refundId: failed?.id ?? 0, reason })
  await returnPiece(id, { submit, merchant })
}

/** Staff sends it elsewhere, before it is paid. */
async function editAddress(id: number, { submit, merchant }: { submit: Submit; merchant: Caller }) {
  const { type: _type, ...address } = hostileAddress('shipping')
  const reason = hostileValue('order_edits.reason', 1000)
  // Another street than the ordered one.
  const shipping = { ...address, street: hostileLine('order_edits.reason', 75) }
  const { version, fingerprint } = await submit(merchant, officeEditApi.preview, { id, shipping })
  await submit(merchant, officeEditApi.confirm, { id, shipping, version, fingerprint, reason })
}

/** The withdrawal was refused, so the pieces are the buyer's. */
async function returnPiece(id: number, { submit, merchant }: { submit: Submit; merchant: Caller }) {
  const { lines } = await merchant.call(officeOrderApi.get, { id })
  const lineId = lines.find(({ returnable }) => returnable > 0)?.id ?? 0
  const asked = { id, kind: 'complaint' as const, lines: [{ lineId, quantity: 1 }], reason: hostileValue('order_returns.reason', 1000) }
  const opened = await submit(merchant, officeReturnApi.create, asked)
  const received = [{ lineId, received: 1, restocked: 1, condition: 'unused' as const }]
  await submit(merchant, officeReturnApi.receive, { id: opened.id, lines: received, note: hostileValue('order_returns.note', 1000) })
}

/** Every text of a value, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : []
}

/** Fields whose names are the caller's. */
const openFields = new Set(['data', 'alt', 'meta', 'mobileMeta', 'options', 'mobileOptions', 'linkMeta', 'sections'])

/** Paths of all hostile texts, as in tests/fuzz/text-fields.ts. */
function hostileFields(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return /[<"]|^=zlo/.test(value) ? [at] : []
  if (Array.isArray(value)) return value.flatMap((one) => hostileFields(one, `${at}[]`))
  if (typeof value !== 'object' || value === null) return []
  const isCart = 'personalizations' in value || 'bundleOptions' in value
  const isOpen = (openFields.has(at) && !isCart) || at.endsWith('personalizations') || at.includes('changes[].value')
  if (at === 'section' || at === 'sections.*') return hostileFields(Object.values(value).flatMap(texts), '').length > 0 ? [at] : []
  const isNamed = (name: string) => !isOpen || (at === 'changes[].value' && name === 'type')
  return Object.entries(value).flatMap(([name, one]) =>
    hostileFields(one, isNamed(name) ? (at === '' ? name : `${at}.${name}`) : `${at}.*`),
  )
}
