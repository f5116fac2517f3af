'use client'

import { useQuery } from '@tanstack/react-query'
import { PackageOpen, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Input } from '@/components/ui/input'
import { Pagination } from '@/components/ui/pagination'
import { SkeletonText } from '@/components/ui/skeleton'
import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'
import { cn } from '@/lib/cn'
import { Link, useRouter } from '@/lib/i18n/navigation'
import { officeOrdersQuery } from '../order-queries'
import { orderViews } from '../order-views'
import { OrderRow } from './order-row'
import { OutOfReach } from './out-of-reach'

type Asked = { view: OrderView; q: string; page: number }

/** What waits, what is on its way, and everything by number, e-mail or name. */
export function OrdersView(asked: Asked) {
  const t = useTranslations('admin.orders')
  const { data, isError, isFetching, refetch } = useQuery(officeOrdersQuery(asked))
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <Finder q={asked.q} />
      <nav aria-label={t('viewsLabel')} className="mb-6 flex flex-wrap gap-x-1 gap-y-2">
        {orderViews.map((view) => (
          <Link
            key={view}
            href={{ pathname: '/admin/orders', query: { view } }}
            aria-current={view === asked.view ? 'page' : undefined}
            className={cn(
              'inline-flex min-h-11 items-center gap-2 rounded px-3 font-medium transition-colors',
              view === asked.view ? 'bg-action-soft text-action-strong' : 'text-ink-soft hover:bg-sunken hover:text-ink',
            )}
          >
            {t(`views.${view}`)}
            {data && data.counts[view] > 0 ? <span className="text-sm tabular-nums">{data.counts[view]}</span> : null}
          </Link>
        ))}
      </nav>
      {data ? (
        <Orders asked={asked} data={data} />
      ) : isError ? (
        <OutOfReach as="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Card role="status" aria-label={t('loading')}>
          <SkeletonText lines={6} />
        </Card>
      )}
    </>
  )
}

function Finder({ q }: { q: string }) {
  const t = useTranslations('admin.orders')
  const router = useRouter()

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const wanted = new FormData(event.currentTarget).get('q')
    router.push({ pathname: '/admin/orders', query: { view: 'all', q: typeof wanted === 'string' ? wanted.trim() : '' } })
  }

  return (
    <form role="search" onSubmit={find} className="mb-4 flex max-w-xl gap-2">
      <Input key={q} type="search" name="q" defaultValue={q} maxLength={100} aria-label={t('find')} placeholder={t('findHint')} />
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" className="size-4" />
        {t('findAction')}
      </Button>
    </form>
  )
}

type OrdersProps = { asked: Asked; data: { records: Parameters<typeof OrderRow>[0]['order'][]; page: number; totalPages: number } }

function Orders({ asked: { view, q }, data }: OrdersProps) {
  const t = useTranslations('admin.orders')
  if (data.records.length === 0) return <EmptyState icon={<PackageOpen aria-hidden="true" />} title={t('empty')} />
  return (
    <>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {data.records.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      </Card>
      <Pagination
        page={data.page}
        totalPages={data.totalPages}
        hrefFor={(number) => ({ pathname: '/admin/orders', query: { view, ...(q ? { q } : {}), page: number } })}
        labels={{
          nav: t('paging.nav'),
          first: t('paging.first'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          last: t('paging.last'),
          page: (number) => t('paging.page', { page: number }),
        }}
        className="mt-6"
      />
    </>
  )
}
