import { homeSlug } from '@/lib/routing/reserved-slugs'
import { sql } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { pageApi } from '@/lib/api/v1/cms/page'
import type { Ctx } from '@/server/core/context'
import {
  containsText,
  isFuzzyMatch,
  similarity,
  textQuery,
  searchWithFuzzyFallback,
  type MatchMode,
} from '@/server/modules/cms/text-search'

type Input = ParsedOf<typeof pageApi.filterStandard>
type Found = DataOf<typeof pageApi.filterStandard>
type Row = Omit<Found['records'][number], 'id'> & { id: number; total: number }

/** Matches in titles and descriptions rank before matches in sections (docs/rules/content.md#published-page). */
export async function filterStandard(ctx: Ctx, input: Input): Promise<Found> {
  return searchWithFuzzyFallback(input.filters.keywords, (mode) => search(ctx, input, mode))
}

async function search({ db, site, language }: Ctx, { filters: { keywords }, page, limit }: Input, mode: MatchMode): Promise<Found> {
  const text = keywords.trim()
  const query = textQuery(text)
  const title = sql`t.title`
  const { found, rank } =
    mode === 'fuzzy'
      ? { found: isFuzzyMatch(title, text), rank: similarity(title, text) }
      : {
          found: sql`(t.search @@ ${query} or v.search @@ ${query} or ${containsText(title, text)})`,
          rank: sql`ts_rank(t.search, ${query}) * 10 + ts_rank(v.search, ${query})`,
        }
  const matching = sql`
    from page_texts t
    join pages p on p.id = t.page_id and p.archived_at is null
    join page_versions v on v.id = t.published_version_id
    where t.site_id = ${site.id} and t.language_id = ${language.id} and t.slug <> ${homeSlug} and ${text} <> '' and ${found}`
  const [rows, [extent]] = await Promise.all([
    db.execute<Row>(sql`
      select p.id, t.slug, t.title, t.description ${matching}
      order by ${rank} desc, t.title collate "hr-x-icu", p.id
      limit ${limit} offset ${(page - 1) * limit}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${matching}`),
  ])
  const totalRecords = extent?.total ?? 0
  return {
    records: rows.map(({ id, slug, title: name, description }) => ({ id, slug, title: name, description })),
    totalRecords,
    totalPages: Math.ceil(totalRecords / limit),
    page,
    limit,
  }
}
