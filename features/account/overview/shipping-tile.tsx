'use client'

import { useTranslations } from 'next-intl'
import { AddressLines } from '@/features/address/components/address-lines'
import type { User } from '@/lib/api/entities/user.schema'
import { Tile } from './tile'

/** The default delivery address. */
export function ShippingTile({ user }: { user: User }) {
  const t = useTranslations('account.tiles.shipping')
  const shipping = user.addresses.find(({ type }) => type === 'shipping') ?? user.addresses.find(({ type }) => type === 'main')
  return (
    <Tile title={t('title')} href="/profile/addresses" action={shipping ? t('action') : t('add')}>
      {shipping ? <AddressLines address={shipping} /> : <p>{t('none')}</p>}
    </Tile>
  )
}
