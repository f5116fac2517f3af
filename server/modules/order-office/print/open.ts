import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import type { Ctx } from '@/server/core/context'
import { get } from './get'
import { signPrintUrl } from './print-key'

/** Answers a temporary address of the PDF. @throws NOT_FOUND unless the run has finished */
export async function open(ctx: Ctx, { id }: ParsedOf<typeof officePrintApi.open>) {
  const { state } = await get(ctx, { id })
  if (state !== 'done') throw new AppError('NOT_FOUND')
  return signPrintUrl(ctx, id)
}
