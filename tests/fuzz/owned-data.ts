import { eq } from 'drizzle-orm'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { orderApi } from '@/lib/api/v2/ecommerce/order'
import { database } from '@/server/db/client'
import { downloadLinks, withdrawals } from '@/server/db/schema/after-sale'
import { cartItems, cartKeys, carts, coupons } from '@/server/db/schema/cart'
import { events, eventTexts, seatReservations } from '@/server/db/schema/calendar'
import { comments } from '@/server/db/schema/cms'
import { pendingSignIns, recoveryCodes, userFactors } from '@/server/db/schema/factor'
import { passkeyChallenges, passkeys } from '@/server/db/schema/passkey'
import { formEntries, formReplies, forms } from '@/server/db/schema/form'
import { customerNotes, customers, customerTagAssignments, customerTags } from '@/server/db/schema/customer'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { invoices } from '@/server/db/schema/invoice'
import { shipmentLabels } from '@/server/db/schema/label'
import { officeNotificationReads, officeNotifications } from '@/server/db/schema/notification'
import { officeRunItems, officeRuns, officeViews } from '@/server/db/schema/office'
import { couponRedemptions, orderEvents, orderLines, orders } from '@/server/db/schema/order'
import { paymentIntents, paymentRefunds } from '@/server/db/schema/payment'
import { orderEdits } from '@/server/db/schema/order-edit'
import { orderRefunds } from '@/server/db/schema/refund'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'
import { shipmentLines, shipments } from '@/server/db/schema/shipment'
import { customOptions } from '@/server/db/schema/product'
import { privacyArchives, privacyRequests } from '@/server/db/schema/privacy'
import { options } from '@/server/db/schema/site'
import { stockNotices } from '@/server/db/schema/stock'
import { consentAssignments } from '@/server/db/schema/consent'
import {
  addresses,
  dataExports,
  guests,
  memberCards,
  newsletterSubscribers,
  sessions,
  socialIdentities,
  users,
  staffInvites,
  userTokens,
} from '@/server/db/schema/user'
import { wishlistItems } from '@/server/db/schema/user'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { become, browserOf } from '@/tests/api/v1/document/support'
import { checkOut, countryId, newCart, openShop, ordersOf, visitor } from '@/tests/api/v2/ecommerce/support'
import { callAs } from '@/tests/support/http/caller'
import { createFile, createProduct } from '@/tests/support/factories'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import type { Names } from './canaries'
import type { Person } from './run-plan'

const company = { companyName: 'x', companyOib: '99007123051' }
const inAYear = new Date(Date.now() + 365 * 86_400_000)
/** An id that no plan guesses, so no merchant can approve and publish the review. */
let nextCommentId = 2_000_000_000

export type Owner = Names & { canary: string; user?: { id: number; accessToken: string } }

/**
 * Creates a row for a person in every table with personal data, as short as possible; tests/fuzz/canaries.ts writes the texts. A guest has what needs no
 * account.
 * @returns what opens it
 */
export async function createOwnedData(owner: Owner): Promise<Pick<Person['known'], 'orderSlug' | 'invoiceId' | 'fileKey'>> {
  const { db } = database()
  await db
    .insert(options)
    .values({ siteId: 1, key: 'Company', value: sampleCompany })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: sampleCompany } })
  const { id: productId } = await createProduct({ cents: 1000, stock: 50 })
  await db.insert(customOptions).values({ productId, key: 'posveta', optionType: 'text', labels: { hrv: 'Posveta' }, maxLength: 500 })
  const order = await createOrder(owner, productId)
  await createFormEntries(owner)
  if (owner.user) await createAccountData(owner, owner.user.id, productId)
  await createCustomerData(owner.email)
  return order
}

/** A paid order with everything that may follow. */
async function createOrder({ email, user }: Owner, productId: number) {
  const { db } = database()
  const shop = await openShop()
  const pair = await newCart()
  await visitor.call(cartApi.addItem, { ...pair, productId, options: { personalizations: { posveta: 'x' } } })
  await checkOut(pair, shop, { email })
  await visitor.call(consentApi.createLog, {
    ...pair,
    status: true,
    sourceType: 'checkout',
    consents: (await db.select({ id: consentAssignments.consentId }).from(consentAssignments)).map(({ id }) => id),
    user: { userType: 'guest', email },
  })
  const buyer = callAs({ accessToken: user?.accessToken })
  await buyer.call(orderApi.create, { ...pair, orderMessage: 'x', giftMessage: 'x', to: 'x', from: 'x' })
  const [order] = await ordersOf(pair.cartId)
  if (!order) throw new Error('There is no order.')
  const { id: orderId, number, slug: orderSlug, cartId } = order
  await become(orderId, 'paid')

  await db.update(orders).set({ couponCode: 'x' }).where(eq(orders.id, orderId))
  const [cart] = await db.update(carts).set(company).where(eq(carts.id, cartId)).returning({ guestId: carts.guestId })
  await db
    .update(guests)
    .set({ ...company, companyAddress: 'x' })
    .where(eq(guests.id, cart?.guestId ?? 0))
  await db
    .update(addresses)
    .set(company)
    .where(eq(addresses.guestId, cart?.guestId ?? 0))
  await db
    .insert(cartItems)
    .values({ cartId, productId, quantity: 1, options: { personalizations: { posveta: 'x' } }, optionsKey: newSecret() })
  await db.insert(cartKeys).values({ cartId, hash: hashSecret(newSecret()) })
  await db.insert(orderEvents).values({ orderId, actor: 'shop', to: 'paid', detail: { reason: 'x' } })
  await db.insert(withdrawals).values({ orderId, name: 'x', email, lines: [] })
  const [coupon] = await db.insert(coupons).values({ siteId: 1, code: newSecret(), kind: 'freeDelivery' }).returning()
  await db.insert(couponRedemptions).values({ couponId: coupon?.id ?? 0, orderId, customerKey: email })
  const money = { orderId, provider: 'paypal', state: 'failed', amountCents: 100, currency: 'EUR', detail: { reason: 'x' } } as const
  const [intent] = await db
    .insert(paymentIntents)
    .values({ ...money, providerReference: newSecret(), transaction: newSecret() })
    .returning()
  const [refund] = await db
    .insert(paymentRefunds)
    .values({ intentId: intent?.id ?? 0, key: newSecret(), amountCents: 100, state: 'failed' })
    .returning()
  const creditedLine = {
    lineId: null,
    isPaymentFee: false,
    sku: 'x',
    quantity: 1,
    unitCents: 100,
    discountCents: 0,
    vatRate: 5,
    grossCents: 100,
    vatCents: 5,
  }
  const parts = {
    linesCents: 0,
    deliveryCents: 0,
    amountCents: 100,
    totalCents: 100,
    lines: [],
    credited: [{ ...creditedLine, name: 'x' }],
  }
  await db.insert(orderRefunds).values({ ...parts, orderId, paymentRefundId: refund?.id ?? 0, actor: 'shop', reason: 'x', iban: 'x' })
  const edit = { orderId, state: 'applied', version: 1, totalBefore: 100, totalAfter: 200, actor: 'shop', reason: 'x' } as const
  await db.insert(orderEdits).values(edit)
  const [shipment] = await db.insert(shipments).values({ orderId, actor: 'shop', carrier: 'x', tracking: 'x' }).returning()
  const fileId = await createFile(productId, { name: 'knjiga.epub' })
  const [line] = await db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId))
  const orderLineId = line?.id ?? 0
  await db.insert(shipmentLines).values({ shipmentId: shipment?.id ?? 0, orderLineId, quantity: 1 })
  const label = { carrier: 'gls' as const, state: 'failed' as const, error: 'other' as const, packages: 1, carrierIds: ['x'], said: 'x' }
  await db.insert(shipmentLabels).values({ shipmentId: shipment?.id ?? 0, ...label })
  await db.update(orderLines).set({ shipped: 1 }).where(eq(orderLines.id, orderLineId))
  const [back] = await db.insert(orderReturns).values({ orderId, kind: 'complaint', actor: 'shop', reason: 'x', note: 'x' }).returning()
  await db.insert(orderReturnLines).values({ returnId: back?.id ?? 0, orderLineId, quantity: 1 })
  const link = { orderLineId, fileId, hash: hashSecret(newSecret()), expiresAt: inAYear }
  await db.insert(downloadLinks).values(link)

  const [invoice] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, orderId))
  if (invoice) await db.insert(fiscalReceipts).values({ siteId: 1, invoiceId: invoice.id, payment: 'T', nextTryAt: inAYear })
  const opened = user ? buyer : await browserOf(number)
  const { url } = await opened.call(documentOrderApi.pdf, { orderSlug })
  return { orderSlug, invoiceId: invoice?.id, fileKey: url.split('/').at(-1) }
}

/** Data that needs no account. */
async function createFormEntries({ email, barcode }: Owner) {
  const { db } = database()
  const fields = [
    { name: 'email', kind: 'email', label: 'E-pošta', required: true },
    { name: 'message', kind: 'longText', label: 'Poruka' },
  ]
  const [form] = await db.insert(forms).values({ siteId: 1, key: newSecret(), title: 'Upit', fields }).returning()
  const written = { formId: form?.id ?? 0, fields, email, data: { email, message: 'x' } }
  const [entry] = await db.insert(formEntries).values(written).returning()
  await db.insert(formReplies).values({ entryId: entry?.id ?? 0, text: 'x' })
  await db.insert(newsletterSubscribers).values({ siteId: 1, email, tokenHash: hashSecret(newSecret()), confirmedAt: new Date() })
  await db.insert(memberCards).values({ siteId: 1, barcode, holder: 'x' })
  const { id: productId } = await createProduct({ stock: 0 })
  await db.insert(stockNotices).values({ siteId: 1, productId, email, tokenHash: hashSecret(newSecret()), confirmedAt: new Date() })
  const request = {
    kind: 'access',
    state: 'done',
    source: 'person',
    identityProof: 'link',
    receivedOn: '2026-11-20',
    dueOn: '2026-12-20',
  } as const
  const [answered] = await db
    .insert(privacyRequests)
    .values({ ...request, siteId: 1, email, closedAt: new Date(), tokenHash: hashSecret(newSecret()) })
    .returning()
  const archive = { archive: Buffer.from('x'), tokenHash: hashSecret(newSecret()), expiresAt: inAYear }
  await db.insert(privacyArchives).values({ requestId: answered?.id ?? 0, ...archive })
  const period = { startsAt: new Date(Date.now() + 86_400_000), endsAt: inAYear }
  const [event] = await db
    .insert(events)
    .values({ siteId: 1, ...period, seats: 20, isReservable: true })
    .returning({ id: events.id })
  const own = { siteId: 1, eventId: event?.id ?? 0 }
  await db.insert(eventTexts).values({ ...own, languageId: 41, title: 'Čitanje', place: 'Zagreb' })
  await db.insert(seatReservations).values({ ...own, name: 'x', email, seats: 1, confirmedAt: new Date() })
}

/** What the office adds to a customer. */
async function createCustomerData(email: string) {
  const { db } = database()
  const [customer] = await db.update(customers).set({ blockReason: 'x' }).where(eq(customers.email, email)).returning()
  const customerId = customer?.id ?? 0
  const name = newSecret()
  const [tag] = await db.insert(customerTags).values({ siteId: 1, name, folded: name }).returning()
  await db.insert(customerTagAssignments).values({ customerId, tagId: tag?.id ?? 0 })
  await db.insert(customerNotes).values({ customerId, note: 'x' })
}

async function createAccountData({ email, barcode, canary }: Owner, userId: number, productId: number) {
  const { db } = database()
  await db
    .update(users)
    .set({ ...company, memberCardBarcode: barcode, settings: { note: 'x' } })
    .where(eq(users.id, userId))
  await db.update(sessions).set({ userAgent: 'x' }).where(eq(sessions.userId, userId))
  const place = { countryId: await countryId('HR'), city: 'x', street: 'x', houseNumber: '1', zipCode: '10000', ...company }
  const who = { firstName: 'x', lastName: 'x', contactEmail: email, contactPhone: '+385 91 555 0141' }
  await db.insert(addresses).values({ ...place, ...who, userId, type: 'other' })
  await db.insert(comments).values({ id: nextCommentId++, siteId: 1, userId, productId, rating: 5, text: canary })
  await db.insert(wishlistItems).values({ userId, productId })
  await db.insert(socialIdentities).values({ siteId: 1, userId, provider: 'lampion', subject: newSecret() })
  await db.insert(userTokens).values({ userId, purpose: 'verify', hash: hashSecret(newSecret()), expiresAt: inAYear })
  await db.insert(userFactors).values({ userId, secret: newSecret(), confirmedAt: new Date() })
  await db.insert(recoveryCodes).values({ userId, codeHash: hashSecret(newSecret()) })
  const passkey = { userId, credentialId: newSecret(), publicKey: newSecret(), host: 'localhost', counter: 0, transports: ['usb'] }
  await db.insert(passkeys).values({ ...passkey, name: canary })
  const challengeHash = hashSecret(newSecret())
  await db.insert(passkeyChallenges).values({ siteId: 1, userId, purpose: 'add', challengeHash, expiresAt: inAYear })
  await db.insert(pendingSignIns).values({ userId, tokenHash: hashSecret(newSecret()), expiresAt: inAYear })
  const invite = { email, role: 'editor', tokenHash: hashSecret(newSecret()), expiresAt: inAYear, invitedBy: userId } as const
  await db.insert(staffInvites).values({ siteId: 1, ...invite })
  const archive = { archive: Buffer.from(canary), tokenHash: hashSecret(newSecret()), expiresAt: inAYear }
  await db.insert(dataExports).values({ userId, ...archive })
  await createOfficeTraces(userId, canary)
}

/** What an employee leaves in the shared tables of the office. */
async function createOfficeTraces(userId: number, canary: string) {
  const { db } = database()
  const shared = { siteId: 1, query: '', position: 1, savedBy: userId, savedAt: new Date() }
  await db.insert(officeViews).values({ ...shared, list: 'orders', name: canary, folded: canary })
  const [run] = await db
    .insert(officeRuns)
    .values({ siteId: 1, kind: 'order.note', input: {}, requestId: newSecret(), startedBy: userId })
    .returning()
  const [item, text] = [{ runId: run?.id ?? 0, position: 1, targetId: 1, label: '1' }, { note: 'x' }]
  const refused = { state: 'refused', reason: 'x', at: new Date() } as const
  await db.insert(officeRunItems).values({ ...item, ...refused, expected: text, before: text, detail: text })
  const [notification] = await db.insert(officeNotifications).values({ siteId: 1, kind: 'orderPlaced', subjectId: 1 }).returning()
  await db.insert(officeNotificationReads).values({ userId, notificationId: notification?.id ?? 0 })
}
