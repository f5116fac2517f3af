import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { plannedForValues } from '@/server/db/prepare-statements'
import { orderSearch } from '@/server/db/schema/order'
import { foldedSearch } from './folded-search'

it('is planned for its values', () => {
  const search = foldedSearch(orderSearch.folded, 'horvat')
  expect(search && new PgDialect().sqlToQuery(search).sql).toContain(plannedForValues)
})
