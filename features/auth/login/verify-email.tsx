'use client'

import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { ApiError } from '@/lib/api/errors'
import { linkedQuery } from '@/lib/api/linked-query'
import { webUserApi } from '@/lib/api/v1/user/web'
import { getPathname, useSearchParams } from '@/lib/i18n/navigation'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { saveReturnTarget } from '@/features/auth/session/return-path'
import { useVerifyEmail } from '@/features/auth/mutations'
import { clearVerificationToken, verificationParameter } from '@/features/auth/link-token'
import { ResendVerification } from './resend-verification'

type VerifyEmailProps = { isVerified: boolean; onVerified: () => void }

/**
 * Verifies the address by a button (docs/rules/forms.md#mailed-link-press, docs/rules/forms.md#email-verification), unless the link is spent or has done so
 * (docs/rules/forms.md#mailed-link-result).
 */
export function VerifyEmail({ isVerified, onVerified }: VerifyEmailProps) {
  const token = useSearchParams().get(verificationParameter)
  if (isVerified) return <Verified />
  return token ? <Verification key={token} token={token} onVerified={onVerified} /> : null
}

/** A toast would be gone before the sign-in form is filled in. */
function Verified() {
  const t = useTranslations('auth.verify')
  const isSignedIn = useIsSignedIn()
  return (
    <Alert
      tone="success"
      role="status"
      title={t('done')}
      className={isSignedIn ? undefined : 'mb-6'}
      actions={isSignedIn ? <AccountLink /> : null}
    >
      {isSignedIn ? null : t('signIn')}
    </Alert>
  )
}

function Verification({ token, onVerified }: { token: string; onVerified: () => void }) {
  const t = useTranslations('auth.verify')
  const locale = useLocale()
  const isSignedIn = useIsSignedIn()
  const { mutateAsync, error, isPending, isSuccess } = useVerifyEmail()
  const verifyOnce = useSubmitOnce(verify)
  const className = isSignedIn ? undefined : 'mb-6'
  const { data: linked, error: linkError } = useQuery(linkedQuery(webUserApi.checkVerification, { token }))
  const isVerified = linked?.isVerified ?? false
  // As after the press: the token leaves the address bar.
  useEffect(() => {
    if (isVerified) finish()
  })

  if (isVerified) return <Verified />
  if (isRefused(error) || isRefused(linkError)) {
    return (
      <Alert tone="warning" role="alert" title={t('spentTitle')} className={className} actions={isSignedIn ? <AccountLink /> : null}>
        <p className="mb-3">{t(isSignedIn ? 'spentSignedIn' : 'spent')}</p>
        <ResendVerification />
      </Alert>
    )
  }

  async function verify() {
    try {
      await mutateAsync(token)
    } catch {
      // The mutation shows the error.
      return
    }
    finish()
  }

  function finish() {
    restoreAuth()
    if (useAuthStore.getState().status !== 'signedIn') saveReturnTarget(getPathname({ href: '/profile', locale }))
    onVerified()
    clearVerificationToken()
  }

  const button = (
    <Button busy={isPending || isSuccess} onClick={() => void verifyOnce()}>
      {error ? t('retry') : t('action')}
    </Button>
  )
  return error ? (
    <Alert tone="danger" role="alert" title={t('failedTitle')} className={className} actions={button}>
      {t('failed')}
    </Alert>
  ) : (
    <Alert title={t('title')} className={className} actions={button}>
      {t('text')}
    </Alert>
  )
}

/** A token that is no longer valid, or never was. */
function isRefused(error: unknown) {
  return error instanceof ApiError && error.status === 422
}

function AccountLink() {
  const t = useTranslations('auth.verify')
  return (
    <LinkButton href="/profile" prefetch={false} variant="secondary">
      {t('toAccount')}
    </LinkButton>
  )
}

function useIsSignedIn() {
  return useAuthStore(({ status }) => status === 'signedIn')
}
