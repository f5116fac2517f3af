'use client'

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { rememberMemberCard } from '@/features/cart/member-card'
import type { SignedIn } from '@/lib/api/v1/auth.schema'
import { toastSuccess } from '@/lib/browser/toast'
import { rememberedUser, rememberAuth, useAuthStore } from './auth-store'
import { profileQuery } from './queries'
import { leave } from './session'
import { takeSignInSteps } from './sign-in-steps'

/**
 * SPEC 4, the login sequence, whatever proves who one is: authenticate, user, abandoned cart, wishlist, success toast. Where to go then is
 * the screen's business. Throws what `authenticate` throws.
 */
export function useSignIn() {
  const client = useQueryClient()
  const t = useTranslations('auth.notices')

  return async function signIn(authenticate: () => Promise<SignedIn>): Promise<SignedIn> {
    useAuthStore.setState({ attempt: 'underway' })
    try {
      const answer = await authenticate()
      begin(client, answer)
      const allWell = await takeSignInSteps(client)
      useAuthStore.setState({ attempt: allWell ? 'none' : 'failed' })
      toastSuccess(t('signedIn', { name: answer.user.details.firstName || answer.user.email }))
      return answer
    } catch (error) {
      useAuthStore.setState({ attempt: 'failed' })
      throw error
    }
  }
}

/** Whoever was left signed in here leaves first: neither their cart nor anything else of theirs is the next one's. */
function begin(client: QueryClient, { tokens, user }: SignedIn) {
  const before = rememberedUser()
  if (before !== null && before !== String(user.id)) leave()
  rememberAuth(user.id, tokens)
  // Whoever has one reads a member's prices from the first page on.
  if (user.memberCardBarcode) rememberMemberCard(user.memberCardBarcode)
  client.setQueryData(profileQuery.queryKey, user)
}
