import type { ParsedOf } from '@/lib/api/endpoint'
import type { layeredApi } from '@/lib/api/v1/product/layered'
import type { Ctx } from '@/server/core/context'
import { countAgainstLimit } from '@/server/core/rate-limits'
import { facetAttributes } from './facet-attributes'
import { tallyFacets } from './facet-sql'
import { withFound } from '@/server/modules/product/search/find-products'
import { readFilters } from '@/server/modules/product/search/list-filters'
import { searchWords } from '@/server/modules/product/search/search-words'
import { presentFacets } from './present-facets'

type Input = ParsedOf<typeof layeredApi.navigation>

export async function navigation(ctx: Ctx, { keywords, filters: asked, mainCategory }: Input) {
  const words = keywords?.trim() ? searchWords(keywords) : null
  if (words) countAgainstLimit(ctx, { limit: 'search' }, {})
  const attributes = await facetAttributes(ctx)
  const filters = readFilters(asked, attributes)
  const tallies = await withFound(ctx, words, (db, found) => tallyFacets({ ...ctx, db }, { filters, mainCategory, found }))
  return presentFacets(attributes, tallies, filters.facets)
}
