'use client'

import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MailSummary } from '@/lib/api/v1/admin.schema'
import { formatDateTime } from '@/lib/office/formats'
import { Link } from '@/lib/i18n/navigation'
import { outboxQuery } from '@/features/admin/shell/queries'
import { MailBadge } from './mail-badge'
import { OfficeList } from '@/features/admin/shell/office-list'

/** All mails, newest first. */
export function OutboxView({ page }: { page: number }) {
  const t = useTranslations('admin.outbox')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <OfficeList
        namespace="outbox"
        icon={<MailOpen aria-hidden="true" />}
        query={useQuery(outboxQuery(page))}
        hrefFor={(number) => ({ pathname: '/admin/outbox', query: { page: number } })}
      >
        {(mail) => <MailRow key={mail.id} mail={mail} />}
      </OfficeList>
    </>
  )
}

function MailRow({ mail }: { mail: MailSummary }) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-4 py-4 transition-colors hover:bg-paper sm:px-6 lg:grid-cols-[minmax(0,1fr)_14rem_7rem] lg:items-center">
      <span className="flex min-w-0 flex-col">
        <Link
          href={{ pathname: '/admin/outbox/[id]', params: { id: mail.id } }}
          prefetch={false}
          className="stretched-link truncate font-medium"
        >
          {mail.subject}
        </Link>
        <span className="truncate text-sm text-ink-soft">{mail.to}</span>
      </span>
      <time dateTime={mail.createdAt} className="text-sm text-ink-soft tabular-nums">
        {formatDateTime(mail.createdAt)}
      </time>
      <span>
        <MailBadge sentAt={mail.sentAt} />
      </span>
    </li>
  )
}
