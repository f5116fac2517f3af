'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon } from '@/components/ui/icon/icon'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Progress } from '@/components/ui/feedback/progress'
import type { Cart } from '@/lib/api/entities/cart.schema'
import { formatPrice } from '@/lib/money/money'
import { deliveryProgress } from '../delivery-progress'
import { laterDelivery } from '../later-delivery'
import { checkoutSettingsQuery } from '../queries'

/** How much is missing until delivery is free. */
export function FreeDelivery({ cart }: { cart: Cart }) {
  const t = useTranslations('cart.progress')
  const locale = useLocale()
  const { data: settings } = useQuery(checkoutSettingsQuery)
  const progress = settings ? deliveryProgress(cart, settings) : null
  if (!progress) return null
  const { from, missing } = progress
  const isAllFree = cart.deliveryMethodId !== null || (settings !== undefined && laterDelivery(cart, settings).kind === 'free')
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="flex items-center gap-2 text-sm">
        <Icon name="truck" className="size-4 shrink-0 text-ink-soft" />
        <span>
          {missing === 0
            ? t(isAllFree ? 'reached' : 'reachedSome')
            : t.rich('left', { amount: formatPrice(missing, locale), strong: amount })}
        </span>
      </p>
      <Progress label={t('label')} labelHidden value={from - missing} max={from} />
    </div>
  )
}

function amount(text: ReactNode) {
  return <strong className="tabular-nums">{text}</strong>
}
