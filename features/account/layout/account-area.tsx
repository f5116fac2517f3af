'use client'

import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { LoadError } from '@/components/load-error'
import { PageHeader } from '@/components/layout/page-header'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { useUser } from '@/features/auth/session/queries'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { CurrentUserProvider } from '@/features/account/current-user'
import { accountGridStyles } from './account-skeleton'
import { AccountNav } from './account-nav'
import { AccountSkeleton } from './account-skeleton'
import { SignedOut } from './signed-out'

type AccountAreaProps = { consents: readonly Consent[]; social: ReactNode; children: ReactNode }

/** The account area for an unknown, signed-out or signed-in visitor, or with a load error. */
export function AccountArea({ consents, social, children }: AccountAreaProps) {
  const t = useTranslations('account')
  const status = useAuthStore((state) => state.status)
  const { data: user, isError, isFetching, refetch } = useUser()
  useEffect(restoreAuth, [])

  if (status === 'signedOut') {
    return (
      <>
        <PageHeader title={t('title')} lead={t('signedOut.lead')} />
        <SignedOut consents={consents} social={social} />
      </>
    )
  }
  if (user) {
    // The key resets all forms for a different user.
    return (
      <CurrentUserProvider key={user.id} user={user}>
        <div className={accountGridStyles}>
          <div className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
            <AccountNav as="side" />
          </div>
          <div className="min-w-0">{children}</div>
        </div>
      </CurrentUserProvider>
    )
  }
  if (!isError) return <AccountSkeleton label={t('loading')} />
  return (
    <LoadError
      as="h1"
      texts={{ title: t('failed.title'), text: t('failed.text'), action: t('failed.action') }}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
