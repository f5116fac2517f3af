import { and, eq, isNull } from 'drizzle-orm'
import { DocumentSchema } from '@/lib/api/v1/cms/draft.schema'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import type { Transaction } from '@/server/core/transaction'
import { documentVersions } from '@/server/db/schema/draft'
import { releaseDocuments } from '@/server/db/schema/release'
import { editableDocument } from '../draft/documents'
import { lockDraft } from '../draft/drafts'
import { inLanguage } from '../draft/in-language'
import { publishDocument } from '../draft/publish-document'
import { withChangesElsewhere } from './changed-elsewhere'
import { writeRelease, type ReleaseRow } from './lock-release'

/** Makes the pinned versions of a locked release what visitors see. `userId` is null when the shop does it by itself. */
export async function publishRelease(ctx: Ctx, tx: Transaction, { release, userId }: { release: ReleaseRow; userId: number | null }) {
  // All documents and the release itself get one moment, by which a rollback knows what the release has given them.
  const publishedAt = ctx.now()
  const atMoment = { ...ctx, now: () => publishedAt }
  for (const { languageId, key, version } of await loadPinned(tx, release.id, releaseDocuments.versionId)) {
    const own = inLanguage(atMoment, languageId)
    const draft = await lockDraft(own, tx, key)
    // An import that writes the document waits until the release has run.
    await editableDocument(key).lock(tx)
    const document = await withChangesElsewhere(own, tx, { ...version, document: DocumentSchema.parse(version.doc) })
    const publication = { draft, document, userId, reason: 'release', revision: version.revision, note: release.title, version } as const
    const { before } = await publishDocument(own, tx, publication)
    await tx
      .update(releaseDocuments)
      .set({ beforeVersionId: before?.id ?? null })
      .where(and(eq(releaseDocuments.releaseId, release.id), eq(releaseDocuments.languageId, languageId), eq(releaseDocuments.key, key)))
  }
  await writeRelease(tx, release, { state: 'published', publishedAt })
  await audit(ctx, tx, { action: 'release.publish', target: `release:${release.id}`, detail: { title: release.title } })
}

/** Makes what visitors saw before a locked release what they see, as new versions; what they did not get is hidden again. */
export async function rollBackRelease(ctx: Ctx, tx: Transaction, { release, userId }: { release: ReleaseRow; userId: number }) {
  for (const { languageId, key, version } of await loadPinned(tx, release.id, releaseDocuments.beforeVersionId)) {
    const own = inLanguage(ctx, languageId)
    const draft = await lockDraft(own, tx, key)
    const document = DocumentSchema.parse(version.doc)
    await publishDocument(own, tx, { draft, document, userId, reason: 'rollback', revision: null, note: release.title })
  }
  for (const { languageId, key } of await loadFirstPublished(tx, release.id))
    await hideDocument(inLanguage(ctx, languageId), tx, { key, since: release.publishedAt })
  await writeRelease(tx, release, { state: 'rolledBack' })
  await audit(ctx, tx, { action: 'release.rollback', target: `release:${release.id}`, detail: { title: release.title } })
}

/** Loads the documents of a release in the order in which every publication locks them. */
async function loadPinned(
  tx: Transaction,
  releaseId: number,
  versionId: typeof releaseDocuments.versionId | typeof releaseDocuments.beforeVersionId,
) {
  return tx
    .select({ languageId: releaseDocuments.languageId, key: releaseDocuments.key, version: documentVersions })
    .from(releaseDocuments)
    .innerJoin(documentVersions, eq(documentVersions.id, versionId))
    .where(eq(releaseDocuments.releaseId, releaseId))
    .orderBy(releaseDocuments.key, releaseDocuments.languageId)
}

/** What visitors got by the release for the first time. */
async function loadFirstPublished(tx: Transaction, releaseId: number) {
  return tx
    .select({ languageId: releaseDocuments.languageId, key: releaseDocuments.key })
    .from(releaseDocuments)
    .where(and(eq(releaseDocuments.releaseId, releaseId), isNull(releaseDocuments.beforeVersionId)))
    .orderBy(releaseDocuments.key, releaseDocuments.languageId)
}

async function hideDocument(ctx: Ctx, tx: Transaction, { key, since }: { key: string; since: Date | null }) {
  const editable = editableDocument(key)
  await editable.lock(tx)
  await editable.hide?.(ctx, tx, since)
  await audit(ctx, tx, { action: 'document.hide', target: key, detail: { reason: 'rollback' } })
  await ctx.invalidateTags(tx, [...(await editable.tags(tx, {})), 'links'])
}
