import { useFormatter } from 'next-intl'

/** 'pet 27. 11. 2026. u 08:00', with seconds where there are some. */
export function useFormatReleaseTime(): (moment: string) => string {
  const format = useFormatter()
  return (moment) => {
    const date = new Date(moment)
    const seconds = date.getUTCSeconds() === 0 ? {} : { second: '2-digit' as const }
    const day = format.dateTime(date, { weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' })
    return `${day} ${format.dateTime(date, { hour: '2-digit', minute: '2-digit', ...seconds })}`
  }
}
