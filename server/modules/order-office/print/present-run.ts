import type { PrintRun } from '@/lib/api/v2/ecommerce/order/office/print.schema'
import type { printRuns } from '@/server/db/schema/print'

type Run = Pick<typeof printRuns.$inferSelect, 'id' | 'state' | 'orderIds' | 'drawn' | 'pages' | 'withoutInvoice' | 'withoutLabel'>

export function presentRun({ id, state, orderIds, drawn, pages, withoutInvoice, withoutLabel }: Run): PrintRun {
  return { id, state, total: orderIds.length, drawn, pages, withoutInvoice, withoutLabel }
}
