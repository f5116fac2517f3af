'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/control/field'
import { Textarea } from '@/components/ui/control/textarea'
import { Alert } from '@/components/ui/feedback/alert'
import { Dialog } from '@/components/ui/overlay/dialog'
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
  const { mutateAsync: block, isPending, error } = useBlockCustomer()
  const submitOnce = useSubmitOnce(submit)
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
    <Dialog
      open
      initialFocus="firstField"
      size="sm"
      onOpenChange={(isOpen) => (isOpen || isPending ? undefined : onClose())}
      title={t('dialogTitle', { name: name || email })}
      description={t('hint')}
      closeLabel={t('close')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="block-customer" busy={isPending}>
            {t(theirs?.isBlocked ? 'replace' : 'confirm')}
          </Button>
        </>
      }
    >
      <form
        id="block-customer"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submitOnce()
        }}
        className="flex flex-col gap-4"
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
          {(control) => (
            <Textarea {...control} rows={3} maxLength={1000} value={reason} onChange={({ target }) => setReason(target.value)} />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
