'use client'

import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { Card } from '@/components/ui/display/card'
import { SessionList } from '@/features/auth/session/session-list'
import { useCurrentUser } from '@/features/account/current-user'
import { DeletionCard } from './deletion-card'
import { ExportCard } from './export-card'
import { PasswordForm } from './password-form'
import { SetFirstPassword } from './set-first-password'

/** Password, sessions, data export and deletion of the account. */
export function SecurityView() {
  const t = useTranslations('account')
  const { email, hasPassword } = useCurrentUser()
  return (
    <Stack gap="lg">
      {hasPassword ? <PasswordForm email={email} /> : <SetFirstPassword email={email} />}
      <Card as="section" padding="lg" aria-labelledby="uredjaji">
        <h2 id="uredjaji" className="mb-4 text-2xl">
          {t('devices')}
        </h2>
        <SessionList />
      </Card>
      <ExportCard email={email} />
      <DeletionCard hasPassword={hasPassword} />
    </Stack>
  )
}
