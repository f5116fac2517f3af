'use client'

import { useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastError } from '@/lib/browser/toast/toast'
import { Dialog } from './dialog'

type ConfirmationModalProps = {
  title: ReactNode
  text: ReactNode
  labels: Record<'confirm' | 'cancel' | 'close', string>
  /** `danger` for what cannot be undone. */
  variant?: 'danger' | 'primary'
  /** While nothing is chosen that the action could affect. */
  isConfirmDisabled?: boolean
  /** A failure keeps the modal open and shows a toast. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
  /** What the action affects, below the text. */
  children?: ReactNode
}

/** Asks before an action. Render it while it is open, and load it lazily: it brings Base UI along. */
export function ConfirmationModal({
  title,
  text,
  labels,
  variant = 'danger',
  isConfirmDisabled = false,
  onConfirm,
  onClose,
  children,
}: ConfirmationModalProps) {
  const [isBusy, setBusy] = useState(false)
  // The second click of a double click comes before the next render.
  const isRunning = useRef(false)

  async function confirm() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } catch (error) {
      toastError(error)
      isRunning.current = false
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose())}
      size="sm"
      title={title}
      closeLabel={labels.close}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button variant={variant} busy={isBusy} disabled={isConfirmDisabled} onClick={() => void confirm()}>
            {labels.confirm}
          </Button>
        </>
      }
    >
      <p className="text-pretty">{text}</p>
      {children}
    </Dialog>
  )
}
