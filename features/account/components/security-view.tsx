'use client'

import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { Card } from '@/components/ui/card'
import { SessionList } from '@/features/auth/components/session-list'
import { useOwnUser } from '../own-user'
import { PasswordForm } from './password-form'

/** What opens the account, and what ends it. */
export function SecurityView() {
  const t = useTranslations('auth.sessions')
  const { email } = useOwnUser()
  return (
    <Stack gap="lg">
      <PasswordForm email={email} />
      <Card as="section" padding="lg" aria-labelledby="uredjaji">
        <h2 id="uredjaji" className="mb-2 text-2xl">
          {t('title')}
        </h2>
        <p className="mb-6 text-ink-soft">{t('lead')}</p>
        <SessionList />
      </Card>
    </Stack>
  )
}
