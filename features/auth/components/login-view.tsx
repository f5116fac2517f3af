'use client'

import { Suspense } from 'react'
import { usePlainRouter, useRouter } from '@/lib/i18n/navigation'
import { takeReturn } from '../return-path'
import { useGuestOnly } from '../use-guest-only'
import { LoginForm } from './login-form'
import { VerifyEmail } from './verify-email'

/** The sign-in page's inside. From here one goes back to where one came from, else home (SPEC 4). */
export function LoginView() {
  const router = useRouter()
  const plainRouter = usePlainRouter()
  useGuestOnly()

  function goOn() {
    const path = takeReturn()
    if (path) plainRouter.replace(path)
    else router.replace('/')
  }

  return (
    <>
      {/* The query is known in the browser only; the rest of the page does not wait for it. */}
      <Suspense>
        <VerifyEmail />
      </Suspense>
      <LoginForm onSignedIn={goOn} />
    </>
  )
}
