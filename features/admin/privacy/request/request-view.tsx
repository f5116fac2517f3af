'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { DueClock } from '@/features/admin/privacy/due-clock'
import { privacyRequestQuery } from '@/features/admin/privacy/privacy-queries'
import { StateBadge } from '@/features/admin/privacy/state-badge'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import type { PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'
import { Link } from '@/lib/i18n/navigation'
import { AnswerCard } from './answer-card'
import { FactsCard } from './facts-card'
import { HistoryCard } from './history-card'
import { PreviewCard } from './preview-card'

/** One request: the clock, whose it is and how that was proven, what an answer does, and what has been done. */
export function RequestView({ id }: { id: number }) {
  const t = useTranslations('admin.privacy')
  const query = useQuery(privacyRequestQuery(id))
  return (
    <>
      <OfficeBreadcrumbs list="privacy" current={query.data && t(`kinds.${query.data.kind}`)} />
      <OfficeDetail
        query={query}
        notFound={
          <EmptyState as="h1" title={t('missing')}>
            {t('missingText')}
          </EmptyState>
        }
      >
        {(request) => <Request request={request} now={query.dataUpdatedAt} />}
      </OfficeDetail>
    </>
  )
}

function Request({ request, now }: { request: PrivacyRequest; now: number }) {
  const t = useTranslations('admin.privacy')
  const { kind, email, customerId, daysLeft, closedAt } = request
  const hasPreview = kind !== 'rectification' && closedAt === null
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 className="text-2xl">{t(`kinds.${kind}`)}</h1>
          <StateBadge request={request} />
          {daysLeft === null ? null : <DueClock daysLeft={daysLeft} />}
        </div>
        <p className="wrap-anywhere text-ink-soft">
          {email || t('erasedPerson')}
          {customerId === null ? null : (
            <>
              {', '}
              <Link
                href={{ pathname: '/admin/customers/[id]', params: { id: customerId } }}
                prefetch={false}
                className="text-action underline underline-offset-4"
              >
                {t('toCustomer')}
              </Link>
            </>
          )}
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <FactsCard request={request} />
          {hasPreview ? <PreviewCard request={request} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-6 max-lg:order-first">
          <AnswerCard request={request} now={now} />
          <HistoryCard request={request} />
        </div>
      </div>
    </div>
  )
}
