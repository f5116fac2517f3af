import { AppError } from '@/lib/api/errors'

/**
 * When a sale holds. One that should have begun earlier begins now, because nobody was offered it.
 * @throws SALE_OVER where it would end before it begins
 */
export function salePeriod({ from, until }: { from?: string; until?: string }, now: Date): { from: Date; until: Date | null } {
  const begins = from === undefined || new Date(from) < now ? now : new Date(from)
  const ends = until === undefined ? null : new Date(until)
  if (ends !== null && ends <= begins) throw new AppError('SALE_OVER')
  return { from: begins, until: ends }
}
