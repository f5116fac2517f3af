import type { ParsedOf } from '@/lib/api/endpoint'
import type { draftApi } from '@/lib/api/v1/cms/draft'
import type { Ctx } from '@/server/core/context'
import { editableDocument, requireDocumentRight } from './documents'
import { batchesSince, findDraft } from './drafts'

export async function changes(ctx: Ctx, { key, revision }: ParsedOf<typeof draftApi.changes>) {
  requireDocumentRight(ctx, key)
  await editableDocument(key).read(ctx, ctx.db)
  const draft = await findDraft(ctx, ctx.db, key)
  return draft ? batchesSince(ctx.db, draft.id, revision) : { batches: [] }
}
