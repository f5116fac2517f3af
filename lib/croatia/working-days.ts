import { isoDay } from '@/lib/text/dates'

const dayMs = 86_400_000

/** The same time of day `count` working days later (docs/rules/checkout.md#working-days). */
export function addWorkingDays(moment: Date, count: number): Date {
  let at = moment
  for (let left = count; left > 0;) {
    at = new Date(at.getTime() + dayMs)
    if (isWorkingDay(at)) left--
  }
  return at
}

function isWorkingDay(moment: Date) {
  const day = new Date(isoDay(moment))
  const weekday = day.getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day)
}

/** Holidays with a fixed date, as MM-DD (NN 110/19). */
const fixed = new Set(['01-01', '01-06', '05-01', '05-30', '06-22', '08-05', '08-15', '11-01', '11-18', '12-25', '12-26'])
/** Days after Easter Sunday: Easter Monday and Corpus Christi. */
const afterEaster = new Set([1, 60])

function isHoliday(day: Date) {
  return fixed.has(day.toISOString().slice(5, 10)) || afterEaster.has((day.getTime() - easter(day.getUTCFullYear())) / dayMs)
}

/** Easter Sunday of the Gregorian calendar, by J.-M. Oudin's rule. */
function easter(year: number) {
  const { floor } = Math
  const [golden, century] = [year % 19, floor(year / 100)]
  const epact = (century - floor(century / 4) - floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const moon = epact - floor(epact / 28) * (1 - floor(29 / (epact + 1)) * floor((21 - golden) / 11))
  const weekday = (year + floor(year / 4) + moon + 2 - century + floor(century / 4)) % 7
  return Date.UTC(year, 2, moon - weekday + 28)
}
