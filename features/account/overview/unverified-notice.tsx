'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { ResendVerification } from '@/features/auth/login/resend-verification'

/** Asks for the verification of the address and resends its mail. */
export function UnverifiedNotice({ email }: { email: string }) {
  const t = useTranslations('account.unverified')
  return (
    <Alert tone="warning" title={t('title')}>
      <p className="mb-3">{t('text', { email })}</p>
      <ResendVerification email={email} />
    </Alert>
  )
}
