'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { rememberMemberCard } from '@/features/cart/session/member-card'
import { markPasswordSet } from '@/features/auth/password/password-set-store'
import type { SignedIn } from '@/lib/api/v1/auth.schema'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { storedUser, storeAuth, useAuthStore } from './auth-store'
import { profileQuery } from './queries'
import { clearSession } from './session'
import { runSignInSteps } from './sign-in-steps'

/** The login sequence, for any way of authenticating (docs/rules/forms.md#login-sequence); the screen redirects. Throws what `authenticate` throws. */
export function useSignIn() {
  const client = useQueryClient()
  const t = useTranslations('auth.notices')

  return async function signIn(authenticate: () => Promise<SignedIn>): Promise<SignedIn> {
    useAuthStore.setState({ loginState: 'pending' })
    try {
      const signedIn = await authenticate()
      startSession(client, signedIn)
      markPasswordSet(false)
      const hasSucceeded = await runSignInSteps(client)
      useAuthStore.setState({ loginState: hasSucceeded ? 'idle' : 'failed' })
      const name = signedIn.user.details.firstName || signedIn.user.email
      toastSuccess(t(signedIn.isDeletionCancelled ? 'deletionCancelled' : 'signedIn', { name }))
      return signedIn
    } catch (error) {
      useAuthStore.setState({ loginState: 'failed' })
      throw error
    }
  }
}

/** Clears a previous user's data before the new session is stored. */
function startSession(client: QueryClient, { tokens, user }: SignedIn) {
  const previousId = storedUser.get()
  if (previousId !== null && previousId !== String(user.id)) clearSession()
  storeAuth(user.id, tokens)
  // Member prices apply from the first page on.
  if (user.memberCardBarcode) rememberMemberCard(user.memberCardBarcode)
  client.setQueryData(profileQuery.queryKey, user)
}
