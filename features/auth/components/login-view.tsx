'use client'

import { Suspense } from 'react'
import { useGoOn } from '../use-go-on'
import { useGuestOnly } from '../use-guest-only'
import { isVerifying } from '../verification-token'
import { LoginForm } from './login-form'
import { VerifyEmail } from './verify-email'

/** The sign-in page's inside. */
export function LoginView() {
  const goOn = useGoOn()
  useGuestOnly()

  function onSignedIn() {
    // The address is still to be proven here.
    if (!isVerifying()) goOn()
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
