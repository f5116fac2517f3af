import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import type { Ctx } from '@/server/core/context'
import { setVisibility } from './set-visibility'

export async function unpublish(ctx: Ctx, { id }: ParsedOf<typeof officePageApi.unpublish>) {
  return setVisibility(ctx, { id, change: 'unpublish' })
}
