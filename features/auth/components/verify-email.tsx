'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { ApiError } from '@/lib/api/errors'
import { useRouter, useSearchParams } from '@/lib/i18n/navigation'
import { toastSuccess } from '@/lib/toast'
import { restoreAuth, useAuthStore } from '../auth-store'
import { profileQuery, verifyQuery } from '../queries'
import { tokenParameter } from '../verification-token'
import { ResendVerification } from './resend-verification'

/** Proves the address when a verification mail led here; the token leaves the address bar with it. */
export function VerifyEmail() {
  const token = useSearchParams().get(tokenParameter)
  return token ? <Verification token={token} /> : null
}

function Verification({ token }: { token: string }) {
  const t = useTranslations('auth.verify')
  const client = useQueryClient()
  const router = useRouter()
  const { status, error, isFetching, refetch } = useQuery(verifyQuery(token))

  useEffect(() => {
    if (status !== 'success') return
    toastSuccess(t('done'))
    restoreAuth()
    void client.invalidateQueries({ queryKey: profileQuery.queryKey })
    router.replace(useAuthStore.getState().status === 'signedIn' ? '/profile' : '/login')
  }, [status, t, client, router])

  if (status === 'success') return null
  if (status === 'pending') {
    return (
      <Alert className="mb-6">
        <output>{t('underway')}</output>
      </Alert>
    )
  }
  const isOver = error instanceof ApiError && error.status === 422
  return isOver ? (
    <Alert tone="warning" role="alert" title={t('spentTitle')} className="mb-6">
      <p className="mb-3">{t('spent')}</p>
      <ResendVerification />
    </Alert>
  ) : (
    <Alert
      tone="danger"
      role="alert"
      title={t('failedTitle')}
      className="mb-6"
      actions={
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      }
    >
      {t('failed')}
    </Alert>
  )
}
