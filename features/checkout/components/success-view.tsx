'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { Card } from '@/components/ui/card'
import { LinkButton } from '@/components/ui/link-button'
import type { Order } from '@/lib/api/entities/order.schema'
import { useSearchParams } from '@/lib/i18n/navigation'
import { formatPrice } from '@/lib/money'
import { forgetDraft } from '../address-draft'
import { parseReceipt, receiptText } from '../order-receipts'
import { waitsForProvider } from '../payment-wait'
import { useOrderSummary } from '../queries'
import { OrderDetails } from './order-details'
import { PaymentWaiting } from './payment-waiting'

/** Everybody with the link sees the reference; the details only whoever ordered in this tab (faults 25). */
export function SuccessView() {
  const t = useTranslations('checkout.success')
  const orderSlug = useSearchParams().get('orderSlug') ?? ''
  const kept = useSyncExternalStore(
    unchanging,
    () => receiptText(orderSlug),
    () => null,
  )
  const receipt = useMemo(() => parseReceipt(kept), [kept])
  const { data: order } = useOrderSummary(orderSlug, receipt)

  useEffect(forgetDraft, [])

  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col items-center gap-3 pt-6 text-center lamp-glow">
        <h1 className="max-w-2xl text-balance">{t('title')}</h1>
        <p className="text-lg text-ink-soft">{order ? t('lead', { email: order.email }) : t('leadPlain')}</p>
        <p className="text-ink-soft">
          {order ? t('number') : t('reference')}: <strong className="text-ink tabular-nums">{order?.number ?? orderSlug}</strong>
        </p>
      </div>
      {order && waitsForProvider(order) ? <PaymentWaiting orderSlug={orderSlug} /> : null}
      {order?.payment.bankTransfer ? <BankTransferCard transfer={order.payment.bankTransfer} /> : null}
      {order ? <OrderDetails order={order} /> : null}
      <div className="flex justify-center">
        <LinkButton href="/shop" variant="secondary">
          {t('shop')}
        </LinkButton>
      </div>
    </div>
  )
}

/** What was kept stays as it is while the page is open. */
function unchanging() {
  return () => {}
}

function BankTransferCard({ transfer }: { transfer: NonNullable<Order['payment']['bankTransfer']> }) {
  const t = useTranslations('checkout.success')
  const rows = [
    [t('recipient'), `${transfer.recipient}, ${transfer.recipientAddress}`],
    [t('iban'), transfer.iban.replace(/(.{4})(?=.)/g, '$1 ')],
    [t('model'), `${transfer.model} ${transfer.reference}`],
    [t('amount'), formatPrice(transfer.amount)],
    [t('purpose'), transfer.purpose],
  ]
  return (
    <Card tone="lamp" as="section" padding="lg">
      <h2 className="text-xl">{t('pay')}</h2>
      <p className="pt-1 pb-5 text-ink-soft">{t('payLead', { amount: formatPrice(transfer.amount) })}</p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="-mt-3 font-medium break-words tabular-nums sm:mt-0">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
