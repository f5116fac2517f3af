'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { OfficeLoadError } from '@/features/admin/shell/office-load-error'
import { overviewQuery } from './overview-queries'
import { DeadlinesCard } from './deadlines-card'
import { PagesCard } from './pages-card'
import { SalesCard } from './sales-card'
import { SiteSwitches } from './site-switches'
import { WaitingCard } from './waiting-card'

/** What the day asks for; what needs another right is not shown (docs/rules/administration.md#overview). */
export function OverviewView() {
  const t = useTranslations('admin.overview')
  const { data: day, isError, isFetching, refetch, dataUpdatedAt } = useQuery(overviewQuery)
  const { data: user } = useOfficeUser()
  if (isError && !day) return <OfficeLoadError isRetrying={isFetching} onRetry={() => void refetch()} />
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {day?.waiting.length === 0 ? null : <WaitingCard work={day?.waiting} now={dataUpdatedAt} />}
        <div className="grid min-w-0 gap-4">
          {day?.sales ? <SalesCard sales={day.sales} /> : null}
          {day && day.deadlines.length > 0 ? <DeadlinesCard deadlines={day.deadlines} /> : null}
          {user?.scopes.includes('content') ? <PagesCard /> : null}
        </div>
      </div>
      <SiteSwitches />
    </>
  )
}
