'use client'

import { useGuestOnly } from '@/features/auth/login/use-guest-only'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { RegisterForm } from './register-form'

export function RegisterView({ consents }: { consents: readonly Consent[] }) {
  useGuestOnly()
  return <RegisterForm consents={consents} />
}
