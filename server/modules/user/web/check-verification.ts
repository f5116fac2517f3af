import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webUserApi } from '@/lib/api/v1/user/web'
import type { Ctx } from '@/server/core/context'
import { findTokenOwner } from '@/server/modules/user/one-time-token'
import { hasVerified } from './verify'

/** Changes nothing: mail scanners open links (docs/rules/forms.md#mailed-link-press). */
export async function checkVerification(ctx: Ctx, { token }: ParsedOf<typeof webUserApi.checkVerification>) {
  if ((await findTokenOwner(ctx, ctx.db, token, 'verify')) !== undefined) return { isVerified: false }
  if (await hasVerified(ctx, ctx.db, token)) return { isVerified: true }
  throw new AppError('TOKEN_SPENT')
}
