import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { passwordApi } from '@/lib/api/v1/user/password'
import type { Ctx } from '@/server/core/context'
import { findTokenOwner } from '@/server/modules/user/one-time-token'

/** docs/rules/accounts.md#password-link */
export async function checkLink(ctx: Ctx, { token }: ParsedOf<typeof passwordApi.checkLink>) {
  if ((await findTokenOwner(ctx, ctx.db, token, 'password')) === undefined) throw new AppError('TOKEN_SPENT')
  return {}
}
