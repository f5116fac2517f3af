import { z } from 'zod'
import { Id, text } from '@/lib/api/entities/common.schema'
import { FiscalState } from '@/lib/api/v1/fiscal/office.schema'
import { FileAddress } from '@/lib/api/v1/document/order.schema'

/** A month in Zagreb: '2026-11'. */
const Month = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/, 'month')

/** Of an invoice: nothing, a part or all of it is credited. */
const InvoiceState = z.enum(['valid', 'partly', 'reversed'])

export const FilterInvoices = z
  .strictObject({
    /** Words that each occur in number, order, buyer or OIB, without diacritics. */
    q: text(100).trim().default(''),
    month: Month.optional(),
    kind: z.enum(['all', 'invoice', 'credit']).default('all'),
    /** A credit note has no state. */
    state: z.enum(['all', ...InvoiceState.options]).default('all'),
    /** Of those that are reported to the tax authority. */
    fiscal: z.enum(['all', ...FiscalState.shape.state.options]).default('all'),
    /** The page of older documents before this id, or of newer ones after it. */
    before: Id.optional(),
    after: Id.optional(),
    limit: z.number().int().min(1).max(100).default(25),
  })
  .refine(({ before, after }) => before === undefined || after === undefined, { path: ['after'], message: 'oneOf' })

const OfficeInvoiceItem = z.object({
  id: z.number(),
  kind: z.enum(['invoice', 'credit']),
  number: z.string(),
  issuedAt: z.string(),
  /** The company, or the person. */
  buyer: z.string(),
  /** '' of a person. */
  buyerNumber: z.string(),
  order: z.object({ id: z.number(), number: z.string() }),
  total: z.number(),
  /** What credit notes took back of it. */
  credited: z.number(),
  /** Null of a credit note. */
  state: InvoiceState.nullable(),
  /** The invoice that a credit note reverses. */
  credits: z.object({ id: z.number(), number: z.string() }).nullable(),
  /** Null where the invoice is not reported to the tax authority. */
  fiscal: FiscalState.nullable(),
  /** The order's address, to which it can be sent again; '' once the buyer is erased. */
  email: z.string(),
})
export type OfficeInvoiceItem = z.infer<typeof OfficeInvoiceItem>

/** `older`, `newer`: the ids to ask for with `before` and `after`; null where the list ends. */
export const OfficeInvoicePage = z.object({
  records: z.array(OfficeInvoiceItem),
  older: z.number().nullable(),
  newer: z.number().nullable(),
})

export const OfficeInvoiceId = z.strictObject({ id: Id })
export const ResentInvoice = z.object({ email: z.string() })
export const ExportInvoices = z.strictObject({ month: Month, format: z.enum(['csv', 'ubl']) })
export const ExportedInvoices = FileAddress.extend({ count: z.number() })

export const officeInvoiceSchemas = {
  filter: { input: FilterInvoices, data: OfficeInvoicePage },
  pdf: { input: OfficeInvoiceId, data: FileAddress },
  ubl: { input: OfficeInvoiceId, data: FileAddress },
  resend: { input: OfficeInvoiceId, data: ResentInvoice },
  export: { input: ExportInvoices, data: ExportedInvoices },
}
