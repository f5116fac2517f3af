import { isoDay } from '@/lib/text/dates'
import type { OrderStatus } from '@/lib/api/entities/order.schema'
import { isReversed } from '@/lib/order/order-statuses'

const periodDays = 14

type PeriodFacts = {
  status: OrderStatus
  /** A company has no right of withdrawal (docs/rules/after-sale.md#withdrawal-companies). */
  isCompany: boolean
  /** Nothing is shipped: the period starts with the contract. */
  isDigital: boolean
  createdAt: Date
  deliveredAt: Date | null
}

/**
 * The withdrawal period: 14 days after delivery, or after the contract if nothing is shipped (docs/rules/after-sale.md#withdrawal-period).
 * @returns `until`: the last day, '2026-12-04'; null before delivery, and of a company
 */
export function withdrawalPeriod(
  { status, isCompany, isDigital, createdAt, deliveredAt }: PeriodFacts,
  now: Date,
): { isOpen: boolean; until: string | null } {
  if (isCompany) return { isOpen: false, until: null }
  const startsAt = isDigital ? createdAt : deliveredAt
  const until = startsAt && daysAfter(isoDay(startsAt), periodDays)
  return { isOpen: !isReversed(status) && (until === null || isoDay(now) <= until), until }
}

function daysAfter(day: string, count: number) {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10)
}

type LineFacts = { quantity: number; isEProduct: boolean; isDownloaded: boolean; isPersonalised: boolean; withdrawn: number }

/** The quantity that can still be withdrawn from, or why none (docs/rules/after-sale.md#withdrawal-exceptions). */
export function decideWithdrawable(line: LineFacts): { pieces: number; reason: 'downloaded' | 'personalised' | 'withdrawn' | null } {
  if (line.isEProduct && line.isDownloaded) return { pieces: 0, reason: 'downloaded' }
  if (line.isPersonalised) return { pieces: 0, reason: 'personalised' }
  const pieces = line.quantity - line.withdrawn
  return { pieces, reason: pieces === 0 ? 'withdrawn' : null }
}
