import { sql } from 'drizzle-orm'
import type { DataOf } from '@/lib/api/endpoint'
import type { productApi } from '@/lib/api/v1/product/web'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { asWritten } from './as-written'
import type { SearchMatches } from './find-products'
import { tsquerySql } from './search-query'

type SearchContext = Pick<Ctx, 'site' | 'language'> & { db: Tx }
type Correction = DataOf<typeof productApi.filter>['corrected']

/** The vocabulary has no diacritics; so many texts show how its words are written. */
const maxTexts = 50

/** What was searched instead of what was typed; undefined for a search that is not corrected (docs/rules/catalog.md#spelling-told). */
export async function findCorrection({ db, site, language }: SearchContext, { query }: SearchMatches): Promise<Correction> {
  if (!('hasAlternatives' in query)) return undefined
  const rows = await db.execute<{ text: string }>(sql`
    select t.name || ' ' || t.keywords as text
    from izlog_products_by_keywords(${site.id}, ${language.id}, ${tsquerySql(query.tsquery)}, ${maxTexts}) named (product_id)
    join product_texts t on t.product_id = named.product_id and t.language_id = ${language.id}`)
  const words = asWritten(
    query.words,
    rows.map(({ text }) => text),
  )
  return { keywords: words.join(' '), hasAlternatives: query.hasAlternatives }
}
