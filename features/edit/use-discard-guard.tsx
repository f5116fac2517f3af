'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react'
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

/** Back leads to an entry of its own before it leads away from the page. */
function useLeaveWarning(isActive: boolean, onBack: () => void) {
  const id = useId()
  const stay = useEffectEvent(() => {
    window.history.pushState({ guard: id }, '')
    onBack()
  })

  useEffect(() => {
    if (!isActive) return undefined
    const listening = new AbortController()
    window.history.pushState({ guard: id }, '')
    window.addEventListener('popstate', stay, { signal: listening.signal })
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal: listening.signal })
    return () => {
      listening.abort()
      // Where a link has led on, the entry is no longer the newest.
      const state: unknown = window.history.state
      if (typeof state === 'object' && state !== null && 'guard' in state && state.guard === id) window.history.back()
    }
  }, [isActive, id])
}
