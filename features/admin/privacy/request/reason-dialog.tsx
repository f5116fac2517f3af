'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActionError } from '@/components/form/action-error'
import { FormDialog } from '@/components/form/form-dialog'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
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
  const { mutateAsync: act, error } = useReasonedAction(action)
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
    <FormDialog
      size="sm"
      title={t(`${action}.title`)}
      description={t(`${action}.text`)}
      labels={{ submit: t(`${action}.action`), cancel: t('cancel'), close: t('close') }}
      submitVariant={action === 'refuse' ? 'danger' : 'primary'}
      canSubmit={isAllowed}
      onSubmit={submit}
      onClose={onClose}
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
        {(control) => <Textarea {...control} rows={4} maxLength={2000} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
    </FormDialog>
  )
}
