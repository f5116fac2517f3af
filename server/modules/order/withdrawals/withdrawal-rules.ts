import { isoDay } from '@/lib/text/dates'
import type { OrderStatus } from '@/lib/api/entities/order.schema'

const periodDays = 14

type PeriodFacts = {
  status: OrderStatus
  /** Nothing is sent: the time runs from the contract. */
  isDigital: boolean
  createdAt: Date
  deliveredAt: Date | null
}

/**
 * How long a buyer may withdraw (Directive 2011/83/EU, article 9): fourteen days after the goods were delivered, or after the contract when nothing is
 * sent; the day itself does not count. Until the goods are there the time does not run.
 * @returns `until` is the last day, '2026-12-04'
 */
export function withdrawalPeriod(
  { status, isDigital, createdAt, deliveredAt }: PeriodFacts,
  now: Date,
): { isOpen: boolean; until: string | null } {
  const startsAt = isDigital ? createdAt : deliveredAt
  const until = startsAt && daysAfter(isoDay(startsAt), periodDays)
  const isActive = status !== 'cancelled' && status !== 'withdrawn' && status !== 'refunded'
  return { isOpen: isActive && (until === null || isoDay(now) <= until), until }
}

function daysAfter(day: string, count: number) {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

type LineFacts = { quantity: number; isEProduct: boolean; isDownloaded: boolean; isPersonalised: boolean; withdrawn: number }

/** Why a line cannot be withdrawn from (Directive 2011/83/EU, article 16, points c and m), or how many pieces still can. */
export function decideWithdrawable(line: LineFacts): { pieces: number; reason: 'downloaded' | 'personalised' | 'withdrawn' | null } {
  if (line.isEProduct && line.isDownloaded) return { pieces: 0, reason: 'downloaded' }
  if (line.isPersonalised) return { pieces: 0, reason: 'personalised' }
  const pieces = line.quantity - line.withdrawn
  return { pieces, reason: pieces === 0 ? 'withdrawn' : null }
}
