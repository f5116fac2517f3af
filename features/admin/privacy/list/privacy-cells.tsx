'use client'

import { useTranslations } from 'next-intl'
import { TableCell } from '@/features/admin/table/table-cell'
import type { PrivacyItem } from '@/lib/api/v1/gdpr/office/request.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatShortDate } from '@/lib/office/formats'
import { DueClock } from '../due-clock'
import { StateBadge } from '../state-badge'

export function PrivacyCells({ request }: { request: PrivacyItem }) {
  const t = useTranslations('admin.privacy')
  const { id, kind, email, source, receivedOn, dueOn, daysLeft } = request
  return (
    <>
      <TableCell className="flex flex-col">
        <Link
          href={{ pathname: '/admin/privacy/[id]', params: { id } }}
          prefetch={false}
          className="stretched-link font-medium wrap-anywhere"
        >
          {t(`kinds.${kind}`)}
        </Link>
        <span className="text-sm wrap-anywhere text-ink-soft">{email || t('erasedPerson')}</span>
      </TableCell>
      <TableCell>
        <StateBadge request={request} />
      </TableCell>
      <TableCell className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-end">
        {daysLeft === null ? null : <DueClock daysLeft={daysLeft} />}
        <span className="text-sm text-ink-soft tabular-nums">
          {t(`received.${source}`, { date: formatShortDate(receivedOn) })}
          {daysLeft === null ? null : `, ${t('dueShort', { date: formatShortDate(dueOn) })}`}
        </span>
      </TableCell>
    </>
  )
}
