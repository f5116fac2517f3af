'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import type { StockDetail } from '@/lib/api/v1/stock/office.schema'
import { StockDialog, type StockTask } from '@/features/admin/stock/change/stock-dialog'
import { StockBadges } from '@/features/admin/stock/stock-badges'
import { stockItemQuery } from '@/features/admin/stock/stock-queries'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { officeStockApi } from '@/lib/api/v1/stock/office'
import { StockLedger } from './stock-ledger'
import { StockReservations } from './stock-reservations'
import { ThresholdForm } from './threshold-form'

/** One item with who holds its pieces and how they moved. */
export function StockItemView({ id }: { id: number }) {
  const t = useTranslations('admin.stock')
  const query = useQuery(stockItemQuery(id))
  return (
    <>
      <OfficeBreadcrumbs list="stock" current={query.data?.name} />
      <OfficeDetail query={query} notFound={<EmptyState as="h1" title={t('missing')} />}>
        {(item) => <Item item={item} />}
      </OfficeDetail>
    </>
  )
}

function Item({ item }: { item: StockDetail }) {
  const t = useTranslations('admin.stock')
  const [task, setTask] = useState<StockTask['kind'] | null>(null)
  const mayMove = useMayCall(officeStockApi.adjust, officeStockApi.count)
  const mayWarn = useMayCall(officeStockApi.threshold)
  const { id, sku, name, onHand, reserved, available, unpaid, toPack, onShelf } = item
  const isTracked = onHand !== null
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <h1 className="text-2xl wrap-anywhere">{name}</h1>
        <p className="flex flex-wrap items-center gap-3 text-ink-soft">
          <span className="wrap-anywhere">{sku}</span>
          <StockBadges item={item} />
        </p>
      </header>
      <Card as="section" tone="accent" padding="lg" aria-labelledby="stock-title">
        <h2 id="stock-title" className="pb-3 text-xl">
          {t('state')}
        </h2>
        {isTracked ? (
          <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 not-last:pb-4 tabular-nums sm:max-w-md">
            <Figure label={t('figures.available')} value={available ?? 0} isMain />
            <Figure label={t('figures.reserved')} value={reserved + unpaid} />
            <Figure label={t('figures.onHand')} value={onHand} />
            <Figure label={t('figures.toPack')} value={toPack} />
            <Figure label={t('figures.onShelf')} value={onShelf ?? 0} />
            {mayWarn || item.lowAt === null ? null : <Figure label={t('threshold.title')} value={item.lowAt} />}
          </dl>
        ) : (
          <p className="text-ink-soft not-last:pb-4">{t('count.untracked')}</p>
        )}
        {mayMove ? (
          <div className="flex flex-wrap gap-3">
            <Button variant={isTracked ? 'secondary' : 'primary'} onClick={() => setTask('count')}>
              {t('count.open')}
            </Button>
            {isTracked ? <Button onClick={() => setTask('adjust')}>{t('adjust.open')}</Button> : null}
          </div>
        ) : null}
      </Card>
      {isTracked && mayWarn ? <ThresholdForm key={item.lowAt} item={item} /> : null}
      <StockReservations id={id} />
      <StockLedger id={id} />
      {task ? <StockDialog task={{ kind: task, id }} onClose={() => setTask(null)} /> : null}
    </div>
  )
}

function Figure({ label, value, isMain = false }: { label: string; value: number; isMain?: boolean }) {
  return (
    <>
      <dt className={isMain ? 'font-medium' : 'text-ink-soft'}>{label}</dt>
      <dd className={isMain ? 'text-right font-semibold' : 'text-right'}>{value}</dd>
    </>
  )
}
