import { homeSlug } from '@/lib/routing/reserved-slugs'
import { sql } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { pageApi } from '@/lib/api/v1/cms/page'
import type { Ctx } from '@/server/core/context'
import { richTextVector } from '@/server/db/schema/columns'
import { refersToMaster } from '@/server/modules/cms/master-references/refers-to-master'
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

/** As `page_versions.search` reads the sections of a page. */
const searchOfMaster = sql`(izlog_vector(jsonb_path_query_array(section, '$.meta.* ? (@.type() == "string")'))
  || izlog_vector(jsonb_path_query_array(section, '$.meta.*.* ? (exists (@.pos)).keyvalue() ? (@.key != "pos" && @.value.type() == "string").value'))
  || ${richTextVector('section')})`

/** As `page_versions.search`, of the document `shown.doc`. */
const searchOfShown = sql`(izlog_vector(jsonb_path_query_array(shown.doc, '$.sections.*.meta.* ? (@.type() == "string")'))
  || izlog_vector(jsonb_path_query_array(shown.doc, '$.sections.*.meta.*.* ? (exists (@.pos)).keyvalue() ? (@.key != "pos" && @.value.type() == "string").value'))
  || ${richTextVector('shown.doc')})`

const from = sql`s.section #>> '{when,from}'`
const to = sql`s.section #>> '{when,to}'`

/** Whether a section's window includes the moment; text that is no moment is no limit (docs/rules/editing.md#time-window). */
const isWithin = (now: Date) => sql`
  case when pg_input_is_valid(${from}, 'timestamptz') then (${from})::timestamptz <= ${now.toISOString()}::timestamptz else true end
  and case when pg_input_is_valid(${to}, 'timestamptz') then (${to})::timestamptz > ${now.toISOString()}::timestamptz else true end`

/** `shown.doc`: the document of version `v` without the sections outside their window, which no visitor may find. */
const shownDocument = (now: Date) => sql`
  cross join lateral (select case when not v.doc @? '$.sections.*.when' then v.doc else jsonb_build_object('sections', (
    select coalesce(jsonb_object_agg(s.id, s.section), '{}') from jsonb_each(v.doc -> 'sections') s(id, section)
    where ${isWithin(now)})) end as doc) shown`

/** Matches in titles and descriptions rank before matches in sections (docs/rules/content.md#published-page). */
export async function filterStandard(ctx: Ctx, input: Input): Promise<Found> {
  return searchWithFuzzyFallback(input.filters.keywords, (mode) => search(ctx, input, mode))
}

async function search(ctx: Ctx, { filters: { keywords }, page, limit }: Input, mode: MatchMode): Promise<Found> {
  const { db, site, language } = ctx
  const text = keywords.trim()
  const query = textQuery(text)
  const title = sql`t.title`
  const { found, rank } =
    mode === 'fuzzy'
      ? { found: isFuzzyMatch(title, text), rank: similarity(title, text) }
      : {
          found: sql`(t.search @@ ${query} or ${containsText(title, text)}
            or (v.search @@ ${query} and (not v.doc @? '$.sections.*.when' or ${searchOfShown} @@ ${query}))
            or exists (select 1 from found_masters m where ${refersToMaster(sql`shown.doc`, sql`m.id`)}))`,
          rank: sql`ts_rank(t.search, ${query}) * 10 + ts_rank(v.search, ${query})`,
        }
  // What a page shows of a shared section is no part of its own document.
  const foundMasters = sql`
    with found_masters as materialized (
      select id from masters
      where ${mode !== 'fuzzy'} and site_id = ${site.id} and language_id = ${language.id} and ${searchOfMaster} @@ ${query})`
  const matching = sql`
    from page_texts t
    join pages p on p.id = t.page_id and p.archived_at is null
    join page_versions v on v.id = t.published_version_id
    ${shownDocument(ctx.now())}
    where t.site_id = ${site.id} and t.language_id = ${language.id} and t.slug <> ${homeSlug} and ${text} <> '' and ${found}`
  const [rows, [extent]] = await Promise.all([
    db.execute<Row>(sql`
      ${foundMasters} select p.id, t.slug, t.title, t.description ${matching}
      order by ${rank} desc, t.title collate "hr-x-icu", p.id
      limit ${limit} offset ${(page - 1) * limit}`),
    db.execute<{ total: number }>(sql`${foundMasters} select count(*)::int as total ${matching}`),
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
