'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { LinkButton } from '@/components/ui/button/link-button'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { useLinkToken } from '@/features/auth/link-token'
import { SetPasswordForm } from './set-password-form'

/** docs/rules/forms.md#mailed-link-result */
export function SetPasswordView() {
  const t = useTranslations('auth.setPassword')
  const token = useLinkToken()
  const [spent, setSpent] = useState<string | null>(null)

  if (token === undefined) return <Skeleton className="h-64" />
  if (token && token !== spent) return <SetPasswordForm token={token} onSpent={() => setSpent(token)} />
  return (
    <Alert
      tone="warning"
      role="alert"
      title={t('spentTitle')}
      actions={
        <LinkButton href="/forgot-password" prefetch={false}>
          {t('request')}
        </LinkButton>
      }
    >
      {t('spent')}
    </Alert>
  )
}
