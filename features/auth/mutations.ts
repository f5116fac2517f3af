import { useMutation, useQueryClient } from '@tanstack/react-query'
import { askForPasskey } from '@/features/auth/passkey/ask-passkey'
import { storedUser } from '@/features/auth/session/auth-store'
import { profileQuery } from '@/features/auth/session/queries'
import { clearSession } from '@/features/auth/session/session'
import { useSignIn } from '@/features/auth/session/use-sign-in'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { authApi } from '@/lib/api/v1/auth'
import { authProofApi } from '@/lib/api/v1/auth-proof'
import { passwordApi } from '@/lib/api/v1/user/password'
import { socialApi } from '@/lib/api/v1/user/social'
import { webUserApi } from '@/lib/api/v1/user/web'

export function useLogin() {
  const signIn = useSignIn()
  return useMutation({
    mutationFn: (credentials: InputOf<typeof authApi.login>) => signIn(() => call(authApi.login, credentials, { anonymous: true })),
  })
}

export function useVerifyFactor() {
  const signIn = useSignIn()
  return useMutation({
    mutationFn: (input: InputOf<typeof authProofApi.verifyFactor>) =>
      signIn(() => call(authProofApi.verifyFactor, input, { anonymous: true })),
  })
}

/** Without a token it is the whole sign-in; with one, its second step. */
export function usePasskeySignIn() {
  const signIn = useSignIn()
  return useMutation({
    mutationFn: (signInToken: string | undefined) =>
      signIn(async () => {
        const request = await call(authProofApi.passkeyOptions, { signInToken }, { anonymous: true })
        const passkey = await askForPasskey(request)
        return call(authProofApi.passkeySignIn, { signInToken, passkey }, { anonymous: true })
      }),
  })
}

/** Completes a sign-in at a service; the steps after it are those of a login. */
export function useSocialLogin() {
  const signIn = useSignIn()
  return useMutation({
    mutationFn: (callback: InputOf<typeof socialApi.oauth>) => signIn(() => call(socialApi.oauth, callback, { anonymous: true })),
  })
}

export function useForgotPassword() {
  return useMutation({
    mutationFn: (input: InputOf<typeof passwordApi.forgot>) => call(passwordApi.forgot, input, { anonymous: true }),
  })
}

/** The server has ended every session of the account, also this browser's. A visitor's cart stays. */
export function useSetPassword() {
  return useMutation({
    mutationFn: (input: InputOf<typeof passwordApi.set>) => call(passwordApi.set, input, { anonymous: true }),
    onSuccess: () => storedUser.get() !== null && clearSession(),
  })
}

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
