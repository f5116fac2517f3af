import { eq } from 'drizzle-orm'
import { database } from '@/server/db/client'
import { privacyRequests } from '@/server/db/schema/privacy'
import { systemContext } from '@/server/core/system-context'
import { eraseOnRequest } from './erase-on-request'
import { giveData } from './give-data'

/** The job of a started request (docs/rules/privacy.md#privacy-run). Repeatable: one that is not started is left alone. */
export async function runPrivacyRequest({ requestId }: { requestId: number }, now: () => Date = () => new Date()) {
  const [row] = await database().db.select().from(privacyRequests).where(eq(privacyRequests.id, requestId))
  if (!row?.startedAt) return
  const ctx = await systemContext(row.siteId, now)
  if (row.kind === 'access') await giveData(ctx, row)
  if (row.kind === 'erasure') await eraseOnRequest(ctx, row)
}
