'use client'

import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MailSummary } from '@/lib/api/v1/admin.schema'
import { formatDateTime } from '@/lib/office/formats'
import { Link } from '@/lib/i18n/navigation'
import { outboxQuery } from './outbox-queries'
import { MailBadge } from './mail-badge'
import { OfficeTable } from '@/features/admin/table/office-table'
import { TableCell } from '@/features/admin/table/table-cell'

/** All mails, newest first. */
export function OutboxView({ page }: { page: number }) {
  const t = useTranslations('admin.outbox')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <OfficeTable
        namespace="outbox"
        caption={t('title')}
        icon={<MailOpen aria-hidden="true" />}
        query={useQuery(outboxQuery(page))}
        hrefFor={(number) => ({ pathname: '/admin/outbox', query: { page: number } })}
        keyOf={({ id }) => id}
        columns={[
          { key: 'subject', header: t('columns.subject'), width: 'minmax(0,1fr)' },
          { key: 'written', header: t('written'), width: '14rem' },
          { key: 'state', header: t('state'), width: '7rem' },
        ]}
      >
        {(mail) => <MailCells mail={mail} />}
      </OfficeTable>
    </>
  )
}

function MailCells({ mail }: { mail: MailSummary }) {
  return (
    <>
      <TableCell className="flex flex-col">
        <Link
          href={{ pathname: '/admin/outbox/[id]', params: { id: mail.id } }}
          prefetch={false}
          className="stretched-link truncate font-medium"
        >
          {mail.subject}
        </Link>
        <span className="truncate text-sm text-ink-soft">{mail.to}</span>
      </TableCell>
      <TableCell>
        <time dateTime={mail.createdAt} className="text-sm text-ink-soft tabular-nums">
          {formatDateTime(mail.createdAt)}
        </time>
      </TableCell>
      <TableCell>
        <MailBadge sentAt={mail.sentAt} />
      </TableCell>
    </>
  )
}
