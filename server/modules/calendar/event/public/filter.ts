import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { eventApi } from '@/lib/api/v1/calendar/event/public'
import type { Ctx } from '@/server/core/context'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { containsFolded, isNear, nearness, typedQuery, wordsOrNearly, type Closeness } from '@/server/modules/cms/finder/text-search'
import { picturesOf } from '@/server/modules/media/pictures'
import { cardFields } from '../card-fields'
import { presentCard } from '../present-card'
import { isStanding } from '../standing'

type Input = ParsedOf<typeof eventApi.filter>
type Found = DataOf<typeof eventApi.filter>

export async function filter(ctx: Ctx, input: Input): Promise<Found> {
  return wordsOrNearly(input.keywords, (closeness) => read(ctx, input, closeness))
}

async function read(ctx: Ctx, input: Input, closeness: Closeness): Promise<Found> {
  const { page, limit } = input
  const matches = and(isStanding(ctx), ...conditions(ctx, input, closeness))
  const joined = and(eq(eventTexts.eventId, events.id), matches)
  const [rows, [extent]] = await Promise.all([
    ctx.db
      .select(cardFields)
      .from(events)
      .innerJoin(eventTexts, joined)
      .orderBy(...order(ctx, input, closeness))
      .limit(limit)
      .offset((page - 1) * limit),
    ctx.db
      .select({ total: sql<number>`count(*)`.mapWith(Number) })
      .from(events)
      .innerJoin(eventTexts, joined),
  ])
  const pictures = await picturesOf(
    ctx.db,
    rows.flatMap(({ mediaId }) => mediaId ?? []),
  )
  const totalRecords = extent?.total ?? 0
  return {
    records: rows.map((row) => presentCard(row, pictures)),
    totalRecords,
    totalPages: Math.ceil(totalRecords / limit),
    page,
    limit,
  }
}

function conditions(ctx: Ctx, { from, to, keywords }: Input, closeness: Closeness) {
  const words = keywords?.trim()
  const since = from === undefined ? (words ? undefined : ctx.now()) : new Date(from)
  return [
    since && gt(events.endsAt, since),
    to === undefined ? undefined : lt(events.startsAt, new Date(to)),
    words ? speaksOf(words, closeness) : undefined,
  ]
}

function speaksOf(words: string, closeness: Closeness) {
  if (closeness === 'nearly') return isNear(eventTexts.title, words)
  return or(sql`${eventTexts.search} @@ ${typedQuery(words)}`, containsFolded(eventTexts.title, words))
}

function order(ctx: Ctx, { keywords }: Input, closeness: Closeness): SQL[] {
  const soonest = [asc(events.startsAt), asc(events.id)]
  const words = keywords?.trim()
  if (!words) return soonest
  const best = closeness === 'nearly' ? nearness(eventTexts.title, words) : sql`ts_rank(${eventTexts.search}, ${typedQuery(words)})`
  return [desc(sql`${events.endsAt} > ${ctx.now().toISOString()}::timestamptz`), desc(best), ...soonest]
}
