'use client'

import { useState, useSyncExternalStore } from 'react'
import { lazyComponent } from '@/components/lazy-component'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { usePathname } from '@/lib/i18n/navigation'
import { staffMarker } from '../staff-marker'

const Staff = lazyComponent(async () => (await import('./staff')).Staff, { afterHydration: true })

/** Loads what is for back-office users only; every call checks the right on the server (docs/rules/editing.md#edit-gate). */
export function StaffGate() {
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  // Renders again after a navigation.
  usePathname()
  const isStaff = useSyncExternalStore(staffMarker.subscribe, mayBeStaff, () => false)
  // A session that ends while somebody edits leaves the page as it is (docs/rules/editing.md#ended-session).
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  return wasSignedIn && isStaff ? <Staff /> : null
}

function mayBeStaff() {
  return staffMarker.get() === true || new URLSearchParams(window.location.search).get('editPage') === 'true'
}
