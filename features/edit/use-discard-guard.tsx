'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useLeaveWarning } from '@/components/form/use-leave-warning'
import { lazyComponent } from '@/components/lazy-component'

const ConfirmationModal = lazyComponent(async () => (await import('@/components/ui/overlay/confirmation-modal')).ConfirmationModal)

type Guarded = { isChanged: boolean; onClose: () => void }

/**
 * Asks before a dialog takes with it what was typed there: by its buttons, Escape, the browser's Back or a reload (docs/rules/editing.md#unsaved-dialogs).
 * `close` takes the place of `onClose`; `question` stands inside the dialog.
 */
export function useDiscardGuard({ isChanged, onClose }: Guarded): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false)
  useLeaveWarning(isChanged, () => setAsking(true))

  return {
    close: () => (isChanged ? setAsking(true) : onClose()),
    question: isAsking ? <DiscardQuestion onDiscard={onClose} onClose={() => setAsking(false)} /> : null,
  }
}

export function DiscardQuestion({ onDiscard, onClose }: { onDiscard: () => void; onClose: () => void }) {
  const t = useTranslations('edit')
  return (
    <ConfirmationModal
      title={t('discarding.title')}
      text={t('discarding.text')}
      labels={{ confirm: t('discarding.confirm'), cancel: t('discarding.cancel'), close: t('close') }}
      onConfirm={async () => onDiscard()}
      onClose={onClose}
    />
  )
}
