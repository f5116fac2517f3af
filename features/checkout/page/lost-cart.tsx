'use client'

import { Icon } from '@/components/ui/icon/icon'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { saveReturnPath } from '@/features/auth/session/return-path'
import { forgetShown } from '@/features/checkout/state/checkout-store'

/** Why the cart that was on the screen is gone: the session ended, or another window emptied it (docs/rules/checkout.md#lost-cart). */
export function LostCart({ reason }: { reason: 'signedOut' | 'emptied' }) {
  const t = useTranslations(`cart.lostCart.${reason}`)
  useEffect(forgetShown, [])
  const action =
    reason === 'signedOut' ? (
      <LinkButton href="/login" onClick={saveReturnPath}>
        {t('action')}
      </LinkButton>
    ) : (
      <LinkButton href="/shop">{t('action')}</LinkButton>
    )
  return (
    <EmptyState icon={<Icon name="shopping-bag" />} title={t('title')} actions={action}>
      <span role="status">{t('text')}</span>
    </EmptyState>
  )
}
