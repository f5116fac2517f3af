import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePageApi } from '@/lib/api/v1/cms/page/office'
import type { Ctx } from '@/server/core/context'
import { setVisibility } from './set-visibility'

export async function archive(ctx: Ctx, { id }: ParsedOf<typeof officePageApi.archive>) {
  return setVisibility(ctx, { id, change: 'archive' })
}
