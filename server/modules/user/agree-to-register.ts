import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/context'
import type { Transaction } from '@/server/db/transaction'
import { consentsInForce } from '@/server/modules/gdpr/web/consent/in-force'
import { logConsents } from '@/server/modules/gdpr/web/consent/log-consents'

type Agreement = { userId: number; email: string; consents: readonly number[] }

/**
 * What a newcomer agrees to: every required wording of the assignment `registration` as it stands now (SPEC 5), written down with the account.
 * Says whether the newsletter is among it. @throws CONSENT_REQUIRED
 */
export async function agreeToRegister(ctx: Ctx, tx: Transaction, { userId, email, consents }: Agreement) {
  const shown = await consentsInForce(ctx, tx, 'registration')
  if (shown.some(({ id, required }) => required && !consents.includes(id))) throw new AppError('CONSENT_REQUIRED')
  const user = { userType: 'registered', email, userId, byMailedLink: false } as const
  if (consents.length > 0) await logConsents(ctx, tx, { status: true, sourceType: 'registration', consents: [...consents], user })
  const news = await consentsInForce(ctx, tx, 'newsletter')
  return { wantsNews: news.some(({ id }) => consents.includes(id)) }
}
