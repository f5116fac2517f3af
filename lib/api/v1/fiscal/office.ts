import { defineModule, post } from '@/lib/api/endpoint'
import type { FiscalState, RetryFiscal } from './office.schema'

/** *Ours*: reports of invoices to the tax authority (docs/rules/fiscal.md). */
export const officeFiscalApi = defineModule('/api/v1/fiscal/office', {
  /** Reports an invoice now, also after the two days in which that happens by itself. A refusal of the authority is in the answer. */
  retry: post<typeof RetryFiscal, typeof FiscalState>('retry/{invoiceId}', { access: 'office:invoices' }),
})
