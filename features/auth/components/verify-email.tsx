'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Alert } from '@/components/ui/alert'
import { useRouter, useSearchParams } from '@/lib/i18n/navigation'
import { toastError, toastSuccess } from '@/lib/toast'
import { restoreAuth, useAuthStore } from '../auth-store'
import { profileQuery, verifyQuery } from '../queries'
import { tokenParameter } from '../verification-token'

/** Proves the address when a verification mail led here; the token leaves the address bar with it. */
export function VerifyEmail() {
  const token = useSearchParams().get(tokenParameter)
  return token ? <Verification token={token} /> : null
}

function Verification({ token }: { token: string }) {
  const t = useTranslations('auth.verify')
  const client = useQueryClient()
  const router = useRouter()
  const { status, error } = useQuery(verifyQuery(token))

  useEffect(() => {
    if (status === 'pending') return
    if (status === 'success') toastSuccess(t('done'))
    else toastError(error)
    restoreAuth()
    void client.invalidateQueries({ queryKey: profileQuery.queryKey })
    router.replace(useAuthStore.getState().status === 'signedIn' ? '/profile' : '/login')
  }, [status, error, t, client, router])

  return status === 'pending' ? (
    <Alert className="mb-6">
      <output>{t('underway')}</output>
    </Alert>
  ) : null
}
