'use client'

import { Stack } from '@/components/layout/stack'
import { useCurrentUser } from '@/features/account/current-user'
import { DetailsForm } from './details-form'
import { EmailChange } from './email-change'

export function DetailsView() {
  const user = useCurrentUser()
  return (
    <Stack gap="md">
      <EmailChange />
      <DetailsForm user={user} />
    </Stack>
  )
}
