'use client'

import { Stack } from '@/components/layout/stack'
import { useOwnUser } from '../own-user'
import { PasswordForm } from './password-form'

/** What opens the account, and what ends it. */
export function SecurityView() {
  const { email } = useOwnUser()
  return (
    <Stack gap="lg">
      <PasswordForm email={email} />
    </Stack>
  )
}
