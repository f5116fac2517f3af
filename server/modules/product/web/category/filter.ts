import type { ParsedOf } from '@/lib/api/endpoint'
import type { Category } from '@/lib/api/entities/category.schema'
import type { categoryApi } from '@/lib/api/v1/product/web/category'
import type { Ctx } from '@/server/core/context'
import { loadCategories, buildCategoryTree } from '@/server/modules/product/list/categories'
import { parseFilters } from '@/server/modules/product/list/list-filters'

type Input = ParsedOf<typeof categoryApi.filter>

export async function filter(ctx: Ctx, input: Input) {
  const records = arrange(await loadCategories(ctx), input)
  return { records, totalRecords: records.length, totalPages: records.length > 0 ? 1 : 0, page: 1, limit: records.length }
}

function arrange(all: Category[], { filters, tree, sort }: Input) {
  const { ids } = parseFilters(filters, [])
  if (ids) return ids.flatMap((id) => all.find((one) => one.id === id) ?? [])
  if (tree) return buildCategoryTree(all)
  return sort?.order === 'desc' ? all.toSorted((a, b) => b.id - a.id) : all
}
