import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { consentsInForce } from '@/server/modules/gdpr/web/consent/in-force'
import { logConsents } from '@/server/modules/gdpr/web/consent/log-consents'
import { speakerOf } from '@/server/modules/gdpr/web/consent/speaker'

type Agreement = { email: string; consents: readonly number[] }

/** What whoever answers a form agrees to: every required wording of the assignment `form` as it stands now (SPEC 5). @throws CONSENT_REQUIRED */
export async function agreeToForm(ctx: Ctx, tx: Transaction, { email, consents }: Agreement) {
  const shown = await consentsInForce(ctx, tx, 'form')
  if (shown.some(({ id, required }) => required && !consents.includes(id))) throw new AppError('CONSENT_REQUIRED')
  if (consents.length === 0) return
  await logConsents(ctx, tx, {
    status: true,
    sourceType: 'form',
    consents: [...consents],
    user: speakerOf(ctx.actor, { userType: 'visitor', email }),
  })
}
