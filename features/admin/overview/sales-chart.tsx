import type { DaySales } from '@/lib/api/v1/admin.schema'
import { formatPrice, formatShortDate } from '@/lib/office/formats'
import { barsOf, chartHeight, chartWidth } from './sales-bars'

/** One bar a day; the table beside it holds the same numbers. */
export function SalesChart({ days, label }: { days: readonly DaySales[]; label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${chartWidth} ${chartHeight}`} preserveAspectRatio="none" className="h-28 w-full">
      {barsOf(days).map(({ day, x, y, width, height, isToday }) => (
        <rect key={day.day} x={x} y={y} width={width} height={height} className={isToday ? 'fill-accent' : 'fill-action'}>
          <title>{`${formatShortDate(`${day.day}T12:00:00Z`)} ${formatPrice(day.total)}`}</title>
        </rect>
      ))}
    </svg>
  )
}
