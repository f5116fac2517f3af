'use client'

import { useQuery } from '@tanstack/react-query'
import { Cog } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { OfficeList } from '@/features/admin/shell/office-list'
import type { FailedJob } from '@/lib/api/v1/admin/job.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast'
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
      <OfficeList
        namespace="jobs"
        icon={<Cog aria-hidden="true" />}
        query={useQuery(jobsQuery(page))}
        hrefFor={(number) => ({ pathname: '/admin/jobs', query: { page: number } })}
      >
        {(job) => <JobRow key={job.id} job={job} />}
      </OfficeList>
    </>
  )
}

function JobRow({ job: { id, queue, at, attempts, error, mailId, orderId } }: { job: FailedJob }) {
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
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-6">
      <div className="flex min-w-0 grow basis-64 flex-col">
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
      </div>
      <Button variant="secondary" size="sm" busy={retry.isPending} aria-label={t('retryNamed', { name })} onClick={() => void retryOnce()}>
        {t('retry')}
      </Button>
    </li>
  )
}
