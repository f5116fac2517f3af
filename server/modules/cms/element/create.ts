import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { elementApi } from '@/lib/api/v1/cms/element'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { requireUser } from '@/server/core/require-user'
import { texts } from '@/server/core/texts'
import { inTransaction } from '@/server/core/transaction'
import { elements } from '@/server/db/schema/cms'
import { requireValidDocuments } from '../draft/checks/document-problems'
import { editableDocument } from '../draft/documents'
import { requirePublishRight } from '../draft/checks/publish-right'
import { recordVersion } from '../draft/versions'
import { loadElement } from './present-elements'

/** docs/rules/editing.md#layout-element-versions */
export async function create(ctx: Ctx, { handler, ...content }: ParsedOf<typeof elementApi.create>) {
  const { id: userId } = requireUser(ctx)
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const now = ctx.now()
    const own = { siteId: ctx.site.id, languageId: ctx.language.id, handler, slug: handler, createdAt: now, updatedAt: now }
    const [row] = await tx
      .insert(elements)
      .values({ ...own, ...content })
      .onConflictDoNothing()
      .returning({ id: elements.id })
    if (!row) throw new AppError('VALIDATION', { fieldErrors: { handler: [texts.elements.taken] } })
    const key = `element:${row.id}`
    const document = await editableDocument(key).read(ctx, tx)
    await requireValidDocuments(ctx, tx, [{ key, document }])
    await recordVersion(ctx, tx, { key, document, reason: 'publish', revision: null, userId, publishedAt: now })
    await audit(ctx, tx, { action: 'element.create', target: key, detail: { handler } })
    await ctx.invalidateTags(tx, ['layout'])
    return loadElement(ctx, tx, row.id)
  })
}
