import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { categoryApi } from '@/lib/api/v1/product/web/category'
import type { Ctx } from '@/server/core/context'
import { loadCategories } from '@/server/modules/product/list/categories'

export async function get(ctx: Ctx, { id }: ParsedOf<typeof categoryApi.get>) {
  const all = await loadCategories(ctx)
  const found = all.find((one) => (typeof id === 'number' ? one.id === id : one.slug === id))
  if (!found) throw new AppError('NOT_FOUND')
  return { ...found, children: all.filter((one) => one.parentId === found.id) }
}
