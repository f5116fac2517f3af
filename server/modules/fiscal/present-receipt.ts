import type { FiscalState } from '@/lib/api/v1/fiscal/office.schema'
import type { fiscalReceipts } from '@/server/db/schema/fiscal'

type Receipt = Pick<typeof fiscalReceipts.$inferSelect, 'state' | 'zki' | 'jir' | 'error'>

export function presentReceipt({ state, zki, jir, error }: Receipt): FiscalState {
  return { state, zki, jir: jir ?? '', error }
}
