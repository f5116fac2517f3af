import { and, eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import { categories } from '@/server/db/schema/category'
import { sortsOf } from './choose-sort'

/** The orders a category's list offers; null outside of categories. Throws NOT_FOUND for a category that this site does not have. */
export async function sortsOfCategory(ctx: Pick<Ctx, 'db' | 'site'>, categoryId: number | undefined) {
  if (categoryId === undefined) return null
  const [row] = await ctx.db
    .select({ sortTypes: categories.sortTypes, sortDefaultType: categories.sortDefaultType })
    .from(categories)
    .where(and(eq(categories.id, categoryId), eq(categories.siteId, ctx.site.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return sortsOf(row)
}
