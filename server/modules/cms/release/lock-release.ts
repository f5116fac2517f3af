import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { releaseDocuments, releases } from '@/server/db/schema/release'
import { requireDocumentRight } from '../draft/documents'

export type ReleaseRow = typeof releases.$inferSelect

/** The release, locked, in one of the states, for a user who may edit each document that it pins (docs/rules/editing.md#document-rights). @throws NOT_FOUND, FORBIDDEN, STALE_VERSION, RELEASE_CLOSED */
export async function lockRelease(
  ctx: Ctx,
  tx: Transaction,
  { id, version, states }: { id: number; version: number; states: readonly ReleaseRow['state'][] },
): Promise<ReleaseRow> {
  const [release] = await tx
    .select()
    .from(releases)
    .where(and(eq(releases.id, id), eq(releases.siteId, ctx.site.id)))
    .for('update')
  if (!release) throw new AppError('NOT_FOUND')
  const documents = await tx.select({ key: releaseDocuments.key }).from(releaseDocuments).where(eq(releaseDocuments.releaseId, id))
  for (const { key } of documents) requireDocumentRight(ctx, key)
  if (release.version !== version) throw new AppError('STALE_VERSION', { version: release.version })
  if (!states.includes(release.state)) throw new AppError('RELEASE_CLOSED', { state: release.state })
  return release
}

/** Writes a locked release and raises its version. */
export async function writeRelease(tx: Transaction, { id, version }: ReleaseRow, values: Partial<typeof releases.$inferInsert>) {
  await tx
    .update(releases)
    .set({ ...values, version: version + 1 })
    .where(eq(releases.id, id))
}
