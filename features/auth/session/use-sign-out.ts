'use client'

import { useTranslations } from 'next-intl'
import { toastError, toastSuccess } from '@/lib/browser/toast'
import { useLogout } from '@/features/auth/mutations'

/** Signs out and says so; the screen it was asked on may be gone by then. */
export function useSignOut() {
  const t = useTranslations('auth.notices')
  const logout = useLogout()

  async function signOut() {
    try {
      await logout.mutateAsync()
      toastSuccess(t('signedOut'))
    } catch (error) {
      toastError(error)
    }
  }

  return { signOut, isSigningOut: logout.isPending }
}
