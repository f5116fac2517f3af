'use client'

import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { OfficeTable } from '@/features/admin/table/office-table'
import { TableCell } from '@/features/admin/table/table-cell'
import type { OfficeRun } from '@/lib/api/v1/admin/run.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime } from '@/lib/office/formats'
import { RunBadge } from './run-badge'
import { runList } from './run-list'
import { runsQuery } from './run-queries'
import { useRunTitle } from './use-run-title'

/** Bulk changes of the last month, the newest first (docs/rules/administration.md#bulk-run). */
export function RunsView({ state }: { state: ReturnType<typeof runList.parse> }) {
  const t = useTranslations('admin.runs')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
      <OfficeTable
        namespace="runs"
        emptyText={t('emptyText')}
        caption={t('title')}
        icon={<ListChecks aria-hidden="true" />}
        query={useQuery(runsQuery(state.page))}
        hrefFor={(page) => runList.href(state, { page })}
        keyOf={({ id }) => id}
        columns={[
          { key: 'title', header: t('columns.title'), width: 'minmax(0,1fr)' },
          { key: 'by', header: t('columns.by'), width: '14rem' },
          { key: 'result', header: t('columns.result'), width: '14rem' },
        ]}
      >
        {(run) => <RunCells run={run} />}
      </OfficeTable>
    </>
  )
}

function RunCells({ run }: { run: OfficeRun }) {
  const t = useTranslations('admin.runs')
  const titleOf = useRunTitle()
  const { id, by, createdAt, done, refused, total, state } = run
  return (
    <>
      <TableCell>
        <Link href={{ pathname: '/admin/runs/[id]', params: { id } }} prefetch={false} className="stretched-link font-medium wrap-anywhere">
          {titleOf(run)}
        </Link>
      </TableCell>
      <TableCell className="flex flex-col text-sm text-ink-soft">
        <span className="wrap-anywhere">{by || t('somebody')}</span>
        <time dateTime={createdAt} className="tabular-nums">
          {formatDateTime(createdAt)}
        </time>
      </TableCell>
      <TableCell className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
        <RunBadge state={state} />
        <span>{t('doneOf', { done, total })}</span>
        {refused > 0 ? <span className="text-danger">{t('refused', { count: refused })}</span> : null}
      </TableCell>
    </>
  )
}
