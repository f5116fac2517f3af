'use client'

import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button/link-button'
import { useReadableOrder } from './use-readable-order'

/** The order's page and, as there, the withdrawal from it, for a browser that may read it: paying is not the only way on. */
export function OrderLinks({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('checkout.pay')
  const order = useReadableOrder(orderSlug)
  if (!order) return null
  return (
    <>
      <LinkButton href={{ pathname: '/order/[slug]', params: { slug: orderSlug } }} prefetch={false} variant="quiet">
        {t('over.action')}
      </LinkButton>
      {order.withdrawal.isOpen ? (
        <LinkButton href={{ pathname: '/withdrawal', query: { orderSlug } }} prefetch={false} variant="quiet">
          {t('withdraw')}
        </LinkButton>
      ) : null}
    </>
  )
}
