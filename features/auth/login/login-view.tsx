'use client'

import { Suspense } from 'react'
import { useSignInRedirect } from '@/features/auth/session/use-sign-in-redirect'
import { useGuestOnly } from './use-guest-only'
import { hasVerificationToken } from '@/features/auth/verification-token'
import { LoginForm } from './login-form'
import { VerifyEmail } from './verify-email'

/** The sign-in page's inside. */
export function LoginView() {
  const goOn = useSignInRedirect()
  useGuestOnly()

  function onSignedIn() {
    // The address is still to be proven here.
    if (!hasVerificationToken()) goOn()
  }

  return (
    <>
      {/* The query is known in the browser only; the rest of the page does not wait for it. */}
      <Suspense>
        <VerifyEmail />
      </Suspense>
      <LoginForm onSignedIn={onSignedIn} />
    </>
  )
}
