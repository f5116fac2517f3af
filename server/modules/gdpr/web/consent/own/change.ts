import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import type { Ctx } from '@/server/context'
import { inTransaction } from '@/server/db/transaction'
import { signedIn } from '@/server/modules/user/signed-in'
import { logConsents } from '../log-consents'
import { ownConsents } from './own-consents'

/** The same again is no new line. What an order or the account itself rests on is not taken back here. */
export async function change(ctx: Ctx, { id, given }: ParsedOf<typeof ownConsentApi.change>) {
  const { email } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const consent = (await ownConsents(ctx, tx, email)).find((one) => one.id === id)
    if (!consent?.isFree) throw new AppError('NOT_FOUND')
    if (consent.given !== given)
      await logConsents(ctx, tx, { status: given, sourceType: 'profile', consents: [id], user: { userType: 'registered', email } })
    return ownConsents(ctx, tx, email)
  })
}
