'use client'

import { useTranslations } from 'next-intl'
import { useLogin } from '@/features/auth/mutations'
import { toastError, toastInfo, toastSuccess } from '@/lib/browser/toast'
import { useRegister } from '@/features/account/profile/mutations'
import type { RegistrationVariant, RegisterValues } from './register-schema'
import { nextStepAfterRegistration, registrationPayload } from './registration-payload'

/** The message asks for something to be done elsewhere, so it stays longer, ms. */
const mailToastMs = 10_000

type Options = { variant: RegistrationVariant; autoLogin: boolean }

/**
 * SPEC 4, the registration: card and consents are checked by the same call, so that there is all of an account or none. Then the toasts, and
 * where the shop wants it the sign-in. Says whether somebody is signed in now.
 */
export function useRegistration({ variant, autoLogin }: Options) {
  const t = useTranslations('account.notices')
  const register = useRegister()
  const login = useLogin()

  return async function submit(values: RegisterValues): Promise<'signedIn' | 'signedOut'> {
    const { email, password } = values
    const { verificationToken } = await register.mutateAsync(registrationPayload(values, variant))
    toastSuccess(t('registered'))
    toastInfo(t('confirmEmail', { email }), { duration: mailToastMs })
    if (nextStepAfterRegistration({ verificationToken, autoLogin }) === 'confirmEmail') return 'signedOut'
    try {
      await login.mutateAsync({ username: email, password })
      return 'signedIn'
    } catch (error) {
      // The account is there; what is left is to sign in to it.
      toastError(error)
      return 'signedOut'
    }
  }
}
