'use client'

import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/overlay/dialog'
import { useSubmitOnce } from './use-submit-once'

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size'> & {
  /** Without `cancel` only the close button and Escape lead away. */
  labels: { submit: string; close: string; cancel?: string }
  /** `danger` for what cannot be undone. */
  submitVariant?: 'primary' | 'danger'
  /** False where the dialog says why its form cannot be sent now. */
  canSubmit?: boolean
  /** The dialog is busy and stays open until it has ended. The caller closes the dialog, shows errors at their fields and all others as a toast. */
  onSubmit: (data: FormData) => unknown
  onClose: () => void
  /** A button before the others, such as one that removes what the form sets. */
  otherAction?: ReactNode
  /** A dialog that asks before this one closes; it stands outside the form. */
  question?: ReactNode
  children: ReactNode
}

/** A form in a dialog. Render it while it is open, and load it lazily: it brings Base UI along. */
export function FormDialog({
  title,
  description,
  size,
  labels,
  submitVariant = 'primary',
  canSubmit = true,
  onSubmit,
  onClose,
  otherAction,
  question,
  children,
}: FormDialogProps) {
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const submitOnce = useSubmitOnce(submit)

  async function submit(data: FormData) {
    setBusy(true)
    try {
      await onSubmit(data)
    } finally {
      setBusy(false)
    }
  }

  const actions = (
    <>
      {otherAction}
      {labels.cancel === undefined ? null : (
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {labels.cancel}
        </Button>
      )}
      <Button type="submit" form={id} variant={submitVariant} busy={isBusy} disabled={!canSubmit}>
        {labels.submit}
      </Button>
    </>
  )

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => (isOpen || isBusy ? undefined : onClose())}
      initialFocus="firstField"
      size={size}
      title={title}
      description={description}
      closeLabel={labels.close}
      footer={otherAction ? <div className="flex w-full items-center justify-end gap-2 sm:gap-3">{actions}</div> : actions}
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // React events pass through portals, and the page may have a form around the dialog.
          event.stopPropagation()
          void submitOnce(new FormData(event.currentTarget))
        }}
        className="flex flex-col gap-4"
      >
        {children}
      </form>
      {question}
    </Dialog>
  )
}
