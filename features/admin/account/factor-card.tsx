'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Badge } from '@/components/ui/display/badge'
import { Card } from '@/components/ui/display/card'
import { hasErrorCode } from '@/lib/api/errors'
import type { Enrolment, Factor } from '@/lib/api/v1/user/office/factor.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { formatDateTime } from '@/lib/office/formats'
import { useEnrol, useRemoveFactor } from './factor-queries'

const EnrolDialog = lazyComponent(async () => (await import('./enrol-dialog')).EnrolDialog)
const ConfirmationModal = lazyComponent(async () => (await import('@/components/ui/overlay/confirmation-modal')).ConfirmationModal)

type Task = { kind: 'enrol'; enrolment: Enrolment } | { kind: 'remove' }
type FactorCardProps = { factor: Factor; onRecoveryCodes: (codes: readonly string[]) => void }

/** The authenticator app (docs/rules/accounts.md#second-factor). */
export function FactorCard({ factor: { since }, onRecoveryCodes }: FactorCardProps) {
  const t = useTranslations('admin.account.factor')
  const [task, setTask] = useState<Task | null>(null)
  const { mutateAsync: enrol, isPending: isEnrolling } = useEnrol()
  const { mutateAsync: remove } = useRemoveFactor()
  const startOnce = useSubmitOnce(start)
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
        {since ? <Badge tone="success">{t('on')}</Badge> : null}
      </div>
      <p className="mb-5 max-w-prose text-ink-soft">{since ? t('since', { at: formatDateTime(since) }) : t('lead')}</p>
      {since ? (
        <Button variant="quiet" onClick={() => setTask({ kind: 'remove' })}>
          {t('remove.open')}
        </Button>
      ) : (
        <Button variant="secondary" busy={isEnrolling} onClick={() => void startOnce()}>
          {t('add')}
        </Button>
      )}
      {task?.kind === 'enrol' ? (
        <EnrolDialog
          enrolment={task.enrolment}
          onConfirmed={(codes) => {
            close()
            if (codes) onRecoveryCodes(codes)
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
