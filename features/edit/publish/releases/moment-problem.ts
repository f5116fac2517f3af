import { zonedMoment } from '@/lib/text/zoned-time'

export type MomentProblem = 'missing' | 'past'

/** Why a release cannot be set to the typed time in Zagreb; null when it can (docs/rules/editing.md#release-runs). */
export function momentProblem(local: string, now: Date): MomentProblem | null {
  const moment = zonedMoment(local)
  if (moment === null) return 'missing'
  return Date.parse(moment) <= now.getTime() ? 'past' : null
}
