import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { webRequestApi } from '@/lib/api/v1/gdpr/web/request'
import type { Ctx } from '@/server/core/context'
import { privacyArchives } from '@/server/db/schema/privacy'
import { matchArchive } from './linked-request'

/** Changes nothing: mail scanners open links (docs/rules/forms.md#mailed-link-press). */
export async function checkArchive(ctx: Ctx, { token }: ParsedOf<typeof webRequestApi.checkArchive>) {
  if ((await ctx.db.$count(privacyArchives, matchArchive(ctx, token))) === 0) throw new AppError('TOKEN_SPENT')
  return {}
}
