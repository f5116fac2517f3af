import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { audit } from '@/server/core/audit'
import { requireUser } from '@/server/core/require-user'
import { editableDocument } from './documents'
import { lockDraft } from './drafts'

/**
 * Publishes all or none (docs/rules/editing.md#publish-together). Locks in the order of keys, so that two publications of the same documents never wait
 * for each other in a circle.
 */
export async function publish(ctx: Ctx, { documents }: ParsedOf<typeof draftApi.publish>) {
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const published: { key: string; version: number }[] = []
    for (const { key, revision } of documents.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      const draft = await lockDraft(ctx, tx, key)
      if (draft.revision !== revision) throw new AppError('STALE_VERSION', { key, revision: draft.revision })
      const editable = editableDocument(key)
      const version = await editable.publish(ctx, tx, { document: draft.document, userId, reason: 'publish' })
      await audit(ctx, tx, { action: 'document.publish', target: key, detail: { version, revision } })
      await ctx.invalidateTags(tx, editable.tags)
      published.push({ key, version })
    }
    return { published }
  })
}
