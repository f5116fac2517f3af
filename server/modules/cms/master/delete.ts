import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { sharedSectionApi } from '@/lib/api/v1/cms/master'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { drafts } from '@/server/db/schema/draft'
import { masters } from '@/server/db/schema/master'
import { editableDocument } from '../draft/documents'
import { findPlaces } from './find-places'

export async function deleteMaster(ctx: Ctx, { id }: ParsedOf<typeof sharedSectionApi.delete>) {
  return inTransaction(ctx, async (tx) => {
    const key = `master:${id}`
    const editable = editableDocument(key)
    // Publications of pages that refer to it hold its row until they end.
    await editable.lock(tx)
    const { page } = await editable.read(ctx, tx)
    const places = await findPlaces(ctx, tx, id)
    if (places.length > 0) throw new AppError('MASTER_USED', { places })
    await tx.delete(drafts).where(and(eq(drafts.siteId, ctx.site.id), eq(drafts.languageId, ctx.language.id), eq(drafts.key, key)))
    await tx.delete(masters).where(eq(masters.id, id))
    await audit(ctx, tx, { action: 'master.delete', target: key, detail: { title: page?.title } })
    return {}
  })
}
