import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { exportApi } from '@/lib/api/v1/user/web/export'
import type { Ctx } from '@/server/core/context'
import { dataExports } from '@/server/db/schema/user'
import { matchExport } from './linked-export'

export async function checkLink(ctx: Ctx, { token }: ParsedOf<typeof exportApi.checkLink>) {
  if ((await ctx.db.$count(dataExports, matchExport(ctx, token))) === 0) throw new AppError('TOKEN_SPENT')
  return {}
}
