'use client'

import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { AuthFrame } from '@/features/auth/fields/auth-page-frame'
import { useGuestOnly } from '@/features/auth/login/use-guest-only'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { Link } from '@/lib/i18n/navigation'
import { RegisterForm } from './register-form'

type RegisterViewProps = { consents: readonly Consent[]; notice?: ReactNode; /** Of registering, below the form. */ otherWays?: ReactNode }

/** Once the account is opened, its notice is the only way on. */
export function RegisterView({ consents, notice, otherWays }: RegisterViewProps) {
  const t = useTranslations('account.register')
  const [isRegistered, setIsRegistered] = useState(false)
  useGuestOnly()
  return (
    <AuthFrame title={t('title')} lead={t('lead')} notice={notice} after={isRegistered ? null : <SignIn />}>
      <RegisterForm consents={consents} onRegistered={() => setIsRegistered(true)} />
      {isRegistered ? null : otherWays}
    </AuthFrame>
  )
}

function SignIn() {
  const t = useTranslations('account.register')
  return (
    <>
      {t('hasAccount')}{' '}
      <Link href="/login" className="font-medium text-action underline underline-offset-4">
        {t('login')}
      </Link>
    </>
  )
}
