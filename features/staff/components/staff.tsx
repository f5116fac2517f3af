'use client'

import { NextIntlClientProvider, useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { refuseEditLayer } from '@/components/editable/edit-layer'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { asksForEditing } from '@/lib/browser/edit-address'
import { stopCounting } from '@/lib/browser/section-stats/count-sections'
import en from '@/messages/staff/en.json'
import hr from '@/messages/staff/hr.json'
import { staffMarker } from '../staff-marker'
import { OpeningBar } from './opening-bar'
import { StaffBar } from './staff-bar'

const EditMode = lazyComponent(async () => (await import('@/features/edit/components/edit-mode')).EditMode, { fallback: <OpeningBar /> })
const SignInToEdit = lazyComponent(async () => (await import('./sign-in-to-edit')).SignInToEdit)

/** The staff bar, or the edit mode for `editPage=true` and who may edit contents (docs/rules/editing.md#edit-gate). */
export function Staff() {
  const { data: user, error, isLoading } = useOfficeUser()
  const isSignedOut = useAuthStore((state) => state.status === 'signedOut')
  // The edit mode outlives the session, so that its unsaved changes do (docs/rules/editing.md#ended-session).
  const [lastUser, setLastUser] = useState(user)
  if (user && user !== lastUser) setLastUser(user)
  const locale = useLocale()
  const isEditAddress = asksForEditing()

  // The code of who was an editor before comes while the session is proven.
  useEffect(() => {
    if (isEditAddress && staffMarker.get() === true) void EditMode.preload().catch(() => {})
  }, [isEditAddress])

  useEffect(() => {
    if (user) {
      staffMarker.set(true)
      stopCounting()
    } else if (error) staffMarker.remove()
  }, [user, error])

  const query = new URLSearchParams(window.location.search)
  const isDummy = query.get('dummy') === 'true'
  const mayEdit = lastUser?.scopes.includes('content') ?? false
  const isRefused = isDummy || (lastUser ? !mayEdit : isSignedOut || error !== null)
  useEffect(() => refuseEditLayer(isRefused), [isRefused])

  if (isDummy) return null
  // The stored session turns out to have ended only when it is used.
  if (isEditAddress && isSignedOut && !lastUser) return <SignInToEdit />

  function contentOf() {
    if (isEditAddress && isLoading && !lastUser) return <OpeningBar />
    if (isEditAddress && mayEdit) return <EditMode opening={<OpeningBar />} />
    return user ? <StaffBar mayEdit={mayEdit} /> : null
  }

  return (
    <NextIntlClientProvider locale={locale} messages={lastUser?.settings.language === 'eng' ? en : hr}>
      {contentOf()}
    </NextIntlClientProvider>
  )
}
