import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { requireUser } from '@/server/core/require-user'
import { requireDocumentRight } from './documents'
import { lockDraft } from './drafts'
import { publishDocument } from './publish-document'

/**
 * Publishes all or none (docs/rules/editing.md#publish-together). Locks in the order of keys, so that two publications of the same documents never wait
 * for each other in a circle.
 */
export async function publish(ctx: Ctx, { documents }: ParsedOf<typeof draftApi.publish>) {
  const { id: userId } = requireUser(ctx)
  for (const { key } of documents) requireDocumentRight(ctx, key)
  return inTransaction(ctx, async (tx) => {
    const published: { key: string; version: number }[] = []
    for (const { key, revision, overwrite } of documents.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      const draft = await lockDraft(ctx, tx, key)
      if (draft.revision !== revision) throw new AppError('STALE_VERSION', { key, revision: draft.revision })
      const { document } = draft
      const { version } = await publishDocument(ctx, tx, { draft, document, userId, reason: 'publish', revision, overwrite })
      published.push({ key, version })
    }
    return { published }
  })
}
