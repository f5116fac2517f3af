import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeTermApi } from '@/lib/api/v1/cms/term/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { terms } from '@/server/db/schema/cms'
import { requirePublishRight } from '../../draft/checks/publish-right'

export async function deleteTerm(ctx: Ctx, { id }: ParsedOf<typeof officeTermApi.delete>) {
  await requirePublishRight(ctx, ctx.db)
  return inTransaction(ctx, async (tx) => {
    const [deleted] = await tx
      .delete(terms)
      .where(and(eq(terms.id, id), eq(terms.siteId, ctx.site.id)))
      .returning({ type: terms.type })
    if (!deleted) throw new AppError('NOT_FOUND')
    await audit(ctx, tx, { action: 'term.delete', target: `term:${id}`, detail: deleted })
    await ctx.invalidateTags(tx, ['terms', 'posts', 'links'])
    return {}
  })
}
