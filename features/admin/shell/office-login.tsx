'use client'

import { useTranslations } from 'next-intl'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Card } from '@/components/ui/display/card'
import { Alert } from '@/components/ui/feedback/alert'
import { LoginForm } from '@/features/auth/login/login-form'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { resetQueries } from '@/features/auth/session/reset-queries'
import { takeReturnPath } from '@/features/auth/session/return-path'
import { Link, usePlainRouter, useRouter } from '@/lib/i18n/navigation'
import { useOfficeUser } from '@/features/auth/session/office-user'
import { setAcceptedEmail, useAcceptedEmail } from './accepted-invite-store'
import { setHasSignedOut } from './signing-out-store'

/** Redirects a signed-in back-office user. Whoever has just accepted an invitation only needs the password (docs/rules/administration.md#staff-invite). */
export function OfficeLogin() {
  const t = useTranslations('admin.login')
  const router = useRouter()
  const plainRouter = usePlainRouter()
  const client = useQueryClient()
  const status = useAuthStore((state) => state.status)
  const { data: user } = useOfficeUser()
  const acceptedEmail = useAcceptedEmail()

  useEffect(() => setHasSignedOut(false), [])

  useEffect(() => {
    // Its screen is gone, and so is what it had loaded (docs/rules/forms.md#sign-out).
    if (status === 'signedOut') resetQueries(client)
  }, [client, status])

  useEffect(() => {
    if (!user || status !== 'signedIn') return
    setAcceptedEmail(null)
    const path = takeReturnPath()
    if (path?.startsWith('/admin/')) plainRouter.replace(path)
    else router.replace('/admin')
  }, [user, status, router, plainRouter])

  return (
    <main className="grid min-h-dvh place-items-center on-inverse px-gutter py-10">
      <div className="flex w-full max-w-md flex-col gap-6">
        <header className="flex flex-col gap-2 text-center">
          <p className="eyebrow text-accent">{t('eyebrow')}</p>
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="text-inverse-ink-soft">{t('lead')}</p>
        </header>
        <Card padding="lg" className="text-ink">
          {acceptedEmail ? (
            <Alert tone="success" role="status" title={t('accepted')} className="mb-6">
              {t('acceptedHint')}
            </Alert>
          ) : null}
          <LoginForm strategy="admin" email={acceptedEmail ?? undefined} />
        </Card>
        <p className="text-center">
          <Link href="/" prefetch={false} className="text-inverse-ink-soft underline underline-offset-4 hover:text-inverse-ink">
            {t('back')}
          </Link>
        </p>
      </div>
    </main>
  )
}
