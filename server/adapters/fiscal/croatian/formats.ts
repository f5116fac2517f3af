const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zagreb',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** '20.11.2026 19:05:30' in Zagreb, with another separator between day and time where the authority wants one. */
export function fiscalMoment(moment: Date, separator = ' '): string {
  const of = new Map(parts.formatToParts(moment).map(({ type, value }) => [type, value]))
  const at = (type: Intl.DateTimeFormatPartTypes) => of.get(type) ?? ''
  return `${at('day')}.${at('month')}.${at('year')}${separator}${at('hour')}:${at('minute')}:${at('second')}`
}

/** '12.50' */
export function fiscalAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
