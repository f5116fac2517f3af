'use client'

import { useTranslations } from 'next-intl'
import type { User } from '@/lib/api/entities/user.schema'
import { Tile } from './tile'

export function MemberCardTile({ user }: { user: User }) {
  const t = useTranslations('account.tiles.card')
  const { memberCardBarcode } = user
  return (
    <Tile title={t('title')} href="/profile/details" action={memberCardBarcode ? t('action') : t('add')}>
      {memberCardBarcode ? <p className="font-semibold tracking-wide text-ink tabular-nums">{memberCardBarcode}</p> : <p>{t('none')}</p>}
    </Tile>
  )
}
