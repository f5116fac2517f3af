'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { hasErrorCode } from '@/lib/api/errors'
import type { DataOf } from '@/lib/api/endpoint'
import type { approvalApi } from '@/lib/api/v1/cms/approval'
import { useFormatReleaseTime } from '../publish/releases/use-format-release-time'
import { ApprovalDecision } from './approval-decision'
import { ApprovalPreview } from './approval-preview'
import { useApprovalView } from './approval-queries'
import { RequestedDocument } from './requested-document'

export type ApprovalView = DataOf<typeof approvalApi.get>

/** Who asks for what, how the page would be, and the decision (docs/rules/editing.md#approval-link). */
export function ApprovalRequest({ token }: { token: string }) {
  const t = useTranslations('edit.approval')
  const { data, error, refetch } = useApprovalView(token)
  if (data) return <LoadedRequest token={token} request={data} />
  if (!error) return <Skeleton className="h-48" />
  if (hasErrorCode(error, 'NOT_FOUND', 'VALIDATION')) return <Alert tone="danger" role="alert" title={t('unknown')} />
  if (hasErrorCode(error, 'APPROVAL_CLOSED')) return <Alert tone="warning" role="alert" title={t('expired')} />
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t('failed')}
      actions={
        <Button size="sm" variant="secondary" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      }
    />
  )
}

function LoadedRequest({ token, request }: { token: string; request: ApprovalView }) {
  const t = useTranslations('edit.approval')
  const formatMoment = useFormatReleaseTime()
  const { requestedBy, createdAt, note, views, state, decidedBy, decidedAt, comment } = request
  const isDecided = state === 'approved' || state === 'rejected'
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <p>{t('asks', { who: requestedBy, when: formatMoment(createdAt) })}</p>
        {note === '' ? null : <blockquote className="border-l-4 border-line pl-3 wrap-break-word whitespace-pre-line">{note}</blockquote>}
      </div>
      {isDecided ? (
        <Alert tone={state === 'approved' ? 'success' : 'danger'} role="status" title={t(`states.${state}`)}>
          <p className="text-sm">{t('whoWhen', { who: decidedBy ?? '', when: formatMoment(decidedAt ?? createdAt) })}</p>
          {comment === '' ? null : <p className="text-sm wrap-break-word">{t('reason', { reason: comment })}</p>}
        </Alert>
      ) : null}
      <section className="flex flex-col gap-3">
        <h3 className="font-sans font-semibold">{t('changes')}</h3>
        <ul className="flex flex-col gap-3">
          {views.map((view) => (
            <RequestedDocument key={view.key} view={view} request={request} token={token} />
          ))}
        </ul>
      </section>
      <ApprovalPreview request={request} />
      {state === 'open' ? <ApprovalDecision token={token} request={request} /> : null}
    </div>
  )
}
