import type { ParsedOf } from '@/lib/api/endpoint'
import type { emailApi } from '@/lib/api/v1/user/web/email'
import type { Ctx } from '@/server/core/context'
import { requireOwnToken } from '@/server/modules/user/one-time-token'

export async function checkLink(ctx: Ctx, { token }: ParsedOf<typeof emailApi.checkLink>) {
  await requireOwnToken(ctx, token, 'email')
  return {}
}
