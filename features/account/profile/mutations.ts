import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { profileQuery, sessionsQuery } from '@/features/auth/session/queries'
import { clearSession } from '@/features/auth/session/session'
import { forgetMemberCard, rememberMemberCard } from '@/features/cart/session/member-card'
import { inOurCart } from '@/features/cart/mutations'
import { keepCart } from '@/features/cart/queries'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { documentOrderApi } from '@/lib/api/v1/document/order'
import { ownConsentApi } from '@/lib/api/v1/gdpr/web/consent/own'
import { ownNewsletterApi } from '@/lib/api/v1/marketing/newsletter/own'
import { passwordApi } from '@/lib/api/v1/user/password'
import { webUserApi } from '@/lib/api/v1/user/web'
import { addressApi } from '@/lib/api/v1/user/web/address'
import { deletionApi } from '@/lib/api/v1/user/web/deletion'
import { emailApi } from '@/lib/api/v1/user/web/email'
import { exportApi } from '@/lib/api/v1/user/web/export'
import { cartApi } from '@/lib/api/v2/ecommerce/cart'
import { useRouter } from '@/lib/i18n/navigation'
import { newsletterQuery, ownConsentsQuery } from '@/features/account/orders/queries'

export function useRegister() {
  return useMutation({
    mutationFn: (input: InputOf<typeof webUserApi.register>) => call(webUserApi.register, input, { anonymous: true }),
  })
}

export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof webUserApi.update>) => call(webUserApi.update, input),
    onSuccess(user) {
      const before = client.getQueryData(profileQuery.queryKey)?.memberCardBarcode
      client.setQueryData(profileQuery.queryKey, user)
      if (user.memberCardBarcode !== before) syncMemberCard(client, user.memberCardBarcode)
    },
  })
}

/** SPEC 4: the cookie goes with the card, and what is in the cart is priced anew. */
function syncMemberCard(client: QueryClient, barcode: string | null) {
  if (barcode === null) forgetMemberCard()
  else rememberMemberCard(barcode)
  void client.invalidateQueries({ queryKey: [cartApi.getCart.path] })
}

/** The newsletter and the consents go with the address, and the other sign-ins have ended. */
export function useConfirmEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(emailApi.confirm, { token }),
    onSuccess(user) {
      client.setQueryData(profileQuery.queryKey, user)
      for (const { queryKey } of [sessionsQuery, newsletterQuery, ownConsentsQuery]) void client.invalidateQueries({ queryKey })
    },
  })
}

/** Where there is nothing to resend any more, the person is read again. */
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

/** It ended every other sign-in, so the list of them is read again. */
export function useResetPassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof passwordApi.reset>) => call(passwordApi.reset, input),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

/** The address book's changes; whatever changed, the person is read again (SPEC 4: then refresh user). */
export function useAddressBook() {
  const client = useQueryClient()
  const invalidateUser = { onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }) }
  const create = useMutation({
    mutationFn: (input: InputOf<typeof addressApi.create>) => call(addressApi.create, input),
    ...invalidateUser,
  })
  const update = useMutation({
    mutationFn: (input: InputOf<typeof addressApi.update>) => call(addressApi.update, input),
    ...invalidateUser,
  })
  const makeDefault = useMutation({
    mutationFn: (input: InputOf<typeof addressApi.makeDefault>) => call(addressApi.makeDefault, input),
    ...invalidateUser,
  })
  const remove = useMutation({ mutationFn: (id: number) => call(addressApi.delete, { id }), ...invalidateUser })
  return { create, update, makeDefault, remove }
}

/** What an order held into our cart, as far as it can still be bought. */
export function useReorder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (orderSlug: string) => inOurCart((ref) => call(documentOrderApi.reorder, { ...ref, orderSlug })),
    onSuccess: ({ cart }) => keepCart(client, { cartId: cart.cartId, protectCode: cart.protectCode }, cart),
  })
}

export function useRequestExport() {
  return useMutation({ mutationFn: () => call(exportApi.request, {}) })
}

export function useOpenExport() {
  return useMutation({ mutationFn: (token: string) => call(exportApi.open, { token }) })
}

export function useRequestDeletion() {
  return useMutation({ mutationFn: (input: InputOf<typeof deletionApi.request>) => call(deletionApi.request, input) })
}

export function useConfirmDeletion() {
  return useMutation({ mutationFn: (token: string) => call(deletionApi.confirm, { token }) })
}

/** The server has ended every sign-in: this browser forgets the person too, and is shown the shop. */
export function useFinishDeletion() {
  const router = useRouter()
  return () => {
    clearSession()
    router.push('/')
  }
}

export function useSetNewsletter() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (wanted: boolean) => call(ownNewsletterApi.choose, { wanted }),
    onSuccess(state) {
      client.setQueryData(newsletterQuery.queryKey, state)
      void client.invalidateQueries({ queryKey: ownConsentsQuery.queryKey })
    },
  })
}

export function useChangeConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof ownConsentApi.change>) => call(ownConsentApi.change, input),
    onSuccess: (all) => client.setQueryData(ownConsentsQuery.queryKey, all),
  })
}
