import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { hashSecret } from '@/server/core/security/secrets'
import type { Tx } from '@/server/db/client'
import { privacyArchives, privacyRequests, type PrivacyRequestRow } from '@/server/db/schema/privacy'
import { confirmationCutoff } from '@/server/modules/gdpr/request/delete-old-requests'

/** An interrupted download may be repeated for this long, ms. */
const repeatWindowMs = 10 * 60_000

/** The request of a confirmation link; the caller may lock it. */
export function selectLinkedRequest({ site }: Pick<Ctx, 'site'>, tx: Tx, token: string) {
  return tx
    .select()
    .from(privacyRequests)
    .where(and(eq(privacyRequests.tokenHash, hashSecret(token)), eq(privacyRequests.siteId, site.id)))
}

/** @throws TOKEN_SPENT where the request is gone, or the link is late */
export function requireLinked(row: PrivacyRequestRow | undefined, now: Date): PrivacyRequestRow {
  if (!row?.tokenSentAt || row.tokenSentAt <= confirmationCutoff(now)) throw new AppError('TOKEN_SPENT')
  return row
}

/** The condition of an archive that a mailed link still downloads (docs/rules/privacy.md#privacy-archive). */
export function matchArchive({ db, site, now }: Pick<Ctx, 'db' | 'site' | 'now'>, token: string) {
  const at = now()
  const ofThisSite = db.select({ id: privacyRequests.id }).from(privacyRequests).where(eq(privacyRequests.siteId, site.id))
  const isFresh = or(isNull(privacyArchives.downloadedAt), gt(privacyArchives.downloadedAt, new Date(at.getTime() - repeatWindowMs)))
  return and(
    eq(privacyArchives.tokenHash, hashSecret(token)),
    gt(privacyArchives.expiresAt, at),
    isFresh,
    inArray(privacyArchives.requestId, ofThisSite),
  )
}
