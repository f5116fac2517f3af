'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ConfirmationModal } from '@/components/ui/overlay/confirmation-modal'
import type { BuyerOrder } from '@/lib/api/entities/order.schema'
import type { PayingMethod } from '@/lib/api/entities/payment.schema'
import { formatPrice } from '@/lib/money/money'

type ConfirmMethodProps = {
  method: PayingMethod
  /** Undefined where this browser may not read it. */
  order: Pick<BuyerOrder, 'number' | 'items' | 'way'> | undefined
  onConfirm: () => void
  onClose: () => void
}

/** What the buyer agrees to with another way of paying: way, fee and total above a button that says so (docs/rules/payments.md#payment-confirmation). */
export function ConfirmMethod({ method, order, onConfirm, onClose }: ConfirmMethodProps) {
  const t = useTranslations('checkout.pay')
  const review = useTranslations('checkout.review')
  const submit = useTranslations('checkout.payment')
  const checkout = useTranslations('checkout')
  const common = useTranslations('common')
  const locale = useLocale()
  const { name, description, fee, filesOnDelivery } = method
  const total = formatPrice(method.total, locale)
  return (
    <ConfirmationModal
      title={t('confirm.title')}
      text={t('confirm.text', { total })}
      variant="primary"
      labels={{ confirm: submit('submit', { total }), cancel: checkout('back'), close: common('close') }}
      onConfirm={async () => onConfirm()}
      onClose={onClose}
    >
      <dl className="flex flex-col gap-3 pt-4">
        {order ? (
          <div>
            <dt className="text-ink-soft">{t('order', { number: order.number })}</dt>
            {order.items.map(({ sku, optionLabels, qty, name: itemName }) => (
              <dd key={`${sku}-${optionLabels.map(({ value }) => value).join()}`} className="break-words">
                {qty} × {itemName}
              </dd>
            ))}
          </div>
        ) : null}
        <div>
          <dt className="text-ink-soft">{submit('methods')}</dt>
          <dd>
            {name}
            <span className="block text-sm text-ink-soft">{description}</span>
            {filesOnDelivery ? <span className="block text-sm">{submit('filesOnDelivery', { way: order?.way ?? 'home' })}</span> : null}
          </dd>
        </div>
        {fee > 0 ? (
          <div className="flex items-baseline justify-between gap-4 tabular-nums">
            <dt className="text-ink-soft">{review('paymentFee')}</dt>
            <dd>{formatPrice(fee, locale)}</dd>
          </div>
        ) : null}
        <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 font-semibold tabular-nums">
          <dt>{review('total')}</dt>
          <dd className="text-xl">{total}</dd>
        </div>
      </dl>
    </ConfirmationModal>
  )
}
