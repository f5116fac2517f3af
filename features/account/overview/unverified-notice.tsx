'use client'

import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { ResendVerification } from '@/features/auth/login/resend-verification'

/** What is to be done, and the mail once more for whoever has lost it. */
export function UnverifiedNotice({ email }: { email: string }) {
  const t = useTranslations('account.unverified')
  return (
    <Alert tone="warning" title={t('title')}>
      <p className="mb-3">{t('text', { email })}</p>
      <ResendVerification email={email} />
    </Alert>
  )
}
