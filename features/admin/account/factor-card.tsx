'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { hasErrorCode } from '@/lib/api/errors'
import type { Enrolment, Factor } from '@/lib/api/v1/user/office/factor.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { formatDateTime } from '@/lib/office/formats'
import { useEnrol, useRemoveFactor, useReplaceCodes } from './factor-queries'

const EnrolDialog = lazyComponent(async () => (await import('./enrol-dialog')).EnrolDialog)
const RecoveryCodesDialog = lazyComponent(async () => (await import('./recovery-codes-dialog')).RecoveryCodesDialog)
const ConfirmationModal = lazyComponent(async () => (await import('@/components/ui/overlay/confirmation-modal')).ConfirmationModal)

/** So few are left that new ones are due. */
const fewCodes = 3

type Task = { kind: 'enrol'; enrolment: Enrolment } | { kind: 'replace' } | { kind: 'remove' }

/** docs/rules/accounts.md#second-factor */
export function FactorCard({ factor: { since, recoveryCodesLeft } }: { factor: Factor }) {
  const t = useTranslations('admin.account.factor')
  const [task, setTask] = useState<Task | null>(null)
  // Apart from the task: the question before closes itself once they are there.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { mutateAsync: enrol, isPending: isEnrolling } = useEnrol()
  const { mutateAsync: replaceCodes } = useReplaceCodes()
  const { mutateAsync: remove } = useRemoveFactor()
  const close = () => setTask(null)

  async function start() {
    try {
      setTask({ kind: 'enrol', enrolment: await enrol() })
    } catch (error) {
      // Whoever closes the question for the password knows why nothing happens.
      if (!hasErrorCode(error, 'PROOF_REQUIRED')) toastError(error)
    }
  }

  return (
    <Card as="section" padding="lg" aria-labelledby="factor-title">
      <div className="mb-1 flex flex-wrap items-center gap-x-3">
        <h2 id="factor-title" className="text-xl">
          {t('title')}
        </h2>
        {since ? <Badge tone="success">{t('on')}</Badge> : <Badge>{t('off')}</Badge>}
      </div>
      <p className="mb-5 max-w-prose text-ink-soft">{since ? t('since', { at: formatDateTime(since) }) : t('lead')}</p>
      {since && recoveryCodesLeft <= fewCodes ? (
        <Alert tone="warning" title={t('fewTitle', { count: recoveryCodesLeft })} className="mb-5">
          {t('few')}
        </Alert>
      ) : null}
      {since ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="secondary" onClick={() => setTask({ kind: 'replace' })}>
            {t('replace.open')}
          </Button>
          <Button variant="quiet" onClick={() => setTask({ kind: 'remove' })}>
            {t('remove.open')}
          </Button>
          <span className="text-sm text-ink-soft">{t('left', { count: recoveryCodesLeft })}</span>
        </div>
      ) : (
        <Button busy={isEnrolling} onClick={() => void start()}>
          {t('add')}
        </Button>
      )}
      {task?.kind === 'enrol' ? (
        <EnrolDialog
          enrolment={task.enrolment}
          onConfirmed={(newCodes) => {
            close()
            setCodes(newCodes)
          }}
          onClose={close}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} /> : null}
      {task?.kind === 'replace' ? (
        <ConfirmationModal
          title={t('replace.title')}
          text={t('replace.text')}
          variant="primary"
          labels={{ confirm: t('replace.open'), cancel: t('cancel'), close: t('close') }}
          onConfirm={async () => {
            setCodes((await replaceCodes({})).recoveryCodes)
          }}
          onClose={close}
        />
      ) : null}
      {task?.kind === 'remove' ? (
        <ConfirmationModal
          title={t('remove.title')}
          text={t('remove.text')}
          labels={{ confirm: t('remove.open'), cancel: t('cancel'), close: t('close') }}
          onConfirm={async () => {
            await remove({})
            toastSuccess(t('remove.done'))
          }}
          onClose={close}
        />
      ) : null}
    </Card>
  )
}
