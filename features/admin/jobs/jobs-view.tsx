'use client'

import { useQuery } from '@tanstack/react-query'
import { Cog } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { OfficeTable } from '@/features/admin/table/office-table'
import { TableCell } from '@/features/admin/table/table-cell'
import type { FailedJob } from '@/lib/api/v1/admin/job.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime } from '@/lib/office/formats'
import { jobsQuery, useRetryJob } from './job-queries'

/** Background work that failed after all its attempts (docs/rules/administration.md#failed-jobs). */
export function JobsView({ page }: { page: number }) {
  const t = useTranslations('admin.jobs')
  return (
    <>
      <h1 className="mb-2 text-3xl">{t('title')}</h1>
      <p className="mb-6 max-w-prose text-pretty text-ink-soft">{t('lead')}</p>
      <OfficeTable
        namespace="jobs"
        caption={t('title')}
        icon={<Cog aria-hidden="true" />}
        query={useQuery(jobsQuery(page))}
        hrefFor={(number) => ({ pathname: '/admin/jobs', query: { page: number } })}
        keyOf={({ id }) => id}
        columns={[
          { key: 'job', header: t('columns.job'), width: 'minmax(0,1fr)' },
          { key: 'retry', header: t('columns.retry'), width: '12rem', align: 'end' },
        ]}
      >
        {(job) => <JobCells job={job} />}
      </OfficeTable>
    </>
  )
}

function JobCells({ job: { id, queue, at, attempts, error, mailId, orderId, runId } }: { job: FailedJob }) {
  const t = useTranslations('admin.jobs')
  const retry = useRetryJob()
  const name = t(`queues.${queue}`)
  const retryOnce = useSubmitOnce(async () => {
    try {
      await retry.mutateAsync(id)
      toastSuccess(t('retried', { name }))
    } catch (error) {
      toastError(error)
    }
  })
  return (
    <>
      <TableCell className="flex flex-col items-start">
        <h2 className="font-sans text-base font-medium">{name}</h2>
        <p className="font-mono text-sm wrap-anywhere text-danger">{error}</p>
        <p className="text-sm text-ink-soft">{t('failed', { at: formatDateTime(at), count: attempts })}</p>
        {mailId === null ? null : (
          <Link href={{ pathname: '/admin/outbox/[id]', params: { id: mailId } }} prefetch={false} className="text-sm underline">
            {t('openMail')}
          </Link>
        )}
        {orderId === null ? null : (
          <Link href={{ pathname: '/admin/orders/[id]', params: { id: orderId } }} prefetch={false} className="text-sm underline">
            {t('openOrder')}
          </Link>
        )}
        {runId === null ? null : (
          <Link href={{ pathname: '/admin/runs/[id]', params: { id: runId } }} prefetch={false} className="text-sm underline">
            {t('openRun')}
          </Link>
        )}
      </TableCell>
      <TableCell align="end">
        <Button
          variant="secondary"
          size="sm"
          busy={retry.isPending}
          aria-label={t('retryNamed', { name })}
          onClick={() => void retryOnce()}
        >
          {t('retry')}
        </Button>
      </TableCell>
    </>
  )
}
