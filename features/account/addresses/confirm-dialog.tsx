'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { toastError } from '@/lib/browser/toast'

type ConfirmDialogProps = {
  title: string
  text: string
  /** The label of the confirming button. */
  action: string
  /** A failure keeps the dialog open and shows a toast. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before an irreversible action. */
export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTranslations('account.confirm')
  const [isBusy, setBusy] = useState(false)

  async function confirm() {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      toastError(error)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
