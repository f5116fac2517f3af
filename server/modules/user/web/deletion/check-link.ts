import type { ParsedOf } from '@/lib/api/endpoint'
import type { deletionApi } from '@/lib/api/v1/user/web/deletion'
import type { Ctx } from '@/server/core/context'
import { requireOwnToken } from '@/server/modules/user/one-time-token'

export async function checkLink(ctx: Ctx, { token }: ParsedOf<typeof deletionApi.checkLink>) {
  await requireOwnToken(ctx, token, 'deletion')
  return {}
}
