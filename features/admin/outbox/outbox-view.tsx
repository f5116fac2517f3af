'use client'

import { useQuery } from '@tanstack/react-query'
import { MailOpen } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MailSummary } from '@/lib/api/v1/admin.schema'
import { formatDateTime } from '@/lib/office/formats'
import { Link } from '@/lib/i18n/navigation'
import { mailStates, outboxList, type OutboxState } from './outbox-list'
import { outboxQuery } from './outbox-queries'
import { MailBadge } from './mail-badge'
import { ListFilters } from '@/features/admin/table/list-filters'
import { OfficeTable } from '@/features/admin/table/office-table'
import { TableCell } from '@/features/admin/table/table-cell'

/** Mails, newest first, by state and words (docs/rules/mail.md#outbox-search). */
export function OutboxView({ state }: { state: OutboxState }) {
  const t = useTranslations('admin.outbox')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 text-ink-soft">{t('lead')}</p>
      <ListFilters
        list={outboxList}
        state={state}
        fields={[
          { kind: 'words', name: 'q', label: t('find'), hint: t('findHint') },
          {
            kind: 'choice',
            name: 'state',
            label: t('state'),
            options: [{ value: '', label: t('anyState') }, ...mailStates.map((value) => ({ value, label: t(value) }))],
          },
        ]}
        className="mb-6"
      />
      <OfficeTable
        namespace="outbox"
        caption={t('title')}
        icon={<MailOpen aria-hidden="true" />}
        query={useQuery(outboxQuery(state))}
        clearHref={outboxList.clearHref(state)}
        hrefFor={(page) => outboxList.href(state, { page })}
        keyOf={({ id }) => id}
        columns={[
          { key: 'subject', header: t('columns.subject'), width: 'minmax(0,1fr)' },
          { key: 'written', header: t('written'), width: '14rem' },
          { key: 'state', header: t('state'), width: '8rem' },
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
        <MailBadge state={mail.state} />
      </TableCell>
    </>
  )
}
