'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Progress } from '@/components/ui/feedback/progress'
import { OfficeBreadcrumbs } from '@/features/admin/shell/office-breadcrumbs'
import { OfficeDetail } from '@/features/admin/shell/office-detail'
import { OfficeNotFound } from '@/features/admin/shell/office-not-found'
import type { OfficeRun } from '@/lib/api/v1/admin/run.schema'
import { Link } from '@/lib/i18n/navigation'
import { formatDateTime } from '@/lib/office/formats'
import { RunActions } from './run-actions'
import { RunBadge } from './run-badge'
import { RunItems } from './run-items'
import type { RunItemsChoice } from './run-list'
import { runQuery } from './run-queries'
import { useRunTitle } from './use-run-title'

/** How far a bulk change is, its report, and what can be done with it. */
export function RunView({ id, choice }: { id: number; choice: RunItemsChoice }) {
  const query = useQuery(runQuery(id))
  return (
    <OfficeDetail query={query} notFound={<OfficeNotFound />}>
      {(run) => (
        <>
          <RunHead run={run} />
          <RunItems run={run} choice={choice} />
        </>
      )}
    </OfficeDetail>
  )
}

function RunHead({ run }: { run: OfficeRun }) {
  const t = useTranslations('admin.runs')
  const titleOf = useRunTitle()
  const { by, createdAt, state, total, done, refused, undoes, undoneBy } = run
  const ended = done + refused
  const other = undoes ?? undoneBy
  return (
    <div className="mb-8 flex flex-col gap-4">
      <OfficeBreadcrumbs list="runs" current={titleOf(run)} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-3xl">{titleOf(run)}</h1>
        <RunBadge state={state} />
      </div>
      <p className="text-ink-soft">{t('startedBy', { by: by || t('somebody'), at: formatDateTime(createdAt) })}</p>
      <Progress value={ended} max={total} label={t('progress')} valueText={t('doneOf', { done: ended, total })} className="max-w-xl" />
      <output className="tabular-nums">{state === 'running' ? null : t('report', { done, refused, left: total - ended })}</output>
      {other === null ? null : (
        <Link
          href={{ pathname: '/admin/runs/[id]', params: { id: other } }}
          prefetch={false}
          className="text-action underline underline-offset-4"
        >
          {t(undoes === null ? 'undoneBy' : 'undoes')}
        </Link>
      )}
      <RunActions run={run} />
    </div>
  )
}
