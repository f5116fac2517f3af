import { defineModule, get, post } from '@/lib/api/endpoint'
import type { FileAddress } from '@/lib/api/v1/document/order.schema'
import type { CreatePrint, PrintId, PrintRun } from './print.schema'

/** *Ours*: pick list, packing slips, invoices and labels of chosen orders as one PDF (docs/rules/printing.md). A job builds it. */
export const officePrintApi = defineModule('/api/v2/ecommerce/order/office/print', {
  /** Asks for the PDF of at most 200 orders. 404 if one of them is no order of the site. */
  create: post<typeof CreatePrint, typeof PrintRun>('create', { access: 'office:orders' }),
  /** How far a print is; ask again while it is `waiting`. */
  get: get<typeof PrintId, typeof PrintRun>('get/{id}', { access: 'office:orders' }),
  /** The address of the file, valid for ten minutes; 404 until it is done, if it has no pages, and once it is deleted. */
  open: post<typeof PrintId, typeof FileAddress>('open/{id}', { access: 'office:orders' }),
})
