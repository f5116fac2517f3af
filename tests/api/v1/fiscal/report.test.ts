import { utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { officeFiscalApi } from '@/lib/api/v1/fiscal/office'
import { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { officeOrderApi } from '@/lib/api/v2/ecommerce/order/office'
import { fiscalPort } from '@/server/adapters/fiscal/registry/fiscal-port'
import { database } from '@/server/db/client'
import { fiscalReceipts } from '@/server/db/schema/fiscal'
import { invoices } from '@/server/db/schema/invoice'
import { orders } from '@/server/db/schema/order'
import { paymentIntents } from '@/server/db/schema/payment'
import { auditLog, options } from '@/server/db/schema/site'
import { fiscalInvoice } from '@/server/modules/fiscal/fiscal-invoice'
import { reportReceipt } from '@/server/modules/fiscal/report-receipt'
import { sweepReceipts } from '@/server/modules/fiscal/sweep-receipts'
import { systemContext } from '@/server/core/system-context'
import { settle } from '@/server/modules/payment/settle/settle'
import { become, guestOrder } from '@/tests/api/v1/document/support'
import { openPayingShop, paymentRecordsOf, placeOrder } from '@/tests/api/v2/ecommerce/payment/support'
import { createPayment } from '@/tests/api/v2/ecommerce/support'
import { shopPayments } from '@/tests/support/loopback/shop-payments'
import { failureOf } from '@/tests/support/http/caller'
import { sampleCompany } from '@/tests/support/samples/sample-order'
import { selfSigned } from '@/tests/support/self-signed'
import { createMerchant } from '@/tests/support/users'
import { openFiscalShop, receiptsOf, setEnv, sweep } from './support'

const { db } = database()
const accountant = await createMerchant('invoices')
const { authority, folder, paidOrder, pemFile, shop } = await openFiscalShop()

const after = (receipt: { createdAt: Date }, minutes: number) => () => new Date(receipt.createdAt.getTime() + minutes * 60_000)
const listed = async (orderNumber: string) => (await accountant.call(officeInvoiceApi.filter, { q: orderNumber })).records

// docs/rules/fiscal.md#fiscal-zki
describe('an invoice', () => {
  it('gets its code with the sale and its JIR from the authority, once the mail has had its time', async () => {
    const { id, number, receipt, totalCents } = await paidOrder()
    expect(await sweepReceipts()).toBe(0)
    expect(receipt).toMatchObject({ state: 'waiting', payment: 'T', jir: null, attempts: 0 })
    expect(receipt.zki).toMatch(/^[0-9a-f]{32}$/)
    expect(await sweep()).toBe(1)
    const [done] = await receiptsOf(id)
    expect(done).toMatchObject({ state: 'done', jir: authority.state.jirs[0], attempts: 1, error: '', nextTryAt: null })
    expect(authority.state.requests).toMatchObject([
      { ZastKod: receipt.zki, BrOznRac: String(receipt.invoice.sequence), IznosUkupno: (totalCents / 100).toFixed(2), NakDost: 'false' },
    ])
    expect(await sweep()).toBe(0)
    expect(await listed(number)).toMatchObject([{ fiscal: { state: 'done', jir: authority.state.jirs[0], zki: receipt.zki, error: '' } }])
  })

  it('that is credited is reported with negative amounts under its own number', async () => {
    const { id, totalCents } = await paidOrder()
    await become(id, 'cancelled')
    expect(await sweep()).toBe(2)
    const [invoice, credit] = await receiptsOf(id)
    expect(credit?.invoice.sequence).toBe((invoice?.invoice.sequence ?? 0) + 1)
    expect(credit?.zki).not.toBe(invoice?.zki)
    expect(authority.state.requests.map(({ IznosUkupno }) => Number(IznosUkupno)).toSorted((a, b) => a - b)).toEqual([
      -totalCents / 100,
      totalCents / 100,
    ])
  })

  it('of cash on delivery is cash', async () => {
    const { id: paymentMethodId } = await createPayment({ kind: 'cashOnDelivery' })
    const { id } = await guestOrder({ ...shop, paymentMethodId })
    for (const to of ['packed', 'shipped'] as const) await become(id, to)
    expect(await receiptsOf(id)).toMatchObject([{ payment: 'G' }])
  })

  // docs/rules/fiscal.md#fiscal-payment
  it.each([
    ['byCard', 'open', 'K'],
    ['byCard', 'suspect', 'K'],
    ['byPayPal', 'open', 'O'],
  ] as const)('paid online %s says so, from a payment that was %s, and so does its credit note', async (by, was, payment) => {
    const payments = await shopPayments()
    try {
      const { slug } = await placeOrder((await openPayingShop())[by])
      const { order, intents } = await paymentRecordsOf(slug)
      const [intent] = intents
      if (!intent) throw new Error('The order has no payment.')
      if (was === 'open') {
        const amount = { cents: intent.amountCents, currency: intent.currency }
        const reported = { amount, payee: 'lampa', orderSlug: slug, transaction: `t-${slug}` }
        await settle(await systemContext(1), intent.id, { state: 'settled', reported })
      } else {
        await db.update(paymentIntents).set({ state: 'suspect' }).where(eq(paymentIntents.id, intent.id))
        const manager = await createMerchant('orders', 'orders.money')
        await manager.call(officeOrderApi.decidePayment, { id: order.id, paymentId: intent.id, isPaid: true, reason: 'Vidio sam uplatu.' })
      }
      expect(await receiptsOf(order.id)).toMatchObject([{ payment }])
      await become(order.id, 'refunded')
      expect(await receiptsOf(order.id)).toMatchObject([{ payment }, { payment }])
    } finally {
      await payments.close()
    }
  })

  // docs/rules/fiscal.md#fiscal-vat
  it('of a company outside the system of VAT says so', async () => {
    const setCompany = (value: object) => db.update(options).set({ value }).where(eq(options.key, 'Company'))
    await setCompany({ ...sampleCompany, isInVatSystem: false })
    try {
      const { receipt } = await paidOrder()
      expect(fiscalInvoice(receipt.invoice, 'T').isInVatSystem).toBe(false)
    } finally {
      await setCompany(sampleCompany)
    }
    const { receipt } = await paidOrder()
    expect(fiscalInvoice(receipt.invoice, 'T').isInVatSystem).toBe(true)
  })

  // docs/rules/fiscal.md#fiscal-scope
  it('that a company pays by transfer is none of this authority', async () => {
    const { id } = await guestOrder(shop)
    const [row] = await db.select({ billing: orders.billing }).from(orders).where(eq(orders.id, id))
    const billing = { ...Object(row?.billing), companyName: 'Kovačnica d.o.o.', companyOIB: '12345678903' }
    await db.update(orders).set({ billing }).where(eq(orders.id, id))
    await become(id, 'paid')
    expect(await receiptsOf(id)).toEqual([])
    expect(await db.$count(invoices, eq(invoices.orderId, id))).toBe(1)
  })

  it('of another company is not reported', async () => {
    setEnv({ FISCAL_OIB: '12345678903' })
    try {
      const { id } = await guestOrder(shop)
      await become(id, 'paid')
      expect(await receiptsOf(id)).toEqual([])
    } finally {
      setEnv({ FISCAL_OIB: sampleCompany.oib })
    }
  })

  it('is issued although the certificate cannot be read, and gets its code later', async () => {
    setEnv({ FISCAL_CERTIFICATE: path.join(folder, 'nema.pem') })
    try {
      const { id, receipt } = await paidOrder()
      expect(receipt).toMatchObject({ state: 'waiting', zki: '' })
      expect(await sweep()).toBe(0)
      expect(await receiptsOf(id)).toMatchObject([{ error: 'The certificate for fiscalisation cannot be used.' }])
      setEnv({ FISCAL_CERTIFICATE: pemFile })
      expect(await sweepReceipts(after(receipt, 2))).toBe(1)
      expect((await receiptsOf(id))[0]?.zki).toMatch(/^[0-9a-f]{32}$/)
    } finally {
      setEnv({ FISCAL_CERTIFICATE: pemFile })
    }
  })
})

it('uses a certificate that was renewed in its file', async () => {
  const { receipt } = await paidOrder()
  const codeNow = () => fiscalPort()?.protectionCode(fiscalInvoice(receipt.invoice, 'T'))
  expect(codeNow()).toBe(receipt.zki)
  writeFileSync(pemFile, selfSigned())
  utimesSync(pemFile, new Date(), new Date(Date.now() + 5000))
  expect(codeNow()).not.toBe(receipt.zki)
})

// docs/rules/fiscal.md#fiscal-retry
describe('a report that fails', () => {
  it.each([
    ['refuses', /^s005: OIB iz poruke nije jednak/],
    ['down', /./],
  ] as const)('because the authority %s is tried again, and says that it is late', async (mode, error) => {
    authority.state.mode = mode
    const { id, number, receipt } = await paidOrder()
    expect(await sweep()).toBe(0)
    const [failed] = await receiptsOf(id)
    expect(failed).toMatchObject({ state: 'waiting', attempts: 1, jir: null, error: expect.stringMatching(error) })
    expect(await listed(number)).toMatchObject([{ fiscal: { state: 'waiting', jir: '' } }])
    authority.state.mode = 'honest'
    // Not before its pause is over.
    expect(await sweep()).toBe(0)
    expect(await sweepReceipts(after(receipt, 2))).toBe(1)
    expect(authority.state.requests.at(-1)).toMatchObject({ NakDost: 'true', ZastKod: receipt.zki })
  })

  it('pauses twice as long each time, at most an hour, and ends after 48 hours', async () => {
    authority.state.mode = 'refuses'
    const { id, receipt } = await paidOrder()
    let minutes = 0.5
    const pauses: number[] = []
    for (let attempt = 0; attempt < 9; attempt++) {
      await sweepReceipts(after(receipt, minutes))
      const [now] = await receiptsOf(id)
      const next = ((now?.nextTryAt?.getTime() ?? 0) - receipt.createdAt.getTime()) / 60_000
      pauses.push(Math.round(next - minutes))
      minutes = next
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])
    await sweepReceipts(after(receipt, 48 * 60))
    expect(await receiptsOf(id)).toMatchObject([{ state: 'failed', nextTryAt: null }])
    authority.state.mode = 'honest'
    expect(await sweepReceipts(after(receipt, 72 * 60))).toBe(0)
  })

  it('can be repeated by hand, also after that, which is audited', async () => {
    const { id, receipt } = await paidOrder()
    await db.update(fiscalReceipts).set({ state: 'failed', nextTryAt: null, attempts: 50 }).where(eq(fiscalReceipts.id, receipt.id))
    authority.state.mode = 'refuses'
    const { invoiceId } = receipt
    expect(await accountant.call(officeFiscalApi.retry, { invoiceId })).toMatchObject({
      state: 'waiting',
      error: expect.stringMatching(/^s005/),
    })
    authority.state.mode = 'honest'
    const done = await accountant.call(officeFiscalApi.retry, { invoiceId })
    expect(done).toEqual({ state: 'done', zki: receipt.zki, jir: authority.state.jirs[0], error: '' })
    // A press too many asks nobody.
    expect(await accountant.call(officeFiscalApi.retry, { invoiceId })).toEqual(done)
    expect(authority.state.jirs).toHaveLength(1)
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `invoice:${invoiceId}`))
      .orderBy(desc(auditLog.id))
    expect(entries.map(({ action, detail }) => [action, detail])).toEqual([
      ['fiscal.retry', { state: 'done', error: '' }],
      ['fiscal.retry', { state: 'done', error: '' }],
      ['fiscal.retry', { state: 'waiting', error: expect.stringMatching(/^s005/) }],
    ])
    expect(await failureOf(accountant.call(officeFiscalApi.retry, { invoiceId: id + 1_000_000 }))).toMatchObject({ status: 404 })
  })

  it('asks once, whoever asks at the same time', async () => {
    const { receipt } = await paidOrder()
    const results = await Promise.all([1, 2, 3, 4].map(() => reportReceipt(receipt.id)))
    expect(results.filter(Boolean).length).toBeGreaterThanOrEqual(1)
    expect(authority.state.jirs).toHaveLength(1)
  })

  it('keeps the first JIR when the authority answers twice', async () => {
    let release = () => {}
    authority.state.delay = new Promise<void>((resolve) => (release = resolve))
    const { id, receipt } = await paidOrder()
    const slow = reportReceipt(receipt.id)
    await expect.poll(() => authority.state.jirs.length).toBe(1)
    // The slow attempt counts as lost after a minute.
    authority.state.delay = Promise.resolve()
    expect(await reportReceipt(receipt.id, after(receipt, 2))).toBe(true)
    release()
    await slow
    expect(authority.state.jirs).toHaveLength(2)
    expect(await receiptsOf(id)).toMatchObject([{ state: 'done', jir: authority.state.jirs[1] }])
  })
})
