import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import { replacementOf } from '@/lib/documents/replacement'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { editableDocument } from './documents'
import { lockDraft } from './drafts'
import { writeBatch } from './save'

export async function discard(ctx: Ctx, { key, revision }: ParsedOf<typeof draftApi.discard>) {
  return inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(ctx, tx, key)
    if (draft.revision !== revision) throw new AppError('STALE_VERSION', { revision: draft.revision })
    const published = await editableDocument(key).read(ctx, tx)
    const changes = replacementOf(draft.document, published)
    if (changes.length === 0) return { batches: [] }
    return {
      batches: [await writeBatch(ctx, tx, { draft, batch: { client: `discard:${ctx.newId()}`.slice(0, 40), sequence: 1, changes } })],
    }
  })
}
