'use client'

import { Suspense } from 'react'
import { useSignInRedirect } from '@/features/auth/session/use-sign-in-redirect'
import { useGuestOnly } from './use-guest-only'
import { hasVerificationToken } from '@/features/auth/link-token'
import { LoginForm } from './login-form'
import { PasswordSetNotice } from './password-set-notice'
import { VerifyEmail } from './verify-email'

export function LoginView() {
  const redirect = useSignInRedirect()
  useGuestOnly()

  function onSignedIn() {
    // The verification button is still to be pressed.
    if (!hasVerificationToken()) redirect()
  }

  return (
    <>
      <Suspense>
        <VerifyEmail />
      </Suspense>
      <PasswordSetNotice />
      <LoginForm onSignedIn={onSignedIn} />
    </>
  )
}
