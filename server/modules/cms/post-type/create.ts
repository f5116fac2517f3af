import type { ParsedOf } from '@/lib/api/endpoint'
import type { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { texts } from '@/server/core/texts'
import { inTransaction } from '@/server/core/transaction'
import { postTypes } from '@/server/db/schema/template'
import { copySections } from '../draft/copy-sections'
import { editableDocument } from '../draft/documents'
import { slugError } from '../slug/slugs'
import { presentPostType } from './templates'

export async function create(ctx: Ctx, { kind, title, slug, fromPageId }: ParsedOf<typeof postTypeApi.create>) {
  return inTransaction(ctx, async (tx) => {
    const source = fromPageId === undefined ? null : await editableDocument(`page:${fromPageId}`).read(ctx, tx)
    const doc = { v: 1, sections: source ? copySections(source) : {} }
    const now = ctx.now()
    const [row] = await tx
      .insert(postTypes)
      .values({ siteId: ctx.site.id, kind, title, slug, doc, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!row) throw slugError(texts.slugs.taken)
    await audit(ctx, tx, { action: 'postType.create', target: `postType:${row.id}`, detail: { kind, slug, fromPageId } })
    return presentPostType(row)
  })
}
