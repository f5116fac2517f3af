import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePostApi } from '@/lib/api/v1/cms/post/office'
import type { Ctx } from '@/server/core/context'
import { setVisibility } from './set-visibility'

export async function archive(ctx: Ctx, { id }: ParsedOf<typeof officePostApi.archive>) {
  return setVisibility(ctx, { id, change: 'archive' })
}
