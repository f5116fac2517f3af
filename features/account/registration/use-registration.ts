'use client'

import { useTranslations } from 'next-intl'
import { useLogin } from '@/features/auth/mutations'
import { toastError, toastInfo, toastSuccess } from '@/lib/browser/toast/toast'
import type { RegistrationVariant, RegisterValues } from './register-schema'
import { nextStepAfterRegistration, registrationPayload } from './registration-payload'
import { useMutation } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import type { InputOf } from '@/lib/api/endpoint'
import { webUserApi } from '@/lib/api/v1/user/web'

/** Longer than other toasts, because it refers to a mail. */
const mailToastMs = 10_000

type Options = { variant: RegistrationVariant; autoLogin: boolean }

/** Registers and signs in where the shop wants it, with toasts: that page goes away (docs/rules/forms.md#after-registration). Returns whether the user is signed in. */
export function useRegistration({ variant, autoLogin }: Options) {
  const t = useTranslations('account.notices')
  const register = useRegister()
  const login = useLogin()

  return async function submit(values: RegisterValues): Promise<'signedIn' | 'signedOut'> {
    const { email, password } = values
    const { verificationToken } = await register.mutateAsync(registrationPayload(values, variant))
    if (nextStepAfterRegistration({ verificationToken, autoLogin }) === 'confirmEmail') return 'signedOut'
    try {
      await login.mutateAsync({ username: email, password })
      toastSuccess(t('registered'))
      toastInfo(t('confirmEmail', { email }), { duration: mailToastMs })
      return 'signedIn'
    } catch (error) {
      // The account exists; signing in is the way on.
      toastError(error)
      return 'signedOut'
    }
  }
}

function useRegister() {
  return useMutation({
    mutationFn: (input: InputOf<typeof webUserApi.register>) => call(webUserApi.register, input, { anonymous: true }),
  })
}
