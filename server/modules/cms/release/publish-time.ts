import { AppError } from '@/lib/api/errors'
import { texts } from '@/server/core/texts'

/** The moment of a release, to the second. @throws VALIDATION for one that has passed */
export function publishTime(written: string | null, now: Date): Date | null {
  if (written === null) return null
  const at = new Date(Math.floor(Date.parse(written) / 1000) * 1000)
  if (at <= now) throw new AppError('VALIDATION', { fieldErrors: { publishAt: [texts.editing.pastMoment] } })
  return at
}
