import { PgDialect } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { plannedForValues } from '@/server/db/prepare-statements'
import { facetCountsSql } from '@/server/modules/product/facet/facet-sql'
import { listedProducts, sortedIds, type ListContext, type ListQuery } from './list-sql'

type Place = { site: Pick<ListContext['site'], 'id'>; language: Pick<ListContext['language'], 'id'>; now: () => Date }
const place: Place = { site: { id: 1 }, language: { id: 1 }, now: () => new Date('2026-12-01T12:00:00Z') }
// The statements read nothing else of them.
const ctx: ListContext = Object.assign(Object.create(null), place)
const query: ListQuery = { filters: { facets: [{ attributeId: 1, kind: 'terms', terms: [7] }] }, mainCategory: 3, found: null }

it.each([
  ['a list', sortedIds(ctx, { ...query, order: 'id-desc' })],
  ['a list by name', sortedIds(ctx, { ...query, order: 'name-asc' })],
  ['its length', sql`select count(*) ${listedProducts(ctx, query)}`],
  ['its facets', facetCountsSql(ctx, query)],
])('%s is planned for its values, which leave one product or half of them', (_, statement) => {
  expect(new PgDialect().sqlToQuery(statement).sql).toContain(plannedForValues)
})
