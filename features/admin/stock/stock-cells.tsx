'use client'

import { useTranslations } from 'next-intl'
import { TableCell } from '@/features/admin/table/table-cell'
import { Button } from '@/components/ui/button/button'
import { Link } from '@/lib/i18n/navigation'
import type { StockItem } from '@/lib/api/v1/stock/office.schema'
import type { StockTask } from './change/stock-dialog'
import { StockBadges } from './stock-badges'

/** `onTask`: null for those who may not change stock; the table then has no column for it. */
export function StockCells({ item, onTask }: { item: StockItem; onTask: ((task: StockTask) => void) | null }) {
  const t = useTranslations('admin.stock')
  const { id, sku, name, available } = item
  const reserved = item.reserved + item.unpaid
  return (
    <>
      <TableCell className="flex flex-col">
        <Link
          href={{ pathname: '/admin/stock/[id]', params: { id } }}
          prefetch={false}
          className="font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <span className="text-sm wrap-anywhere text-ink-soft">{sku}</span>
      </TableCell>
      <TableCell className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {available === null ? null : <span className="font-medium tabular-nums">{t('available', { count: available })}</span>}
        {reserved > 0 ? <span className="text-sm text-ink-soft tabular-nums">{t('reserved', { count: reserved })}</span> : null}
        <StockBadges item={item} />
      </TableCell>
      {onTask ? (
        <TableCell className="flex flex-wrap gap-2 lg:justify-end">
          {available === null ? null : (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => onTask({ kind: 'adjust', id })}
              aria-label={t('adjustNamed', { name })}
              className="max-lg:-ml-3.5"
            >
              {t('adjust.open')}
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => onTask({ kind: 'count', id })} aria-label={t('countNamed', { name })}>
            {t('count.open')}
          </Button>
        </TableCell>
      ) : null}
    </>
  )
}
