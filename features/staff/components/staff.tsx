'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { refuseEditLayer } from '@/components/editable/edit-layer'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { stopCounting } from '@/lib/browser/section-counts/section-counts'
import en from '@/messages/staff/en.json'
import hr from '@/messages/staff/hr.json'
import { staffMarker } from '../staff-marker'
import { StaffBar } from './staff-bar'

const EditMode = lazyComponent(async () => (await import('@/features/edit/components/edit-mode')).EditMode)

/** The staff bar, or the edit mode for `editPage=true` and who may edit contents (docs/rules/editing.md#edit-gate). */
export function Staff() {
  const { data: user, error } = useOfficeUser()
  // The edit mode outlives the session, so that its unsaved changes do (docs/rules/editing.md#ended-session).
  const [lastUser, setLastUser] = useState(user)
  if (user && user !== lastUser) setLastUser(user)
  const locale = useLocale()

  useEffect(() => {
    if (user) {
      staffMarker.set(true)
      stopCounting()
    } else if (error) staffMarker.remove()
  }, [user, error])

  const query = new URLSearchParams(window.location.search)
  const isDummy = query.get('dummy') === 'true'
  const mayEdit = lastUser?.scopes.includes('content') ?? false
  const isRefused = isDummy || (lastUser ? !mayEdit : error !== null)
  useEffect(() => refuseEditLayer(isRefused), [isRefused])

  if (isDummy) return null
  if (mayEdit && query.get('editPage') === 'true') return <EditMode />
  if (!user) return null
  return (
    <NextIntlClientProvider locale={locale} messages={user.settings.language === 'eng' ? en : hr}>
      <StaffBar mayEdit={mayEdit} />
    </NextIntlClientProvider>
  )
}
