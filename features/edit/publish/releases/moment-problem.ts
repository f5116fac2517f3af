export type MomentProblem = 'missing' | 'past'

/** Why a release cannot be set to a moment; null when it can (docs/rules/editing.md#release-runs). */
export function momentProblem(moment: string | null, now: Date): MomentProblem | null {
  if (moment === null) return 'missing'
  return Date.parse(moment) <= now.getTime() ? 'past' : null
}
