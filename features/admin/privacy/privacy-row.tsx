'use client'

import { useTranslations } from 'next-intl'
import type { PrivacyItem } from '@/lib/api/v1/gdpr/office/request.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatShortDate } from '@/lib/office/formats'
import { DueClock } from './due-clock'
import { StateBadge } from './state-badge'

export function PrivacyRow({ request }: { request: PrivacyItem }) {
  const t = useTranslations('admin.privacy')
  const { id, kind, email, source, receivedOn, dueOn, daysLeft } = request
  return (
    <li className="relative grid gap-x-6 gap-y-2 px-4 py-4 transition-colors hover:bg-paper sm:px-6 lg:grid-cols-[minmax(0,1fr)_9rem_14rem] lg:items-center">
      <span className="flex min-w-0 flex-col">
        <Link
          href={{ pathname: '/admin/privacy/[id]', params: { id } }}
          prefetch={false}
          className="stretched-link font-medium wrap-anywhere"
        >
          {t(`kinds.${kind}`)}
        </Link>
        <span className="text-sm wrap-anywhere text-ink-soft">{email || t('erasedPerson')}</span>
      </span>
      <span>
        <StateBadge request={request} />
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-end">
        {daysLeft === null ? null : <DueClock daysLeft={daysLeft} />}
        <span className="text-sm text-ink-soft tabular-nums">
          {t(`received.${source}`, { date: formatShortDate(receivedOn) })}
          {daysLeft === null ? null : `, ${t('dueShort', { date: formatShortDate(dueOn) })}`}
        </span>
      </span>
    </li>
  )
}
