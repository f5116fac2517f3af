'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/display/card'
import { LoginForm } from '@/features/auth/login/login-form'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { RegisterForm } from '@/features/account/registration/register-form'

type SignedOutProps = { consents: readonly Consent[]; social: ReactNode }

/** Login and registration side by side, and the sign-in services. */
export function SignedOut({ consents, social }: SignedOutProps) {
  const t = useTranslations('account')
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <Card as="section" padding="lg" aria-labelledby="prijava">
        <h2 id="prijava" className="mb-6 text-2xl">
          {t('signedOut.login')}
        </h2>
        <LoginForm />
        {social}
      </Card>
      <Card as="section" padding="lg" aria-labelledby="registracija">
        <h2 id="registracija" className="mb-6 text-2xl">
          {t('signedOut.register')}
        </h2>
        <RegisterForm consents={consents} redirect={false} />
      </Card>
    </div>
  )
}
