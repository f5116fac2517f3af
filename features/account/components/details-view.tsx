'use client'

import { Stack } from '@/components/layout/stack'
import { useOwnUser } from '../own-user'
import { DetailsForm } from './details-form'
import { NewEmail } from './new-email'

export function DetailsView() {
  const user = useOwnUser()
  // Another address begins another form.
  return (
    <Stack gap="md">
      <NewEmail />
      <DetailsForm key={user.email} user={user} />
    </Stack>
  )
}
