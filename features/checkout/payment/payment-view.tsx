'use client'

import { useTranslations } from 'next-intl'
import { lazyComponent } from '@/components/lazy-component'
import { Stack } from '@/components/layout/stack'
import { Alert } from '@/components/ui/feedback/alert'
import { LinkButton } from '@/components/ui/button/link-button'
import { Spinner } from '@/components/ui/feedback/spinner'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import { useSearchParams } from '@/lib/i18n/navigation'
import { useRetryMethods } from './payment-queries'
import { useClearOrderedCart } from '@/features/checkout/attempt/use-clear-ordered-cart'
import { usePayment, type PaymentState } from './use-payment'
import { isPaymentChecked, isPaymentPaused } from '@/features/order/described-state'
import { BankTransferCard } from '@/features/order/components/bank-transfer-card'
import { PayingMethods } from './methods/paying-methods'
import { OrderLinks } from './order-links'
import { PaymentTotal } from './payment-total'
import { useReadableOrder, useReadableOrderQuery } from './use-readable-order'

const PaymentPayPal = lazyComponent(async () => (await import('./payment-paypal')).PaymentPayPal, { fallback: <Loading /> })

/** Pays an order that awaits payment; starts automatically right after the order (docs/rules/checkout.md#payment-start). */
export function PaymentView({ origins }: { origins: readonly string[] }) {
  const orderSlug = useSearchParams().get('orderSlug') ?? ''
  const methods = useRetryMethods(orderSlug)
  const { state, begin, choose } = usePayment(orderSlug, origins)
  const order = useReadableOrder(orderSlug)
  useClearOrderedCart(orderSlug)

  const hasNothingToPay = orderSlug === '' || methods.isError || methods.data?.length === 0
  // A payment that has begun goes on.
  const isPaused = state.kind === 'choosing' && order !== undefined && isPaymentPaused(order)
  if (hasNothingToPay || isPaused || state.kind === 'notPayable')
    return (
      <>
        {isRefused.has(state.kind) ? <MethodChanged orderSlug={orderSlug} /> : null}
        <NotPayable isUnknown={orderSlug === '' || methods.isError} orderSlug={orderSlug} />
      </>
    )
  return (
    <Stack gap="lg">
      <PaymentTotal orderSlug={orderSlug} difference={methods.data?.find(({ pays }) => pays === 'difference')?.total} />
      <PaymentTrouble state={state} />
      {state.kind === 'redirecting' || methods.isPending ? <Loading /> : null}
      {state.kind === 'paypal' ? <PaymentPayPal orderSlug={orderSlug} payload={state.payload} onAnother={choose} /> : null}
      {mayChoose.has(state.kind) ? <PayingMethods methods={methods.data ?? []} order={order} onPay={begin} /> : null}
      {methods.data ? (
        <div className="flex flex-wrap gap-3">
          <OrderLinks orderSlug={orderSlug} />
        </div>
      ) : null}
    </Stack>
  )
}

const mayChoose: ReadonlySet<PaymentState['kind']> = new Set(['choosing', 'failed', 'refused', 'changed'])
const isRefused: ReadonlySet<PaymentState['kind']> = new Set(['refused', 'changed', 'notPayable'])

function PaymentTrouble({ state }: { state: PaymentState }) {
  const t = useTranslations('checkout.pay')
  if (state.kind !== 'failed' && state.kind !== 'refused' && state.kind !== 'changed') return null
  return (
    <Alert role="alert" tone="warning" title={t(`${state.kind}.title`)}>
      {state.kind === 'refused' ? state.text : t(`${state.kind}.text`)}
    </Alert>
  )
}

/** Answers a press on a page on which another window's choice of a method without a provider is not seen yet. */
function MethodChanged({ orderSlug }: { orderSlug: string }) {
  const t = useTranslations('checkout.pay.methodChanged')
  const order = useReadableOrder(orderSlug)
  if (order?.status !== 'awaiting_payment' || order.paymentKind === 'provider' || isPaymentPaused(order)) return null
  return (
    <Alert role="alert" tone="warning" title={t('title', { method: order.payment.name })} className="mb-6">
      {t('text')}
    </Alert>
  )
}

function Loading() {
  const t = useTranslations('checkout.pay')
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-10 text-ink-soft">
      <Spinner />
      {t('opening')}
    </div>
  )
}

const checkedTexts = { provider: 'confirming', shop: 'checking' } as const

/** Why an order has nothing to pay here (docs/rules/checkout.md#nothing-to-pay). */
function reasonOf(order: BuyerOrder) {
  const { status, paymentKind, paymentCheckedBy, difference } = order
  if (difference?.paymentCheckedBy) return checkedTexts[difference.paymentCheckedBy]
  switch (status) {
    case 'awaiting_payment':
      if (paymentKind === 'cashOnDelivery') return 'onDelivery'
      if (isPaymentPaused(order)) return 'paused'
      return paymentCheckedBy ? checkedTexts[paymentCheckedBy] : 'over'
    case 'cancelled':
    case 'withdrawn':
    case 'refunded':
      return status
    default:
      return 'paid'
  }
}

/** The order is paid, over or paid without a provider, no method applies, or this browser may not pay it (docs/rules/checkout.md#nothing-to-pay). */
function NotPayable({ isUnknown, orderSlug }: { isUnknown: boolean; orderSlug: string }) {
  const t = useTranslations('checkout.pay')
  const { order, isLoading } = useReadableOrderQuery(orderSlug)
  // The reason is not known yet.
  if (isLoading && !isUnknown) return <Spinner label={t('looking')} className="mx-auto" />
  const isAwaited = order?.status === 'awaiting_payment'
  if (order && isAwaited && order.payment.bankTransfer && !isPaymentPaused(order) && !isPaymentChecked(order)) {
    return (
      <Stack gap="lg">
        <PaymentTotal orderSlug={orderSlug} />
        <BankTransferCard transfer={order.payment.bankTransfer} instructions={order.payment.instructions} slip={order.slip} />
        <p className="text-ink-soft">{t('transfer')}</p>
        <LinkButton href={{ pathname: '/checkout/success', query: { orderSlug } }} variant="secondary">
          {t('over.action')}
        </LinkButton>
      </Stack>
    )
  }
  const key = isUnknown ? 'unknown' : order ? reasonOf(order) : 'over'
  return (
    <Alert
      title={t(`${key}.title`)}
      actions={
        isUnknown ? (
          <LinkButton href="/shop">{t('unknown.action')}</LinkButton>
        ) : (
          <LinkButton href={{ pathname: '/checkout/success', query: { orderSlug } }}>{t('over.action')}</LinkButton>
        )
      }
    >
      {t(`${key}.text`)}
    </Alert>
  )
}
