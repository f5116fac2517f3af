import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { versionApi } from '@/lib/api/v1/cms/version'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { inTransaction } from '@/server/core/transaction'
import { requireDocumentRight } from '../draft/documents'
import { lockDraft } from '../draft/drafts'
import { recordDraftVersion } from '../draft/record-draft-version'

export async function create(ctx: Ctx, { key, revision, note }: ParsedOf<typeof versionApi.create>) {
  requireDocumentRight(ctx, key)
  const { id: userId } = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(ctx, tx, key)
    if (draft.revision !== revision) throw new AppError('STALE_VERSION', { revision: draft.revision })
    const { number } = await recordDraftVersion(ctx, tx, draft, { reason: 'checkpoint', userId, note })
    await audit(ctx, tx, { action: 'document.checkpoint', target: key, detail: { version: number, revision, note } })
    return { number }
  })
}
