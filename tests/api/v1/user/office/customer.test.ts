import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { officeCustomerApi } from '@/lib/api/v1/user/office/customer'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { officeRefundApi } from '@/lib/api/v2/ecommerce/order/office/refund'
import { database } from '@/server/db/client'
import { comments } from '@/server/db/schema/cms'
import { consentLog, consents } from '@/server/db/schema/consent'
import { AddressSnapshot } from '@/server/db/order-snapshots'
import { orderLines, orders } from '@/server/db/schema/order'
import { orderReturnLines, orderReturns } from '@/server/db/schema/return'
import { addresses, memberCards, newsletterSubscribers, users } from '@/server/db/schema/user'
import { newSecret, hashSecret } from '@/server/core/security/secrets'
import { systemContext } from '@/server/core/system-context'
import { collectDataOf } from '@/server/modules/user/web/export/collect-data'
import { keyIn } from '@/tests/api/v1/document/support'
import { countryId } from '@/tests/api/v2/ecommerce/support'
import { createProduct } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant, createUser } from '@/tests/support/users'
import { audited, newEmail, openCustomers } from './support/customers'

const { employee, colleague, customerOf, guestOrder } = await openCustomers()

const found = async (input: Partial<Parameters<typeof employee.call<typeof officeCustomerApi.filter>>[1]>) =>
  (await employee.call(officeCustomerApi.filter, { limit: 100, ...input })).records.map(({ email }) => email)

describe('the identity of a customer (docs/rules/customers.md#customer-identity)', () => {
  it('joins the orders of a guest, and those with an account of the address, by e-mail', async () => {
    const email = newEmail()
    await guestOrder(email, { cents: 1000 })
    await guestOrder(email, { cents: 2500 })
    const guest = await customerOf(email)
    expect(guest).toMatchObject({ kind: 'guest', account: null, orders: 2 })

    const account = await createUser({ email })
    const own = await guestOrder(newEmail())
    await database().db.update(orders).set({ userId: account.id }).where(eq(orders.slug, own.orderSlug))
    expect(await customerOf(email)).toMatchObject({
      id: guest.id,
      kind: 'account',
      orders: 3,
      account: { isVerified: true, isOffice: false },
    })
  })

  it('has spent what was paid less refunds, and no money of reversed orders (docs/rules/customers.md#customer-screen)', async () => {
    const email = newEmail()
    const merchant = await createMerchant('orders', 'orders.money')
    await guestOrder(email)
    await guestOrder(email, { cents: 2500 })
    const { orderList, ...unpaid } = await customerOf(email)
    expect(unpaid).toMatchObject({ orders: 2, spent: 0 })
    const [{ id, total } = { id: 0, total: 0 }] = orderList
    await merchant.call(officeOrderApi.change, { id, from: 'awaiting_payment', to: 'paid' })
    expect(await customerOf(email)).toMatchObject({ spent: total })
    await merchant.call(officeRefundApi.create, { id, amount: 5, total: 5 })
    expect(await customerOf(email)).toMatchObject({ spent: total - 5 })
    expect((await customerOf(email)).orderList.find((one) => one.id === id)).toMatchObject({ total, refunded: 5 })
    await merchant.call(officeOrderApi.change, { id, from: 'paid', to: 'cancelled' })
    expect(await customerOf(email)).toMatchObject({ orders: 2, spent: 0 })
  })

  it('goes with the address of its account, notes included', async () => {
    const [before, after] = [newEmail(), newEmail()]
    const user = await createUser({ email: before })
    const { id } = await customerOf(before)
    await employee.call(officeCustomerApi.note, { id, note: 'Zove utorkom.' })
    await database().db.update(users).set({ email: after, username: after }).where(eq(users.id, user.id))
    expect(await customerOf(after)).toMatchObject({ id, notes: [{ note: 'Zove utorkom.' }] })
    expect(await found({ q: before })).toEqual([])
  })

  it('joins the guest who had the new address of an account', async () => {
    const [before, after] = [newEmail(), newEmail()]
    await guestOrder(after)
    const user = await createUser({ email: before })
    const { id } = await customerOf(before)
    await employee.call(officeCustomerApi.note, { id, note: 'Voli pjesme.' })
    await employee.call(officeCustomerApi.setTags, { id, version: 1, tags: ['Pjesnik'] })
    await database().db.update(users).set({ email: after, username: after }).where(eq(users.id, user.id))
    expect(await customerOf(after)).toMatchObject({ kind: 'account', orders: 1, notes: [{ note: 'Voli pjesme.' }], tags: ['Pjesnik'] })
  })

  it('is gone with its account', async () => {
    const user = await createUser()
    await customerOf(user.email)
    await database().db.delete(users).where(eq(users.id, user.id))
    await expect(customerOf(user.email)).rejects.toThrow('There is no customer')
  })
})

describe('the list (docs/rules/customers.md#customer-search)', () => {
  it('finds by name, address, phone and member card, without diacritics', async () => {
    const email = newEmail()
    const user = await createUser({ email })
    const { db } = database()
    await db.insert(memberCards).values({ siteId: 1, barcode: '55512345678' })
    await db
      .update(users)
      .set({ firstName: 'Đurđica', lastName: 'Šćepanović', memberCardBarcode: '55512345678' })
      .where(eq(users.id, user.id))
    await db.insert(addresses).values({
      userId: user.id,
      type: 'main',
      firstName: 'Đurđica',
      lastName: 'Šćepanović',
      contactEmail: email,
      contactPhone: '091 777-1234',
      countryId: await countryId('HR'),
      city: 'Split',
      street: 'Ilica',
      houseNumber: '1',
      zipCode: '21000',
    })
    for (const q of ['durdica scep', email.toUpperCase(), '+385 91 7771234', '0917771234', '5551234', 'scepanovic durdica'])
      expect(await found({ q }), q).toEqual([email])
    expect(await found({ q: 'nitko takav' })).toEqual([])
    expect(await found({ q: '100%_' })).toEqual([])
  })

  it('leaves out the accounts of the office that never registered or bought', async () => {
    const colleagues = await Promise.all([1, 2, 3, 4].map(() => createMerchant('stock')))
    const [idle, buyer, member, registered] = colleagues.map(({ email }) => email)
    const all = async () => (await employee.call(officeCustomerApi.filter, {})).counts
    const before = await all()
    for (const { email } of colleagues) expect(await found({ q: email })).toEqual([])
    await guestOrder(buyer ?? '')
    const { db } = database()
    await db.insert(memberCards).values({ siteId: 1, barcode: '55598765432' })
    await db
      .update(users)
      .set({ memberCardBarcode: '55598765432' })
      .where(eq(users.email, member ?? ''))
    const terms = { siteId: 1, uniqueNumber: newEmail(), name: 'Uvjeti', displayName: 'Prihvaćam uvjete.' }
    const [consent] = await db.insert(consents).values(terms).returning()
    const statement = {
      siteId: 1,
      consentId: consent?.id ?? 0,
      status: true,
      statusAt: new Date(),
      sourceType: 'registration',
      userType: 'registered',
    }
    await db.insert(consentLog).values({ ...statement, email: registered ?? '', userId: colleagues[3]?.id })
    for (const email of [buyer, member, registered]) expect(await found({ q: email })).toEqual([email])
    expect(await found({ q: idle })).toEqual([])
    expect(await all()).toMatchObject({ all: before.all + 3, accounts: before.accounts + 3 })
  })

  it('filters by kind, block, tag and newsletter, and counts under the same choice', async () => {
    const [account, guest] = [await createUser(), newEmail()]
    await guestOrder(guest)
    const ids = [(await customerOf(account.email)).id, (await customerOf(guest)).id]
    for (const id of ids) await employee.call(officeCustomerApi.setTags, { id, version: 1, tags: ['Za popis'] })
    await employee.call(officeCustomerApi.block, { id: ids[1] ?? 0, version: 1, reason: 'Ne preuzima pakete.' })
    const subscription = { siteId: 1, email: account.email, tokenHash: hashSecret(newSecret()), confirmedAt: new Date() }
    await database().db.insert(newsletterSubscribers).values(subscription)
    const { counts } = await employee.call(officeCustomerApi.filter, { tag: 'za POPIS' })
    expect(counts).toEqual({ all: 2, accounts: 1, guests: 1, blocked: 1 })
    expect(await found({ tag: 'Za popis', view: 'accounts' })).toEqual([account.email])
    expect(await found({ tag: 'Za popis', view: 'guests' })).toEqual([guest])
    expect(await found({ tag: 'Za popis', view: 'blocked' })).toEqual([guest])
    expect(await found({ tag: 'Za popis', newsletter: true })).toEqual([account.email])
    expect(await found({ tag: 'Za popis', newsletter: false })).toEqual([guest])
    expect(await employee.call(officeCustomerApi.tags, {})).toContainEqual({ name: 'Za popis', uses: 2 })
  })
})

// docs/rules/administration.md#read-rights
it('lets who only reads see the list, and change nothing', async () => {
  const user = await createUser()
  const reader = await createUser({ isBackoffice: true, role: 'readOnly' })
  const { records } = await reader.call(officeCustomerApi.filter, { q: user.email })
  expect(records.map(({ email }) => email)).toEqual([user.email])
  const note = reader.call(officeCustomerApi.note, { id: records[0]?.id ?? 0, note: 'Ne smije.' })
  expect(await failureOf(note)).toMatchObject({ status: 403 })
})

describe('notes and tags', () => {
  it('keeps notes with author and time, newest first, and says in the log that one was written (docs/rules/customers.md#customer-notes)', async () => {
    const { id } = await customerOf((await createUser()).email)
    await employee.call(officeCustomerApi.note, { id, note: 'Prva.' })
    const { notes } = await colleague.call(officeCustomerApi.note, { id, note: ' Druga. ' })
    expect(notes).toMatchObject([
      { note: 'Druga.', by: 'Ana Anić' },
      { note: 'Prva.', by: 'Ana Anić' },
    ])
    const rows = await audited('customer.note', id)
    expect(rows.map(({ actor }) => actor)).toEqual([`user:${employee.id}`, `user:${colleague.id}`])
    expect(JSON.stringify(rows)).not.toContain('Prva')
  })

  it('takes the spelling of the vocabulary (docs/rules/customers.md#customer-tags)', async () => {
    const [one, other] = [await customerOf((await createUser()).email), await customerOf((await createUser()).email)]
    await employee.call(officeCustomerApi.setTags, { id: one.id, version: 1, tags: ['Škola'] })
    expect(await employee.call(officeCustomerApi.setTags, { id: other.id, version: 1, tags: ['skola', 'ŠKOLA', 'Nova'] })).toMatchObject({
      tags: ['Nova', 'Škola'],
      tagsVersion: 2,
    })
  })

  it('refuses the second of two employees, and tells what the first did', async () => {
    const { id, tagsVersion: version } = await customerOf((await createUser()).email)
    await employee.call(officeCustomerApi.setTags, { id, version, tags: ['VIP'] })
    const failure = await failureOf(colleague.call(officeCustomerApi.setTags, { id, version, tags: ['Veleprodaja'] }))
    expect(failure).toMatchObject({ status: 409, code: 'STALE_VERSION', data: { version: 2, tags: ['VIP'], by: 'Ana Anić' } })
    expect((await employee.call(officeCustomerApi.get, { id })).tags).toEqual(['VIP'])
  })

  it('lets one of simultaneous employees win', async () => {
    const { id } = await customerOf((await createUser()).email)
    const all = await Promise.allSettled(
      ['A1', 'A2', 'A3', 'A4'].map((tag) => employee.call(officeCustomerApi.setTags, { id, version: 1, tags: [tag] })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await employee.call(officeCustomerApi.get, { id })).tags).toHaveLength(1)
  })
})

// docs/rules/customers.md#customer-screen
it('reaches a guest as the newest order says, and names what comes back of it', async () => {
  const email = newEmail()
  await guestOrder(email)
  const { addresses: known, orderList, returns } = await customerOf(email)
  expect(returns).toEqual([])
  const [{ id, number } = { id: 0, number: '' }] = orderList
  const [row] = await database().db.select().from(orders).where(eq(orders.id, id))
  expect(known[0]).toMatchObject({ type: 'billing', phone: AddressSnapshot.parse(row?.billing).contactPhone })
  expect(known[0]?.phone).not.toBe('')
  const opened = await database().db.insert(orderReturns).values({ orderId: id, kind: 'complaint', actor: 'shop' }).returning()
  const [line] = await database().db.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, id))
  await database()
    .db.insert(orderReturnLines)
    .values({ returnId: opened[0]?.id ?? 0, orderLineId: line?.id ?? 0, quantity: 1 })
  expect((await customerOf(email)).returns).toMatchObject([{ id: opened[0]?.id, number, kind: 'complaint', state: 'open', pieces: 1 }])
})

it('shows everything about one person (docs/rules/customers.md#customer-screen)', async () => {
  const user = await createUser()
  const { db } = database()
  await db.insert(comments).values({ siteId: 1, userId: user.id, productId: (await createProduct()).id, rating: 8, text: 'Dobro.' })
  await db
    .insert(newsletterSubscribers)
    .values({ siteId: 1, email: user.email, tokenHash: hashSecret(newSecret()), confirmedAt: new Date() })
  await guestOrder(user.email)
  const stated = await db.select({ id: consents.id }).from(consents).limit(1)
  const statement = { status: false, sourceType: 'checkout', user: { userType: 'guest' as const, email: user.email } }
  await callAs().call(consentApi.createLog, { ...statement, consents: stated.map(({ id }) => id) })
  const customer = await customerOf(user.email)
  expect(customer).toMatchObject({
    name: 'Ana Anić',
    reviews: [{ text: 'Dobro.', rating: 8 }],
    newsletter: { until: null },
    orderList: [{ isGuestOrder: true }],
    block: null,
  })
  // Whoever ordered as a guest has stated one with the cart, a stranger one with nothing.
  expect(customer.consents.map(({ proof }) => proof)).toEqual(['order', 'none'])
})

it('keeps proven consents whatever strangers state for the address, each kind with the newest first', async () => {
  const user = await createUser()
  const { db } = database()
  const [consent] = await db.select({ id: consents.id }).from(consents).limit(1)
  const statement = { siteId: 1, consentId: consent?.id ?? 0, status: true, sourceType: 'newsletter', userType: 'guest', email: user.email }
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 10, minute))
  await db.insert(consentLog).values([1, 2].map((minute) => ({ ...statement, userId: user.id, statusAt: at(minute) })))
  await db.insert(consentLog).values(Array.from({ length: 55 }, (_, n) => ({ ...statement, statusAt: at(n + 3) })))
  await guestOrder(user.email)
  const customer = await customerOf(user.email)
  const own = customer.consents.filter(({ proof }) => proof === 'proven')
  expect(customer.consents).toHaveLength(50)
  expect(customer.consents.slice(0, own.length)).toEqual(own)
  for (const group of [own, customer.consents.slice(own.length)]) expect(group).toEqual(group.toSorted((a, b) => b.at.localeCompare(a.at)))
  expect(own.map((one) => one.at)).toEqual(expect.arrayContaining([at(1).toISOString(), at(2).toISOString()]))
})

// docs/rules/privacy.md#consent-subject
it("proves the consents of a guest's order once its mailed link was opened, of that order only", async () => {
  const email = newEmail()
  await guestOrder(email)
  await guestOrder(email)
  const proofs = async () => {
    const { consents: archived } = await collectDataOf(await systemContext(1), { siteId: 1, userId: null, email, identifiedBy: 'mailbox' })
    const { consents: shown, orderList } = await customerOf(email)
    return { shown: shown.map(({ proof }) => proof), archived: archived.map(({ proof }) => proof).toSorted(), orderList }
  }
  const { orderList, ...before } = await proofs()
  expect(before).toEqual({ shown: ['order', 'order'], archived: ['order', 'order'] })
  await callAs().call(documentOrderApi.open, { token: await keyIn(orderList[1]?.number ?? '') })
  expect(await proofs()).toMatchObject({ shown: ['proven', 'order'], archived: ['order', 'proven'] })
})
