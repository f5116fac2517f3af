import { isoDay } from '@/lib/text/dates'
import type { OrderStatus } from '@/lib/api/entities/order.schema'

const days = 14

type Period = {
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
  { status, isDigital, createdAt, deliveredAt }: Period,
  now: Date,
): { isOpen: boolean; until: string | null } {
  const begins = isDigital ? createdAt : deliveredAt
  const until = begins && daysAfter(isoDay(begins), days)
  const isLive = status !== 'cancelled' && status !== 'withdrawn' && status !== 'refunded'
  return { isOpen: isLive && (until === null || isoDay(now) <= until), until }
}

function daysAfter(day: string, count: number) {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

type Line = { quantity: number; isEProduct: boolean; isDownloaded: boolean; isPersonalised: boolean; withdrawn: number }

/** Why a line cannot be withdrawn from (Directive 2011/83/EU, article 16, points c and m), or how many pieces still can. */
export function withdrawable(line: Line): { pieces: number; reason: 'downloaded' | 'personalised' | 'withdrawn' | null } {
  if (line.isEProduct && line.isDownloaded) return { pieces: 0, reason: 'downloaded' }
  if (line.isPersonalised) return { pieces: 0, reason: 'personalised' }
  const pieces = line.quantity - line.withdrawn
  return { pieces, reason: pieces === 0 ? 'withdrawn' : null }
}
