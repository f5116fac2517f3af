import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { sharedSectionApi } from '@/lib/api/v1/cms/master'
import { newDocumentId, withNewIds } from '@/lib/documents/new-ids'
import { sectionOf } from '@/lib/documents/sections'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { requireDocumentRight } from '../draft/documents'
import { lockDraft } from '../draft/drafts'
import { recordDueCheckpoint } from '../draft/record-draft-version'
import { writeBatch } from '../draft/write-batch'
import { resolveMasters } from '../master-references/load-masters'

/** List items get ids of their own, since the master keeps its. */
export async function detach(ctx: Ctx, { key, section, revision }: ParsedOf<typeof sharedSectionApi.detach>) {
  requireDocumentRight(ctx, key)
  return inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(ctx, tx, key)
    if (draft.revision !== revision) throw new AppError('STALE_VERSION', { revision: draft.revision })
    const resolved = sectionOf(await resolveMasters(ctx, tx, draft.document), section)
    if (!resolved) throw new AppError('NOT_FOUND')
    if (resolved.master === undefined) return { batches: [] }
    await recordDueCheckpoint(ctx, tx, draft)
    const { master: _master, type, pos, ...parts } = resolved
    const changes = withNewIds([{ ...parts, type, pos }], newDocumentId).flatMap(({ section: value }) => [
      { kind: 'remove', section } as const,
      { kind: 'add', section, value } as const,
    ])
    const batch = { client: `detach:${ctx.newId()}`, sequence: 1, changes }
    return { batches: [(await writeBatch(ctx, tx, { draft, batch })).batch] }
  })
}
