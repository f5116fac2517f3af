import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import type { Transaction } from '@/server/core/transaction'
import { releaseDocuments } from '@/server/db/schema/release'
import { requireValidDocuments } from '../draft/document-problems'
import { requireDocumentRight } from '../draft/documents'
import { lockDraft } from '../draft/drafts'
import { keepDraft } from '../draft/keep-draft'

type Release = { id: number; title: string }

/** Pins drafts as they are, in the caller's language; a document of the release gets its new version. @throws STALE_VERSION, DOCUMENT_INVALID */
export async function pinDrafts(ctx: Ctx, tx: Transaction, release: Release, documents: readonly { key: string; revision: number }[]) {
  const { id: userId } = requireUser(ctx)
  for (const { key, revision } of documents.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    requireDocumentRight(ctx, key)
    const draft = await lockDraft(ctx, tx, key)
    if (draft.revision !== revision) throw new AppError('STALE_VERSION', { key, revision: draft.revision })
    await requireValidDocuments(ctx, tx, [draft])
    const { id: versionId } = await keepDraft(ctx, tx, draft, { reason: 'release', userId, note: release.title })
    await tx
      .insert(releaseDocuments)
      .values({ releaseId: release.id, languageId: ctx.language.id, key, versionId })
      .onConflictDoUpdate({ target: [releaseDocuments.releaseId, releaseDocuments.languageId, releaseDocuments.key], set: { versionId } })
  }
}
