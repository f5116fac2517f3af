'use client'

import { useTranslations } from 'next-intl'
import { useLogin } from '@/features/auth/mutations'
import { toastError, toastInfo, toastSuccess } from '@/lib/browser/toast'
import { useRegister } from './mutations'
import type { Extent, RegisterValues } from './register-schema'
import { afterRegistration, registrationPayload } from './registration-payload'

/** The message asks for something to be done elsewhere, so it stays longer, ms. */
const mailNotice = 10_000

type Options = { extent: Extent; autoLogin: boolean }

/**
 * SPEC 4, the registration: card and consents are checked by the same call, so that there is all of an account or none. Then the toasts, and
 * where the shop wants it the sign-in. Says whether somebody is signed in now.
 */
export function useRegistration({ extent, autoLogin }: Options) {
  const t = useTranslations('account.notices')
  const register = useRegister()
  const login = useLogin()

  return async function open(values: RegisterValues): Promise<'signedIn' | 'signedOut'> {
    const { email, password } = values
    const { verificationToken } = await register.mutateAsync(registrationPayload(values, extent))
    toastSuccess(t('registered'))
    toastInfo(t('confirmEmail', { email }), { duration: mailNotice })
    if (afterRegistration({ verificationToken, autoLogin }) === 'confirmEmail') return 'signedOut'
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
