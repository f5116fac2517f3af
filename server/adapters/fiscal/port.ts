/** How an invoice was paid, as the tax authority names it: cash, card, bank transfer, other. */
export type FiscalPayment = 'G' | 'K' | 'T' | 'O'

/** What the tax authority learns about an invoice. Cents, negative in a credit note. */
export type FiscalInvoice = {
  /** The seller's OIB. */
  oib: string
  /** Whether the seller charges VAT. */
  isInVatSystem: boolean
  issuedAt: Date
  sequence: number
  premises: string
  till: string
  vatByRate: { rate: number; baseCents: number; vatCents: number }[]
  totalCents: number
  payment: FiscalPayment
  /** The OIB of a company that pays by cash or card. */
  buyerOib: string | null
}

export type FiscalReport = {
  zki: string
  /** The buyer has got the invoice without a JIR. */
  isLate: boolean
  messageId: string
  sentAt: Date
  /** How long the answer is waited for; without it as long as it is worth it. */
  timeoutMs?: number
}

/** The tax authority that registers invoices (docs/rules/fiscal.md). */
export type FiscalPort = {
  /** The company whose invoices it registers; those of others are not reported. */
  oib: string
  /** The issuer's protection code (ZKI). */
  protectionCode(invoice: FiscalInvoice): string
  /** Reports an invoice and returns its unique identifier (JIR). Safe to repeat. @throws FiscalError */
  report(invoice: FiscalInvoice, report: FiscalReport): Promise<string>
}

/** `unavailable`: no answer that can be read; `refused`: the authority names what is wrong. */
export class FiscalError extends Error {
  constructor(
    readonly kind: 'unavailable' | 'refused',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}
