'use client'

import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { SkeletonText } from '@/components/ui/skeleton'
import type { MailSummary } from '@/lib/api/v1/admin.schema'
import { formatDateTime } from '@/lib/dates'
import { Link } from '@/lib/i18n/navigation'
import { outboxQuery } from '../queries'
import { MailState } from './mail-state'
import { OutOfReach } from './out-of-reach'

/** Every mail the shop has written, newest first. */
export function OutboxView({ page }: { page: number }) {
  const t = useTranslations('admin.outbox')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <Mails page={page} />
    </>
  )
}

function Mails({ page }: { page: number }) {
  const t = useTranslations('admin.outbox')
  const { data, isError, isFetching, refetch } = useQuery(outboxQuery(page))
  if (!data) {
    if (isError) return <OutOfReach as="h2" isRetrying={isFetching} onRetry={() => void refetch()} />
    return (
      <Card>
        <output className="sr-only">{t('loading')}</output>
        <SkeletonText lines={6} />
      </Card>
    )
  }
  if (data.records.length === 0) return <EmptyState icon={<MailOpen aria-hidden="true" />} title={t('empty')} />
  return (
    <>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {data.records.map((mail) => (
            <MailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      </Card>
      <Pagination
        page={data.page}
        totalPages={data.totalPages}
        hrefFor={(number) => ({ pathname: '/admin/outbox', query: { page: number } })}
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
        <MailState sentAt={mail.sentAt} />
      </span>
    </li>
  )
}
