import { and, eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { postTypeApi } from '@/lib/api/v1/cms/post-type'
import { audit } from '@/server/core/audit'
import type { Ctx } from '@/server/core/context'
import { inTransaction } from '@/server/core/transaction'
import { postTypes } from '@/server/db/schema/template'
import { presentPostType } from './templates'

export async function update(ctx: Ctx, { id, version, title }: ParsedOf<typeof postTypeApi.update>) {
  return inTransaction(ctx, async (tx) => {
    const own = and(eq(postTypes.id, id), eq(postTypes.siteId, ctx.site.id))
    const [current] = await tx.select({ version: postTypes.version }).from(postTypes).where(own).for('update')
    if (!current) throw new AppError('NOT_FOUND')
    if (current.version !== version) throw new AppError('STALE_VERSION', { version: current.version })
    const [row] = await tx
      .update(postTypes)
      .set({ title, version: version + 1, updatedAt: ctx.now() })
      .where(own)
      .returning()
    if (!row) throw new AppError('NOT_FOUND')
    await audit(ctx, tx, { action: 'postType.rename', target: `postType:${id}`, detail: { title, version: row.version } })
    return presentPostType(row)
  })
}
