import { isoDay } from '@/lib/text/dates'
import { element, renderXmlFile, type Xml } from '@/server/core/xml'
import { totalOf, vatByRate, type InvoiceContents, type InvoiceLine } from '@/server/modules/invoice/contents'
import { buyerParty, sellerParty } from './parties'

export type UblInvoice = {
  kind: 'invoice' | 'credit'
  number: string
  issuedAt: Date
  contents: InvoiceContents
  /** The document that a credit note reverses. */
  credited: { number: string; issuedAt: Date } | null
}

const names = {
  invoice: {
    root: 'Invoice',
    namespace: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
    type: element('cbc:InvoiceTypeCode', '380'),
    line: 'cac:InvoiceLine',
    quantity: 'cbc:InvoicedQuantity',
  },
  credit: {
    root: 'CreditNote',
    namespace: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
    type: element('cbc:CreditNoteTypeCode', '381'),
    line: 'cac:CreditNoteLine',
    quantity: 'cbc:CreditedQuantity',
  },
} as const

/**
 * An invoice or credit note as UBL 2.1 with the fields of EN 16931; UBL's schema fixes the order of elements. Amounts are net, as the norm has them, and those of
 * a credit note positive (docs/rules/invoices.md#invoice-ubl).
 */
export function invoiceUbl({ kind, number, issuedAt, contents, credited }: UblInvoice): string {
  const { root, namespace, type, line, quantity } = names[kind]
  const { currency, lines } = contents
  const money = moneyOf(currency)
  return renderXmlFile(
    element(
      root,
      [
        element('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
        element('cbc:ID', number),
        element('cbc:IssueDate', isoDay(issuedAt)),
        type,
        element('cbc:DocumentCurrencyCode', currency),
        element('cac:OrderReference', [element('cbc:ID', contents.order.number)]),
        billingReference(credited),
        element('cac:AccountingSupplierParty', [sellerParty(contents.seller)]),
        element('cac:AccountingCustomerParty', [buyerParty(contents.buyer)]),
        paymentMeans(contents),
        element('cac:PaymentTerms', [element('cbc:Note', contents.payment)]),
        taxTotal(contents, money),
        monetaryTotal({ kind, contents }, money),
        ...lines.map((one, index) => lineOf(one, { name: line, quantity, id: index + 1, money })),
      ],
      {
        xmlns: namespace,
        'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
        'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
      },
    ),
  )
}

/** An amount of cents. */
type Money = (name: string, cents: number, digits?: number) => Xml

function moneyOf(currencyID: string): Money {
  return (name, cents, digits = 2) => element(name, (cents / 100).toFixed(digits), { currencyID })
}

function billingReference(credited: UblInvoice['credited']) {
  if (!credited) return null
  const { number, issuedAt } = credited
  return element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [element('cbc:ID', number), element('cbc:IssueDate', isoDay(issuedAt))]),
  ])
}

/** UNCL4461: credit transfer, cash, online payment service, not defined. */
const paymentCodes = { bankTransfer: '30', cashOnDelivery: '10', provider: '68' } as const

function paymentMeans({ paymentKind, seller }: InvoiceContents) {
  const account =
    paymentKind === 'bankTransfer' ? element('cac:PayeeFinancialAccount', [element('cbc:ID', seller.iban.replace(/\s/g, ''))]) : null
  return element('cac:PaymentMeans', [element('cbc:PaymentMeansCode', paymentKind ? paymentCodes[paymentKind] : '1'), account])
}

function taxTotal(contents: InvoiceContents, money: Money) {
  const rates = vatByRate(contents)
  return element('cac:TaxTotal', [
    money(
      'cbc:TaxAmount',
      sumOf(rates, ({ vatCents }) => vatCents),
    ),
    ...rates.map(({ rate, baseCents, vatCents }) =>
      element('cac:TaxSubtotal', [
        money('cbc:TaxableAmount', baseCents),
        money('cbc:TaxAmount', vatCents),
        taxCategory('cac:TaxCategory', rate),
      ]),
    ),
  ])
}

/** UNCL5305: standard rate, which reduced rates are too, or zero. */
function taxCategory(name: string, rate: number) {
  return element(name, [
    element('cbc:ID', rate === 0 ? 'Z' : 'S'),
    element('cbc:Percent', String(rate)),
    element('cac:TaxScheme', [element('cbc:ID', 'VAT')]),
  ])
}

/** An invoice is issued once it is paid, but for cash on delivery. */
function monetaryTotal({ kind, contents }: Pick<UblInvoice, 'kind' | 'contents'>, money: Money) {
  const gross = totalOf(contents)
  const net = sumOf(contents.lines, netOf)
  const isPaid = kind === 'invoice' && contents.paymentKind !== 'cashOnDelivery'
  return element('cac:LegalMonetaryTotal', [
    money('cbc:LineExtensionAmount', net),
    money('cbc:TaxExclusiveAmount', net),
    money('cbc:TaxInclusiveAmount', gross),
    isPaid ? money('cbc:PrepaidAmount', gross) : null,
    money('cbc:PayableAmount', isPaid ? 0 : gross),
  ])
}

type LineNames = { name: string; quantity: string; id: number; money: Money }

/** A line without quantity is a part of an amount that was credited; the norm wants a quantity. */
function lineOf(line: InvoiceLine, { name, quantity, id, money }: LineNames) {
  const pieces = Math.max(1, line.quantity)
  const net = netOf(line)
  return element(name, [
    element('cbc:ID', String(id)),
    element(quantity, String(pieces), { unitCode: 'H87' }),
    money('cbc:LineExtensionAmount', net),
    element('cac:Item', [
      element('cbc:Name', line.name),
      line.sku ? element('cac:SellersItemIdentification', [element('cbc:ID', line.sku)]) : null,
      taxCategory('cac:ClassifiedTaxCategory', line.vatRate),
    ]),
    // The price after discounts, exact enough for the line to follow from it.
    element('cac:Price', [money('cbc:PriceAmount', net / pieces, 6)]),
  ])
}

function netOf({ grossCents, vatCents }: InvoiceLine) {
  return grossCents - vatCents
}

function sumOf<Item>(items: readonly Item[], amount: (item: Item) => number) {
  return items.reduce((sum, item) => sum + amount(item), 0)
}
