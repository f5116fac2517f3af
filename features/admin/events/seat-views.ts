import type { SeatView } from '@/lib/api/v1/calendar/event/seats/office.schema'

export const seatViews = ['upcoming', 'past'] as const satisfies SeatView[]

/** The view of a query parameter. */
export function seatViewOf(parameter: unknown): SeatView {
  return seatViews.find((view) => view === parameter) ?? 'upcoming'
}
