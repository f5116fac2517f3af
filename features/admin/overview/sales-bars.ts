import type { DaySales } from '@/lib/api/v1/admin.schema'

export const chartWidth = 300
export const chartHeight = 80
/** A day without sales is still a line. */
const minHeight = 1
const gap = 0.2

/** The bars of a chart, the highest as high as the chart; the last day is today. */
export function barsOf(days: readonly DaySales[]) {
  const step = chartWidth / Math.max(1, days.length)
  const most = Math.max(0, ...days.map(({ total }) => total))
  return days.map((day, index) => {
    const height = most === 0 ? minHeight : Math.max(minHeight, (chartHeight * day.total) / most)
    return {
      day,
      x: step * (index + gap / 2),
      width: step * (1 - gap),
      y: chartHeight - height,
      height,
      isToday: index === days.length - 1,
    }
  })
}
