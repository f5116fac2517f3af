'use client'

import { useTranslations } from 'next-intl'
import { Stack } from '@/components/layout/stack'
import { LinkButton } from '@/components/ui/link-button'
import { useOwnUser } from '../own-user'
import { AccountNav } from './account-nav'
import { CardTile } from './card-tile'
import { OrderTile } from './order-tile'
import { ShippingTile } from './shipping-tile'
import { UnverifiedNotice } from './unverified-notice'
import { WishTile } from './wish-tile'

/** The way in: who one is here, what is waiting, where things are. */
export function Overview() {
  const t = useTranslations('account')
  const user = useOwnUser()
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
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-5">
        <OrderTile />
        <WishTile />
        <ShippingTile user={user} />
        <CardTile user={user} />
      </ul>
    </Stack>
  )
}
