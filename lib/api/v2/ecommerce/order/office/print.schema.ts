import { z } from 'zod'
import { Id } from '@/lib/api/entities/common.schema'
import { maxPrintedOrders } from '@/lib/order/limits'
import { FileAddress } from '@/lib/api/v1/document/order.schema'

export const PrintedDocument = z.enum(['pickList', 'slips', 'invoices', 'labels'])
export type PrintedDocument = z.infer<typeof PrintedDocument>

export const CreatePrint = z.strictObject({
  orderIds: z.array(Id).min(1, 'required').max(maxPrintedOrders),
  documents: z.array(PrintedDocument).min(1, 'required').max(PrintedDocument.options.length),
})

export const PrintId = z.strictObject({ id: Id })

export const PrintRun = z.object({
  id: z.number(),
  state: z.enum(['waiting', 'done', 'failed']),
  /** Orders, and those of them that are drawn. */
  total: z.number(),
  drawn: z.number(),
  pages: z.number(),
  /** Orders for which an invoice was asked and there is none. */
  withoutInvoice: z.number(),
  /** Numbers of orders of which a label was asked and a parcel on its way has none. */
  withoutLabel: z.array(z.string()),
})
export type PrintRun = z.infer<typeof PrintRun>

export const officePrintSchemas = {
  create: { input: CreatePrint, data: PrintRun },
  get: { input: PrintId, data: PrintRun },
  open: { input: PrintId, data: FileAddress },
}
