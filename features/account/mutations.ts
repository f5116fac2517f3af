import { useMutation, useQueryClient } from '@tanstack/react-query'
import { profileQuery } from '@/features/auth/queries'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { consentApi } from '@/lib/api/v1/gdpr/web/consent'
import { passwordApi } from '@/lib/api/v1/user/password'
import { webUserApi } from '@/lib/api/v1/user/web'

export function useRegister() {
  return useMutation({
    mutationFn: (input: InputOf<typeof webUserApi.register>) => call(webUserApi.register, input, { anonymous: true }),
  })
}

/** What somebody agreed to as they opened their account (SPEC 5). */
export function useLogConsents() {
  return useMutation({
    mutationFn: ({ email, consents }: { email: string; consents: number[] }) =>
      call(consentApi.createLog, { status: true, sourceType: 'registration', consents, user: { userType: 'registered', email } }),
  })
}

export function useUpdateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof webUserApi.update>) => call(webUserApi.update, input),
    onSuccess: (user) => client.setQueryData(profileQuery.queryKey, user),
  })
}

export function useResetPassword() {
  return useMutation({ mutationFn: (input: InputOf<typeof passwordApi.reset>) => call(passwordApi.reset, input) })
}
