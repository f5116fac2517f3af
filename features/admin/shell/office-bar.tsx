'use client'

import { CircleUserRound, LogOut, Menu } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { IconButton } from '@/components/ui/button/icon-button'
import { KeysButton } from '@/features/admin/keys/keys-button'
import { NotificationBell } from '@/features/admin/notifications/notification-bell'
import { PaletteButton } from '@/features/admin/palette/palette-button'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { useSignOut } from '@/features/auth/session/use-sign-out'
import type { OfficeUser } from '@/lib/api/entities/user.schema'
import { Link } from '@/lib/i18n/navigation'
import { visibleKinds } from '@/lib/office/notifications'
import { setHasSignedOut } from './signing-out-store'

type OfficeBarProps = { siteName: string; user: OfficeUser; hasCachePage: boolean; isMenuOpen: boolean; onOpenMenu: () => void }

export function OfficeBar({ siteName, user, hasCachePage, isMenuOpen, onOpenMenu }: OfficeBarProps) {
  const t = useTranslations('admin')
  const { signOut, isSigningOut } = useSignOut()

  async function leave() {
    setHasSignedOut(true)
    await signOut()
    // Where it failed the session lives on; a later end is not this one.
    if (useAuthStore.getState().status === 'signedIn') setHasSignedOut(false)
  }

  return (
    <header className="on-inverse">
      <div className="mx-auto flex min-h-16 w-full max-w-page items-center justify-between gap-x-2 px-gutter py-2 sm:gap-x-4">
        <div className="flex min-w-0 items-center gap-1">
          <IconButton
            label={t('openMenu')}
            variant="inverse"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onOpenMenu}
            className="-ml-3 md:hidden"
          >
            <Menu aria-hidden="true" />
          </IconButton>
          <p className="flex min-w-0 flex-wrap items-baseline gap-x-3 leading-tight">
            <span className="font-display font-semibold wrap-anywhere sm:text-xl">{siteName}</span>
            <span className="text-xs text-inverse-ink-soft sm:text-sm">{t('name')}</span>
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1 sm:gap-4">
          <PaletteButton scopes={user.scopes} hasCachePage={hasCachePage} />
          {visibleKinds(user.scopes).length > 0 ? <NotificationBell /> : null}
          <KeysButton scopes={user.scopes} hasCachePage={hasCachePage} />
          <Link
            href="/admin/account"
            className="flex min-h-11 min-w-8 items-center justify-center gap-2 text-sm text-inverse-ink-soft hover:text-inverse-ink"
          >
            <CircleUserRound aria-hidden="true" className="size-5 sm:hidden" />
            <span className="sr-only">{t('account.title')}:</span>
            <span className="max-sm:sr-only">
              {user.details.firstName} {user.details.lastName}
            </span>
          </Link>
          <Button variant="inverse" size="sm" busy={isSigningOut} onClick={() => void leave()}>
            <LogOut aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">{t('signOut')}</span>
          </Button>
        </div>
      </div>
    </header>
  )
}
