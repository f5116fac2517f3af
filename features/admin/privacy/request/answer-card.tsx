'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { useDownloadPrivacyArchive, useSendPrivacyLink } from '@/features/admin/privacy/privacy-queries'
import { useOfficeUser } from '@/features/auth/session/office-user'
import type { PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'
import { saveArchive } from '@/lib/browser/save-file'
import { hasErrorCode } from '@/lib/api/errors'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { allowedActions, type PrivacyAction } from '@/lib/office/privacy-actions'
import { formatDate } from '@/lib/office/formats'
import { isoDay } from '@/lib/text/dates'
import { officeRequestApi } from '@/lib/api/v1/gdpr/office/request'
import { mayCall } from '@/lib/office/may-call'
import { ConflictAlert } from './conflict-alert'
import { ReasonDialog } from './reason-dialog'
import { RunDialog } from './run-dialog'

type DialogName = 'verifyIdentity' | 'run' | 'extend' | 'refuse'

/** What can be done with the request now (docs/rules/privacy.md#privacy-states). */
export function AnswerCard({ request, now }: { request: PrivacyRequest; now: number }) {
  const t = useTranslations('admin.privacy')
  const { data: user } = useOfficeUser()
  const [dialog, setDialog] = useState<DialogName | null>(null)
  const link = useSendPrivacyLink()
  const archive = useDownloadPrivacyArchive()
  const sendOnce = useSubmitOnce(sendLink)
  const downloadOnce = useSubmitOnce(downloadArchive)
  const { id, version, kind, state, isRunning, blockedAt, extendableUntil } = request
  const possible = allowedActions(request, isoDay(new Date(now)))
  const actions = possible.filter((action) => mayCall(user?.scopes ?? [], officeRequestApi[action]))
  const may = (action: PrivacyAction) => actions.includes(action)

  async function sendLink() {
    try {
      await link.mutateAsync({ id, version })
      toastSuccess(t('sendLink.done'))
    } catch (error) {
      if (!hasErrorCode(error, 'STALE_VERSION')) toastError(error)
    }
  }

  async function downloadArchive() {
    try {
      saveArchive(await archive.mutateAsync({ id }))
    } catch (error) {
      toastError(error)
    }
  }

  const isEmpty = actions.length === 0 && possible.length > 0 && !isRunning && !blockedAt
  if (isEmpty) return null
  return (
    <Card as="section" padding="lg" aria-labelledby="answer-title" className="flex flex-col gap-4">
      <h2 id="answer-title" className="text-xl">
        {t('answerTitle')}
      </h2>
      <ConflictAlert error={link.error} />
      {isRunning ? <Alert role="status">{t('running')}</Alert> : null}
      {blockedAt ? (
        <Alert tone="warning" role="alert">
          {t('stopped')}
        </Alert>
      ) : null}
      {possible.length === 0 && !isRunning ? <p className="text-ink-soft">{t('nothingToDo')}</p> : null}
      <div className="flex flex-col items-stretch gap-2 empty:hidden">
        {may('run') ? (
          <Button variant={kind === 'erasure' ? 'danger' : 'primary'} aria-haspopup="dialog" onClick={() => setDialog('run')}>
            {t(state === 'done' ? 'run.again' : `run.open.${kind}`)}
          </Button>
        ) : null}
        {may('verifyIdentity') ? (
          <Button aria-haspopup="dialog" onClick={() => setDialog('verifyIdentity')}>
            {t('verifyIdentity.open')}
          </Button>
        ) : null}
        {may('sendLink') ? (
          <Button variant="secondary" busy={link.isPending} onClick={() => void sendOnce()}>
            {t('sendLink.action')}
          </Button>
        ) : null}
        {may('extend') ? (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setDialog('extend')}>
            {t('extend.open')}
          </Button>
        ) : null}
        {may('download') ? (
          <Button variant="secondary" busy={archive.isPending} onClick={() => void downloadOnce()}>
            {t('download')}
          </Button>
        ) : null}
        {may('refuse') ? (
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setDialog('refuse')}>
            {t('refuse.open')}
          </Button>
        ) : null}
      </div>
      {may('extend') && extendableUntil ? (
        <p className="text-sm text-ink-soft">{t('extend.until', { date: formatDate(extendableUntil) })}</p>
      ) : null}
      {dialog === 'run' ? <RunDialog request={request} isAllowed={may('run')} onClose={() => setDialog(null)} /> : null}
      {dialog !== null && dialog !== 'run' ? (
        <ReasonDialog request={request} action={dialog} isAllowed={may(dialog)} onClose={() => setDialog(null)} />
      ) : null}
    </Card>
  )
}
