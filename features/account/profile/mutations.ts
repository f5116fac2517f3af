import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ownConsentsQuery } from '@/features/account/consents/queries'
import { newsletterQuery } from '@/features/newsletter/queries'
import { profileQuery, sessionsQuery } from '@/features/auth/session/queries'
import { forgetMemberCard, rememberMemberCard } from '@/features/cart/session/member-card'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import type { User } from '@/lib/api/entities/user.schema'
import { userApi } from '@/lib/api/v1/user'
import { webUserApi } from '@/lib/api/v1/user/web'
import { emailApi } from '@/lib/api/v1/user/web/email'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'

export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof webUserApi.update>) => call(webUserApi.update, input),
    onSuccess(user) {
      const before = client.getQueryData(profileQuery.queryKey)?.memberCardBarcode
      showChangedUser(client, user)
      if (user.memberCardBarcode !== before) syncMemberCard(client, user.memberCardBarcode)
    },
  })
}

/** The office reads the same person by a call of its own. */
function showChangedUser(client: QueryClient, user: User) {
  client.setQueryData(profileQuery.queryKey, user)
  void client.invalidateQueries({ queryKey: [userApi.profile.path] })
}

/** docs/rules/forms.md#member-card-cookie */
function syncMemberCard(client: QueryClient, barcode: string | null) {
  if (barcode === null) forgetMemberCard()
  else rememberMemberCard(barcode)
  void client.invalidateQueries({ queryKey: [cartApi.getCart.path] })
}

/** Newsletter and consents follow the new address, and other sessions have ended. */
export function useConfirmEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(emailApi.confirm, { token }),
    onSuccess(user) {
      showChangedUser(client, user)
      for (const { queryKey } of [sessionsQuery, newsletterQuery, ownConsentsQuery]) void client.invalidateQueries({ queryKey })
    },
  })
}

/** An error means that nothing is pending any more, so the user is loaded again. */
export function useResendEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(emailApi.resend, {}),
    onError: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  })
}

export function useCancelEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(emailApi.cancel, {}),
    onSuccess: (user) => client.setQueryData(profileQuery.queryKey, user),
  })
}
