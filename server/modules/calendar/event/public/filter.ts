import { and, asc, desc, eq, gt, lt, or, sql, type SQL } from 'drizzle-orm'
import type { DataOf, ParsedOf } from '@/lib/api/endpoint'
import type { eventApi } from '@/lib/api/v1/calendar/event/public'
import type { Ctx } from '@/server/context'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { containsFolded, typedQuery } from '@/server/modules/cms/finder/text-search'
import { picturesOf } from '@/server/modules/media/pictures'
import { cardFields } from '../card-fields'
import { presentCard } from '../present-card'
import { isStanding } from '../standing'

type Input = ParsedOf<typeof eventApi.filter>

export async function filter(ctx: Ctx, input: Input): Promise<DataOf<typeof eventApi.filter>> {
  const { page, limit } = input
  const matches = and(isStanding(ctx), ...conditions(ctx, input))
  const joined = and(eq(eventTexts.eventId, events.id), matches)
  const [rows, [extent]] = await Promise.all([
    ctx.db
      .select(cardFields)
      .from(events)
      .innerJoin(eventTexts, joined)
      .orderBy(...order(ctx, input))
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

function conditions(ctx: Ctx, { from, to, keywords }: Input) {
  const words = keywords?.trim()
  const since = from === undefined ? (words ? undefined : ctx.now()) : new Date(from)
  return [
    since && gt(events.endsAt, since),
    to === undefined ? undefined : lt(events.startsAt, new Date(to)),
    words ? or(sql`${eventTexts.search} @@ ${typedQuery(words)}`, containsFolded(eventTexts.title, words)) : undefined,
  ]
}

function order(ctx: Ctx, { keywords }: Input): SQL[] {
  const soonest = [asc(events.startsAt), asc(events.id)]
  const words = keywords?.trim()
  return words
    ? [
        desc(sql`${events.endsAt} > ${ctx.now().toISOString()}::timestamptz`),
        desc(sql`ts_rank(${eventTexts.search}, ${typedQuery(words)})`),
        ...soonest,
      ]
    : soonest
}
