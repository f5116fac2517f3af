import type { ParsedOf } from '@/lib/api/endpoint'
import type { tagApi } from '@/lib/api/v1/product/web/tag'
import type { Ctx } from '@/server/core/context'
import { parseFilters } from '@/server/modules/product/list/list-filters'
import { loadTags } from '@/server/modules/product/list/tags'

export async function filter(ctx: Ctx, { filters }: ParsedOf<typeof tagApi.filter>) {
  const { ids } = parseFilters(filters, [])
  const all = await loadTags(ctx)
  const records = ids ? ids.flatMap((id) => all.find((one) => one.id === id) ?? []) : all
  return { records, totalRecords: records.length, totalPages: records.length > 0 ? 1 : 0, page: 1, limit: records.length }
}
