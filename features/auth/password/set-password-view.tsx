'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { useLinkToken } from '@/features/auth/link-token'
import { hasErrorCode } from '@/lib/api/errors'
import { passwordLinkQuery } from './queries'
import { SetPasswordForm } from './set-password-form'

/** docs/rules/forms.md#mailed-link-result */
export function SetPasswordView() {
  const token = useLinkToken()
  if (token === undefined) return <Skeleton className="h-64" />
  return token ? <CheckedLink key={token} token={token} /> : <SpentLink />
}

function CheckedLink({ token }: { token: string }) {
  const t = useTranslations('auth.setPassword')
  const [state, setState] = useState<'checking' | 'valid' | 'spent'>('checking')
  const { isSuccess, error, isFetching, refetch } = useQuery({ ...passwordLinkQuery(token), enabled: state === 'checking' })
  // Kept here, because the end of a session resets all queries, also while somebody types.
  if (isSuccess && state === 'checking') setState('valid')

  if (state === 'spent' || hasErrorCode(error, 'TOKEN_SPENT')) return <SpentLink />
  if (state === 'valid') return <SetPasswordForm token={token} onSpent={() => setState('spent')} />
  if (!error) return <Skeleton className="h-64" />
  const retry = (
    <Button busy={isFetching} onClick={() => void refetch()}>
      {t('retry')}
    </Button>
  )
  return (
    <Alert tone="danger" role="alert" title={t('failedTitle')} actions={retry}>
      {t('failed')}
    </Alert>
  )
}

function SpentLink() {
  const t = useTranslations('auth.setPassword')
  const request = (
    <LinkButton href="/forgot-password" prefetch={false}>
      {t('request')}
    </LinkButton>
  )
  return (
    <Alert tone="warning" role="alert" title={t('spentTitle')} actions={request}>
      {t('spent')}
    </Alert>
  )
}
