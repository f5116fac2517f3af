'use client'

import { useQuery } from '@tanstack/react-query'
import { PackageOpen, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button/button'
import { Input } from '@/components/ui/control/input'
import type { OrderView } from '@/lib/api/v2/ecommerce/order/office.schema'
import { useRouter } from '@/lib/i18n/navigation'
import { officeOrdersQuery } from './order-queries'
import { orderViews } from './order-views'
import { OfficeList } from '@/features/admin/shell/office-list'
import { OfficeViews } from '@/features/admin/shell/office-views'
import { OfficeOrderRow } from './order-row'
import { formText } from '@/features/admin/shell/form-text'

type OrdersFilter = { view: OrderView; q: string; page: number }

/** The order list with its views and its search by number, e-mail or name. */
export function OrdersView(filter: OrdersFilter) {
  const t = useTranslations('admin.orders')
  const { view, q } = filter
  const query = useQuery(officeOrdersQuery(filter))
  const counts = query.data?.counts
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <OrderSearch q={q} />
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
        namespace="orders"
        icon={<PackageOpen aria-hidden="true" />}
        query={query}
        hrefFor={(page) => ({ pathname: '/admin/orders', query: { view, ...(q ? { q } : {}), page } })}
      >
        {(order) => <OfficeOrderRow key={order.id} order={order} />}
      </OfficeList>
    </>
  )
}

function OrderSearch({ q }: { q: string }) {
  const t = useTranslations('admin.orders')
  const router = useRouter()

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    router.push({ pathname: '/admin/orders', query: { view: 'all', q: formText(new FormData(event.currentTarget), 'q') } })
  }

  return (
    <form role="search" onSubmit={search} className="mb-4 flex max-w-xl gap-2">
      <Input key={q} type="search" name="q" defaultValue={q} maxLength={100} aria-label={t('find')} placeholder={t('findHint')} />
      <Button type="submit" variant="secondary">
        <Search aria-hidden="true" className="size-4" />
        {t('findAction')}
      </Button>
    </form>
  )
}
