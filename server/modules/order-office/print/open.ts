import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import type { Ctx } from '@/server/core/context'
import { get } from './get'
import { signPrintUrl } from './print-key'

/** Signs a temporary address of the PDF. @throws NOT_FOUND unless the run is done and has a page */
export async function open(ctx: Ctx, { id }: ParsedOf<typeof officePrintApi.open>) {
  const { state, pages } = await get(ctx, { id })
  if (state !== 'done' || pages === 0) throw new AppError('NOT_FOUND')
  return signPrintUrl(ctx, id)
}
