/** Dates are for people in Zagreb, whatever clock the server keeps (DESIGN 12). */
const zone = { timeZone: 'Europe/Zagreb' } as const

const long = new Intl.DateTimeFormat('hr-HR', { ...zone, day: 'numeric', month: 'long', year: 'numeric' })
const short = new Intl.DateTimeFormat('hr-HR', { ...zone, day: 'numeric', month: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('hr-HR', { ...zone, hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-CA', { ...zone, year: 'numeric', month: '2-digit', day: '2-digit' })
const year = new Intl.DateTimeFormat('en', { ...zone, year: 'numeric' })

/** '20. studenoga 2026.' Takes the API's ISO moments. */
export function formatDate(moment: string | Date): string {
  return long.format(new Date(moment))
}

/** '20. 11. 2026.' */
export function formatShortDate(moment: string | Date): string {
  return short.format(new Date(moment))
}

/** '20. studenoga 2026. u 19:00' */
export function formatDateTime(moment: string | Date): string {
  return `${formatDate(moment)} u ${time.format(new Date(moment))}`
}

/** '2026', as the calendar on the wall says. */
export function yearOf(moment: string | Date): string {
  return year.format(new Date(moment))
}

/** '2026-11-20', the day that the calendar on the wall says. */
export function isoDay(moment: string | Date): string {
  return day.format(new Date(moment))
}
