import type { DataOf } from '@/lib/api/endpoint'
import type { sectionStatsApi } from '@/lib/api/v1/cms/section-stats'
import { isoDay } from '@/lib/text/dates'

type Answer = DataOf<typeof sectionStatsApi.filter>

const dayMs = 24 * 60 * 60_000

export type SectionStats = {
  views: number
  clicks: number
  adds: number
  orders: number
  /** Views of each day, oldest first, and whether the document was published on it. */
  days: { day: string; views: number; isPublished: boolean }[]
}

/** Returns the sums of a section over the days of the answer, and its days. */
export function statsOf(
  { from, to, stats, publications }: Answer,
  { document, section }: { document: string; section: string },
): SectionStats {
  const own = stats.filter((one) => one.document === document && one.section === section)
  const published = new Set(publications.filter((one) => one.document === document).map(({ at }) => isoDay(at)))
  const sum = (event: 'views' | 'clicks' | 'adds' | 'orders') => own.reduce((total, one) => total + one[event], 0)
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1
  const days = Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10)
    return { day, views: own.find((one) => one.day === day)?.views ?? 0, isPublished: published.has(day) }
  })
  return { views: sum('views'), clicks: sum('clicks'), adds: sum('adds'), orders: sum('orders'), days }
}
