import { z } from 'zod'
import { Id } from '@/lib/api/entities/common.schema'

/** What the tax authority knows of an invoice. `failed`: nothing more is tried by itself. */
export const FiscalState = z.object({
  state: z.enum(['waiting', 'done', 'failed']),
  zki: z.string(),
  /** '' until the authority has answered. */
  jir: z.string(),
  /** Why the last attempt failed. */
  error: z.string(),
})
export type FiscalState = z.infer<typeof FiscalState>

export const RetryFiscal = z.strictObject({ invoiceId: Id })

export const officeFiscalSchemas = { retry: { input: RetryFiscal, data: FiscalState } }
