'use client'

import { Suspense, useState, type ReactNode } from 'react'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useSignInRedirect } from '@/features/auth/session/use-sign-in-redirect'
import { useGuestOnly } from './use-guest-only'
import { hasVerificationToken } from '@/features/auth/link-token'
import { LoginForm } from './login-form'
import { PasswordSetNotice } from './password-set-notice'
import { VerifyEmail } from './verify-email'

/** `otherWays`: of signing in, below the form. Who is signed in already and came to verify the address sees neither (docs/rules/forms.md#email-verification). */
export function LoginView({ otherWays }: { otherWays?: ReactNode }) {
  const redirect = useSignInRedirect()
  const [isVerified, setIsVerified] = useState(false)
  const isSignedIn = useAuthStore(({ status }) => status === 'signedIn')
  useGuestOnly()
  // Whoever is redirected keeps the form until then.
  const onlyVerifies = isSignedIn && (isVerified || hasVerificationToken())

  function onSignedIn() {
    // The verification button is still to be pressed.
    if (!hasVerificationToken()) redirect()
  }

  return (
    <>
      <Suspense>
        <VerifyEmail isVerified={isVerified} onVerified={() => setIsVerified(true)} />
      </Suspense>
      {onlyVerifies ? null : (
        <>
          <PasswordSetNotice />
          <LoginForm onSignedIn={onSignedIn} />
          {otherWays}
        </>
      )}
    </>
  )
}
