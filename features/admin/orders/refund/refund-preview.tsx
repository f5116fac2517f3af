'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Alert } from '@/components/ui/feedback/alert'
import type { RefundPreview as Preview } from '@/lib/api/v2/ecommerce/order/office/refund.schema'
import { formatPrice } from '@/lib/office/formats'

type RefundPreviewProps = { preview: Preview; isBusy: boolean; onConfirm: () => void }

/** What the refund pays, with its VAT, and the button that pays it. */
export function RefundPreview({
  preview: { total, lines, delivery, amount, vatByRate, by, isCredited, isWhole },
  isBusy,
  onConfirm,
}: RefundPreviewProps) {
  const t = useTranslations('admin.orders.refunding')
  const rows = [
    ...lines.map((line) => ({ name: `${line.qty} × ${line.name}`, cost: line.amount })),
    ...(delivery > 0 ? [{ name: t('deliveryPart'), cost: delivery }] : []),
    ...(amount > 0 ? [{ name: t('amountPart'), cost: amount }] : []),
  ]
  return (
    <div role="status" className="flex flex-col gap-4 rounded border border-line bg-paper p-4">
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        {rows.map(({ name, cost }) => (
          <div key={name} className="contents">
            <dt className="min-w-0 break-words">{name}</dt>
            <dd className="text-right tabular-nums">{formatPrice(cost)}</dd>
          </div>
        ))}
        <div className="contents font-semibold">
          <dt className="border-t border-line pt-2">{t('total')}</dt>
          <dd className="border-t border-line pt-2 text-right tabular-nums">{formatPrice(total)}</dd>
        </div>
        {vatByRate.map(({ rate, base, vat }) => (
          <div key={rate} className="contents text-sm text-ink-soft">
            <dt>{t('vat', { rate, base: formatPrice(base) })}</dt>
            <dd className="text-right tabular-nums">{formatPrice(vat)}</dd>
          </div>
        ))}
      </dl>
      <Alert tone="warning">{[t(`by.${by}`), ...(isCredited ? [t('credited')] : []), t(isWhole ? 'whole' : 'part')].join(' ')}</Alert>
      <div>
        <Button busy={isBusy} onClick={onConfirm}>
          {t('confirm', { amount: formatPrice(total) })}
        </Button>
      </div>
    </div>
  )
}
