'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLeaveWarning } from '@/components/form/use-leave-warning'
import { lazyComponent } from '@/components/lazy-component'
import { usePlainRouter } from '@/lib/i18n/navigation'
import { internalTarget } from './internal-target'
import { onLeaving } from './leaving'

const ConfirmationModal = lazyComponent(async () => (await import('@/components/ui/overlay/confirmation-modal')).ConfirmationModal)

type LeaveGuardProps = { isDirty: boolean; onDiscard: () => void }

/** Asks before a link, a key, the palette, the browser's Back or a reload takes unsaved changes with it. */
export function LeaveGuard({ isDirty, onDiscard }: LeaveGuardProps) {
  const t = useTranslations('admin.form.leave')
  const router = usePlainRouter()
  const [way, setWay] = useState<{ go: () => void } | null>(null)
  const hasOwnEntry = useLeaveWarning(isDirty, () => setWay({ go: () => window.history.back() }))

  const follow = useEffectEvent((event: MouseEvent) => {
    const href = internalTarget(event)
    if (href === null) return
    event.preventDefault()
    event.stopImmediatePropagation()
    setWay({ go: () => router.push(href) })
  })

  useEffect(() => {
    if (!isDirty) return undefined
    const listening = new AbortController()
    // Before the link's own handler.
    document.addEventListener('click', follow, { capture: true, signal: listening.signal })
    const stopAsking = onLeaving((go) => setWay({ go }))
    return () => {
      listening.abort()
      stopAsking()
    }
  }, [isDirty])

  if (way === null) return null
  const { go } = way

  /** The warning's own entry goes first: a step back during a navigation would undo it. */
  async function leave() {
    const isGuarded = hasOwnEntry()
    if (isGuarded) window.addEventListener('popstate', go, { once: true })
    onDiscard()
    if (!isGuarded) go()
  }

  return (
    <ConfirmationModal
      title={t('title')}
      text={t('text')}
      labels={{ confirm: t('confirm'), cancel: t('cancel'), close: t('close') }}
      onConfirm={leave}
      onClose={() => setWay(null)}
    />
  )
}
