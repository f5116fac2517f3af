'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/display/card'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { LinkButton } from '@/components/ui/button/link-button'
import { SkeletonText } from '@/components/ui/feedback/skeleton'
import { useAuthStore } from '@/features/auth/session/auth-store'
import { clearLinkToken, useLinkToken } from '@/features/auth/link-token'
import { saveReturnPath } from '@/features/auth/session/return-path'
import { PayDifference } from './pay-difference'
import { PaymentRetry } from '@/features/checkout/payment/payment-retry'
import { OrderStatusBadge } from '@/features/order/components/order-status-badge'
import { OrderDetails } from '@/features/order/components/order-details'
import { OrderLinkForm } from '@/features/order/components/order-link-form'
import { useOpenOrder, useRenewOrderLink } from '@/features/order/mutations'
import { useOrder } from '@/features/order/queries'
import { ApiError, hasErrorCode } from '@/lib/api/errors'
import { formatDateTime } from '@/lib/text/dates'
import { toastError } from '@/lib/browser/toast/toast'

/** An order for those who may see it; others can open a mailed link, sign in or request a link. */
export function OrderPageView({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('order.page')
  const locale = useLocale()
  const { data: order, error, isFetching, refetch } = useOrder(orderSlug)
  const isHidden = error instanceof ApiError && error.status === 404
  if (order) {
    const isUnpaid = order.status === 'awaiting_payment' && order.paymentKind === 'provider'
    return (
      <>
        <header className="flex flex-col gap-2 pb-6 sm:pb-8">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="lining-nums tabular-nums">{t('title', { number: order.number })}</h1>
            <OrderStatusBadge order={order} />
          </div>
          <p className="text-ink-soft">{t('placed', { at: formatDateTime(order.createdAt, locale) })}</p>
        </header>
        <OrderDetails order={order}>
          {isUnpaid ? <PaymentRetry order={order} /> : null}
          {order.difference ? <PayDifference order={order} difference={order.difference} /> : null}
        </OrderDetails>
      </>
    )
  }
  if (isHidden) return <OrderAccess orderSlug={orderSlug} />
  if (error) {
    const retry = (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    )
    return <EmptyState as="h1" title={t('failed')} actions={retry} />
  }
  return (
    <>
      <h1 className="pb-8">{t('plainTitle')}</h1>
      <Card role="status" aria-label={t('loading')} padding="lg">
        <SkeletonText lines={8} />
      </Card>
    </>
  )
}

function OrderAccess({ orderSlug }: { orderSlug: string }) {
  const token = useLinkToken()
  const [spent, setSpent] = useState<string | null>(null)
  if (token && token !== spent) return <OpenLink token={token} onSpent={() => setSpent(token)} />
  return <RequestLink orderSlug={orderSlug} spent={spent} />
}

/** docs/rules/forms.md#mailed-link-press */
function OpenLink({ token, onSpent }: { token: string; onSpent: () => void }) {
  const t = useTranslations('order.page.opened')
  const { mutateAsync: open, isPending } = useOpenOrder()

  async function openOrder() {
    try {
      await open(token)
      clearLinkToken()
    } catch (error) {
      if (hasErrorCode(error, 'TOKEN_SPENT')) onSpent()
      else toastError(error)
    }
  }

  const action = (
    <Button size="lg" busy={isPending} onClick={() => void openOrder()}>
      {t('action')}
    </Button>
  )
  return (
    <EmptyState as="h1" title={t('title')} actions={action}>
      {t('text')}
    </EmptyState>
  )
}

/** A spent link is enough to get a new one. */
function RenewLink({ orderSlug, token }: { orderSlug: string; token: string }) {
  const t = useTranslations('order.page.spent')
  const { mutateAsync: renew, isPending, isSuccess } = useRenewOrderLink()
  if (isSuccess) return <p role="status">{t('sent')}</p>
  return (
    <Button size="sm" busy={isPending} onClick={() => void renew({ orderSlug, token }).catch(toastError)}>
      {t('action')}
    </Button>
  )
}

/** `spent`: the link that no longer opens the order, or null. */
function RequestLink({ orderSlug, spent }: { orderSlug: string; spent: string | null }) {
  const t = useTranslations('order.page')
  const link = useTranslations('order.link')
  const isSignedIn = useAuthStore((state) => state.status === 'signedIn')
  const reason = spent === null ? 'closed' : 'spent'
  return (
    <>
      <h1 className="pb-6">{t('plainTitle')}</h1>
      <div className="flex flex-col gap-6">
        <Alert
          tone={spent === null ? 'info' : 'warning'}
          title={t(`${reason}.title`)}
          actions={
            <>
              {spent === null ? null : <RenewLink orderSlug={orderSlug} token={spent} />}
              {isSignedIn ? null : (
                <LinkButton href="/login" prefetch={false} variant="secondary" size="sm" onClick={saveReturnPath}>
                  {t('login')}
                </LinkButton>
              )}
            </>
          }
        >
          {t(`${reason}.text`)}
        </Alert>
        {spent === null ? (
          <Card padding="lg" as="section" aria-labelledby="link-title">
            <h2 id="link-title" className="text-xl">
              {link('title')}
            </h2>
            <p className="pt-1 pb-6 text-ink-soft">{link('lead')}</p>
            <OrderLinkForm />
          </Card>
        ) : null}
      </div>
    </>
  )
}
