'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { Alert } from '@/components/ui/feedback/alert'
import { useBlockCustomer } from '@/features/admin/customers/customer-queries'
import { hasErrorCode } from '@/lib/api/errors'
import type { Customer } from '@/lib/api/v1/user/office/customer.schema'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { readBlockConflict } from './conflicts'

const minReason = 3

/** Asks for the reason. Shows a block that a colleague has set meanwhile, and keeps the typed reason. */
export function BlockDialog({ customer: { id, blockVersion, name, email }, onClose }: { customer: Customer; onClose: () => void }) {
  const t = useTranslations('admin.customers.block')
  const [reason, setReason] = useState('')
  const [hasTried, setHasTried] = useState(false)
  /** The version that the dialog was opened on, or that a colleague made. */
  const [version, setVersion] = useState(blockVersion)
  const { mutateAsync: block, error } = useBlockCustomer()
  const isShort = reason.trim().length < minReason
  const theirs = hasErrorCode(error, 'STALE_VERSION') ? readBlockConflict(error.data) : null

  async function submit() {
    setHasTried(true)
    if (isShort) return
    try {
      await block({ id, version, reason: reason.trim() })
      toastSuccess(t('done'))
      onClose()
    } catch (failure) {
      const conflict = hasErrorCode(failure, 'STALE_VERSION') ? readBlockConflict(failure.data) : null
      if (conflict) setVersion(conflict.version)
      else toastError(failure)
    }
  }

  return (
    <FormDialog
      size="sm"
      title={t('dialogTitle', { name: name || email })}
      description={t('hint')}
      labels={{ submit: t(theirs?.isBlocked ? 'replace' : 'confirm'), cancel: t('cancel'), close: t('close') }}
      onSubmit={submit}
      onClose={onClose}
    >
      {theirs ? (
        <Alert tone="warning" role="alert" title={t(theirs.isBlocked ? 'theyBlocked' : 'theyLifted', { by: theirs.by || t('somebody') })}>
          {theirs.reason}
        </Alert>
      ) : null}
      <Field
        id="block-reason"
        label={t('reason')}
        hint={t('reasonHint')}
        error={hasTried && isShort ? t('reasonMissing') : undefined}
        required
      >
        {(control) => <Textarea {...control} rows={3} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />}
      </Field>
    </FormDialog>
  )
}
