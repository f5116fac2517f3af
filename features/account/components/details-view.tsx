'use client'

import { useOwnUser } from '../own-user'
import { DetailsForm } from './details-form'

export function DetailsView() {
  return <DetailsForm user={useOwnUser()} />
}
