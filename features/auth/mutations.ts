import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { authApi, legacyAuthApi } from '@/lib/api/v1/auth'
import { passwordApi } from '@/lib/api/v1/user/password'
import { socialApi } from '@/lib/api/v1/user/social'
import { webUserApi } from '@/lib/api/v1/user/web'
import { sessionApi } from '@/lib/api/v1/user/web/session'
import { storedUser } from './session/auth-store'
import { profileQuery, sessionsQuery } from './session/queries'
import { clearSession } from './session/session'
import { useSignIn } from './session/use-sign-in'

export function useLogin() {
  const signIn = useSignIn()
  return useMutation({
    mutationFn: (credentials: InputOf<typeof authApi.login>) => signIn(() => call(authApi.login, credentials, { anonymous: true })),
  })
}

/** The way back from a sign-in service; the rest of the sequence is the same. */
export function useSocialLogin() {
  const signIn = useSignIn()
  return useMutation({
    mutationFn: (callback: InputOf<typeof socialApi.oauth>) => signIn(() => call(socialApi.oauth, callback, { anonymous: true })),
  })
}

/** Without the server's word one is not signed out: the cookie would still open the door to whoever comes next. */
export function useLogout() {
  return useMutation({ mutationFn: () => call(legacyAuthApi.logout, {}, { anonymous: true }), onSuccess: clearSession })
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: InputOf<typeof passwordApi.forgot>) => call(passwordApi.forgot, input, { anonymous: true }),
  })
}

/** It ended every sign-in of that account, this browser's too. A visitor's cart stays. */
export function useSetPassword() {
  return useMutation({
    mutationFn: (input: InputOf<typeof passwordApi.set>) => call(passwordApi.set, input, { anonymous: true }),
    onSuccess: () => storedUser.get() !== null && clearSession(),
  })
}

/** By the link of a verification mail. */
export function useVerifyEmail() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(webUserApi.verify, { token }, { anonymous: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery.queryKey }),
  })
}

export function useResendVerification() {
  return useMutation({
    mutationFn: (input: InputOf<typeof webUserApi.resendVerification>) => call(webUserApi.resendVerification, input, { anonymous: true }),
  })
}

/** The list is read again whatever came of it: another window may have ended the same one. */
export function useRevokeSession() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(sessionApi.revoke, { id }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useRevokeOtherSessions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(sessionApi.revokeOthers, {}),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
