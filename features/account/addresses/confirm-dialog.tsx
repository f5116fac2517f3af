'use client'

import { useTranslations } from 'next-intl'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'

type ConfirmDialogProps = {
  title: string
  text: string
  /** The label of the confirming button. */
  action: string
  onConfirm: () => Promise<unknown>
  onClose: () => void
}

/** Asks before an irreversible action, in the words of the account pages. */
export function ConfirmDialog({ action, ...rest }: ConfirmDialogProps) {
  const t = useTranslations('account.confirm')
  return <ConfirmationModal {...rest} labels={{ confirm: action, cancel: t('keep'), close: t('close') }} />
}
