import { and, eq, sql } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { releaseDocuments } from '@/server/db/schema/release'
import { requireValidDocuments } from '../draft/checks/document-problems'
import { requireDocumentRight } from '../draft/documents'
import { lockDraft } from '../draft/drafts'
import { recordDraftVersion } from '../draft/record-draft-version'

type Release = { id: number; title: string }

/** Pins drafts as they are, in the caller's language; a document of the release gets its new version. @throws STALE_VERSION, DOCUMENT_INVALID */
export async function pinDrafts(ctx: Ctx, tx: Transaction, release: Release, documents: readonly { key: string; revision: number }[]) {
  const { id: userId } = requireUser(ctx)
  for (const { key, revision } of documents.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    requireDocumentRight(ctx, key)
    const draft = await lockDraft(ctx, tx, key)
    if (draft.revision !== revision) throw new AppError('STALE_VERSION', { key, revision: draft.revision })
    await requireValidDocuments(ctx, tx, [draft])
    const replaced = await findPin(ctx, tx, { releaseId: release.id, key })
    const { id: versionId } = await recordDraftVersion(ctx, tx, draft, { reason: 'release', userId, note: release.title })
    await tx
      .insert(releaseDocuments)
      .values({ releaseId: release.id, languageId: ctx.language.id, key, versionId })
      .onConflictDoUpdate({ target: [releaseDocuments.releaseId, releaseDocuments.languageId, releaseDocuments.key], set: { versionId } })
    if (replaced !== null) await deleteUnusedVersion(tx, replaced)
  }
}

async function findPin(ctx: Ctx, tx: Transaction, { releaseId, key }: { releaseId: number; key: string }): Promise<number | null> {
  const isPin = and(
    eq(releaseDocuments.releaseId, releaseId),
    eq(releaseDocuments.languageId, ctx.language.id),
    eq(releaseDocuments.key, key),
  )
  const [pin] = await tx.select({ versionId: releaseDocuments.versionId }).from(releaseDocuments).where(isPin)
  return pin?.versionId ?? null
}

/** Edits at a moment pin after every save; only the last of these versions stays (docs/rules/lens.md#edits-at-a-moment). */
async function deleteUnusedVersion(tx: Transaction, id: number) {
  await tx.execute(sql`
    delete from document_versions v
    where v.id = ${id} and v.reason = 'release' and v.published_at is null
      and not exists (select 1 from release_documents d where v.id in (d.version_id, d.before_version_id))
      and not exists (select 1 from approval_documents d where d.version_id = v.id)`)
}
