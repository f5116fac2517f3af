import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import type { Ctx } from '@/server/core/context'
import { printRuns } from '@/server/db/schema/print'
import { presentRun } from './present-run'

export async function get({ db, site }: Ctx, { id }: ParsedOf<typeof officePrintApi.get>) {
  const { state, orderIds, drawn, pages, withoutInvoice, withoutLabel } = printRuns
  const [run] = await db
    .select({ id: printRuns.id, state, orderIds, drawn, pages, withoutInvoice, withoutLabel })
    .from(printRuns)
    .where(and(eq(printRuns.id, id), eq(printRuns.siteId, site.id)))
  if (!run) throw new AppError('NOT_FOUND')
  return presentRun(run)
}
