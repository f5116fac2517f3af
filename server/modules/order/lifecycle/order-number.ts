import { yearOf } from '@/lib/text/dates'

/** The number people read: the year in Zagreb and a count without gaps, '2026-000123'. It fits the HR00 payment reference (22 characters). */
export function orderNumber(year: number, count: number): string {
  return `${year}-${String(count).padStart(6, '0')}`
}

/** The year whose counter an order takes from. */
export function orderYear(now: Date): number {
  return Number(yearOf(now))
}
