'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { toastInfo } from '@/lib/browser/toast/toast'
import { editStore, useEditStore } from '../store/edit-store'
import { startEditing } from './start-editing'
import { useSessionEnd } from './use-session-end'

const SessionDialog = lazyComponent(async () => (await import('./session-dialog')).SessionDialog)

const noticeMs = 10_000

/** Saves while the edit mode is on. When the session ends, the bar says so and opens the dialog: by itself it would take keystrokes (docs/rules/editing.md#ended-session). */
export function EditingSession() {
  const t = useTranslations('edit.session')
  const onRecovered = useEffectEvent((count: number) => toastInfo(t('recovered', { count }), { duration: noticeMs }))
  useEffect(() => startEditing({ onRecovered }), [])

  const isSigningIn = useEditStore((state) => state.isSigningIn)
  const end = useSessionEnd()
  // It opens anew only when the editor asks again.
  useEffect(() => {
    if (end === null) editStore.setState({ isSigningIn: false })
  }, [end])
  return end !== null && isSigningIn ? <SessionDialog /> : null
}
