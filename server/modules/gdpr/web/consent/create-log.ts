import type { ParsedOf } from '@/lib/api/endpoint'
import type { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import type { Ctx } from '@/server/context'
import { logConsents } from './log-consents'

export async function createLog(ctx: Ctx, input: ParsedOf<typeof consentApi.createLog>) {
  await logConsents(ctx, ctx.db, input)
  return {}
}
