import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import type { Ctx } from '@/server/core/context'
import { presentRequest } from '@/server/modules/gdpr/request/present-request'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof officeRequestApi.get>) {
  return presentRequest(ctx, ctx.db, id)
}
