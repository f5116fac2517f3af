import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import { isSame } from '@/lib/documents/changes'
import type { Ctx } from '@/server/core/context'
import { inTransaction, type Transaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { requireValidDocuments } from './checks/document-problems'
import { isShownOrScheduled, requireDocumentRight, visibilityOf } from './documents'
import { lockDraft, markCheckpoint, type LockedDraft } from './drafts'
import { publishDocument } from './publish-document'
import { requirePublishRight } from './checks/publish-right'
import { findPublishedVersion } from './versions'

type RequestedDocument = ParsedOf<typeof draftApi.publish>['documents'][number]
type PublishedDocument = { key: string; version: number }
type ToPublish = { draft: LockedDraft } & Pick<RequestedDocument, 'overwrite' | 'keepHidden'>

/**
 * Publishes all or none (docs/rules/editing.md#publish-together). Locks in the order of keys, so that two publications of the same documents never wait
 * for each other in a circle.
 */
export async function publish(ctx: Ctx, { documents, note }: ParsedOf<typeof draftApi.publish>) {
  const { id: userId } = requireUser(ctx)
  for (const { key } of documents) requireDocumentRight(ctx, key)
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const published: PublishedDocument[] = []
    const toPublish: ToPublish[] = []
    for (const { key, revision, ...options } of documents.toSorted(byKey)) {
      const draft = await lockDraft(ctx, tx, key)
      const known = await findPublished(ctx, tx, { draft, revision })
      if (known) published.push(known)
      else if (draft.revision !== revision) throw new AppError('STALE_VERSION', { key, revision: draft.revision })
      else toPublish.push({ draft, ...options })
    }
    await requireValidDocuments(
      ctx,
      tx,
      toPublish.map(({ draft }) => draft),
    )
    for (const { draft, ...options } of toPublish) {
      const { key, document, revision } = draft
      await markCheckpoint(ctx, tx, draft)
      const { version } = await publishDocument(ctx, tx, { draft, document, userId, reason: 'publish', revision, note, ...options })
      published.push({ key, version })
    }
    return { published: published.toSorted(byKey) }
  })
}

function byKey(a: { key: string }, b: { key: string }) {
  return a.key < b.key ? -1 : 1
}

/** The version that a repeated request has published before (docs/rules/editing.md#repeated-publication). */
async function findPublished(
  ctx: Ctx,
  tx: Transaction,
  { draft, revision }: { draft: LockedDraft; revision: number },
): Promise<PublishedDocument | undefined> {
  if (!isShownOrScheduled(await visibilityOf(ctx, tx, draft.key))) return undefined
  const newest = await findPublishedVersion(ctx, tx, draft.key)
  const isPublished = newest?.reason === 'publish' && newest.revision === revision && isSame({ ...newest.document }, { ...draft.published })
  return newest && isPublished ? { key: draft.key, version: newest.number } : undefined
}
