'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/display/card'
import { LinkButton } from '@/components/ui/button/link-button'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { saveReturnPath } from '@/features/auth/session/return-path'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import { OrderLinkForm } from '@/features/order/components/order-link-form'
import { formatDate } from '@/lib/text/dates'
import { Link, useSearchParams } from '@/lib/i18n/navigation'
import { useRecentOrders, useWithdrawalOptions } from '../queries'
import { WithdrawalSteps } from './withdrawal-steps'

/** The withdrawal steps of an order, or the ways to find the order. */
export function WithdrawalView() {
  const t = useTranslations('withdrawal')
  const orderSlug = useSearchParams().get('orderSlug') ?? ''
  const { data: options, isPending, isFetching } = useWithdrawalOptions(orderSlug)
  if (options) return <WithdrawalSteps key={orderSlug} options={options} />
  if (orderSlug !== '' && isPending && isFetching) {
    return (
      <Card role="status" aria-label={t('loading')} padding="lg">
        <SkeletonText lines={6} />
      </Card>
    )
  }
  return <FindOrder />
}

function FindOrder() {
  const t = useTranslations('withdrawal')
  const link = useTranslations('order.link')
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  return (
    <div className="flex flex-col gap-6">
      {isSignedIn ? <OrderList /> : null}
      <Card as="section" padding="lg" aria-labelledby="find-title">
        <h2 id="find-title" className="text-xl">
          {isSignedIn ? t('guest') : link('title')}
        </h2>
        <p className="pt-1 pb-6 text-ink-soft">{link('lead')}</p>
        <OrderLinkForm />
      </Card>
      {isSignedIn ? null : (
        <p className="text-center">
          <LinkButton href="/login" prefetch={false} variant="quiet" onClick={saveReturnPath}>
            {t('signIn')}
          </LinkButton>
        </p>
      )}
    </div>
  )
}

function OrderList() {
  const t = useTranslations('withdrawal.own')
  const locale = useLocale()
  const { data } = useRecentOrders()
  if (!data || data.records.length === 0) return null
  return (
    <Card as="section" padding="none" aria-labelledby="own-title">
      <h2 id="own-title" className="px-6 pt-6 pb-3 text-xl sm:px-8">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {data.records.map(({ orderSlug, number, createdAt, ...order }) => (
          <li
            key={orderSlug}
            className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-6 py-4 hover:bg-paper sm:px-8"
          >
            <span className="flex flex-col">
              <Link
                href={{ pathname: '/withdrawal', query: { orderSlug } }}
                prefetch={false}
                aria-label={t('choose', { number })}
                className="stretched-link font-medium tabular-nums"
              >
                {number}
              </Link>
              <time dateTime={createdAt} className="text-sm text-ink-soft">
                {formatDate(createdAt, locale)}
              </time>
            </span>
            <OrderStatusBadge order={order} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
