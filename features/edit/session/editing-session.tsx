'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { toastInfo } from '@/lib/browser/toast'
import { useEditStore } from '../store/edit-store'
import { isOwnSession } from './editing-user'
import { startEditing } from './start-editing'

const SessionDialog = lazyComponent(async () => (await import('./session-dialog')).SessionDialog)

const noticeMs = 10_000

/** Saves while the edit mode is on, and asks to sign in again when the session ends (docs/rules/editing.md#ended-session). */
export function EditingSession() {
  const t = useTranslations('edit.session')
  const onRecovered = useEffectEvent((count: number) => toastInfo(t('recovered', { count }), { duration: noticeMs }))
  useEffect(() => startEditing({ onRecovered }), [])

  const isPostponed = useEditStore((state) => state.isSignInPostponed)
  const hasEnded = useAuthStore((state) => state.status !== 'unknown' && !isOwnSession())
  return hasEnded && !isPostponed ? <SessionDialog /> : null
}
