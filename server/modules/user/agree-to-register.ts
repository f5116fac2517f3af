import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { consentsInForce } from '@/server/modules/gdpr/web/consent/in-force'
import { logConsents } from '@/server/modules/gdpr/web/consent/log-consents'
import { siteSettings } from '@/server/modules/settings/checkout/site-settings'

type Agreement = {
  userId: number
  email: string
  consents: readonly number[]
  /** Wordings that were agreed to before, and are in the log. */
  logged?: readonly number[]
}

/**
 * What a newcomer agrees to: every required wording of the assignment `registration` as it stands now, unless the merchant has turned the check off
 * (SPEC 5), written down with the account. Says whether the newsletter is among it. @throws CONSENT_REQUIRED
 */
export async function agreeToRegister(ctx: Ctx, tx: Transaction, { userId, email, consents, logged = [] }: Agreement) {
  const [{ checkout }, shown] = await Promise.all([siteSettings(ctx, tx), consentsInForce(ctx, tx, 'registration')])
  const isMissing = shown.some(({ id, required }) => required && !consents.includes(id) && !logged.includes(id))
  if (isMissing && !checkout.disableConsentCheck) throw new AppError('CONSENT_REQUIRED')
  const user = { userType: 'registered', email, userId, byMailedLink: false } as const
  if (consents.length > 0) await logConsents(ctx, tx, { status: true, sourceType: 'registration', consents: [...consents], user })
  const news = await consentsInForce(ctx, tx, 'newsletter')
  return { wantsNews: news.some(({ id }) => consents.includes(id)) }
}
