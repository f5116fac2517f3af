'use client'

import { useQuery } from '@tanstack/react-query'
import { Boxes, ScanBarcode, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Input } from '@/components/ui/control/input'
import { formText } from '@/features/admin/shell/form-text'
import { OfficeList } from '@/features/admin/shell/office-list'
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
        <StockSearch view={view} q={q} />
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
        hrefFor={(page) => ({ pathname: '/admin/stock', query: { view, ...search, page } })}
      >
        {(item) => <StockRow key={item.id} item={item} onTask={setTask} />}
      </OfficeList>
      {task ? <StockDialog task={task} onClose={() => setTask(null)} /> : null}
    </>
  )
}

function StockSearch({ view, q }: { view: StockView; q: string }) {
  const t = useTranslations('admin.stock')
  const router = useRouter()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    router.push({ pathname: '/admin/stock', query: { view, q: formText(new FormData(event.currentTarget), 'q') } })
  }

  return (
    <form role="search" onSubmit={search} className="flex max-w-xl grow gap-2">
      <Input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={100}
        aria-label={t('find')}
        placeholder={t('findHint')}
        className="min-w-0 grow"
      />
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" className="size-4" />
        {t('findAction')}
      </Button>
    </form>
  )
}
