import { desc, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/api/endpoint'
import { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { invoices } from '@/server/db/schema/invoice'
import { orders } from '@/server/db/schema/order'
import { outbox } from '@/server/db/schema/outbox'
import { auditLog, options } from '@/server/db/schema/site'
import { loadAttachments } from '@/server/modules/mail/delivery/attachments'
import { become, guestOrder } from '@/tests/api/v1/document/support'
import { openShop, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createInvoice } from '@/tests/support/factories'
import { failureOf } from '@/tests/support/http/caller'
import { pdfPages } from '@/tests/support/pdf-text'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { createMerchant } from '@/tests/support/users'

const { db } = database()
const accountant = await createMerchant('invoices')
let shop: Shop
let order: Awaited<ReturnType<typeof guestOrder>>
let invoiceId: number

const buyer = {
  firstName: 'Đurđa',
  lastName: 'Šćepanović',
  country: 'HR',
  countryName: 'Hrvatska',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1',
  zipCode: '10000',
  companyName: null,
  companyOIB: null,
}

beforeAll(async () => {
  await db
    .insert(options)
    .values({ siteId: 1, key: 'Company', value: sampleCompany })
    .onConflictDoUpdate({ target: [options.siteId, options.key], set: { value: sampleCompany } })
  shop = await openShop()
  order = await guestOrder(shop)
  await become(order.id, 'paid')
  const [row] = await db.select({ id: invoices.id }).from(invoices).where(eq(invoices.orderId, order.id))
  invoiceId = row?.id ?? 0
})

const find = (choice: InputOf<typeof officeInvoiceApi.filter>) => accountant.call(officeInvoiceApi.filter, choice)
const idsOf = async (choice: InputOf<typeof officeInvoiceApi.filter>) => (await find(choice)).records.map(({ id }) => id)

// docs/rules/invoices.md#invoice-list
describe('the list of invoices', () => {
  it('shows an invoice and what was credited of it', async () => {
    const { records } = await find({ q: order.number })
    expect(records).toMatchObject([
      {
        id: invoiceId,
        kind: 'invoice',
        buyer: 'Ana Marić',
        buyerNumber: '',
        order: { id: order.id, number: order.number },
        total: order.totalCents / 100,
        credited: 0,
        state: 'valid',
        credits: null,
        email: order.email,
      },
    ])
    await become(order.id, 'cancelled')
    const [credit, reversed] = (await find({ q: order.number })).records
    expect(reversed).toMatchObject({ id: invoiceId, state: 'reversed', credited: order.totalCents / 100 })
    expect(credit).toMatchObject({ kind: 'credit', state: null, credits: { id: invoiceId } })
  })

  it.each([
    ['a number', () => 'web/1'],
    ['the order', () => order.number],
    ['the name without diacritics', () => 'scepanovic durda'],
    ['the number of a company', () => '99007123051'],
  ])('finds by %s', async (_, words) => {
    const company = { ...buyer, companyName: 'Kovačnica d.o.o.', companyOIB: '99007123051' }
    const own = { buyer: company, order: { number: order.number, createdAt: '' } }
    const other = await guestOrder(shop)
    const id = await createInvoice({ siteId: 1, orderId: other.id }, own)
    expect(await idsOf({ q: words(), limit: 100 })).toContain(id)
    expect(await idsOf({ q: `${words()} nepostojeće` })).toEqual([])
  })

  it('narrows by month in Zagreb, kind and state', async () => {
    const at = (moment: string) => ({ siteId: 1, year: 2031, issuedAt: new Date(moment) })
    const [one, two, three] = [await guestOrder(shop), await guestOrder(shop), await guestOrder(shop)]
    const last = await createInvoice({ ...at('2031-03-31T21:59:59Z'), orderId: one.id })
    const next = await createInvoice({ ...at('2031-03-31T22:00:00Z'), orderId: two.id })
    const first = await createInvoice({ ...at('2031-02-28T23:00:00Z'), orderId: three.id })
    expect(await idsOf({ month: '2031-03' })).toEqual([first, last])
    expect(await idsOf({ month: '2031-04' })).toEqual([next])
    const credit = await createInvoice({ ...at('2031-03-20T10:00:00Z'), orderId: one.id, kind: 'credit', creditsId: last })
    expect(await idsOf({ month: '2031-03', kind: 'credit' })).toEqual([credit])
    expect(await idsOf({ month: '2031-03', state: 'partly' })).toEqual([last])
    expect(await idsOf({ month: '2031-03', state: 'valid' })).toEqual([first])
    expect(await idsOf({ month: '2031-03', state: 'reversed' })).toEqual([])
    expect(await failureOf(find({ month: '2031-13' }))).toMatchObject({ status: 422 })
  })

  it('pages by keyset in both directions', async () => {
    const made = []
    for (let n = 0; n < 5; n++) {
      const { id: orderId } = await guestOrder(shop)
      made.unshift(await createInvoice({ siteId: 1, orderId, year: 2032, issuedAt: new Date('2032-05-05T10:00:00Z') }))
    }
    const choice = { month: '2032-05', limit: 2 }
    const first = await find(choice)
    expect([first.records.map(({ id }) => id), first.newer, first.older]).toEqual([made.slice(0, 2), null, made[1]])
    const second = await find({ ...choice, before: first.older ?? 0 })
    expect([second.records.map(({ id }) => id), second.newer, second.older]).toEqual([made.slice(2, 4), made[2], made[3]])
    const third = await find({ ...choice, before: second.older ?? 0 })
    expect([third.records.map(({ id }) => id), third.newer, third.older]).toEqual([made.slice(4), made[4], null])
    const back = await find({ ...choice, after: third.newer ?? 0 })
    expect([back.records.map(({ id }) => id), back.newer, back.older]).toEqual([made.slice(2, 4), made[2], made[3]])
    const begin = await find({ ...choice, after: back.newer ?? 0 })
    expect([begin.records.map(({ id }) => id), begin.newer]).toEqual([made.slice(0, 2), null])
  })
})

it('opens the PDF with the right to invoices alone', async () => {
  const { url } = await accountant.call(officeInvoiceApi.pdf, { id: invoiceId })
  const response = await app.request(url)
  expect(pdfPages(Buffer.from(await response.arrayBuffer())).join('\n')).toContain(`Narudžba ${order.number}`)
})

// docs/rules/invoices.md#invoice-resend
describe('an invoice that is sent again', () => {
  it('goes to the order with the PDF, and into the audit log', async () => {
    const paid = await guestOrder(shop)
    await become(paid.id, 'paid')
    const [paper] = await db.select().from(invoices).where(eq(invoices.orderId, paid.id))
    const id = paper?.id ?? 0
    expect(await accountant.call(officeInvoiceApi.resend, { id })).toEqual({ email: paid.email })
    const [mail] = await db.select().from(outbox).where(eq(outbox.template, 'invoiceAgain')).orderBy(desc(outbox.id)).limit(1)
    if (!mail) throw new Error('There is no mail.')
    expect(mail.to).toBe(paid.email)
    const [attached] = await loadAttachments(db, mail, 'hr')
    expect(attached?.filename).toMatch(/^racun-\d{4}-\d+-WEB-1\.pdf$/)
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `invoice:${id}`))
    expect(entries).toMatchObject([{ action: 'invoice.resend', actor: `user:${accountant.id}`, detail: { number: paper?.number } }])
  })

  it('is refused once the buyer is erased', async () => {
    const erased = await guestOrder(shop)
    const id = await createInvoice({ siteId: 1, orderId: erased.id })
    await db.update(orders).set({ email: '' }).where(eq(orders.id, erased.id))
    expect(await failureOf(accountant.call(officeInvoiceApi.resend, { id }))).toMatchObject({ code: 'INVOICE_NO_ADDRESS', status: 409 })
  })
})
