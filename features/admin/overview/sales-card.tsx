'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { Cell, HeaderCell, Table, TableBody, TableHead, TableRow } from '@/components/ui/display/table'
import type { DaySales, Sales } from '@/lib/api/v1/admin.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatPrice, formatShortDate } from '@/lib/office/formats'
import { SalesChart } from './sales-chart'

/** Today's sales against the same weekday, and the last 30 days as a picture with its table (docs/rules/administration.md#day-sales). */
export function SalesCard({ sales: { today, lastWeek, days } }: { sales: Sales }) {
  const t = useTranslations('admin.overview.sales')
  return (
    <Card as="section" aria-labelledby="sales-title">
      <h2 id="sales-title" className="pb-3 text-xl">
        {t('title')}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-3xl font-semibold lining-nums tabular-nums">{formatPrice(today.total)}</span>
        <Link
          href={{ pathname: '/admin/orders', query: { view: 'all', from: today.day, to: today.day } }}
          prefetch={false}
          className="text-action underline underline-offset-4"
        >
          {t('orders', { count: today.orders })}
        </Link>
      </p>
      <p className="text-sm text-ink-soft">{t('lastWeek', { total: formatPrice(lastWeek.total), count: lastWeek.orders })}</p>
      <p className="pb-5 text-sm text-ink-soft">{t('gross')}</p>
      <SalesChart days={days} label={t('chart', { count: days.length })} />
      <details className="pt-3">
        <summary className="min-h-6 cursor-pointer text-sm font-medium text-action">{t('asTable')}</summary>
        <div className="max-h-80 overflow-y-auto pt-2">
          <SalesTable days={days} />
        </div>
      </details>
    </Card>
  )
}

function SalesTable({ days }: { days: readonly DaySales[] }) {
  const t = useTranslations('admin.overview.sales')
  return (
    <Table caption={t('chart', { count: days.length })} captionHidden>
      <TableHead>
        <TableRow>
          <HeaderCell>{t('day')}</HeaderCell>
          <HeaderCell numeric>{t('ordersHead')}</HeaderCell>
          <HeaderCell numeric>{t('total')}</HeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.toReversed().map((day) => (
          <TableRow key={day.day}>
            <Cell className="py-2">{formatShortDate(noonOf(day))}</Cell>
            <Cell numeric className="py-2">
              {day.orders}
            </Cell>
            <Cell numeric className="py-2">
              {formatPrice(day.total)}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

/** A moment of the day that has the same date in every zone of Europe. */
function noonOf({ day }: DaySales) {
  return `${day}T12:00:00Z`
}
