import { and, eq, inArray } from 'drizzle-orm'
import type { ConsentLog } from '@/lib/api/entities/consent.schema'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { consentLog, consents } from '@/server/db/schema/consent'
import type { ConsentSubject } from './consent-subject'

type ConsentEntry = Pick<ConsentLog, 'status' | 'sourceType' | 'consents'> & { user: ConsentSubject }

/** Appends to the consent log with the server's time (docs/rules/privacy.md#consent-log). */
export async function logConsents(ctx: Ctx, tx: Tx, { status, sourceType, consents: requested, user }: ConsentEntry) {
  const ids = [...new Set(requested)]
  const known = await tx
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.siteId, ctx.site.id), inArray(consents.id, ids)))
  if (known.length !== ids.length) throw new AppError('VALIDATION', { fieldErrors: { consents: ['unknown'] } })
  const entry = {
    siteId: ctx.site.id,
    status,
    statusAt: ctx.now(),
    sourceType,
    ...user,
    requestId: ctx.requestId,
  }
  await tx.insert(consentLog).values(ids.map((consentId) => ({ ...entry, consentId })))
}
