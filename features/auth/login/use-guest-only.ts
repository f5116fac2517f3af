'use client'

import { useEffect } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { hasVerificationToken } from '@/features/auth/verification-token'

/** Whoever comes here signed in has come for their profile (SPEC 4: guest-only pages). Signing in on the page itself is no coming. */
export function useGuestOnly() {
  const router = useRouter()

  useEffect(() => {
    restoreAuth()
    const isSignedIn = useAuthStore.getState().status === 'signedIn'
    if (isSignedIn && !hasVerificationToken()) router.replace('/profile')
  }, [router])
}
