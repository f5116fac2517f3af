import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { logConsents } from '../log-consents'
import { consentSubject } from '@/server/modules/gdpr/web/consent/consent-subject'
import { loadOwnConsents } from './own-consents'

/** An unchanged choice adds no line. Required consents cannot be changed here. */
export async function change(ctx: Ctx, { id, given }: ParsedOf<typeof ownConsentApi.change>) {
  const me = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const consent = (await loadOwnConsents(ctx, tx, me)).find((one) => one.id === id)
    if (!consent?.isFree) throw new AppError('NOT_FOUND')
    if (consent.given !== given || consent.gaveEarlier) {
      const user = consentSubject(ctx.actor, { userType: 'registered', email: me.email })
      await logConsents(ctx, tx, { status: given, sourceType: 'profile', consents: [id], user })
    }
    return loadOwnConsents(ctx, tx, me)
  })
}
