'use client'

import { LogOut } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Cluster } from '@/components/layout/cluster'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import { useSignOut } from '@/features/auth/use-sign-out'
import type { User } from '@/lib/api/entities/user.schema'
import { DetailsForm } from './details-form'
import { PasswordForm } from './password-form'

export function ProfileContent({ user }: { user: User }) {
  const t = useTranslations('account')
  const { signOut, isSigningOut } = useSignOut()

  return (
    <Stack gap="lg">
      <Cluster justify="between" gap="sm">
        <p className="text-lg text-ink-soft">{t('greeting', { name: user.details.firstName || user.email })}</p>
        <Cluster gap="xs">
          {user.isBackofficeUser ? (
            <LinkButton href="/admin" prefetch={false} variant="secondary">
              {t('office')}
            </LinkButton>
          ) : null}
          <Button variant="secondary" busy={isSigningOut} onClick={() => void signOut()}>
            <LogOut aria-hidden="true" className="size-5" />
            {t('signOut')}
          </Button>
        </Cluster>
      </Cluster>
      {user.isVerified ? null : (
        <Alert tone="warning" title={t('unverified.title')}>
          {t('unverified.text', { email: user.email })}
        </Alert>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
        <DetailsForm key={user.id} user={user} />
        <PasswordForm email={user.email} />
      </div>
    </Stack>
  )
}
