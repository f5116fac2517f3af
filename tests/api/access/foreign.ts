import { eq } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { events, eventTexts, seatReservations } from '@/server/db/schema/calendar'
import { approvals } from '@/server/db/schema/approval'
import { comments, elements, pages, pageTexts, posts, postTexts, terms, termTexts } from '@/server/db/schema/cms'
import { withdrawals } from '@/server/db/schema/after-sale'
import { carts } from '@/server/db/schema/cart'
import { formEntries, forms } from '@/server/db/schema/form'
import { media, mediaFolders } from '@/server/db/schema/media'
import { officeRunItems, officeRuns, officeViews } from '@/server/db/schema/office'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { productTexts, products } from '@/server/db/schema/product'
import { orderReturns } from '@/server/db/schema/return'
import { shipmentLabels } from '@/server/db/schema/label'
import { shipments } from '@/server/db/schema/shipment'
import { masters } from '@/server/db/schema/master'
import { passkeys } from '@/server/db/schema/passkey'
import { releases } from '@/server/db/schema/release'
import { printRuns } from '@/server/db/schema/print'
import { redirects, siteLanguages, sites, stores } from '@/server/db/schema/site'
import { postTypes } from '@/server/db/schema/template'
import { consents } from '@/server/db/schema/consent'
import { customers } from '@/server/db/schema/customer'
import { privacyRequests } from '@/server/db/schema/privacy'
import { staffInvites, users } from '@/server/db/schema/user'
import { scopesOf } from '@/lib/office/roles'
import { hashSecret, newSecret } from '@/server/core/security/secrets'
import { createMerchant, createUser } from '@/tests/support/users'
import { createInvoice } from '@/tests/support/factories'
import { createFailedJob } from '@/tests/support/failed-job'
import type { Foreign } from './cell'

export const otherKey = 'kljuc-druge-trgovine'

/** A second site with a product, review, mail, consent and form answer. */
export async function createForeign(): Promise<Foreign> {
  const { db } = database()
  const siteId = 2
  await db.insert(sites).values({ id: siteId, key: 'druga', name: 'Druga trgovina', apiKey: otherKey, defaultLanguageId: 41 })
  await db.insert(stores).values({ id: 2, siteId, name: 'Druga' })
  await db.insert(siteLanguages).values({ siteId, languageId: 41 })
  const [product] = await db.insert(products).values({ siteId, sku: 'DRUGA-1', format: 'Simple', vatRate: 5 }).returning()
  const productId = product?.id ?? 0
  await db.insert(productTexts).values({ productId, languageId: 41, siteId, name: 'Tuđa knjiga', slug: 'tuda-knjiga' })
  const { id: userId } = await createUser()
  const [comment] = await db.insert(comments).values({ siteId, userId, productId, text: 'Tuđa recenzija.' }).returning()
  const values = { template: 'newsletterConfirm', to: 'netko@drugi.example', data: { token: 'x' } }
  const [mail] = await db
    .insert(outbox)
    .values({ siteId, messageId: 'tude-pismo', ...values })
    .returning()
  const [consent] = await db.insert(consents).values({ siteId, uniqueNumber: 'tuda', name: 'Tuđa', displayName: 'Tuđa.' }).returning()
  const [redirect] = await db.insert(redirects).values({ siteId, fromPath: '/staro', toPath: '/shop' }).returning()
  return {
    productId,
    commentId: comment?.id ?? 0,
    redirectId: redirect?.id ?? 0,
    mailId: mail?.id ?? 0,
    jobId: await createFailedJob('mail', { outboxId: mail?.id ?? 0 }),
    consentId: consent?.id ?? 0,
    answerId: await createForeignAnswer(siteId),
    customerId: await createForeignCustomer(siteId),
    privacyRequestId: await createForeignRequest(siteId),
    pageId: await createForeignPage(siteId),
    releaseId: await createForeignRelease(siteId),
    approvalId: await createForeignApproval(siteId),
    postTypeId: await createForeignTemplate(siteId),
    ...(await createForeignSections(siteId)),
    ...(await createForeignContent(siteId)),
    ...(await createForeignMedia(siteId)),
    ...(await createForeignOrder(siteId)),
    ...(await createForeignStaff(siteId)),
  }
}

async function createForeignMedia(siteId: number) {
  const { db } = database()
  const [folder] = await db.insert(mediaFolders).values({ siteId, name: 'Tuđa mapa' }).returning()
  const names = { title: 'Tuđa', displayName: 'Tuđa', originalName: 'tuda.png', extension: 'webp', mime: 'image/webp' }
  const [item] = await db
    .insert(media)
    .values({ siteId, driveId: 'tuda-slika', ...names, size: 1, hash: 'tuda', path: 'tuda/w160.webp' })
    .returning()
  return { mediaId: item?.id ?? 0, mediaFolderId: folder?.id ?? 0 }
}

async function createForeignPage(siteId: number) {
  const { db } = database()
  const [page] = await db.insert(pages).values({ siteId }).returning()
  const pageId = page?.id ?? 0
  await db.insert(pageTexts).values({ pageId, languageId: 41, siteId, slug: 'tuda-stranica', title: 'Tuđa stranica' })
  return pageId
}

async function createForeignContent(siteId: number) {
  const { db } = database()
  const own = { siteId, languageId: 41, title: 'Tuđe' }
  const [post] = await db.insert(posts).values({ siteId }).returning()
  const [term] = await db.insert(terms).values({ siteId, type: 'tag' }).returning()
  const period = { startsAt: new Date('2031-01-01T10:00:00Z'), endsAt: new Date('2031-01-01T12:00:00Z') }
  const [event] = await db
    .insert(events)
    .values({ siteId, ...period })
    .returning()
  const eventId = event?.id ?? 0
  const guest = { siteId, eventId, name: 'Netko', email: 'netko@drugi.example', seats: 1, confirmedAt: new Date() }
  const [reservation] = await db.insert(seatReservations).values(guest).returning()
  const ids = { postId: post?.id ?? 0, termId: term?.id ?? 0, eventId, reservationId: reservation?.id ?? 0 }
  await db.insert(postTexts).values({ ...own, postId: ids.postId, slug: 'tuda-objava' })
  await db.insert(termTexts).values({ ...own, termId: ids.termId, type: 'tag', slug: 'tude' })
  await db.insert(eventTexts).values({ ...own, eventId: ids.eventId, place: 'Split' })
  return ids
}

async function createForeignTemplate(siteId: number) {
  const [template] = await database()
    .db.insert(postTypes)
    .values({ siteId, kind: 'page', title: 'Tuđi predložak', slug: 'tudi' })
    .returning()
  return template?.id ?? 0
}

async function createForeignSections(siteId: number) {
  const { db } = database()
  const own = { siteId, languageId: 41, title: 'Tuđe' }
  const [element] = await db
    .insert(elements)
    .values({ ...own, handler: 'header-section', slug: 'header-section' })
    .returning()
  const [master] = await db
    .insert(masters)
    .values({ ...own, sectionType: 'hero', section: { type: 'hero', pos: 'a0' } })
    .returning()
  return { elementId: element?.id ?? 0, masterId: master?.id ?? 0 }
}

async function createForeignApproval(siteId: number) {
  const { db } = database()
  const { id: requestedBy } = await createMerchant('content')
  const values = { siteId, languageId: 41, tokenHash: hashSecret(newSecret()), requestedBy, expiresAt: new Date('2031-01-01') }
  const [approval] = await db.insert(approvals).values(values).returning()
  return approval?.id ?? 0
}

async function createForeignRelease(siteId: number) {
  const [release] = await database().db.insert(releases).values({ siteId, title: 'Tuđa objava' }).returning()
  return release?.id ?? 0
}

async function createForeignStaff(siteId: number) {
  const { db } = database()
  const email = 'kolega@drugi.example'
  const [colleague] = await db
    .insert(users)
    .values({ siteId, email, username: email, passwordHash: '', isBackoffice: true, role: 'editor', scopes: scopesOf('editor') })
    .returning({ id: users.id })
  const staffId = colleague?.id ?? 0
  const [invite] = await db
    .insert(staffInvites)
    .values({
      siteId,
      email: 'nova@drugi.example',
      role: 'editor',
      tokenHash: 'tuda',
      expiresAt: new Date('2031-01-01'),
      invitedBy: staffId,
    })
    .returning({ id: staffInvites.id })
  const [passkey] = await db
    .insert(passkeys)
    .values({ userId: staffId, credentialId: 'strani', publicKey: 'x', host: 'druga.hr', counter: 0, transports: [], name: 'x' })
    .returning({ id: passkeys.id })
  return { staffId, inviteId: invite?.id ?? 0, passkeyId: passkey?.id ?? 0 }
}

async function createForeignAnswer(siteId: number) {
  const { db } = database()
  const fields = [{ name: 'email', kind: 'email', label: 'E-pošta', required: true }]
  const [form] = await db.insert(forms).values({ siteId, key: 'tudi-obrazac', title: 'Tuđi obrazac', fields }).returning()
  const email = 'netko@drugi.example'
  const [answer] = await db
    .insert(formEntries)
    .values({ formId: form?.id ?? 0, fields, email, data: { email } })
    .returning()
  return answer?.id ?? 0
}

/** The customer of an account there. */
async function createForeignCustomer(siteId: number) {
  const { db } = database()
  const email = 'kupac@drugi.example'
  await db.insert(users).values({ siteId, email, username: email, passwordHash: '' })
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email))
  return customer?.id ?? 0
}

/** An open request for access there. */
async function createForeignRequest(siteId: number) {
  const days = { receivedOn: '2026-11-20', dueOn: '2026-12-20' }
  const [request] = await database()
    .db.insert(privacyRequests)
    .values({ siteId, kind: 'access', state: 'open', identityProof: 'link', source: 'person', email: 'kupac@drugi.example', ...days })
    .returning()
  return request?.id ?? 0
}

/** An unpaid order there with a withdrawal request, a parcel and a return. */
async function createForeignOrder(siteId: number) {
  const { db } = database()
  await db.insert(carts).values({ id: 'tuda-kosarica', siteId, storeId: siteId, protectHash: 'x', status: 'ordered' })
  const amounts = { itemsCents: 1000, totalCents: 1000, vatCents: 0, vatByRate: [] }
  const zero = { itemsTotal: 0, loyalty: 0, coupon: 0, cartTotal: 0, delivery: 0, paymentFee: 0, orderTotal: 0 }
  const named = { number: '2026-000001', slug: 'tuda-narudzba', cartId: 'tuda-kosarica', email: 'netko@drugi.example' }
  const [order] = await db
    .insert(orders)
    .values({ ...amounts, ...named, siteId, storeId: siteId, status: 'awaiting_payment', tax: zero, billing: {}, payment: {} })
    .returning()
  const orderId = order?.id ?? 0
  const [request] = await db.insert(withdrawals).values({ orderId, name: 'Netko', email: named.email, lines: [] }).returning()
  const [parcel] = await db.insert(shipments).values({ orderId, actor: 'shop' }).returning()
  const fileUntil = new Date(Date.now() + 86_400_000)
  const label = { carrier: 'local', state: 'done', packages: 1, fileKey: 'labels/tuda.pdf', fileUntil } as const
  await db.insert(shipmentLabels).values({ shipmentId: parcel?.id ?? 0, ...label })
  const [back] = await db.insert(orderReturns).values({ orderId, kind: 'complaint', actor: 'shop' }).returning()
  const [print] = await db
    .insert(printRuns)
    .values({ siteId, actor: 'shop', orderIds: [orderId], documents: ['slips'], expiresAt: new Date(Date.now() + 86_400_000) })
    .returning()
  const [view] = await db
    .insert(officeViews)
    .values({ siteId, list: 'orders', name: 'Tuđi', folded: 'tudi', query: '', position: 1, savedAt: new Date() })
    .returning()
  const [run] = await db.insert(officeRuns).values({ siteId, kind: 'order.note', input: {}, requestId: 'x' }).returning()
  await db.insert(officeRunItems).values({ runId: run?.id ?? 0, position: 0, targetId: orderId, label: 'x', expected: {} })
  return {
    orderId,
    viewId: view?.id ?? 0,
    runId: run?.id ?? 0,
    withdrawalId: request?.id ?? 0,
    shipmentId: parcel?.id ?? 0,
    invoiceId: await createInvoice({ siteId, orderId }),
    returnId: back?.id ?? 0,
    cartId: 'tuda-kosarica',
    printId: print?.id ?? 0,
  }
}
