import type { InvoiceContents } from '@/server/modules/invoice/contents'
import type { FiscalPayment } from '@/server/adapters/fiscal/port'

type ReportFacts = { seller: { oib: string }; buyer: Pick<InvoiceContents['buyer'], 'companyOIB' | 'country'> }

/**
 * Whether an invoice is reported (docs/rules/fiscal.md#fiscal-scope): `eInvoice` is the one that a Croatian company pays by transfer, which is an e-invoice by
 * another law; `foreignSeller` one of a company whose certificate is not here.
 */
export function decideReporting(
  { seller, buyer }: ReportFacts,
  payment: FiscalPayment,
  oib: string,
): 'report' | 'eInvoice' | 'foreignSeller' {
  if (seller.oib !== oib) return 'foreignSeller'
  return isCroatianCompany(buyer) && payment === 'T' ? 'eInvoice' : 'report'
}

/** docs/rules/fiscal.md#fiscal-payment */
export function fiscalPayment(kind: InvoiceContents['paymentKind'], provider: string | null): FiscalPayment {
  if (kind === 'bankTransfer') return 'T'
  if (kind === 'cashOnDelivery') return 'G'
  return provider === 'hostedForm' ? 'K' : 'O'
}

/** The OIB of a Croatian company, which its invoice is reported with. */
export function buyerOib({ companyOIB, country }: ReportFacts['buyer']): string | null {
  return companyOIB && country === 'HR' ? companyOIB.replace(/\D/g, '') : null
}

function isCroatianCompany(buyer: ReportFacts['buyer']) {
  return buyerOib(buyer) !== null
}
