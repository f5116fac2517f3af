'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { LinkButton } from '@/components/ui/link-button'
import { ApiError } from '@/lib/api/errors'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { useSearchParams } from '@/lib/i18n/navigation'
import { describeError } from '@/lib/browser/toast'
import { useSocialLogin } from '../mutations'
import { readSocialReturn } from '../social-return'
import { useGoOn } from '../use-go-on'
import { SocialConsents } from './social-consents'

/** Back from a sign-in service. A newcomer is asked for consents first; whatever fails says what to do next. */
export function SocialView({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('auth.social')
  // As it was on arrival: signing in leads away from it.
  const [returned] = useState(readSocialReturn(useSearchParams()))
  const begun = useRef(false)
  const goOn = useGoOn()
  const { mutateAsync, error } = useSocialLogin()

  async function enter(agreed?: number[]) {
    if (typeof returned === 'string') return
    await mutateAsync({ ...returned, consents: agreed })
    goOn()
  }

  useEffect(() => {
    if (begun.current) return
    begun.current = true
    // Its failure is shown below.
    enter().catch(() => {})
  })

  const failure = typeof returned === 'string' ? returned : reasonOf(error)
  if (!failure) {
    return (
      <Alert>
        <output>{t('underway')}</output>
      </Alert>
    )
  }
  if (failure === 'consents') return <SocialConsents consents={consents} onAgree={enter} />
  const words = failure === 'other' ? describeError(error) : t(failure)
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
      {words}
    </Alert>
  )
}

function reasonOf(error: unknown) {
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
