import type { ParsedOf } from '@/lib/api/endpoint'
import type { officePostApi } from '@/lib/api/v1/cms/post/office'
import type { Ctx } from '@/server/core/context'
import { loadOfficePost } from './posts'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof officePostApi.get>) {
  return loadOfficePost(ctx, ctx.db, id)
}
