import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { consentsInForce } from '@/server/modules/gdpr/web/consent/in-force'
import { logConsents } from '@/server/modules/gdpr/web/consent/log-consents'
import type { Speaker } from '@/server/modules/gdpr/web/consent/speaker'

type Choice = { wanted: boolean; sourceType: string; user: Speaker }

/** Whoever joins the list agrees to every wording of the assignment `newsletter` as it stands now, and takes it back by leaving. */
export async function logChoice(ctx: Ctx, tx: Tx, { wanted, sourceType, user }: Choice) {
  const ids = (await consentsInForce(ctx, tx, 'newsletter')).map(({ id }) => id)
  if (ids.length > 0) await logConsents(ctx, tx, { status: wanted, sourceType, consents: ids, user })
}
