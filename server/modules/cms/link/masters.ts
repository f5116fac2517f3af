import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { linkApi } from '@/lib/api/v1/cms/link'
import { instanceOf, masterOf } from '@/lib/documents/masters/masters'
import { sectionOf } from '@/lib/documents/sections'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { inTransaction } from '@/server/core/transaction'
import { lockDraft } from '../draft/drafts'
import { recordDueCheckpoint } from '../draft/record-draft-version'
import { writeBatch } from '../draft/write-batch'
import { insertMaster, presentMaster } from '../master/insert-master'

/** docs/rules/editing.md#masters */
export async function masters(ctx: Ctx, { id, section, revision, title }: ParsedOf<typeof linkApi.masters>) {
  return inTransaction(ctx, async (tx) => {
    const draft = await lockDraft(ctx, tx, `page:${id}`)
    if (draft.revision !== revision) throw new AppError('STALE_VERSION', { revision: draft.revision })
    const own = sectionOf(draft.document, section)
    if (!own) throw new AppError('VALIDATION', { fieldErrors: { section: [texts.editing.sectionGone] } })
    if (masterOf(own) !== null) throw new AppError('VALIDATION', { fieldErrors: { section: [texts.editing.sectionShared] } })
    const master = await insertMaster(ctx, tx, { title, section: own })
    await recordDueCheckpoint(ctx, tx, draft)
    const changes = [{ kind: 'remove', section } as const, { kind: 'add', section, value: instanceOf(own, master.id) } as const]
    const { batch } = await writeBatch(ctx, tx, { draft, batch: { client: `master:${ctx.newId()}`, sequence: 1, changes } })
    return { batches: [batch], master: presentMaster(master) }
  })
}
