'use client'

import { LogOut, Store } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { LinkButton } from '@/components/ui/button/link-button'
import { useSignOut } from '@/features/auth/session/use-sign-out'
import type { OfficeUser } from '@/lib/api/entities/user.schema'

export function AdminBar({ siteName, user }: { siteName: string; user: OfficeUser }) {
  const t = useTranslations('admin')
  const { signOut, isSigningOut } = useSignOut()
  return (
    <header className="on-night">
      <div className="mx-auto flex min-h-16 w-full max-w-page flex-wrap items-center justify-between gap-x-6 gap-y-2 px-gutter py-3">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-display text-xl font-semibold">{siteName}</span>
          <span className="text-sm text-night-ink-soft">{t('place')}</span>
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <span className="mr-2 text-sm text-night-ink-soft max-sm:hidden">
            {user.details.firstName} {user.details.lastName}
          </span>
          <LinkButton href="/" prefetch={false} variant="night" size="sm">
            <Store aria-hidden="true" className="size-4" />
            {t('backToSite')}
          </LinkButton>
          <Button variant="night" size="sm" busy={isSigningOut} onClick={() => void signOut()}>
            <LogOut aria-hidden="true" className="size-4" />
            {t('signOut')}
          </Button>
        </div>
      </div>
    </header>
  )
}
