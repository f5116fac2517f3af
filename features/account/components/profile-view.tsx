'use client'

import { WifiOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { restoreAuth, useAuthStore } from '@/features/auth/auth-store'
import { useUser } from '@/features/auth/queries'
import type { Consent } from '@/lib/api/entities/consent.schema'
import { ProfileContent } from './profile-content'
import { ProfileSkeleton } from './profile-skeleton'
import { SignedOut } from './signed-out'

/** The profile page in its four states: not known yet, nobody, out of reach, somebody. */
export function ProfileView({ consents }: { consents: readonly Consent[] }) {
  const t = useTranslations('account')
  const status = useAuthStore((state) => state.status)
  const { data: user, isError, isFetching, refetch } = useUser()
  useEffect(restoreAuth, [])

  if (status === 'signedOut') return <SignedOut consents={consents} />
  if (user) return <ProfileContent user={user} />
  if (!isError) return <ProfileSkeleton label={t('loading')} />
  return (
    <EmptyState
      icon={<WifiOff aria-hidden="true" />}
      title={t('failed.title')}
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('failed.action')}
        </Button>
      }
    >
      {t('failed.text')}
    </EmptyState>
  )
}
