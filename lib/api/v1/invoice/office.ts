import { defineModule, post } from '@/lib/api/endpoint'
import type { FileAddress } from '@/lib/api/v1/document/order.schema'
import type { ExportedInvoices, ExportInvoices, FilterInvoices, OfficeInvoiceId, OfficeInvoicePage, ResentInvoice } from './office.schema'

/** *Ours*: invoices and credit notes in the office (docs/rules/invoices.md). Addresses of files are valid for ten minutes. */
export const officeInvoiceApi = defineModule('/api/v1/invoice/office', {
  /** Newest first, by keyset. */
  filter: post<typeof FilterInvoices, typeof OfficeInvoicePage>('filter', { access: 'office:invoices', reads: true }),
  /** The invoice or credit note as PDF. */
  pdf: post<typeof OfficeInvoiceId, typeof FileAddress>('pdf/{id}', { access: 'office:invoices', reads: true }),
  /** The invoice as UBL 2.1 with the fields of EN 16931. */
  ubl: post<typeof OfficeInvoiceId, typeof FileAddress>('ubl/{id}', { access: 'office:invoices', reads: true }),
  /** Mails the PDF to the order's address. 409 INVOICE_NO_ADDRESS once the buyer is erased. */
  resend: post<typeof OfficeInvoiceId, typeof ResentInvoice>('resend/{id}', { access: 'office:invoices' }),
  /** The documents of a month: one CSV for the accountant, or a ZIP of UBL files. */
  export: post<typeof ExportInvoices, typeof ExportedInvoices>('export', { access: 'office:invoices', proof: true }),
})
