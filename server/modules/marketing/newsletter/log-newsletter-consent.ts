import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { loadCurrentConsents } from '@/server/modules/gdpr/web/consent/current-consents'
import { logConsents } from '@/server/modules/gdpr/web/consent/log-consents'
import type { ConsentSubject } from '@/server/modules/gdpr/web/consent/consent-subject'

type Choice = { wanted: boolean; sourceType: string; user: ConsentSubject }

/** Joining the list consents to every current wording of the assignment `newsletter`; leaving withdraws it. */
export async function logNewsletterConsent(ctx: Ctx, tx: Tx, { wanted, sourceType, user }: Choice) {
  const ids = (await loadCurrentConsents(ctx, tx, 'newsletter')).map(({ id }) => id)
  if (ids.length > 0) await logConsents(ctx, tx, { status: wanted, sourceType, consents: ids, user })
}
