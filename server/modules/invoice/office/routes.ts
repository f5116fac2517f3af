import { officeInvoiceApi } from '@/lib/api/v1/invoice/office'
import { officeInvoiceSchemas } from '@/lib/api/v1/invoice/office.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { exportInvoices } from './export'
import { filter } from './filter'
import { pdf } from './pdf'
import { resend } from './resend'
import { ubl } from './ubl'

export const officeInvoiceHandlers = defineHandlers(officeInvoiceApi, officeInvoiceSchemas, {
  filter,
  pdf,
  ubl,
  resend,
  export: exportInvoices,
})
