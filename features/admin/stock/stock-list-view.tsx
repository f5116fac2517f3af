'use client'

import { useQuery } from '@tanstack/react-query'
import { Boxes, ScanBarcode } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import { OfficeList } from '@/features/admin/shell/office-list'
import { OfficeSearch } from '@/features/admin/shell/office-search'
import { OfficeViews } from '@/features/admin/shell/office-views'
import type { StockView } from '@/lib/api/v1/stock/office.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { StockDialog, type StockTask } from './change/stock-dialog'
import { stockListQuery } from './stock-queries'
import { StockRow } from './stock-row'
import { stockViews } from './stock-views'

type StockFilter = { view: StockView; q: string; page: number }

/** What the shop has, with its views, and its search by name, SKU or barcode. */
export function StockListView(filter: StockFilter) {
  const t = useTranslations('admin.stock')
  const router = useRouter()
  const { view, q } = filter
  const [task, setTask] = useState<StockTask | null>(null)
  const query = useQuery(stockListQuery(filter))
  const counts = query.data?.counts
  const search = q ? { q } : {}
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <div className="mb-4 flex flex-wrap gap-2">
        <OfficeSearch
          namespace="stock"
          q={q}
          onSearch={(words) => router.push({ pathname: '/admin/stock', query: { view, q: words } })}
          className="max-w-xl grow"
        />
        <LinkButton href="/admin/stock/scan" variant="secondary">
          <ScanBarcode aria-hidden="true" className="size-4" />
          {t('scan.open')}
        </LinkButton>
      </div>
      <OfficeViews
        label={t('viewsLabel')}
        views={stockViews.map((one) => ({
          href: { pathname: '/admin/stock', query: { view: one, ...search } },
          isCurrent: one === view,
          label: t(`views.${one}`),
          count: counts?.[one],
        }))}
      />
      <OfficeList
        namespace="stock"
        icon={<Boxes aria-hidden="true" />}
        query={query}
        clearHref={q ? { pathname: '/admin/stock', query: { view } } : undefined}
        hrefFor={(page) => ({ pathname: '/admin/stock', query: { view, ...search, page } })}
      >
        {(item) => <StockRow key={item.id} item={item} onTask={setTask} />}
      </OfficeList>
      {task ? <StockDialog task={task} onClose={() => setTask(null)} /> : null}
    </>
  )
}
