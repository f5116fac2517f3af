import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { officeRedirectApi } from '@/lib/api/v1/cms/redirect/office'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { redirects } from '@/server/db/schema/site'
import { requirePublishRight } from '@/server/modules/cms/draft/checks/publish-right'
import { inTransaction } from '@/server/core/transaction'

export async function deleteRedirect(ctx: Ctx, { id }: ParsedOf<typeof officeRedirectApi.delete>) {
  return inTransaction(ctx, async (tx) => {
    await requirePublishRight(ctx, tx)
    const [deleted] = await tx
      .delete(redirects)
      .where(and(eq(redirects.id, id), eq(redirects.siteId, ctx.site.id)))
      .returning()
    if (!deleted) throw new AppError('NOT_FOUND')
    await audit(ctx, tx, { action: 'redirect.delete', target: `redirect:${id}`, detail: { from: deleted.fromPath, to: deleted.toPath } })
    await ctx.invalidateTags(tx, ['redirects'])
    return {}
  })
}
