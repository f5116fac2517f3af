import { isoDay } from '@/lib/text/dates'

/** Quick choices among the days of the order list. They move with the clock, so a saved view means the day on which it is opened (docs/rules/orders.md#office-search). */
export const orderPeriods = ['today', 'yesterday', 'week', 'month'] as const
export type OrderPeriod = (typeof orderPeriods)[number]

/** The first and the last day of a period in Zagreb, both included; `week`: today and the six days before it. */
export function daysOfPeriod(period: OrderPeriod, now: Date): { from: string; to: string } {
  const today = isoDay(now)
  switch (period) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: dayBefore(today, 1), to: dayBefore(today, 1) }
    case 'week':
      return { from: dayBefore(today, 6), to: today }
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today }
  }
  return period satisfies never
}

function dayBefore(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() - days)
  return moment.toISOString().slice(0, 10)
}
