'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { rememberMemberCard } from '@/features/cart/session/member-card'
import type { SignedIn } from '@/lib/api/v1/auth.schema'
import { toastSuccess } from '@/lib/browser/toast'
import { storedUser, storeAuth, useAuthStore } from './auth-store'
import { profileQuery } from './queries'
import { clearSession } from './session'
import { runSignInSteps } from './sign-in-steps'

/**
 * SPEC 4, the login sequence, whatever proves who one is: authenticate, user, abandoned cart, wishlist, success toast. Where to go then is
 * the screen's business. Throws what `authenticate` throws.
 */
export function useSignIn() {
  const client = useQueryClient()
  const t = useTranslations('auth.notices')

  return async function signIn(authenticate: () => Promise<SignedIn>): Promise<SignedIn> {
    useAuthStore.setState({ loginState: 'pending' })
    try {
      const signedIn = await authenticate()
      startSession(client, signedIn)
      const hasSucceeded = await runSignInSteps(client)
      useAuthStore.setState({ loginState: hasSucceeded ? 'idle' : 'failed' })
      toastSuccess(t('signedIn', { name: signedIn.user.details.firstName || signedIn.user.email }))
      return signedIn
    } catch (error) {
      useAuthStore.setState({ loginState: 'failed' })
      throw error
    }
  }
}

/** Whoever was left signed in here leaves first: neither their cart nor anything else of theirs is the next one's. */
function startSession(client: QueryClient, { tokens, user }: SignedIn) {
  const previousId = storedUser.get()
  if (previousId !== null && previousId !== String(user.id)) clearSession()
  storeAuth(user.id, tokens)
  // Whoever has one reads a member's prices from the first page on.
  if (user.memberCardBarcode) rememberMemberCard(user.memberCardBarcode)
  client.setQueryData(profileQuery.queryKey, user)
}
