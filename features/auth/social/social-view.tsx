'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { LinkButton } from '@/components/ui/button/link-button'
import { ApiError } from '@/lib/api/errors'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { useSearchParams } from '@/lib/i18n/navigation'
import { describeError } from '@/lib/browser/toast/toast'
import { useSocialLogin } from '@/features/auth/mutations'
import { parseSocialCallback } from './social-callback'
import { useSignInRedirect } from '@/features/auth/session/use-sign-in-redirect'
import { SocialConsents } from './social-consents'

/** Completes a sign-in at a service; a new person is asked for consents first. */
export function SocialView({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('auth.social')
  // The query on arrival: signing in leaves this page.
  const [callback] = useState(parseSocialCallback(useSearchParams()))
  const hasStarted = useRef(false)
  const redirect = useSignInRedirect()
  const { mutateAsync, error } = useSocialLogin()

  async function signIn(agreed?: number[]) {
    if (typeof callback === 'string') return
    await mutateAsync({ ...callback, consents: agreed })
    redirect()
  }

  const start = useEffectEvent(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    // The view below shows the error.
    signIn().catch(() => {})
  })
  useEffect(() => start(), [])

  const failure = typeof callback === 'string' ? callback : failureOf(error)
  if (!failure) {
    return (
      <Alert>
        <output>{t('underway')}</output>
      </Alert>
    )
  }
  if (failure === 'consents') return <SocialConsents consents={consents} onAgree={signIn} />
  const text = failure === 'other' ? describeError(error) : t(failure)
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t('failedTitle')}
      actions={
        <>
          <LinkButton href="/login">{t('back')}</LinkButton>
          {failure === 'unproven' ? (
            <LinkButton href="/forgot-password" variant="secondary">
              {t('forgot')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {text}
    </Alert>
  )
}

function failureOf(error: unknown) {
  if (error === null) return null
  const code = error instanceof ApiError ? error.code : undefined
  switch (code) {
    case 'CONSENT_REQUIRED':
      return 'consents'
    case 'TOKEN_SPENT':
      return 'spent'
    case 'SOCIAL_UNPROVEN':
      return 'unproven'
    default:
      return 'other'
  }
}
