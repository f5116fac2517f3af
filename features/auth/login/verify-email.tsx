'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSubmitOnce } from '@/components/form/use-submit-once'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { ApiError } from '@/lib/api/errors'
import { getPathname, useRouter, useSearchParams } from '@/lib/i18n/navigation'
import { toastSuccess } from '@/lib/browser/toast/toast'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { saveReturnTarget } from '@/features/auth/session/return-path'
import { useVerifyEmail } from '@/features/auth/mutations'
import { verificationParameter } from '@/features/auth/link-token'
import { ResendVerification } from './resend-verification'

/** Verifies the address by a button (docs/rules/forms.md#mailed-link-press, docs/rules/forms.md#email-verification); the redirect removes the token from the address. */
export function VerifyEmail() {
  const token = useSearchParams().get(verificationParameter)
  return token ? <Verification token={token} /> : null
}

function Verification({ token }: { token: string }) {
  const t = useTranslations('auth.verify')
  const router = useRouter()
  const locale = useLocale()
  const { mutateAsync, error, isPending, isSuccess } = useVerifyEmail()
  const verifyOnce = useSubmitOnce(verify)

  if (error instanceof ApiError && error.status === 422) {
    return (
      <Alert tone="warning" role="alert" title={t('spentTitle')} className="mb-6">
        <p className="mb-3">{t('spent')}</p>
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
    toastSuccess(t('done'))
    restoreAuth()
    if (useAuthStore.getState().status === 'signedIn') return router.replace('/profile')
    saveReturnTarget(getPathname({ href: '/profile', locale }))
    router.replace('/login')
  }
  const button = (
    <Button busy={isPending || isSuccess} onClick={() => void verifyOnce()}>
      {error ? t('retry') : t('action')}
    </Button>
  )
  return error ? (
    <Alert tone="danger" role="alert" title={t('failedTitle')} className="mb-6" actions={button}>
      {t('failed')}
    </Alert>
  ) : (
    <Alert title={t('title')} className="mb-6" actions={button}>
      {t('text')}
    </Alert>
  )
}
