/** Months to answer, and months when extended (GDPR, article 12(3); docs/rules/privacy.md#privacy-clock). */
const monthsToAnswer = 1
const monthsWhenExtended = 3

/** The last day to answer a request that came on a day, both as '2026-11-20'. */
export function dueDay(receivedOn: string, { extended = false } = {}): string {
  return addMonths(receivedOn, extended ? monthsWhenExtended : monthsToAnswer)
}

/** The same day of a later month, or its last (Regulation 1182/71, article 3(2)). */
function addMonths(day: string, months: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months + 1, 0)
  date.setUTCDate(Math.min(wanted, date.getUTCDate()))
  return date.toISOString().slice(0, 10)
}

/** Whole days from one day to another; negative when it has passed. */
export function daysUntil(day: string, today: string): number {
  return Math.round((Date.parse(`${day}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000)
}

/** `late`: the day has passed; `soon`: a week is left. */
export function urgencyOf(daysLeft: number): 'late' | 'soon' | 'calm' {
  if (daysLeft < 0) return 'late'
  return daysLeft <= 7 ? 'soon' : 'calm'
}
