import type { FiscalInvoice, FiscalPayment } from '@/server/adapters/fiscal/port'
import type { invoices } from '@/server/db/schema/invoice'
import { InvoiceContents, totalOf, vatByRate } from '@/server/modules/invoice/contents'
import { buyerOib } from './decide-reporting'

type IssuedInvoice = Pick<typeof invoices.$inferSelect, 'kind' | 'sequence' | 'issuedAt' | 'contents'>

/** The invoice as the authority gets it; a credit note's amounts are negative. */
export function fiscalInvoice({ kind, sequence, issuedAt, contents }: IssuedInvoice, payment: FiscalPayment): FiscalInvoice {
  const parsed = InvoiceContents.parse(contents)
  const { seller, buyer } = parsed
  if (!seller.invoicing) throw new Error('An invoice without premises cannot be reported.')
  const sign = kind === 'credit' ? -1 : 1
  return {
    oib: seller.oib,
    isInVatSystem: seller.isInVatSystem ?? true,
    issuedAt,
    sequence,
    premises: seller.invoicing.premises,
    till: seller.invoicing.till,
    vatByRate: vatByRate(parsed).map(({ rate, baseCents, vatCents }) => ({ rate, baseCents: sign * baseCents, vatCents: sign * vatCents })),
    totalCents: sign * totalOf(parsed),
    payment,
    buyerOib: buyerOib(buyer),
  }
}
