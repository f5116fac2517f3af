import { DOMParser } from '@xmldom/xmldom'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { app } from '@/server/api/app'
import { database } from '@/server/db/client'
import { auditLog } from '@/server/db/schema/site'
import { guestOrder } from '@/tests/api/v1/document/support'
import { openShop, type Shop } from '@/tests/api/v2/ecommerce/support'
import { createInvoice } from '@/tests/support/factories'
import { createMerchant } from '@/tests/support/users'

const { db } = database()
const accountant = await createMerchant('invoices')
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

const line = {
  lineId: 1,
  isPaymentFee: false,
  name: 'Knjiga',
  sku: 'KNJ-1',
  quantity: 1,
  unitCents: 2000,
  discountCents: 0,
  vatRate: 5,
  grossCents: 2000,
  vatCents: 95,
}
const delivery = { ...line, lineId: null, name: 'Dostava', sku: '', unitCents: 450, grossCents: 450, vatRate: 25, vatCents: 90 }

async function fileOf(month: string, format: 'csv' | 'ubl') {
  const { url, count } = await accountant.call(officeInvoiceApi.export, { month, format })
  const response = await app.request(url)
  expect(response.status).toBe(200)
  return { url, count, response, bytes: Buffer.from(await response.arrayBuffer()) }
}

// docs/rules/invoices.md#invoice-csv
describe('the CSV of a month', () => {
  it('has a row for each invoice and VAT rate, and credits as negative amounts', async () => {
    const { id: orderId } = await guestOrder(shop)
    const buyer = { ...sampleBuyer, firstName: '=HYPERLINK("x")', lastName: 'Đ;ć', companyName: null, companyOIB: '+385' }
    const issuedAt = new Date('2033-05-10T10:05:00Z')
    const invoice = await createInvoice({ siteId: 1, orderId, year: 2033, issuedAt }, { buyer, lines: [line, delivery], payment: '-10' })
    await createInvoice({ siteId: 1, orderId, year: 2033, issuedAt, kind: 'credit', creditsId: invoice }, { buyer, lines: [delivery] })
    const { bytes, response, count } = await fileOf('2033-05', 'csv')
    expect(count).toBe(2)
    expect(response.headers.get('content-disposition')).toContain('racuni-2033-05.csv')
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const text = bytes.toString('utf8')
    expect(text).toContain('\r\n')
    const rows = parse(text, { bom: true, delimiter: ';', columns: true })
    expect(rows).toMatchObject([
      {
        Broj: '1/WEB/1',
        Vrsta: 'Račun',
        Datum: '2033-05-10',
        Vrijeme: '12:05',
        Kupac: '\'=HYPERLINK("x") Đ;ć',
        'OIB ili porezni broj kupca': "'+385",
        'Način plaćanja': "'-10",
        'Stopa PDV-a (%)': '25',
        Osnovica: '3,60',
        PDV: '0,90',
        Ukupno: '4,50',
        'Stornira račun': '',
      },
      { Broj: '1/WEB/1', 'Stopa PDV-a (%)': '5', Osnovica: '19,05', PDV: '0,95', Ukupno: '20,00' },
      { Broj: '2/WEB/1', Vrsta: 'Storno', Osnovica: '-3,60', PDV: '-0,90', Ukupno: '-4,50', 'Stornira račun': '1/WEB/1' },
    ])
  })

  it('has only its head for an empty month', async () => {
    const { bytes, count } = await fileOf('2034-01', 'csv')
    expect([count, bytes.toString('utf8').split('\r\n').length]).toEqual([0, 2])
  })
})

// docs/rules/invoices.md#invoice-files
describe('the UBL of a month', () => {
  it('is a ZIP of all its documents, over more than one batch', async () => {
    const issuedAt = new Date('2035-05-10T10:00:00Z')
    const { id: orderId } = await guestOrder(shop)
    const invoice = await createInvoice({ siteId: 1, orderId, year: 2035, issuedAt }, { lines: [line, delivery] })
    for (let n = 0; n < 101; n++)
      await createInvoice(
        { siteId: 1, orderId, year: 2035, issuedAt, kind: 'credit', creditsId: invoice },
        { lines: [{ ...line, grossCents: 1, vatCents: 0 }] },
      )
    const { bytes, count } = await fileOf('2035-05', 'ubl')
    const files = Object.entries(unzipSync(bytes))
    expect([count, files.length]).toEqual([102, 102])
    const names = files.map(([name]) => name)
    expect([names[0], names.at(-1)]).toEqual(['racun-2035-1-WEB-1.xml', 'storno-2035-102-WEB-1.xml'])
    for (const [, content] of files) {
      const { documentElement } = new DOMParser().parseFromString(strFromU8(content), 'application/xml')
      expect(documentElement.localName).toMatch(/^(?:Invoice|CreditNote)$/)
    }
  })

  it('is logged, opens for ten minutes and only as it was signed', async () => {
    const { url } = await fileOf('2035-05', 'csv')
    const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'invoice.export'))
    expect(entries.at(-1)).toMatchObject({ actor: `user:${accountant.id}`, detail: { month: '2035-05', format: 'csv', count: 102 } })
    const [value = '', mac = ''] = url.slice(url.lastIndexOf('/') + 1).split('.')
    const other = Buffer.from(Buffer.from(value, 'base64url').toString().replace('2035-05', '2035-06')).toString('base64url')
    expect((await app.request(url.replace(`${value}.${mac}`, `${other}.${mac}`))).status).toBe(404)
    vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ['Date'] })
    try {
      expect((await app.request(url)).status).toBe(404)
    } finally {
      vi.useRealTimers()
    }
  })
})

// docs/rules/invoices.md#invoice-ubl
it('gives one document as UBL, a credit note with its invoice', async () => {
  const { id: orderId } = await guestOrder(shop)
  const invoice = await createInvoice({ siteId: 1, orderId, year: 2036 })
  const id = await createInvoice({ siteId: 1, orderId, year: 2036, kind: 'credit', creditsId: invoice })
  const response = await app.request((await accountant.call(officeInvoiceApi.ubl, { id })).url)
  expect(response.headers.get('content-disposition')).toContain('storno-2036-2-WEB-1.xml')
  const root = new DOMParser().parseFromString(await response.text(), 'application/xml').documentElement
  expect(root.localName).toBe('CreditNote')
  expect(root.getElementsByTagName('cac:InvoiceDocumentReference')[0]?.textContent).toMatch(/^1\/WEB\/1/)
})

const sampleBuyer = {
  firstName: 'Ana',
  lastName: 'Marić',
  country: 'HR',
  countryName: 'Hrvatska',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1',
  zipCode: '10000',
}
