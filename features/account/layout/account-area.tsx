'use client'

import { useIsMutating } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useEffect, useState, type ReactNode } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { LoadError } from '@/components/load-error'
import { PageHeader } from '@/components/layout/page-header'
import { restoreAuth, useAuthStore } from '@/features/auth/session/auth-store'
import { useUser } from '@/features/auth/session/queries'
import { signOutKey } from '@/features/auth/session/use-sign-out'
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
  const hasSessionEnded = useSessionEnd()
  useEffect(restoreAuth, [])

  if (status === 'signedOut') {
    return (
      <>
        <PageHeader title={t('title')} lead={t('signedOut.lead')} />
        {hasSessionEnded ? (
          <Alert role="status" tone="warning" className="mb-6">
            {t('signedOut.ended')}
          </Alert>
        ) : null}
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

/** Whether the session of this page has ended otherwise than by its own sign-out. */
function useSessionEnd(): boolean {
  const status = useAuthStore((state) => state.status)
  const isSigningOut = useIsMutating({ mutationKey: signOutKey }) > 0
  const [session, setSession] = useState<'none' | 'open' | 'ended'>('none')
  if (status === 'signedIn' && session !== 'open') setSession('open')
  if (status === 'signedOut' && session === 'open') setSession(isSigningOut ? 'none' : 'ended')
  return session === 'ended'
}
