import type { ParsedOf } from '@/lib/api/endpoint'
import type { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import type { Ctx } from '@/server/core/context'
import { logConsents } from './log-consents'
import { consentSubject } from './consent-subject'

/** Anybody may state a consent for any address; the log keeps what proves it. */
export async function createLog(ctx: Ctx, input: ParsedOf<typeof consentApi.createLog>) {
  await logConsents(ctx, ctx.db, { ...input, user: consentSubject(ctx.actor, input.user) })
  return {}
}
