'use client'

import { useTranslations } from 'next-intl'
import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { AuthFrame } from '@/features/auth/fields/auth-page-frame'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useSignInRedirect } from '@/features/auth/session/use-sign-in-redirect'
import { Link } from '@/lib/i18n/navigation'
import { useGuestOnly } from './use-guest-only'
import { hasVerificationToken } from '@/features/auth/link-token'
import { LoginForm } from './login-form'
import { PasswordSetNotice } from './password-set-notice'
import { VerifyEmail } from './verify-email'

/** `otherWays`: of signing in, below the form. Who is signed in already and came to verify the address sees neither (docs/rules/forms.md#email-verification). */
export function LoginView({ notice, otherWays }: { notice?: ReactNode; otherWays?: ReactNode }) {
  const t = useTranslations('auth')
  const redirect = useSignInRedirect()
  const [isVerified, setIsVerified] = useState(false)
  const isSignedIn = useAuthStore(({ status }) => status === 'signedIn')
  useGuestOnly()
  // Whoever is redirected keeps the form until then.
  const onlyVerifies = isSignedIn && (isVerified || hasVerificationToken())
  useTabTitle(onlyVerifies ? t('verify.pageTitle') : null)
  const verification = (
    <Suspense>
      <VerifyEmail isVerified={isVerified} onVerified={() => setIsVerified(true)} />
    </Suspense>
  )

  function onSignedIn() {
    // The verification button is still to be pressed.
    if (!hasVerificationToken()) redirect()
  }

  if (onlyVerifies) {
    return (
      <AuthFrame title={t('verify.pageTitle')} lead={t(isVerified ? 'verify.doneLead' : 'verify.lead')} notice={notice}>
        {verification}
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={t('login.title')} lead={t('login.lead')} notice={notice} after={isVerified ? null : <OpenAccount />}>
      {verification}
      <PasswordSetNotice />
      <LoginForm onSignedIn={onSignedIn} />
      {otherWays}
    </AuthFrame>
  )
}

function OpenAccount() {
  const t = useTranslations('auth.login')
  return (
    <>
      {t('noAccount')}{' '}
      <Link href="/register" className="font-medium text-action underline underline-offset-4">
        {t('register')}
      </Link>
    </>
  )
}

/** The page's metadata is the same for all: the server does not know who is signed in. */
function useTabTitle(title: string | null) {
  useEffect(() => {
    const site = document.querySelector('meta[name="application-name"]')?.getAttribute('content')
    if (title !== null) document.title = site ? `${title} | ${site}` : title
  }, [title])
}
