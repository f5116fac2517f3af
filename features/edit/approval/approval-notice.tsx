'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import type { Approval } from '@/lib/api/v1/cms/approval.schema'
import { languageCodes } from '@/lib/i18n/routing'
import { useEditStore } from '../store/edit-store'
import { useFormatReleaseTime } from '../publish/releases/use-format-release-time'
import { useApprovals } from './approval-queries'
import { shownRequests } from './shown-requests'

const tones = { open: 'info', approved: 'success', rejected: 'danger', expired: 'warning' } as const

/** The requests for approval of this page's documents: which wait, and what became of this editor's last one. */
export function ApprovalNotice() {
  const t = useTranslations('edit.approval')
  const keys = useEditStore(({ documents }) => Object.keys(documents).join(' ')).split(' ')
  const language = languageCodes[useLocale()]
  const { data = [] } = useApprovals()
  const shown = shownRequests(data, { keys, language })
  if (shown.length === 0) return null
  return (
    <ul aria-label={t('requests')} className="flex flex-col gap-2">
      {shown.map((request) => (
        <li key={request.id}>
          <RequestState request={request} />
        </li>
      ))}
    </ul>
  )
}

function RequestState({ request }: { request: Approval }) {
  const t = useTranslations('edit.approval')
  const formatMoment = useFormatReleaseTime()
  const { state, isOwn, requestedBy, createdAt, decidedBy, decidedAt, comment, documents } = request
  const isStale = state === 'open' && documents.some(({ hasNewerDraft }) => hasNewerDraft)
  const who = state === 'approved' || state === 'rejected' ? decidedBy : requestedBy
  const when = formatMoment(decidedAt ?? createdAt)
  return (
    <Alert tone={tones[state]} title={t(isOwn && state === 'open' ? 'states.own' : `states.${state}`)}>
      <p className="text-sm">{t('whoWhen', { who: who ?? '', when })}</p>
      {state === 'open' ? <p className="text-sm">{t('until', { when: formatMoment(request.expiresAt) })}</p> : null}
      {comment === '' ? null : <p className="text-sm wrap-break-word">{t('reason', { reason: comment })}</p>}
      {isStale ? <p className="text-sm">{t(isOwn ? 'staleOwn' : 'stale')}</p> : null}
    </Alert>
  )
}
