'use client'

import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { LinkButton } from '@/components/ui/button/link-button'
import { useCurrentUser } from '@/features/account/current-user'
import { AccountNav } from '@/features/account/layout/account-nav'
import { MemberCardTile } from './member-card-tile'
import { OrderTile } from './order-tile'
import { ShippingTile } from './shipping-tile'
import { UnverifiedNotice } from './unverified-notice'
import { WishlistTile } from './wishlist-tile'

/** The first page of the account: greeting, notices and tiles. */
export function AccountOverview() {
  const t = useTranslations('account')
  const user = useCurrentUser()
  return (
    <Stack gap="lg">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-2">
          <h1>{t('title')}</h1>
          <p className="text-lg text-ink-soft">{t('greeting', { name: user.details.firstName || user.email })}</p>
        </div>
        {user.isBackofficeUser ? (
          <LinkButton href="/admin" prefetch={false} variant="secondary">
            {t('office')}
          </LinkButton>
        ) : null}
      </header>
      {user.isVerified ? null : <UnverifiedNotice email={user.email} />}
      <AccountNav as="list" />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5">
        <OrderTile />
        <WishlistTile />
        <ShippingTile user={user} />
        <MemberCardTile user={user} />
      </ul>
    </Stack>
  )
}
