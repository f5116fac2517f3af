'use client'

import { useQuery } from '@tanstack/react-query'
import { PackageOpen, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { officeOrdersQuery } from '../order-queries'
import { orderViews } from '../order-views'
import { OfficeList } from './office-list'
import { OfficeViews } from './office-views'
import { OrderRow } from './order-row'

type Asked = { view: OrderView; q: string; page: number }

/** What waits, what is on its way, and everything by number, e-mail or name. */
export function OrdersView(asked: Asked) {
  const t = useTranslations('admin.orders')
  const { view, q } = asked
  const query = useQuery(officeOrdersQuery(asked))
  const counts = query.data?.counts
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <Finder q={q} />
      <OfficeViews
        label={t('viewsLabel')}
        views={orderViews.map((one) => ({
          href: { pathname: '/admin/orders', query: { view: one } },
          isCurrent: one === view,
          label: t(`views.${one}`),
          count: counts?.[one],
        }))}
      />
      <OfficeList
        of="orders"
        icon={<PackageOpen aria-hidden="true" />}
        query={query}
        hrefFor={(page) => ({ pathname: '/admin/orders', query: { view, ...(q ? { q } : {}), page } })}
      >
        {(order) => <OrderRow key={order.id} order={order} />}
      </OfficeList>
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
