import type { ParsedOf } from '@/lib/api/endpoint'
import type { releaseApi } from '@/lib/api/v1/cms/release'
import type { Ctx } from '@/server/core/context'
import { presentRelease } from './present-release'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof releaseApi.get>) {
  return presentRelease(ctx, ctx.db, id)
}
