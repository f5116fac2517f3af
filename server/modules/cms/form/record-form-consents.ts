import type { Ctx } from '@/server/core/context'
import type { formEntries } from '@/server/db/schema/form'
import type { Transaction } from '@/server/core/transaction'
import { requireConsents } from '@/server/modules/gdpr/web/consent/consents-required'
import { loadCurrentConsents } from '@/server/modules/gdpr/web/consent/current-consents'
import { logConsents } from '@/server/modules/gdpr/web/consent/log-consents'
import { consentSubject, mailedLinkSubject } from '@/server/modules/gdpr/web/consent/consent-subject'

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

/** Logs the consents of an answer again when its mailed link is followed, which proves them (docs/rules/privacy.md#consent-subject). */
export async function recordConfirmedConsents(ctx: Ctx, tx: Transaction, { email, consentIds }: typeof formEntries.$inferSelect) {
  if (consentIds.length === 0) return
  await logConsents(ctx, tx, { status: true, sourceType: 'form', consents: consentIds, user: mailedLinkSubject(email) })
}
