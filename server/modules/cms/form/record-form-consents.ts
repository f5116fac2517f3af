import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { requireConsents } from '@/server/modules/gdpr/web/consent/consents-required'
import { loadCurrentConsents } from '@/server/modules/gdpr/web/consent/current-consents'
import { logConsents } from '@/server/modules/gdpr/web/consent/log-consents'
import { consentSubject } from '@/server/modules/gdpr/web/consent/consent-subject'

type Given = { email: string; consents: readonly number[] }

/**
 * Requires every required consent of the assignment `form` and logs those given (docs/rules/privacy.md#required-consents). @throws
 * CONSENT_REQUIRED
 */
export async function recordFormConsents(ctx: Ctx, tx: Transaction, { email, consents }: Given) {
  const current = await loadCurrentConsents(ctx, tx, 'form')
  requireConsents(current, consents)
  if (consents.length === 0) return
  await logConsents(ctx, tx, {
    status: true,
    sourceType: 'form',
    consents: [...consents],
    user: consentSubject(ctx.actor, { userType: 'visitor', email }),
  })
}
