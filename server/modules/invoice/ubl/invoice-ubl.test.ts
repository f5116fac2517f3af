import { DOMParser } from '@xmldom/xmldom'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InvoiceContents, InvoiceLine } from '@/server/modules/invoice/contents'
import { sampleCompany as seller } from '@/tests/support/samples/sample-order'
import { invoiceUbl, type UblInvoice } from './invoice-ubl'

const book: InvoiceLine = {
  lineId: 1,
  isPaymentFee: false,
  name: 'Priče & legende <iz davnine>',
  sku: 'KNJ-1',
  quantity: 3,
  unitCents: 1000,
  discountCents: 100,
  vatRate: 5,
  grossCents: 2900,
  vatCents: 138,
}
const delivery: InvoiceLine = { ...book, lineId: null, name: 'Dostava', sku: '', quantity: 1, vatRate: 25, grossCents: 450, vatCents: 90 }

const person = {
  firstName: 'Ana',
  lastName: 'Marić',
  country: 'HR',
  countryName: 'Hrvatska',
  city: 'Zagreb',
  street: 'Ilica',
  houseNumber: '1',
  zipCode: '10000',
  companyName: null,
  companyOIB: null,
}

function sample(contents: Partial<InvoiceContents> = {}, own: Partial<UblInvoice> = {}): UblInvoice {
  return {
    kind: 'invoice',
    number: '12/WEB/1',
    // Already the 21st in Zagreb.
    issuedAt: new Date('2026-11-20T23:30:00.000Z'),
    credited: null,
    ...own,
    contents: {
      seller,
      buyer: person,
      order: { number: '2026-000123', createdAt: '2026-11-20T10:00:00.000Z' },
      payment: 'Kartica',
      paymentKind: 'provider',
      currency: 'EUR',
      lines: [book, delivery],
      ...contents,
    },
  }
}

function parse(invoice: UblInvoice): Element {
  const onError = (message: string) => {
    throw new Error(message)
  }
  return new DOMParser({ errorHandler: onError }).parseFromString(invoiceUbl(invoice), 'application/xml').documentElement
}

const childrenOf = (node: Element) => Array.from(node.childNodes).filter((child): child is Element => child.nodeType === child.ELEMENT_NODE)

/** All elements at a path below a node, by local names. */
function at(node: Element, path: string): Element[] {
  return path.split('/').reduce<Element[]>((found, name) => found.flatMap(childrenOf).filter(({ localName }) => localName === name), [node])
}
const textsAt = (node: Element, path: string) => at(node, path).map(({ textContent }) => textContent)
const centsAt = (node: Element, path: string) => textsAt(node, path).map((amount) => Math.round(Number(amount) * 100))
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0)

// docs/rules/invoices.md#invoice-ubl
describe('an invoice as UBL', () => {
  it('has its elements in the order of the schema', () => {
    const root = parse(sample())
    expect([root.localName, root.namespaceURI]).toEqual(['Invoice', 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2'])
    expect(childrenOf(root).map(({ nodeName }) => nodeName)).toEqual([
      'cbc:CustomizationID',
      'cbc:ID',
      'cbc:IssueDate',
      'cbc:InvoiceTypeCode',
      'cbc:DocumentCurrencyCode',
      'cac:OrderReference',
      'cac:AccountingSupplierParty',
      'cac:AccountingCustomerParty',
      'cac:PaymentMeans',
      'cac:PaymentTerms',
      'cac:TaxTotal',
      'cac:LegalMonetaryTotal',
      'cac:InvoiceLine',
      'cac:InvoiceLine',
    ])
  })

  it.each([
    ['ID', ['12/WEB/1']],
    ['IssueDate', ['2026-11-21']],
    ['InvoiceTypeCode', ['380']],
    ['OrderReference/ID', ['2026-000123']],
    ['AccountingSupplierParty/Party/PartyTaxScheme/CompanyID', ['HR99007123051']],
    ['AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName', [seller.legalName]],
    ['AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName', ['Ana Marić']],
    ['AccountingCustomerParty/Party/PartyTaxScheme/CompanyID', []],
    ['PaymentMeans/PaymentMeansCode', ['68']],
    ['TaxTotal/TaxAmount', ['2.28']],
    ['TaxTotal/TaxSubtotal/TaxCategory/Percent', ['25', '5']],
    ['TaxTotal/TaxSubtotal/TaxableAmount', ['3.60', '27.62']],
    ['LegalMonetaryTotal/TaxExclusiveAmount', ['31.22']],
    ['LegalMonetaryTotal/TaxInclusiveAmount', ['33.50']],
    ['LegalMonetaryTotal/PrepaidAmount', ['33.50']],
    ['LegalMonetaryTotal/PayableAmount', ['0.00']],
    ['InvoiceLine/Item/Name', ['Priče & legende <iz davnine>', 'Dostava']],
    ['InvoiceLine/Item/SellersItemIdentification/ID', ['KNJ-1']],
    ['InvoiceLine/InvoicedQuantity', ['3', '1']],
    ['InvoiceLine/Price/PriceAmount', ['9.206667', '3.600000']],
  ])('says %s', (path, texts) => expect(textsAt(parse(sample()), path)).toEqual(texts))

  it('names a company with its number', () => {
    const numberOf = (buyer: Partial<InvoiceContents['buyer']>) =>
      textsAt(parse(sample({ buyer: { ...person, ...buyer } })), 'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID')
    expect(numberOf({ companyName: 'Kovačnica d.o.o.', companyOIB: '99007123051' })).toEqual(['HR99007123051'])
    expect(numberOf({ companyName: 'Kovačnica d.o.o.', companyOIB: 'HR 99007123051' })).toEqual(['HR99007123051'])
    expect(numberOf({ companyName: 'Schmiede GmbH', companyOIB: 'ATU12345678', country: 'AT' })).toEqual(['ATU12345678'])
  })

  it('of cash on delivery is still to be paid, a bank transfer names the account', () => {
    const cash = parse(sample({ paymentKind: 'cashOnDelivery' }))
    expect(textsAt(cash, 'LegalMonetaryTotal/PayableAmount')).toEqual(['33.50'])
    expect(textsAt(cash, 'LegalMonetaryTotal/PrepaidAmount')).toEqual([])
    const transfer = parse(sample({ paymentKind: 'bankTransfer' }))
    expect(textsAt(transfer, 'PaymentMeans/PayeeFinancialAccount/ID')).toEqual([seller.iban])
  })

  it('is a credit note that names its invoice, also without pieces', () => {
    const credited = { number: '12/WEB/1', issuedAt: new Date('2026-11-20T10:00:00.000Z') }
    const root = parse(
      sample({ lines: [{ ...book, quantity: 0, grossCents: 290, vatCents: 13 }] }, { kind: 'credit', number: '15/WEB/1', credited }),
    )
    expect(root.localName).toBe('CreditNote')
    expect(textsAt(root, 'CreditNoteTypeCode')).toEqual(['381'])
    expect(textsAt(root, 'BillingReference/InvoiceDocumentReference/ID')).toEqual(['12/WEB/1'])
    expect(textsAt(root, 'BillingReference/InvoiceDocumentReference/IssueDate')).toEqual(['2026-11-20'])
    expect(textsAt(root, 'CreditNoteLine/CreditedQuantity')).toEqual(['1'])
    expect(textsAt(root, 'LegalMonetaryTotal/PayableAmount')).toEqual(['2.90'])
  })

  it('leaves out characters that XML cannot hold', () => {
    const root = parse(sample({ lines: [{ ...book, name: 'A\u0000\u0007\uFFFE\uD800B\tC' }] }))
    expect(textsAt(root, 'InvoiceLine/Item/Name')).toEqual(['A\uFFFDB\tC'])
  })
})

it('lines, VAT and totals of any invoice agree to the cent', () => {
  const anyLine = fc
    .record({
      quantity: fc.integer({ min: 1, max: 20 }),
      unitCents: fc.integer({ min: 0, max: 50_000 }),
      vatRate: fc.constantFrom(0, 5, 13, 25),
    })
    .map(({ quantity, unitCents, vatRate }) => {
      const grossCents = quantity * unitCents
      return { ...book, quantity, unitCents, vatRate, grossCents, vatCents: Math.round((grossCents * vatRate) / (100 + vatRate)) }
    })
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 8 }), (lines) => {
      const root = parse(sample({ lines }))
      const lineSums = centsAt(root, 'InvoiceLine/LineExtensionAmount')
      const [net = 0] = centsAt(root, 'LegalMonetaryTotal/TaxExclusiveAmount')
      const [vat = 0] = centsAt(root, 'TaxTotal/TaxAmount')
      expect(sum(lineSums)).toBe(net)
      expect(centsAt(root, 'LegalMonetaryTotal/LineExtensionAmount')).toEqual([net])
      expect(sum(centsAt(root, 'TaxTotal/TaxSubtotal/TaxableAmount'))).toBe(net)
      expect(sum(centsAt(root, 'TaxTotal/TaxSubtotal/TaxAmount'))).toBe(vat)
      expect(centsAt(root, 'LegalMonetaryTotal/TaxInclusiveAmount')).toEqual([net + vat])
      expect(net + vat).toBe(sum(lines.map(({ grossCents }) => grossCents)))
      at(root, 'InvoiceLine').forEach((line, index) => {
        const [price = '0'] = textsAt(line, 'Price/PriceAmount')
        const [quantity = '0'] = textsAt(line, 'InvoicedQuantity')
        expect(Math.round(Number(price) * Number(quantity) * 100)).toBe(lineSums[index])
      })
    }),
  )
})
