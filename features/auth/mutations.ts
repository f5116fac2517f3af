import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { authApi, legacyAuthApi } from '@/lib/api/v1/auth'
import { rememberAuth } from './auth-store'
import { profileQuery } from './queries'
import { leave } from './session'

export function useLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (credentials: InputOf<typeof authApi.login>) => call(authApi.login, credentials, { anonymous: true }),
    onSuccess({ tokens, user }) {
      rememberAuth(user.id, tokens)
      client.setQueryData(profileQuery.queryKey, user)
    },
  })
}

/** Without the server's word one is not signed out: the cookie would still open the door to whoever comes next. */
export function useLogout() {
  return useMutation({ mutationFn: () => call(legacyAuthApi.logout, {}, { anonymous: true }), onSuccess: leave })
}
