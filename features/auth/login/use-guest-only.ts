'use client'

import { useEffect } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { hasVerificationToken } from '@/features/auth/link-token'

/** Redirects a signed-in visitor to the profile; signing in on the page itself does not (docs/rules/forms.md#guest-only). */
export function useGuestOnly() {
  const router = useRouter()

  useEffect(() => {
    restoreAuth()
    const isSignedIn = useAuthStore.getState().status === 'signedIn'
    if (isSignedIn && !hasVerificationToken()) router.replace('/profile')
  }, [router])
}
