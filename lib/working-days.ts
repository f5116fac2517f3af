import { isoDay } from './dates'

const dayMs = 86_400_000

/** The same hour so many working days later. Mondays to Fridays: a holiday among them is the caller's to be patient about. */
export function addWorkingDays(moment: Date, count: number): Date {
  let at = moment
  for (let left = count; left > 0;) {
    at = new Date(at.getTime() + dayMs)
    if (isWorkingDay(at)) left--
  }
  return at
}

function isWorkingDay(moment: Date) {
  const weekday = new Date(isoDay(moment)).getUTCDay()
  return weekday !== 0 && weekday !== 6
}
