'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { refuseEditLayer } from '@/components/editable/edit-layer'
import { lazyComponent } from '@/components/lazy-component'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { asksForEditing } from '@/lib/browser/edit-address'
import { usePlainPathname } from '@/lib/i18n/navigation'
import { staffMarker } from '../staff-marker'

const ApprovalLink = lazyComponent(async () => (await import('@/features/edit/approval/approval-link')).ApprovalLink, {
  afterHydration: true,
})
const SignInToEdit = lazyComponent(async () => (await import('./sign-in-to-edit')).SignInToEdit, { afterHydration: true })
const Staff = lazyComponent(async () => (await import('./staff')).Staff, { afterHydration: true })

/** Loads what is for back-office users only; every call checks the right on the server (docs/rules/editing.md#edit-gate). */
export function StaffGate() {
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  const isSignedOut = useAuthStore((state) => state.status === 'signedOut')
  // Renders again after a navigation.
  usePlainPathname()
  const isStaff = useSyncExternalStore(staffMarker.subscribe, mayBeStaff, () => false)
  const isEditAddress = useSyncExternalStore(staffMarker.subscribe, asksForEditing, () => false)
  // A session that ends while somebody edits leaves the page as it is (docs/rules/editing.md#ended-session).
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  // The link is read from the address once and then leaves it (docs/rules/editing.md#approval-link).
  const isLink = useSyncExternalStore(subscribeToHash, isApprovalLink, () => false)
  const [wasLink, setWasLink] = useState(isLink)
  if (isLink && !wasLink) setWasLink(true)
  useEffect(() => {
    if (!wasSignedIn) refuseEditLayer(isSignedOut)
  }, [isSignedOut, wasSignedIn])
  return (
    <>
      {wasSignedIn && isStaff ? <Staff /> : null}
      {wasLink ? <ApprovalLink /> : null}
      {isSignedOut && isEditAddress && !wasSignedIn && !wasLink ? <SignInToEdit /> : null}
    </>
  )
}

function mayBeStaff() {
  return staffMarker.get() === true || asksForEditing()
}

const isApprovalLink = () => window.location.hash.startsWith('#approval=')

function subscribeToHash(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}
