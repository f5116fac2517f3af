'use client'

import { useTranslations } from 'next-intl'
import { toastError, toastSuccess } from '@/lib/browser/toast/toast'
import { useMutation } from '@tanstack/react-query'
import { dropTabNote } from '@/features/cart/session/order-note-store'
import { call } from '@/lib/api/client'
import { legacyAuthApi } from '@/lib/api/v1/auth'
import { clearSession } from './session'

/** The mutation key of signing out, so that other components can observe it. */
export const signOutKey = ['sign out']

/** Signs out and shows a toast; the calling screen may be unmounted by then. */
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

/** Waits for the server: until it clears the cookie, the next person could use the session. */
function useLogout() {
  return useMutation({
    mutationKey: signOutKey,
    mutationFn: () => call(legacyAuthApi.logout, {}, { anonymous: true }),
    onSuccess: clearAll,
  })
}

/** An ended session leaves unsaved edits and the order note to its user, signing out does not (docs/rules/editing.md#journal, docs/rules/cart.md#order-note). */
async function clearAll() {
  clearSession()
  dropTabNote()
  const { unsavedEdits } = await import('@/lib/browser/unsaved-edits')
  await unsavedEdits.clear()
}
