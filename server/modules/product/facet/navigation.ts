import type { ParsedOf } from '@/lib/api/endpoint'
import type { layeredApi } from '@/lib/api/v1/product/layered'
import type { Ctx } from '@/server/core/context'
import { enforceRateLimit } from '@/server/core/rate-limits'
import { loadFacetAttributes } from '@/server/modules/product/list/facet-attributes'
import { countFacets } from './facet-sql'
import { withSearchMatches } from '@/server/modules/product/search/find-products'
import { parseFilters } from '@/server/modules/product/list/list-filters'
import { parseSearch } from '@/server/modules/product/search/search-query'
import { presentFacets } from './present-facets'

type Input = ParsedOf<typeof layeredApi.navigation>

export async function navigation(ctx: Ctx, { keywords, filters: requested, mainCategory }: Input) {
  const searchQuery = keywords?.trim() ? parseSearch(keywords) : null
  if (searchQuery) enforceRateLimit(ctx, { limit: 'search' }, {})
  const attributes = await loadFacetAttributes(ctx)
  const filters = parseFilters(requested, attributes)
  const counts = await withSearchMatches(ctx, searchQuery, (db, found) => countFacets({ ...ctx, db }, { filters, mainCategory, found }))
  return presentFacets(attributes, counts, filters.facets)
}
