import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { requireConsents } from '@/server/modules/gdpr/web/consent/consents-required'
import { newAccountSubject } from '@/server/modules/gdpr/web/consent/consent-subject'
import { loadCurrentConsents } from '@/server/modules/gdpr/web/consent/current-consents'
import { logConsents } from '@/server/modules/gdpr/web/consent/log-consents'
import { loadSiteSettings } from '@/server/modules/settings/checkout/site-settings'

type Given = {
  userId: number
  email: string
  consents: readonly number[]
  /** Wordings that the registrant has given before the call. */
  logged?: readonly number[]
}

/**
 * Requires the consents of `registration` and logs those given in the account's name, with the required ones that were given before
 * (docs/rules/accounts.md#registration-consents). @throws CONSENT_REQUIRED
 */
export async function recordRegistrationConsents(ctx: Ctx, tx: Transaction, { userId, email, consents, logged = [] }: Given) {
  const [{ checkout }, current] = await Promise.all([loadSiteSettings(ctx, tx), loadCurrentConsents(ctx, tx, 'registration')])
  if (!checkout.disableConsentCheck) requireConsents(current, [...consents, ...logged])
  const givenBefore = current.filter(({ id, required }) => required && logged.includes(id)).map(({ id }) => id)
  const given = [...new Set([...consents, ...givenBefore])]
  const user = newAccountSubject({ userId, email })
  if (given.length > 0) await logConsents(ctx, tx, { status: true, sourceType: 'registration', consents: given, user })
  const newsletterConsents = await loadCurrentConsents(ctx, tx, 'newsletter')
  return { wantsNewsletter: newsletterConsents.some(({ id }) => consents.includes(id)) }
}
