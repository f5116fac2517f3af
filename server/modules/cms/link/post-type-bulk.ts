import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { linkApi } from '@/lib/api/v1/cms/link'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { postTypes } from '@/server/db/schema/template'
import { requireAllowedSize } from '../draft/write-batch'
import { presentPostType } from '../post-type/templates'

/** Pages and posts that were made from the template stay as they are. */
export async function postTypeBulk(ctx: Ctx, { id, version, sections }: ParsedOf<typeof linkApi.postTypeBulk>) {
  const document = { v: 1 as const, sections }
  requireAllowedSize(document)
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(postTypes.id, id), eq(postTypes.siteId, ctx.site.id))
    const [current] = await tx.select({ version: postTypes.version }).from(postTypes).where(own).for('update')
    if (!current) throw new AppError('NOT_FOUND')
    if (current.version !== version) throw new AppError('STALE_VERSION', { version: current.version })
    const [row] = await tx
      .update(postTypes)
      .set({ doc: document, version: version + 1, updatedAt: ctx.now() })
      .where(own)
      .returning()
    if (!row) throw new AppError('NOT_FOUND')
    await audit(ctx, tx, { action: 'postType.saveSections', target: `postType:${id}`, detail: { version: row.version } })
    return presentPostType(row)
  })
}
