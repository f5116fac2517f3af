'use client'

import { Stack } from '@/components/layout/stack'
import { useOwnUser } from '../own-user'
import { DetailsForm } from './details-form'
import { NewEmail } from './new-email'

export function DetailsView() {
  const user = useOwnUser()
  return (
    <Stack gap="md">
      <NewEmail />
      <DetailsForm user={user} />
    </Stack>
  )
}
