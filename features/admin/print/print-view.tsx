'use client'

import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { OfficeList } from '@/features/admin/table/office-list'
import { OfficeSearch } from '@/features/admin/table/office-search'
import { OfficeViews } from '@/features/admin/table/office-views'
import { useRouter } from '@/lib/i18n/navigation'
import { useMayCall } from '@/features/auth/session/use-may-call'
import { NotAllowed } from '@/features/admin/shell/not-allowed'
import { officePrintApi } from '@/lib/api/v2/ecommerce/order/office/print'
import { PrintPanel } from './print-panel'
import { printableOrdersQuery } from './print-queries'
import { PrintRow } from './print-row'
import { printList, printViews, type PrintState } from './print-list'

/** Chooses orders and prints them as one PDF. What is chosen stays chosen on other pages of the list (docs/rules/printing.md#print-screen). */
export function PrintView({ state }: { state: PrintState }) {
  const t = useTranslations('admin.print')
  const views = useTranslations('admin.orders.views')
  const router = useRouter()
  const query = useQuery(printableOrdersQuery(state))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(state.ids))
  const shown = query.data?.records ?? []
  const mayPrint = useMayCall(officePrintApi.create, officePrintApi.open)
  const add = (ids: readonly number[]) => setChosen(new Set([...chosen, ...ids]))

  function toggle(id: number) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  if (!mayPrint) return <NotAllowed />
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-2xl text-ink-soft">{t('lead')}</p>
      <PrintPanel chosen={[...chosen]} />
      <OfficeSearch
        namespace="orders"
        q={state.q}
        onSearch={(q) => router.push(printList.href(state, { view: 'all', q }))}
        className="mb-4 max-w-xl"
      />
      <OfficeViews
        label={t('viewsLabel')}
        views={printViews.map((view) => ({
          href: printList.href(state, { view }),
          isCurrent: view === state.view,
          label: views(view),
          count: query.data?.counts[view],
        }))}
      />
      {shown.length > 0 ? (
        <div id="print-orders" tabIndex={-1} className="mb-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => add(shown.map(({ id }) => id))}>
            {t('choosePage')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => add(shown.flatMap(({ id, printedAt }) => (printedAt === null ? [id] : [])))}>
            {t('chooseNew')}
          </Button>
          {chosen.size > 0 ? (
            <Button variant="quiet" size="sm" onClick={() => setChosen(new Set())}>
              {t('chooseNone')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <OfficeList
        namespace="print"
        icon={<Printer aria-hidden="true" />}
        query={query}
        clearHref={printList.clearHref(state)}
        hrefFor={(page) => printList.href(state, { page })}
      >
        {(order) => <PrintRow key={order.id} order={order} isChosen={chosen.has(order.id)} onToggle={() => toggle(order.id)} />}
      </OfficeList>
    </>
  )
}
