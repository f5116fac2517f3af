import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { linkApi } from '@/lib/api/v1/cms/link'
import type { Document } from '@/lib/documents/document'
import { replacementOf } from '@/lib/documents/diff/replacement'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import type { Tx } from '@/server/db/client'
import { pageTexts } from '@/server/db/schema/cms'
import { batchesSince, lockDraft } from '../draft/drafts'
import { recordDueCheckpoint } from '../draft/record-draft-version'
import { writeBatch } from '../draft/write-batch'

type Sections = Document['sections']
type Input = ParsedOf<typeof linkApi.postTranslationBulk>

/** Saves the sections that `next` makes of the draft's as one batch. Where nothing changes none is saved, so that a repeated call is harmless. */
export async function saveSections(ctx: Ctx, { slug, revision }: Input, next: (own: Sections) => Sections) {
  return inTransaction(ctx, async (tx) => {
    const key = `page:${await findPageId(ctx, tx, slug)}`
    const draft = await lockDraft(ctx, tx, key)
    if (draft.revision !== revision)
      throw new AppError('STALE_VERSION', { revision: draft.revision, ...(await batchesSince(tx, draft.id, revision)) })
    const changes = replacementOf(draft.document, { ...draft.document, sections: next(draft.document.sections) })
    if (changes.length === 0) return { batches: [] }
    await recordDueCheckpoint(ctx, tx, draft)
    const batch = { client: `bulk:${ctx.newId()}`, sequence: 1, changes }
    const saved = await writeBatch(ctx, tx, { draft, batch })
    await audit(ctx, tx, { action: 'page.saveSections', target: key, detail: { revision: saved.batch.revision, changes: changes.length } })
    return { batches: [saved.batch] }
  })
}

async function findPageId({ site, language }: Ctx, tx: Tx, slug: string): Promise<number> {
  const [row] = await tx
    .select({ id: pageTexts.pageId })
    .from(pageTexts)
    .where(and(eq(pageTexts.siteId, site.id), eq(pageTexts.languageId, language.id), eq(pageTexts.slug, slug)))
  if (!row) throw new AppError('NOT_FOUND')
  return row.id
}
