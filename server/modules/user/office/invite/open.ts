import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { staffInviteApi } from '@/lib/api/v1/user/office/invite'
import type { Ctx } from '@/server/core/context'
import { findInvite } from './find-invite'

/** Shows whose invitation it is; only accepting uses it up. */
export async function open(ctx: Ctx, { token }: ParsedOf<typeof staffInviteApi.open>) {
  const invite = await findInvite(ctx, ctx.db, token)
  if (!invite) throw new AppError('TOKEN_SPENT')
  return { email: invite.email, role: invite.role, siteName: ctx.site.name }
}
