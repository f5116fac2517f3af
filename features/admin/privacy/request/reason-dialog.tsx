'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionError } from '@/components/form/action-error'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { Dialog } from '@/components/ui/overlay/dialog'
import { useReasonedAction } from '@/features/admin/privacy/privacy-queries'
import { hasErrorCode } from '@/lib/api/errors'
import type { PrivacyRequest } from '@/lib/api/v1/gdpr/office/request.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { ConflictAlert } from './conflict-alert'

const minReason = 3

type ReasonDialogProps = {
  request: PrivacyRequest
  action: 'verifyIdentity' | 'extend' | 'refuse'
  isAllowed: boolean
  onClose: () => void
}

/** Asks for the reason. Shows a colleague's change and keeps the typed reason. */
export function ReasonDialog({ request: { id, version }, action, isAllowed, onClose }: ReasonDialogProps) {
  const t = useTranslations('admin.privacy')
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  const { mutateAsync: act, isPending, error } = useReasonedAction(action)
  const submitOnce = useSubmitOnce(submit)
  const isShort = reason.trim().length < minReason

  async function submit() {
    setHasTried(true)
    if (isShort) return
    try {
      await act({ id, version, reason: reason.trim() })
      toastSuccess(t(`${action}.done`))
      onClose()
    } catch (failure) {
      if (!hasErrorCode(failure, 'STALE_VERSION', 'PROOF_REQUIRED')) toastError(failure)
    }
  }

  return (
    <Dialog
      open
      initialFocus="firstField"
      size="sm"
      onOpenChange={(isOpen) => (isOpen || isPending ? undefined : onClose())}
      title={t(`${action}.title`)}
      description={t(`${action}.text`)}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form="privacy-reason"
            variant={action === 'refuse' ? 'danger' : 'primary'}
            busy={isPending}
            disabled={!isAllowed}
          >
            {t(`${action}.action`)}
          </Button>
        </>
      }
    >
      <form
        id="privacy-reason"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submitOnce()
        }}
        className="flex flex-col gap-4"
      >
        <ConflictAlert error={error} />
        {hasErrorCode(error, 'STALE_VERSION', 'PROOF_REQUIRED') ? null : <ActionError error={error} />}
        <Field
          id="privacy-reason-text"
          label={t(`${action}.reason`)}
          hint={t(`${action}.hint`)}
          error={hasTried && isShort ? t('reasonMissing') : undefined}
          required
        >
          {(control) => (
            <Textarea {...control} rows={4} maxLength={2000} value={reason} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
