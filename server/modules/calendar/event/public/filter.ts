import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { eventApi } from '@/lib/api/v1/calendar/event/public'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts } from '@/server/db/schema/calendar'
import {
  containsText,
  isFuzzyMatch,
  similarity,
  textQuery,
  searchWithFuzzyFallback,
  type MatchMode,
} from '@/server/modules/cms/text-search'
import { loadPictures } from '@/server/modules/media/pictures'
import { eventCardColumns, presentEventCard } from '@/server/modules/calendar/event/event-card'
import { isPublishedEvent } from '@/server/modules/calendar/event/published'

type Input = ParsedOf<typeof eventApi.filter>
type Found = DataOf<typeof eventApi.filter>

export async function filter(ctx: Ctx, input: Input): Promise<Found> {
  return searchWithFuzzyFallback(input.keywords, (mode) => read(ctx, input, mode))
}

async function read(ctx: Ctx, input: Input, mode: MatchMode): Promise<Found> {
  const { page, limit } = input
  const matches = and(isPublishedEvent(ctx), ...conditions(ctx, input, mode))
  const joined = and(eq(eventTexts.eventId, events.id), matches)
  const [rows, [extent]] = await Promise.all([
    ctx.db
      .select(eventCardColumns)
      .from(events)
      .innerJoin(eventTexts, joined)
      .orderBy(...order(ctx, input, mode))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(events)
      .innerJoin(eventTexts, joined),
  ])
  const pictures = await loadPictures(
    ctx,
    rows.flatMap(({ mediaId }) => mediaId ?? []),
  )
  const totalRecords = extent?.total ?? 0
  return {
    records: rows.map((row) => presentEventCard(row, { pictures, now: ctx.now() })),
    totalRecords,
    totalPages: Math.ceil(totalRecords / limit),
    page,
    limit,
  }
}

function conditions(ctx: Ctx, { from, to, keywords }: Input, mode: MatchMode) {
  const text = keywords?.trim()
  const since = from === undefined ? (text ? undefined : ctx.now()) : new Date(from)
  return [
    since && gt(events.endsAt, since),
    to === undefined ? undefined : lt(events.startsAt, new Date(to)),
    text ? matchesKeywords(text, mode) : undefined,
  ]
}

function matchesKeywords(text: string, mode: MatchMode) {
  if (mode === 'fuzzy') return isFuzzyMatch(eventTexts.title, text)
  return or(sql`${eventTexts.search} @@ ${textQuery(text)}`, containsText(eventTexts.title, text))
}

function order(ctx: Ctx, { keywords }: Input, mode: MatchMode): SQL[] {
  const soonest = [asc(events.startsAt), asc(events.id)]
  const text = keywords?.trim()
  if (!text) return soonest
  const best = mode === 'fuzzy' ? similarity(eventTexts.title, text) : sql`ts_rank(${eventTexts.search}, ${textQuery(text)})`
  return [desc(sql`${events.endsAt} > ${ctx.now().toISOString()}::timestamptz`), desc(best), ...soonest]
}
