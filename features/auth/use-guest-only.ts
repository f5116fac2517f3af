'use client'

import { useEffect } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import { restoreAuth, useAuthStore } from './auth-store'
import { isVerifying } from './verification-token'

/** Whoever comes here signed in has come for their profile (SPEC 4: guest-only pages). Signing in on the page itself is no coming. */
export function useGuestOnly() {
  const router = useRouter()

  useEffect(() => {
    restoreAuth()
    const isSignedIn = useAuthStore.getState().status === 'signedIn'
    if (isSignedIn && !isVerifying()) router.replace('/profile')
  }, [router])
}
